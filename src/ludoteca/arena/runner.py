"""A match from its first game, or from where it was left, to its end."""

from collections.abc import Iterator
from contextlib import closing

from ludoteca.arena.analysis.hypotheses import Hypothesis, Stronger
from ludoteca.arena.analysis.sprt import SequentialTest
from ludoteca.arena.analysis.standings import Standings, compute_standings
from ludoteca.arena.match import Match, ScheduledGame
from ludoteca.arena.result import Result
from ludoteca.arena.result_store import ResultStore
from ludoteca.arena.workers import Workers
from ludoteca.core.errors import Malformed


class MatchRunner:
    """Plays what the store lacks, until there are enough games or a hypothesis is decided."""

    def __init__(
        self, store: ResultStore, games: int, hypothesis: Hypothesis | None = None
    ) -> None:
        self.store = store
        self.deals = store.match.deals_for(games)
        self._test = None if hypothesis is None else _begin_test(hypothesis, store.match)
        self._update_test()

    def is_over(self) -> bool:
        """Whether there is nothing left to play."""
        is_decided = self._test is not None and self._test.is_decided
        return is_decided or len(self.store.deals) >= self.deals

    def play(self, workers: Workers) -> Iterator[Result]:
        """Play what is missing; each result comes when it has been written down."""
        if self.is_over():
            return
        with closing(workers.play(self.missing())) as played:
            for result in played:
                self.store.add(result)
                self._update_test()
                yield result
                if self.is_over():
                    return

    def missing(self) -> Iterator[ScheduledGame]:
        """The games that are still to be played, deal by deal."""
        for deal in range(len(self.store.deals), self.deals):
            for game in self.store.match.games(deal):
                if game.id not in self.store:
                    yield game

    def standings(self) -> Standings | None:
        """How the bots stand; None before the first deal is played out.

        Games beyond the deal that decided were played by workers who could not know; they do not
        count.
        """
        verdict = self._test.verdict if self._test else None
        deals = self.store.deals[: verdict.deals if verdict else self.deals]
        return compute_standings(self.store.match, deals, verdict) if deals else None

    def _update_test(self) -> None:
        """Let the test hear the deals that it has not heard, in their order."""
        test = self._test
        if test is None:
            return
        for results in self.store.deals[test.verdict.deals : self.deals]:
            if test.is_decided:
                return
            test.add(results)


def _begin_test(hypothesis: Hypothesis, match: Match) -> SequentialTest:
    """A test that the games of a match can decide."""
    for bot in hypothesis.bots:
        if bot not in match.kinds:
            raise Malformed("arena-test-unknown", bot=bot, known=", ".join(match.kinds))
    if isinstance(hypothesis, Stronger):
        if hypothesis.stronger == hypothesis.weaker:
            raise Malformed("arena-test-same", bot=hypothesis.stronger)
        if match.has_common_goal and match.is_as_named:
            raise Malformed("arena-test-team")
    return SequentialTest(hypothesis)
