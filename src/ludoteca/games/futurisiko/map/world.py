"""The world of a game: its territories and seas, what borders on what, and how far a plane flies.

A set of territories, or of seas, is a mask of bits: bit k for the k-th of the map file.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec
import numpy as np
from numpy.typing import NDArray

from ludoteca.core.text.messages import ENGLISH
from ludoteca.games.futurisiko.assets.document import MAP
from ludoteca.games.futurisiko.map.check import check_world

RECONSTRUCTION = files(__package__) / "reconstruction.json"

Masks = NDArray[np.int64]
# Degrees east and degrees north.
Position = tuple[float, float]


@dataclass(frozen=True)
class MapOrigin:
    """Where the name of a place and its borders are from."""

    name: str
    borders: str


@dataclass(frozen=True)
class Place:
    """A territory or a sea."""

    id: str
    names: Mapping[str, object]  # by language; only what is said in ours is known to be a text
    neighbours: tuple[str, ...]  # of the same kind
    provenance: MapOrigin

    def name(self, language: str = ENGLISH) -> str:
        """The name in a language; in English where the map has no other."""
        return str(self.names.get(language, self.names[ENGLISH]))


@dataclass(frozen=True)
class Territory(Place):
    """A territory; its neighbours are those by land, link lines included."""

    links: tuple[str, ...]  # the neighbours joined by a line over water (F7)
    seas: tuple[str, ...]
    label: Position


@dataclass(frozen=True)
class Sea(Place):
    """A sea; it may show on both sides of the map, and so have two labels (F9)."""

    coasts: tuple[str, ...]
    labels: tuple[Position, ...]


@dataclass(frozen=True)
class World:
    """A map, in the order of its file."""

    id: str
    title: str
    provenance: str
    territories: tuple[Territory, ...]
    seas: tuple[Sea, ...]

    def __hash__(self) -> int:
        # Worlds that are equal have the same id; their names and masks need not be looked at.
        return hash(self.id)

    def territory(self, name: str) -> Territory:
        """The territory with this id."""
        return self.territories[self.territory_index[name]]

    def sea(self, name: str) -> Sea:
        """The sea with this id."""
        return self.seas[self.sea_index[name]]

    @cached_property
    def territory_index(self) -> Mapping[str, int]:
        """The numbers of the territories by id."""
        return {territory.id: number for number, territory in enumerate(self.territories)}

    @cached_property
    def sea_index(self) -> Mapping[str, int]:
        """The numbers of the seas by id."""
        return {sea.id: number for number, sea in enumerate(self.seas)}

    @cached_property
    def land(self) -> Masks:
        """F34: by territory, the territories next to it by land or link line."""
        return _masks((place.neighbours for place in self.territories), self.territory_index)

    @cached_property
    def coast(self) -> Masks:
        """F29: by territory, the seas that wash it."""
        return _masks((place.seas for place in self.territories), self.sea_index)

    @cached_property
    def shore(self) -> Masks:
        """F37: by sea, the territories on it."""
        return _masks((place.coasts for place in self.seas), self.territory_index)

    @cached_property
    def sea_neighbours(self) -> Masks:
        """F36: by sea, the seas next to it."""
        return _masks((place.neighbours for place in self.seas), self.sea_index)

    @cached_property
    def flight(self) -> Masks:
        """F35: by territory, where a plane can land: one step away, or two over land or sea."""
        flight = self.land.copy()
        for number, place in enumerate(self.territories):
            for over in place.neighbours:
                flight[number] |= self.land[self.territory_index[over]]
            for sea in place.seas:
                flight[number] |= self.shore[self.sea_index[sea]]
            flight[number] &= ~(1 << number)
        flight.flags.writeable = False
        return flight


def _masks(lists: Iterable[Iterable[str]], index: Mapping[str, int]) -> Masks:
    masks = np.array([sum(1 << index[name] for name in names) for names in lists], np.int64)
    masks.flags.writeable = False
    return masks


def load_world(file: Traversable = RECONSTRUCTION) -> World:
    """Read and check a map file; without one, the reconstruction in the package (F10)."""
    return read_world(MAP.parse(file))


def read_world(document: object) -> World:
    """The world that a parsed map file describes, once it is checked."""
    check_world(document)
    return msgspec.convert(document, World)
