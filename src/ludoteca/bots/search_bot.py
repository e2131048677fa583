"""A bot that looks ahead."""

import re
from dataclasses import replace
from time import perf_counter
from typing import ClassVar, Self, TypeVar

from ludoteca.bots.bot import Bot, Decision, Limit
from ludoteca.bots.mcts.action_stats import ActionStats
from ludoteca.bots.mcts.search import Search, Watch
from ludoteca.bots.time_share import TimeShare
from ludoteca.core.errors import Malformed
from ludoteca.core.game import AnyGame, AnyView
from ludoteca.core.parts.network import Network
from ludoteca.core.stored import storage_of

# How long it thinks about a move if nobody said anything.
USUAL = 1.0
# A line is told as far as every move in it was tried so often.
FEWEST = 20
# Whoever is curious hears how it goes every so many seconds.
TELLING = 0.2

OPEN = Limit()

Number = TypeVar("Number", int, float)

_SIMULATIONS = re.compile(r"[1-9][0-9]{0,8}")
_SECONDS = re.compile(r"([0-9]{1,4}(?:\.[0-9]{1,6})?)s")


class SearchBot(Bot):
    """Tries moves in games it imagines, and follows up those that do well."""

    about: ClassVar[str] = "bot-search"
    # Whether it does not matter how the other moves do, once the best is known.
    wants_only_the_best = True

    def __init__(self, seed: int | None = None, limit: Limit = OPEN, threads: int = 1) -> None:
        super().__init__(seed)
        self.limit = limit
        self.threads = threads
        self._search: Search | None = None
        self._time = TimeShare()
        # Of the last decision.
        self._simulations = 0

    @classmethod
    def from_argument(cls, argument: str, seed: int | None = None) -> Self:
        """As “search”, “search:1000” (simulations a move) or “search:0.5s” (seconds a move)."""
        return cls(seed, read_limit(argument) if argument else OPEN)

    def choose(self, view: AnyView, limit: Limit) -> Decision:
        """The move that was tried most, because it kept doing best."""
        choices = self.consider(view, limit)
        return self.decide(view, choices, choices[0])

    def begin(self, game: AnyGame) -> Search:
        """A search for a game that this bot has not met yet."""
        return Search(game, self.seed, self.threads)

    def consider(self, view: AnyView, limit: Limit) -> list[ActionStats]:
        """Think about a view; what came of it for each legal action, the most tried first."""
        if self._search is None or self._search.game is not view.game:
            self._search = self.begin(view.game)
        limit = self._hurry(view, limit)
        legal = view.legal()
        if len(legal) == 1:
            return [ActionStats(legal[0], 0, 0.0)]
        start = perf_counter()
        self._simulations = self._search.think(view, limit, self._watch(view, limit))
        self._time.spend(perf_counter() - start)
        return self._search.choices()

    def _watch(self, view: AnyView, limit: Limit) -> Watch:
        """Tells now and then how it goes, and ends a search whose choice is settled.

        With a limit of simulations none ends before it, for the clock must not decide then.
        """
        search = self._search
        assert search is not None, "it is about to think"
        told = perf_counter()

        def watch(done: int, left: float | None) -> bool:
            nonlocal told
            if limit.tell is not None and perf_counter() - told >= TELLING:
                told = perf_counter()
                self._simulations = done
                choices = search.choices()
                limit.tell(self.decide(view, choices, choices[0]))
            if left is None or limit.simulations is not None:
                return False
            return self.wants_only_the_best and search.is_settled(left)

        return watch

    def _hurry(self, view: AnyView, limit: Limit) -> Limit:
        """Both limits, for one decision: of the time for a chain it takes a part.

        That time is this bot's own, if it has one; what whoever asks can spare is for one decision.
        """
        both = tighter(self.limit, limit)
        if both.seconds is None and both.simulations is None:
            both = replace(both, seconds=USUAL)
        if both.seconds is None:
            return both
        own = self.limit.seconds
        part = self._time.allot(view, both.seconds if own is None else own)
        return replace(both, seconds=min(part, both.seconds))

    def decide(self, view: AnyView, choices: list[ActionStats], chosen: ActionStats) -> Decision:
        """A choice as a decision, with all that was found out."""
        move = view.move_of(chosen.action)
        tried = sum(choice.visits for choice in choices)
        if not tried:
            return Decision(move, shares={str(move): 1.0})
        assert self._search is not None, "something was tried"
        seat, network = view.to_move, self._search.network
        texts = {choice.action: str(view.move_of(choice.action)) for choice in choices}
        shares = {texts[choice.action]: choice.visits / tried for choice in choices}
        values = {
            texts[c.action]: tell_chances(view, c, network)[seat] for c in choices if c.chances
        }
        if not chosen.visits:
            return Decision(move, shares=shares, values=values, simulations=self._simulations)
        line = self._search.line(chosen.action, FEWEST) or [chosen.action]
        return Decision(
            move,
            values.get(str(move)),
            tuple(str(view.move_of(action)) for action in line),
            shares,
            self._simulations,
            tell_chances(view, chosen, network),
            values,
        )

    def __getstate__(self) -> dict[str, object]:
        # A copy begins without what was thought: that is much, and of another game.
        return {**super().__getstate__(), "_search": None}

    def close(self) -> None:
        """Give back the memory of the trees."""
        self._search = None


def tell_chances(view: AnyView, choice: ActionStats, network: Network | None) -> tuple[float, ...]:
    """The chances to win after a choice, as they come true where rollouts tell them wrongly."""
    asked = network or view.game.search
    calibrate = asked and asked.calibrate
    if not calibrate or not choice.chances:
        return choice.chances
    return calibrate(storage_of(view)[0], choice.chances)


def read_limit(argument: str) -> Limit:
    """A limit as it is written: “1000” simulations, or “0.5s”."""
    if _SIMULATIONS.fullmatch(argument):
        return Limit(simulations=int(argument))
    if (found := _SECONDS.fullmatch(argument)) and float(found[1]) > 0:
        return Limit(seconds=float(found[1]))
    raise Malformed("search-argument", argument=argument)


def tighter(one: Limit, other: Limit) -> Limit:
    """Both limits at once; by the other one it is also stopped and heard, if by any."""
    return Limit(
        _least(one.seconds, other.seconds),
        _least(one.simulations, other.simulations),
        other.stop or one.stop,
        other.tell or one.tell,
    )


def _least(one: Number | None, other: Number | None) -> Number | None:
    if one is None or other is None:
        return other if one is None else one
    return min(one, other)
