"""A bot that is another program: it sits at our table through the protocol."""

import hashlib
import weakref
from typing import ClassVar, Self

import numpy as np

from ludoteca.bots.bot import Bot, Decision, Limit
from ludoteca.core.errors import Malformed
from ludoteca.core.game import AnyView
from ludoteca.core.record import Record
from ludoteca.engine.dialogue import Dialogue, Patience
from ludoteca.engine.fault import EngineFault, check_move
from ludoteca.engine.fields import Id
from ludoteca.engine.protocol import IMAGINED, New, Position, Ready

USUAL_PATIENCE = Patience()


class EngineBot(Bot):
    """Sends what its seat may know and nothing else, for it knows no more: it has but the view."""

    about: ClassVar[str] = "bot-engine"
    runs_programs: ClassVar[bool] = True

    def __init__(
        self, command: str, seed: int | None = None, patience: Patience = USUAL_PATIENCE
    ) -> None:
        super().__init__(seed)
        self._rng = np.random.default_rng(seed)
        self._talk = Dialogue(command, patience)
        # Also when nobody closes the bot, and when our own program ends.
        self._end = weakref.finalize(self, self._talk.program.end)
        self._welcome = self._talk.greet()
        # The game that the engine has in mind, as far as it has been told.
        self._told: Record | None = None

    @classmethod
    def from_argument(cls, argument: str, seed: int | None = None) -> Self:
        """A bot by the command that starts it."""
        return cls(argument, seed)

    def choose(self, view: AnyView, limit: Limit) -> Decision:
        """The engine's move, if it comes in time and is legal."""
        record = record_of(view)
        if not self._knows(record):
            self._begin(record)
        self._told = record
        rng = self._rng if IMAGINED in self._welcome.wants else None
        position = position_of(view, self._talk.next_id(), rng)
        self._talk.ask(position, Ready, self._talk.patience.answer)
        thought = self._talk.think(limit)
        best, info = thought.best, thought.info
        try:
            move = view.game.read(best.move)
            check_move(move, view, self._talk.program.command)
        except Malformed as refusal:
            self._talk.fail("engine-no-move", move=best.move, reason=str(refusal))
        except EngineFault as fault:
            self._talk.fail(fault.key, fault.rule, **fault.facts)
        line, shares = info.line or (), info.shares or {}
        return Decision(move, info.value, line, shares, info.simulations)

    def close(self) -> None:
        """Let the engine go."""
        if self._end.detach():
            self._talk.close()

    def _knows(self, record: Record) -> bool:
        """Whether a record goes on with the game that the engine has in mind."""
        told = self._told
        if told is None or _frame_of(told) != _frame_of(record):
            return False
        return record.actions[: len(told.actions)] == told.actions

    def _begin(self, record: Record) -> None:
        games = self._welcome.games
        if games is not None and record.rules not in games.get(record.game, "").split():
            played = ", ".join(f"{name} ({rules})" for name, rules in sorted(games.items()))
            facts = {"game": record.game, "rules": record.rules, "played": played or "-"}
            self._talk.fail("engine-other-game", **facts)
        new = new_of(record, self._talk.next_id(), self.seed)
        self._talk.ask(new, Ready, self._talk.patience.start)


def record_of(view: AnyView) -> Record:
    """The game so far, as the seat of a view has seen it."""
    moves = tuple(map(str, view.history))
    return Record(view.game.name, view.rules, view.options.as_json(), moves)


def _frame_of(record: Record) -> tuple[object, ...]:
    return record.game, record.rules, record.options


def new_of(record: Record, to: Id, seed: int | None = None) -> New:
    """What an engine is told of a game before it begins, by a bot with this seed, if it has one."""
    return New(
        id=to,
        game=record.game,
        rules=record.rules,
        options=dict(record.options),
        seed=None if seed is None else disguise(seed),
    )


def disguise(seed: int) -> int:
    """A seed for an engine that is always the same, and from which nobody finds the way back.

    From the seed of a bot, that of the table might be told, and so the deal.
    """
    digest = hashlib.sha256(f"engine:{seed}".encode()).digest()
    # Four bytes: any language has a number for that.
    return int.from_bytes(digest[:4], "big")


def position_of(view: AnyView, to: Id, rng: np.random.Generator | None) -> Position:
    """What an engine is told of a position; with a generator, also a game that it could be."""
    record = record_of(view)
    imagined = None if rng is None else view.sample_state(rng).record()
    return Position(
        id=to,
        record=record,
        seat=view.seat,
        legal=tuple(map(str, view.moves())),
        report=view.game.presenter.report(view),
        # Where nothing is hidden, nothing need be imagined.
        imagined=None if imagined == record else imagined,
    )
