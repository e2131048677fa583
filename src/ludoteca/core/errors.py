"""Refusals that teach: what was tried, which rule forbids it, what would be legal instead."""

from collections.abc import Sequence
from typing import ClassVar

from ludoteca.core.text.messages import Fact, has_attribute, say


class Refusal(Exception):
    """Something the rules or the notation do not accept."""

    kind: ClassVar[str]

    def __init__(
        self, key: str, rule: str | None = None, legal: Sequence[str] = (), **facts: Fact
    ) -> None:
        super().__init__(key)
        self.key = key
        self.rule = rule
        self.legal = tuple(legal)
        self.facts = facts

    def __str__(self) -> str:
        """The reason as a sentence, without the rule number."""
        return say(self.key, **self.facts)

    def at_board(self) -> str:
        """The same for one who sees the board and what was pressed there: no coordinates."""
        is_told = has_attribute(self.key, "board")
        return say(f"{self.key}.board", **self.facts) if is_told else str(self)


class Malformed(Refusal):
    """Not a move or a record at all."""

    kind = "malformed"


class IllegalMove(Refusal):
    """A move, but one that a rule forbids here."""

    kind = "illegal"


class NotYourTurn(Refusal):
    """A move that somebody else (or chance, or nobody) is to make now."""

    kind = "not_your_turn"
