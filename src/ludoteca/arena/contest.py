"""A match from its first game, or from where it was left, to its end."""

from collections.abc import Iterator
from contextlib import closing

from ludoteca.arena.claims import Claim, Stronger
from ludoteca.arena.match import Fixture, Match
from ludoteca.arena.play import Failure, Result
from ludoteca.arena.results import Book
from ludoteca.arena.sequential import Trial
from ludoteca.arena.standing import Standing, stand
from ludoteca.arena.workers import Crew
from ludoteca.core.errors import Malformed


class BotFailed(Exception):
    """A bot raised an error or made an illegal move: the match cannot go on."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure)
        self.failure = failure


class Contest:
    """Plays what is missing in the book, until enough games are played or a claim is decided."""

    def __init__(self, book: Book, games: int, claim: Claim | None = None) -> None:
        self.book = book
        self.deals = book.match.deals_for(games)
        self._trial = None if claim is None else _open_trial(claim, book.match)
        self._listen()

    def is_over(self) -> bool:
        """Whether there is nothing left to play."""
        is_decided = self._trial is not None and self._trial.is_decided
        return is_decided or len(self.book.deals) >= self.deals

    def play(self, crew: Crew) -> Iterator[Result]:
        """Play what is missing; each result comes when it has been written down."""
        if self.is_over():
            return
        with closing(crew.play(self.missing())) as played:
            for result in played:
                if isinstance(result, Failure):
                    raise BotFailed(result)
                self.book.add(result)
                self._listen()
                yield result
                if self.is_over():
                    return

    def missing(self) -> Iterator[Fixture]:
        """The games that are still to be played, deal by deal."""
        for deal in range(len(self.book.deals), self.deals):
            for fixture in self.book.match.fixtures(deal):
                if fixture.id not in self.book:
                    yield fixture

    def stand(self) -> Standing | None:
        """How the bots stand; None before the first deal is played out.

        Games beyond the deal that decided were played by workers who could not know; they do not
        count.
        """
        verdict = self._trial.verdict if self._trial else None
        deals = self.book.deals[: verdict.deals if verdict else self.deals]
        return stand(self.book.match, deals, verdict) if deals else None

    def _listen(self) -> None:
        """Let the trial hear the deals that it has not heard, in their order."""
        trial = self._trial
        if trial is None:
            return
        for results in self.book.deals[trial.verdict.deals : self.deals]:
            if trial.is_decided:
                return
            trial.hear(results)


def _open_trial(claim: Claim, match: Match) -> Trial:
    """A trial that the games of a match can decide."""
    for bot in claim.bots:
        if bot not in match.kinds:
            raise Malformed("arena-test-unknown", bot=bot, known=", ".join(match.kinds))
    if isinstance(claim, Stronger):
        if claim.stronger == claim.weaker:
            raise Malformed("arena-test-same", bot=claim.stronger)
        if match.has_common_goal and match.is_as_named:
            raise Malformed("arena-test-team")
    return Trial(claim)
