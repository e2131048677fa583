"""What can be wrong with an engine, or with the bot in it."""

from typing import ClassVar

from ludoteca.core.errors import Refusal
from ludoteca.core.game import AnyView
from ludoteca.core.options import Move
from ludoteca.core.text.messages import Fact, say


class EngineError(Refusal):
    """A program that does not keep the protocol, its time or the rules; with its last words."""

    kind: ClassVar[str] = "failed"

    def __init__(self, key: str, words: str = "", rule: str | None = None, **facts: Fact) -> None:
        super().__init__(key, rule, (), **facts)
        self.words = words

    def __str__(self) -> str:
        said = super().__str__()
        return f"{said} {say('engine-words', words=self.words)}" if self.words else said


def check_move(move: Move, view: AnyView, who: str) -> None:
    """Refuse a move that its seat may not make."""
    if move not in view.moves():
        refusal = view.why(move)
        assert refusal is not None, f"no reason against {move}"
        facts = {"who": who, "move": str(move), "reason": str(refusal)}
        raise EngineError("engine-illegal", rule=refusal.rule, **facts)
