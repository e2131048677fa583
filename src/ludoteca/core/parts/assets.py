"""Assets: files that somebody brings for an option of a game, such as a map of their own.

An asset is known by what stands in it, so its name never comes to mean something else, and a record
that carries its assets can be replayed anywhere.
"""

import hashlib
import re
from collections.abc import Mapping

from ludoteca.core.errors import Malformed

_PREFIX = "file-"
_LETTERS = 32
_NAME = re.compile(f"{_PREFIX}[0-9a-f]{{{_LETTERS}}}")


def name_asset(text: str) -> str:
    """The name of an asset: the beginning of its hash."""
    return _PREFIX + hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:_LETTERS]


def is_asset(setting: object) -> bool:
    """Whether an option is set to the name of an asset."""
    return isinstance(setting, str) and _NAME.fullmatch(setting) is not None


def assets_in(options: Mapping[str, object]) -> dict[str, str]:
    """By option, the assets that options name."""
    return {option: str(value) for option, value in options.items() if is_asset(value)}


class Assets:
    """The files that a game takes for its options; most games take none."""

    # The options that may be set by a file.
    options: tuple[str, ...] = ()

    def accept(self, option: str, text: str) -> str:  # noqa: ARG002 most games take none
        """Check a file that somebody brings, and know it from now on; the setting that names it."""
        raise Malformed("no-asset", option=option)

    def read(self, option: str, setting: str) -> str:  # noqa: ARG002 most games have none
        """The text behind a setting, to begin one's own with."""
        raise Malformed("no-asset", option=option)

    def has(self, option: str, asset: str) -> bool:  # noqa: ARG002 most games take none
        """Whether an asset was accepted, and is still at hand."""
        return False

    def pack(self, options: Mapping[str, object]) -> dict[str, str]:
        """By name, the files that options name: whoever gets a record gets what it needs."""
        return {asset: self.read(option, asset) for option, asset in assets_in(options).items()}

    def unpack(self, options: Mapping[str, object], files: object) -> None:
        """Take what a record carries; one that is missing is missed by the options."""
        for option, asset in assets_in(options).items():
            text = files.get(asset) if isinstance(files, dict) else None
            if text is None or self.has(option, asset):
                continue
            if not isinstance(text, str) or name_asset(text) != asset:
                raise Malformed("record-asset", name=asset)
            self.accept(option, text)
