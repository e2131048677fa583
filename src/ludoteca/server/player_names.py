"""What to call whoever plays: a person by name, a bot by that of its persona."""

from ludoteca.bots.personas import find_persona
from ludoteca.core.text.messages import say
from ludoteca.table import SOMEONE


def name_bot(spec: str, seat: int) -> str:
    """A bot by who it is in a seat, or as it is asked for; never refused."""
    persona = find_persona(spec, seat)
    return persona.name if persona else spec


def name_player(seat: int, name: str, bot: str, who: str = "") -> str:
    """A person as they call themselves, whatever that is; where nobody sits, the bot.

    Whoever is forgotten (`who` is then nobody in particular) is someone.
    """
    if who == SOMEONE and not (name or bot):
        return say("table-someone")
    return name or name_bot(bot, seat)
