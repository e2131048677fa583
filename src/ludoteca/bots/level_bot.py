"""A bot that plays as well, or as badly, as a level says."""

import math
from collections.abc import Iterator, Sequence
from typing import ClassVar, Self

from ludoteca.bots.bot import Decision, Limit
from ludoteca.bots.levels import LEVELS, SEARCH_LEVELS, Level, find_level
from ludoteca.bots.mcts.action_stats import ActionStats
from ludoteca.bots.mcts.search import Search
from ludoteca.bots.personas import find_temper
from ludoteca.bots.search_bot import SearchBot
from ludoteca.core.game import AnyGame, AnyView
from ludoteca.core.text.messages import say


class LevelBot(SearchBot):
    """Looks ahead within the budget of its level, and does not see every move."""

    levels: ClassVar[Sequence[Level]] = LEVELS

    def __init__(self, level: Level, seed: int | None = None) -> None:
        super().__init__(seed, level.limit)
        self.level = level
        self.wants_only_the_best = level.overlooks == 0

    def begin(self, game: AnyGame) -> Search:
        """A search by the network of a game, if it has one."""
        return Search(game, self.seed, self.threads, game.network)

    @classmethod
    def from_argument(cls, argument: str, seed: int | None = None) -> Self:
        """As “level:3” or “level:regular”."""
        return cls(find_level(argument, cls.levels), seed)

    @classmethod
    def introduce(cls, name: str) -> Iterator[tuple[str, str]]:
        """The levels."""
        for level in cls.levels:
            yield f"{name}:{level.number}", f"{level.title}. {level.about}"

    def choose(self, view: AnyView, limit: Limit) -> Decision:
        """Of the moves it sees, the one that was tried most, or one as good that it prefers."""
        choices = self.consider(view, limit)
        seen = self._see(choices, self.chance_to_overlook(view))
        return self.decide(view, choices, self.lean(view, choices, seen))

    def chance_to_overlook(self, view: AnyView) -> float:
        """How likely it is that a move is not seen."""
        spec = view.game.search
        looks = 1 if spec is None or view.options.is_cooperative else spec.looks_needed
        return 1 - (1 - self.level.overlooks) ** looks

    def _see(self, choices: list[ActionStats], chance: float) -> ActionStats:
        """The first choice that is not overlooked; if all are, the last."""
        for choice in choices[:-1]:
            if self.rng.random() >= chance:
                return choice
        return choices[-1]

    def lean(self, view: AnyView, choices: list[ActionStats], seen: ActionStats) -> ActionStats:
        """What suits its temper best of all that is about as good as the choice it sees.

        What it overlooked, which is what comes before that choice, stays overlooked.
        """
        temper = find_temper(view.game, self.level, view.to_move)
        if temper is None or not seen.visits:
            return seen
        after = choices[choices.index(seen) :]
        about_as_good = [
            choice
            for choice in after
            if choice.visits >= temper.visit_share * seen.visits
            and choice.value >= seen.value - temper.price
        ]
        return max(about_as_good, key=lambda c: temper.leaning(view, view.move_of(c.action)))


class SearchLevelBot(LevelBot):
    """A level as it was before anybody had learned a game: it asks no network, and never changes.

    Whoever changes what it decides makes another measure of all that was measured by it.
    """

    levels = SEARCH_LEVELS

    def begin(self, game: AnyGame) -> Search:
        """A search without a network."""
        return SearchBot.begin(self, game)

    def chance_to_overlook(self, view: AnyView) -> float:
        """As it was."""
        spec = view.game.search
        return math.pow(self.level.overlooks, spec.oversight_exponent if spec else 1)

    @classmethod
    def introduce(cls, name: str) -> Iterator[tuple[str, str]]:
        """All of them in a line."""
        yield f"{name}:1 … {name}:{len(cls.levels)}", say("bot-search-level")
