"""The files that people bring to FutuRisiko!: maps and card sheets."""

from typing import Any

from ludoteca.core.errors import Malformed
from ludoteca.core.parts.assets import Assets
from ludoteca.games.futurisiko.assets.library import MAPS, SHEETS, AssetLibrary

# By option, where its assets are.
LIBRARIES: dict[str, AssetLibrary[Any]] = {"map": MAPS, "sheet": SHEETS}


class FutuRisikoAssets(Assets):
    """F10, F60: maps and card sheets."""

    options = tuple(LIBRARIES)

    def accept(self, option: str, text: str) -> str:
        """Take a map or a card sheet that somebody brings for a table."""
        return _find_library(option).accept(text)

    def read(self, option: str, setting: str) -> str:
        """The file of a map or a card sheet."""
        return _find_library(option).read_text(setting)

    def has(self, option: str, asset: str) -> bool:
        """Whether a map or a sheet that somebody brought is still at hand."""
        return option in LIBRARIES and LIBRARIES[option].has(asset)


def _find_library(option: str) -> AssetLibrary[Any]:
    if option not in LIBRARIES:
        raise Malformed("no-asset", option=option)
    return LIBRARIES[option]
