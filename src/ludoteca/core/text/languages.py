"""The languages of the house: a folder of messages for each."""

from functools import cache
from importlib.resources import files


@cache
def languages() -> tuple[str, ...]:
    """The languages that are spoken here."""
    folder = files("ludoteca") / "locales"
    return tuple(sorted(each.name for each in folder.iterdir() if each.is_dir()))
