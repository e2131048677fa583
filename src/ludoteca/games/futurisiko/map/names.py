"""The names of places, which depend on the language in which they are said."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from ludoteca.core.text.messages import Words, say
from ludoteca.games.futurisiko.map.world import World


@lru_cache(maxsize=1 << 10)
def _names_in(world: World, language: str) -> Mapping[str, str]:
    return {place.id: place.name(language) for place in (*world.territories, *world.seas)}


def list_names(world: World) -> Mapping[str, str]:
    """F10: by id of a place, its name in the player's language."""
    return _names_in(world, say("futurisiko-language"))


@dataclass(frozen=True)
class PlaceName(Words):
    """F10: the name of a territory or a sea, said in the language of whoever hears it."""

    world: World
    place: str

    def __str__(self) -> str:
        return list_names(self.world)[self.place]
