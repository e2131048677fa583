"""What seats, places and cards are called, in the player's language."""

from collections import Counter
from typing import Literal

from ludoteca.core.text.messages import say
from ludoteca.core.text.spelling import as_word
from ludoteca.games.futurisiko.box import Army
from ludoteca.games.futurisiko.map import World
from ludoteca.games.futurisiko.map.names import list_names
from ludoteca.games.futurisiko.moves import PhysicalCard
from ludoteca.games.futurisiko.position import FutuRisikoPosition

# The map whose places have forms.
RECONSTRUCTED = "reconstruction"
PlaceForm = Literal["", "in", "from", "to"]


def name_seat(seat: int) -> str:
    """F1: the colour of a seat's army, as its name at the table."""
    return say("futurisiko-army", army=str(Army(seat)))


def name_place(position: FutuRisikoPosition, place: str) -> str:
    """F10: the name of a territory or a sea."""
    return list_names(position.world)[place]


def phrase_place(world: World, place: str, form: PlaceForm = "") -> str:
    """The name as it stands in a sentence: with its article, or in it, from it, to it.

    Our own map has these forms in every language; places of other maps have only a name.
    """
    is_ours = world.id == RECONSTRUCTED
    key = f"futurisiko-place-{place}" if is_ours else "futurisiko-place"
    return say(f"{key}.{form}".removesuffix("."), name=list_names(world)[place])


def name_card(card: PhysicalCard) -> str:
    """F60: the name of a card with its colour."""
    return say("futurisiko-card", card=str(card.card), army=str(card.colour))


def list_words(position: FutuRisikoPosition) -> dict[str, str]:
    """F10: by id of a place, the word that can be typed for it.

    Where two places of a map would have the same word, they keep their ids.
    """
    words = {id_: as_word(name) for id_, name in list_names(position.world).items()}
    taken = Counter([*words, *(word for id_, word in words.items() if word != id_)])
    return {id_: word if taken[word] == 1 else id_ for id_, word in words.items()}
