"""A bot that is another program: it sits at our table through the protocol."""

import hashlib
import weakref
from typing import ClassVar, Self

import numpy as np

from ludoteca.bots.bot import Bot, Decision, Limit
from ludoteca.core.errors import Malformed
from ludoteca.core.game import AnyView
from ludoteca.core.records.record import Record
from ludoteca.engine.client import EngineClient, Timeouts
from ludoteca.engine.errors import EngineError, check_move
from ludoteca.engine.protocol import IMAGINED, Id, NewRequest, PositionRequest, ReadyAnswer

USUAL_TIMEOUTS = Timeouts()


class EngineBot(Bot):
    """Sends what its seat may know and nothing else, for it knows no more: it has but the view."""

    about: ClassVar[str] = "bot-engine"
    runs_programs: ClassVar[bool] = True

    def __init__(
        self, command: str, seed: int | None = None, timeouts: Timeouts = USUAL_TIMEOUTS
    ) -> None:
        super().__init__(seed)
        self._client = EngineClient(command, timeouts)
        # Also when nobody closes the bot, and when our own program ends.
        self._end = weakref.finalize(self, self._client.process.end)
        self._welcome = self._client.greet()
        # The game that the engine has in mind, as far as it has been told.
        self._told: Record | None = None

    @classmethod
    def from_argument(cls, argument: str, seed: int | None = None) -> Self:
        """A bot by the command that starts it."""
        return cls(argument, seed)

    def for_game(self, seed: int) -> Self:
        """The same program, started again: a process cannot be copied."""
        return type(self)(self._client.process.command, seed, self._client.timeouts)

    def choose(self, view: AnyView, limit: Limit) -> Decision:
        """The engine's move, if it comes in time and is legal."""
        record = record_of(view)
        if not self._knows(record):
            self._begin(record)
        self._told = record
        rng = self.rng if IMAGINED in self._welcome.wants else None
        position = position_of(view, self._client.next_id(), rng)
        self._client.ask(position, ReadyAnswer, self._client.timeouts.answer)
        thought = self._client.think(limit)
        best, info = thought.best, thought.info
        try:
            move = view.game.read(best.move)
            check_move(move, view, self._client.process.command)
        except Malformed as refusal:
            self._client.fail("engine-no-move", move=best.move, reason=str(refusal))
        except EngineError as fault:
            self._client.fail(fault.key, fault.rule, **fault.facts)
        return Decision(
            move,
            info.value,
            info.line or (),
            info.shares or {},
            info.simulations,
            info.chances or (),
            info.values or {},
        )

    def close(self) -> None:
        """Let the engine go."""
        if self._end.detach():
            self._client.close()

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
            self._client.fail("engine-other-game", **facts)
        new = new_of(record, self._client.next_id(), self.seed)
        self._client.ask(new, ReadyAnswer, self._client.timeouts.start)


def record_of(view: AnyView) -> Record:
    """The game so far, as the seat of a view has seen it."""
    if view.actions.start is not None:
        raise Malformed("record-without-start")
    moves = tuple(map(str, view.history))
    return Record(view.game.name, view.rules, view.options.as_json(), moves)


def _frame_of(record: Record) -> tuple[object, ...]:
    return record.game, record.rules, record.options


def new_of(record: Record, to: Id, seed: int | None = None) -> NewRequest:
    """What an engine is told of a game before it begins, by a bot with this seed, if it has one."""
    return NewRequest(
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


def position_of(view: AnyView, to: Id, rng: np.random.Generator | None) -> PositionRequest:
    """What an engine is told of a position; with a generator, also a game that it could be."""
    record = record_of(view)
    imagined = None if rng is None else Record.of(view.sample_state(rng))
    return PositionRequest(
        id=to,
        record=record.as_json(),
        seat=view.seat,
        legal=tuple(map(str, view.moves())),
        report=view.game.presenter.report(view),
        # Where nothing is hidden, nothing need be imagined.
        imagined=None if imagined in (None, record) else imagined.as_json(),
    )
