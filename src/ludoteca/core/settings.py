"""Settings: what each option of a game can be set to, given those before it."""

from collections.abc import Iterable, Sequence

from ludoteca.core.record import Json

# What an option can be set to.
Setting = str | int | None


def narrow(tables: Iterable[Json], chosen: Json) -> dict[str, tuple[Setting, ...]]:
    """By option, in order, the settings found at those tables that agree with what is before it."""
    left: Sequence[Json] = list(tables)
    found = {}
    for name, setting in chosen.items():
        found[name] = tuple(dict.fromkeys(_setting(table[name]) for table in left))
        left = [table for table in left if table[name] == setting]
    return found


def _setting(value: object) -> Setting:
    assert value is None or isinstance(value, str | int), "an option is a word or a number"
    return value
