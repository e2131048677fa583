"""Who meets whom, where they sit, and on which deals.

A deal is played by every line-up of the match, so that all bots meet the same luck. What chance
and bots do in a game follows from its deal, its number and its seats alone, never from who played
it or when.
"""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import combinations, count, permutations, product

from ludoteca.bots.bot import Bot, Limit
from ludoteca.bots.registry import find_bot, try_bot
from ludoteca.core.errors import Malformed
from ludoteca.core.game import AnyGame
from ludoteca.core.options import Options
from ludoteca.core.parts.ladder import Ladder
from ludoteca.core.records.record import Json
from ludoteca.core.registry import find_game

LineUp = tuple[str, ...]
UNLIMITED = Limit()


@dataclass(frozen=True)
class Match:
    """Everything that determines the games, and nothing else."""

    game: str
    options: Options
    # By their names, such as “search:1000”, or themselves: then a copy plays each game.
    bots: tuple[str | Bot, ...]
    seed: int = 1
    # As many bots as seats sit as they are named; do they also change seats on every deal?
    rotates_seats: bool = False
    # Every two bots meet by themselves, instead of all at one table.
    is_round_robin: bool = False
    limit: Limit = UNLIMITED
    keeps_records: bool = False
    # Each bot meets each rung of this ladder by itself, instead of the other bots.
    ladder: Ladder | None = None

    def __post_init__(self) -> None:
        for spec in self.kinds:
            if spec not in self.objects:
                try_bot(spec, 0)
        if self.is_round_robin and len(self.kinds) == 1:
            raise Malformed("arena-round-robin-alone")
        if self.is_round_robin and self.ladder is not None:
            raise Malformed("arena-ladder-round-robin")

    @cached_property
    def kinds(self) -> LineUp:
        """The names of the bots, each once, and of those they meet on a ladder."""
        rungs = () if self.ladder is None else self.ladder.rungs
        return tuple(dict.fromkeys((*self.names, *rungs)))

    @cached_property
    def names(self) -> LineUp:
        """What each bot is called: as it was named, or after its class."""
        by_object = {id(bot): name for name, bot in self.objects.items()}
        return tuple(bot if isinstance(bot, str) else by_object[id(bot)] for bot in self.bots)

    @cached_property
    def objects(self) -> Mapping[str, Bot]:
        """The bots that are given themselves; of one class, the second is called “Careful 2”."""
        named: dict[str, Bot] = {}
        for bot in self.bots:
            if isinstance(bot, Bot) and not any(bot is other for other in named.values()):
                kind = type(bot).__name__
                names = (kind if n == 1 else f"{kind} {n}" for n in count(1))
                named[next(name for name in names if name not in (*named, *self.bots))] = bot
        return named

    def make_bot(self, name: str, seed: int) -> Bot:
        """The bot of a name for one game."""
        bot = self.objects.get(name)
        return find_bot(name, seed) if bot is None else bot.for_game(seed)

    def limit_of(self, name: str) -> Limit:
        """How long a bot may think; a rung of a ladder thinks as long as its name says."""
        is_rung = self.ladder is not None and name in self.ladder.rungs
        return UNLIMITED if is_rung else self.limit

    @cached_property
    def board_game(self) -> AnyGame:
        """The game that is played."""
        return find_game(self.game)

    @cached_property
    def has_common_goal(self) -> bool:
        """Whether all seats win or lose together."""
        return self.options.is_cooperative

    @cached_property
    def is_as_named(self) -> bool:
        """Whether there is one line-up: a bot for every seat, as they were named."""
        is_one = not self.is_round_robin and self.ladder is None
        return len(self.bots) == self.options.seats and is_one

    def line_ups(self, deal: int) -> list[LineUp]:
        """The line-ups that play a deal, each a bot for every seat."""
        seats = self.options.seats
        if self.is_as_named:
            return _rotations(self.names) if self.rotates_seats else [self.names]
        if self.has_common_goal:
            # Who plays for all is compared with who else could: a team of one kind each.
            return [(kind,) * seats for kind in self.kinds]
        return [
            line_up
            for group in self._groups()
            for table in _tables(group, seats)
            for line_up in _rotations(_circle(table, deal))
        ]

    def _groups(self) -> list[LineUp]:
        """Who meets at one table."""
        if self.ladder is not None:
            pairs = product(dict.fromkeys(self.names), self.ladder.rungs)
            return [(bot, rung) for bot, rung in pairs if bot != rung]
        return list(combinations(self.kinds, 2)) if self.is_round_robin else [self.kinds]

    @cached_property
    def known_ratings(self) -> dict[str, float]:
        """The ratings of those bots that were measured before: the rungs of a ladder."""
        return {} if self.ladder is None else self.ladder.ratings(self.options.seats)

    def games(self, deal: int) -> list["ScheduledGame"]:
        """The games on a deal."""
        return [
            ScheduledGame(self, deal, number, line_up)
            for number, line_up in enumerate(self.line_ups(deal))
        ]

    def deals_for(self, games: int) -> int:
        """How many deals have at least so many games: a deal is never left half played."""
        played = 0
        for deal in count():
            if played >= games:
                return deal
            played += len(self.line_ups(deal))
        raise AssertionError("one can always count on")

    def as_json(self) -> Json:
        """What must be the same for two runs to be one match."""
        return {
            "game": self.game,
            "rules": self.board_game.rules[-1],
            "options": self.options.as_json(),
            "bots": list(self.names),
            "seed": self.seed,
            "rotate_seats": self.rotates_seats,
            "round_robin": self.is_round_robin,
            "seconds": self.limit.seconds,
            "simulations": self.limit.simulations,
            "records": self.keeps_records,
            **({} if self.ladder is None else {"ladder": self.ladder.version}),
        }


@dataclass(frozen=True)
class ScheduledGame:
    """One game of a match, before it is played."""

    match: Match
    deal: int
    number: int
    players: LineUp

    @property
    def id(self) -> str:
        """The deal and the number of the game on it."""
        return f"{self.deal}.{self.number}"

    @property
    def dealer_seed(self) -> str:
        """What chance follows: the same for all games on a deal."""
        return f"{self.match.seed}:{self.deal}"

    @property
    def bot_seeds(self) -> tuple[int, ...]:
        """What the bot in each seat draws its random numbers from."""
        texts = (f"{self.match.seed}:{self.id}:bot:{seat}" for seat in range(len(self.players)))
        digests = (hashlib.sha256(text.encode()).digest() for text in texts)
        return tuple(int.from_bytes(digest[:8], "big") for digest in digests)


def _tables(kinds: LineUp, seats: int) -> Iterator[LineUp]:
    """All ways to fill a table evenly: each kind as often, and every choice of who comes once more.

    With more kinds than seats that is every choice of as many as fit.
    """
    for extra in combinations(kinds, seats % len(kinds)):
        yield tuple(kind for kind in kinds for _ in range(seats // len(kinds) + (kind in extra)))


def _circle(table: LineUp, deal: int) -> LineUp:
    """One way to sit around the table; from deal to deal another, until all have been."""
    circles = _circles(table)
    return circles[deal % len(circles)]


@cache
def _circles(table: LineUp) -> Sequence[LineUp]:
    """All ways to sit around the table, whoever begins."""
    return sorted({min(_rotations(order)) for order in permutations(table)})


def _rotations(circle: LineUp) -> list[LineUp]:
    """All ways to begin somewhere else; those that look the same only once."""
    turned = (circle[-shift:] + circle[:-shift] for shift in range(len(circle)))
    return list(dict.fromkeys(turned))
