"""What to call whoever plays: a person by name, a bot by the title of its level."""

from ludoteca.bots.levels import LEVELS


def name_bot(spec: str) -> str:
    """A bot by the name of its level, or as it is asked for; never refused."""
    kind, _, word = spec.partition(":")
    levels = LEVELS if kind == "level" else ()
    return next((each.title for each in levels if word in (str(each.number), each.name)), spec)


def name_player(name: str, bot: str) -> str:
    """A person as they call themselves, whatever that is; where nobody sits, the bot."""
    return name or name_bot(bot)
