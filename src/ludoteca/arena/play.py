"""One game between bots."""

import traceback
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from time import perf_counter
from typing import Self, TypeVar

from ludoteca.arena.match import Fixture, LineUp
from ludoteca.bots.bot import Bot, Limit, find_bot
from ludoteca.core.chance import Dealer
from ludoteca.core.errors import Refusal
from ludoteca.core.game import AnyState
from ludoteca.core.record import Json, Record
from ludoteca.core.turn import CHANCE, OVER

OfSeat = TypeVar("OfSeat")


@dataclass(frozen=True)
class Thinking:
    """How often a seat had a choice, and how long it thought about that."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def and_another(self, seconds: float) -> "Thinking":
        """One decision more."""
        longest = max(self.longest, seconds)
        return Thinking(self.decisions + 1, self.seconds + seconds, longest)


@dataclass(frozen=True)
class Result:
    """How a game ended; what is told by seat stands in the order of seats."""

    deal: int
    number: int
    players: LineUp
    # From 1 for the best; who shares a place has the same number, and the next ones are left out.
    places: tuple[int, ...]
    points: tuple[int, ...]
    # Whether the goal was reached, in games all seats win or lose together; otherwise None.
    won: bool | None
    rule: str
    length: int
    seed: str
    bot_seeds: tuple[int, ...]
    # A clock's, so never the same twice: two results that differ in them only are equal.
    thinking: tuple[Thinking, ...] = field(compare=False)
    record: Record | None = field(compare=False, default=None)

    @property
    def id(self) -> str:
        """The deal and the number of the game on it."""
        return f"{self.deal}.{self.number}"

    @property
    def credits(self) -> tuple[float, ...]:
        """The victory by seat: shared by all in the first place, or whole for a whole team."""
        if self.won is not None:
            return (float(self.won),) * len(self.players)
        winners = self.places.count(1)
        return tuple((place == 1) / winners for place in self.places)

    def pick(self, bot: str, by_seat: Sequence[OfSeat]) -> list[OfSeat]:
        """Of what is told by seat, what a bot's seats have."""
        return [each for each, player in zip(by_seat, self.players, strict=True) if player == bot]

    def credit(self, bot: str) -> float:
        """How much of the victory a bot has, at all its seats together: a team's is one."""
        if self.won is not None:
            return float(self.won)
        return sum(self.pick(bot, self.credits))

    def as_json(self) -> Json:
        """The game as a line of a file; with its record, that line is a record with extras."""
        return (self.record.as_json() if self.record else {}) | {
            "id": self.id,
            "players": list(self.players),
            "seed": self.seed,
            "bot_seeds": list(self.bot_seeds),
            "result": {
                "scores": list(self.points),
                "places": list(self.places),
                "won": self.won,
                "rule": self.rule,
            },
            "length": self.length,
            "decisions": [thinking.decisions for thinking in self.thinking],
            "seconds": [round(thinking.seconds, 6) for thinking in self.thinking],
            "longest": [round(thinking.longest, 6) for thinking in self.thinking],
        }

    @classmethod
    def from_json(cls, line: Json) -> Self:
        """Read a line again; KeyError, TypeError, ValueError or RecordRefused when it is none."""
        deal, number = map(int, _texts(line, "id")[0].split("."))
        result = line["result"]
        if not isinstance(result, dict):
            raise TypeError("result")
        decisions, seconds, longest = (
            _texts(line, name) for name in ("decisions", "seconds", "longest")
        )
        return cls(
            deal=deal,
            number=number,
            players=_texts(line, "players"),
            places=tuple(map(int, _texts(result, "places"))),
            points=tuple(map(int, _texts(result, "scores"))),
            won=None if result["won"] is None else bool(result["won"]),
            rule=str(result["rule"]),
            length=int(str(line["length"])),
            seed=str(line["seed"]),
            bot_seeds=tuple(map(int, _texts(line, "bot_seeds"))),
            thinking=tuple(
                Thinking(int(a), float(b), float(c))
                for a, b, c in zip(decisions, seconds, longest, strict=True)
            ),
            record=Record.from_json(line) if "actions" in line else None,
        )


