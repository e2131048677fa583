"""Settings: what each option of a game can be set to, given those before it."""

from collections.abc import Iterable, Sequence

# What an option can be set to.
Setting = bool | int | str | None
# Options by name, as they stand in a record.
OptionSettings = dict[str, Setting]


def narrow(
    tables: Iterable[OptionSettings], chosen: OptionSettings
) -> dict[str, tuple[Setting, ...]]:
    """By option, in order, the settings found at those tables that agree with what is before it."""
    left: Sequence[OptionSettings] = list(tables)
    found = {}
    for name, setting in chosen.items():
        found[name] = tuple(dict.fromkeys(table[name] for table in left))
        left = [table for table in left if table[name] == setting]
    return found
