"""The world as data: territories, seas and their borders, the check of a map file, the outlines."""

from ludoteca.games.futurisiko.map.check import LANGUAGES, check_world
from ludoteca.games.futurisiko.map.shapes import Border, Outline, Shapes, load_shapes
from ludoteca.games.futurisiko.map.world import (
    Place,
    Sea,
    Territory,
    World,
    load_world,
    read_world,
)

__all__ = [
    "LANGUAGES",
    "Border",
    "Outline",
    "Place",
    "Sea",
    "Shapes",
    "Territory",
    "World",
    "check_world",
    "load_shapes",
    "load_world",
    "read_world",
]
