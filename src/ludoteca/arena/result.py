"""How a game between bots ended, and the line of a file that says so."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Self, TypeVar

from ludoteca.arena.match import LineUp
from ludoteca.core.records.record import Json, Record

OfSeat = TypeVar("OfSeat")


@dataclass(frozen=True)
class ThinkingTime:
    """How often a seat had a choice, and how long it thought about that."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def and_another(self, seconds: float) -> "ThinkingTime":
        """One decision more."""
        longest = max(self.longest, seconds)
        return ThinkingTime(self.decisions + 1, self.seconds + seconds, longest)


@dataclass(frozen=True)
class Forfeit:
    """A game that was not played on: at which seat a bot failed, and what it did."""

    seat: int
    fault: str
    # The game so far; the file of games does without.
    record: Record | None = field(compare=False, default=None)


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
    thinking: tuple[ThinkingTime, ...] = field(compare=False)
    record: Record | None = field(compare=False, default=None)
    # Whose fault it was, if somebody failed: that seat is last, and the others are first.
    forfeit: Forfeit | None = None

    @property
    def id(self) -> str:
        """The deal and the number of the game on it."""
        return f"{self.deal}.{self.number}"

    @property
    def win_shares(self) -> tuple[float, ...]:
        """The victory by seat: shared by all in the first place, or whole for a whole team."""
        if self.won is not None:
            return (float(self.won),) * len(self.players)
        winners = self.places.count(1)
        return tuple((place == 1) / winners for place in self.places)

    def pick(self, bot: str, by_seat: Sequence[OfSeat]) -> list[OfSeat]:
        """Of what is told by seat, what a bot's seats have."""
        return [each for each, player in zip(by_seat, self.players, strict=True) if player == bot]

    def win_share(self, bot: str) -> float:
        """How much of the victory a bot has, at all its seats together: a team's is one."""
        if self.won is not None:
            return float(self.won)
        return sum(self.pick(bot, self.win_shares))

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
            **(
                {"forfeit": {"seat": self.forfeit.seat, "fault": self.forfeit.fault}}
                if self.forfeit
                else {}
            ),
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
                ThinkingTime(int(a), float(b), float(c))
                for a, b, c in zip(decisions, seconds, longest, strict=True)
            ),
            record=Record.from_json(line) if "actions" in line else None,
            forfeit=_read_forfeit(line),
        )


def _texts(line: Json, name: str) -> tuple[str, ...]:
    """What stands under a name, a list or one thing alone, as texts."""
    found = line[name]
    return tuple(map(str, found)) if isinstance(found, list) else (str(found),)


def _read_forfeit(line: Json) -> Forfeit | None:
    told = line.get("forfeit")
    if told is None:
        return None
    if not isinstance(told, dict):
        raise TypeError("forfeit")
    return Forfeit(int(told["seat"]), str(told["fault"]))
