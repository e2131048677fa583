"""Papers: files that somebody brings for an option of a game, such as a map of their own.

A paper is known by what stands in it, so its name never comes to mean something else, and a record
that carries its papers can be replayed anywhere.
"""

import hashlib
import re
from collections.abc import Mapping

_PREFIX = "file-"
_LETTERS = 32
_NAME = re.compile(f"{_PREFIX}[0-9a-f]{{{_LETTERS}}}")


def name_paper(text: str) -> str:
    """The name of a paper: the beginning of its hash."""
    return _PREFIX + hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:_LETTERS]


def is_paper(setting: object) -> bool:
    """Whether an option is set to the name of a paper."""
    return isinstance(setting, str) and _NAME.fullmatch(setting) is not None


def papers_in(options: Mapping[str, object]) -> dict[str, str]:
    """By option, the papers that options name."""
    return {option: str(value) for option, value in options.items() if is_paper(value)}
