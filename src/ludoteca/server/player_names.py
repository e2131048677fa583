"""What to call whoever plays: a person by name, a bot by the title of its level."""

from ludoteca.bots.levels import find_level


def name_bot(spec: str) -> str:
    """A bot by the name of its level, or as it is asked for."""
    kind, _, level = spec.partition(":")
    return find_level(level).title if kind == "level" else spec


def name_player(name: str) -> str:
    """A person's name, or that of a bot's level."""
    return name_bot(name) if name.startswith("level:") else name