def _texts(line: Json, name: str) -> tuple[str, ...]:
    """What stands under a name, a list or one thing alone, as texts."""
    found = line[name]
    return tuple(map(str, found)) if isinstance(found, list) else (str(found),)


@dataclass(frozen=True)
class Failure:
    """A game that could not be played on: whose fault it was, what it did, and the game so far."""

    id: str
    bot: str
    seat: int
    fault: str
    record: Record


class Misstep(Exception):
    """Something that the bot in a seat did, and should not have done."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.seat = seat


def play_fixture(fixture: Fixture) -> Result | Failure:
    """Play one game to its end, or until a bot fails."""
    match = fixture.match
    state = match.table.start(match.options)
    thinking = [Thinking()] * match.options.seats
    try:
        with ExitStack() as leaving:
            bots = [_seat(fixture, seat, leaving) for seat in range(match.options.seats)]
            dealer = Dealer(fixture.dealer_seed)
            while (seat := state.to_move) != OVER:
                if seat == CHANCE:
                    state.apply(dealer.choose(state.legal(), state.chances()))
                elif len(legal := state.legal()) == 1:
                    state.apply(legal[0])
                else:
                    seconds = _decide(state, bots[seat], match.limit)
                    thinking[seat] = thinking[seat].and_another(seconds)
    except Misstep as misstep:
        return _blame(fixture, state, misstep)
    return _conclude(fixture, state, thinking)


@contextmanager
def _answerable(seat: int) -> Iterator[None]:
    """Whatever goes wrong within is the fault of the bot in this seat."""
    try:
        yield
    except (Exception, SystemExit) as fault:
        raise Misstep(seat) from fault


def _seat(fixture: Fixture, seat: int, leaving: ExitStack) -> Bot:
    with _answerable(seat):
        bot = find_bot(fixture.players[seat], fixture.bot_seeds[seat])
    leaving.callback(_answerable(seat)(bot.close))
    return bot


def _decide(state: AnyState, bot: Bot, limit: Limit) -> float:
    """Let a bot make its move; how many seconds it thought."""
    seat = state.to_move
    view = state.view(seat)
    with _answerable(seat):
        start = perf_counter()
        decision = bot.choose(view, limit)
        seconds = perf_counter() - start
        state.play(str(decision.move), seat=seat)
    return seconds


def _conclude(fixture: Fixture, state: AnyState, thinking: Sequence[Thinking]) -> Result:
    outcome = state.outcome()
    assert outcome is not None, "the game is over"
    places = [0] * len(fixture.players)
    ahead = 0
    for group in outcome.ranking:
        for seat in group:
            places[seat] = ahead + 1
        ahead += len(group)
    return Result(
        deal=fixture.deal,
        number=fixture.number,
        players=fixture.players,
        places=tuple(places),
        points=tuple(state.scores()),
        won=outcome.won,
        rule=outcome.rule,
        length=len(state.actions),
        seed=fixture.dealer_seed,
        bot_seeds=fixture.bot_seeds,
        thinking=tuple(thinking),
        record=_record(fixture, state) if fixture.match.keeps_records else None,
    )


def _blame(fixture: Fixture, state: AnyState, misstep: Misstep) -> Failure:
    fault = misstep.__cause__
    assert fault is not None, "a misstep has a cause"
    told = "".join(traceback.format_exception(fault))
    return Failure(
        fixture.id,
        fixture.players[misstep.seat],
        misstep.seat,
        str(fault) if isinstance(fault, Refusal) else f"{type(fault).__name__}: {fault}",
        _record(fixture, state, traceback=told),
    )


def _record(fixture: Fixture, state: AnyState, **extras: object) -> Record:
    """The game so far, with everything that played it."""
    return state.record(
        id=fixture.id,
        players=list(fixture.players),
        seed=fixture.dealer_seed,
        bot_seeds=list(fixture.bot_seeds),
        **extras,
    )
