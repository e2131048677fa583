"""Feurio! in the house."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

import numpy as np

from ludoteca.core.chance import stream
from ludoteca.core.game import Chapter, Game
from ludoteca.core.lesson import Lesson, read_script
from ludoteca.games.feurio.layout import MOST_SEATS
from ludoteca.games.feurio.moves import FeurioMove, read_move
from ludoteca.games.feurio.options import FeurioOptions, every_options, read_options
from ludoteca.games.feurio.pieces import Goal
from ludoteca.games.feurio.rules.course import play_games
from ludoteca.games.feurio.state import FeurioState
from ludoteca.games.feurio.statistics import FeurioSurvey
from ludoteca.games.feurio.survey import play_greedily
from ludoteca.games.feurio.thought import THOUGHT


class Feurio(Game[FeurioOptions, FeurioMove]):
    """A forest fire of hexagonal tiles, for one to four crews of firefighters."""

    name = "feurio"
    title = "Feurio!"
    rules = "1"
    letter = "R"
    chapters = (
        Chapter("feurio-chapter-setup", 1, 11),
        Chapter("feurio-chapter-fire", 12, 22),
        Chapter("feurio-chapter-men", 23, 38),
        Chapter("feurio-chapter-end", 39, 44),
        Chapter("feurio-chapter-scoring", 45, 54),
        Chapter("feurio-chapter-three", 55, 61),
        Chapter("feurio-chapter-two", 62, 66),
        Chapter("feurio-chapter-solitaire", 67, 75),
        Chapter("feurio-chapter-cooperative", 76, 81),
        Chapter("feurio-chapter-firebreak", 82, 92),
        Chapter("feurio-chapter-hotter", 93, 95),
    )
    thought = THOUGHT
    option_rules = MappingProxyType(
        {
            "seats": ("R5",),
            "goal": ("R67", "R76"),
            "firebreak": ("R82",),
            "hotter": ("R93",),
        }
    )

    def options(self, given: Mapping[str, object]) -> FeurioOptions:
        """Check options as they stand in a record; what is missing has its usual value."""
        return read_options(given)

    def option_sets(self) -> Iterator[FeurioOptions]:
        """Every legal combination of options."""
        return every_options()

    def start(self, options: FeurioOptions) -> FeurioState:
        """A new game, before the first action."""
        return FeurioState.new(self, options)

    def lesson(self) -> Lesson[FeurioOptions, FeurioMove]:
        """Five guided turns: heat, capacity, regions and the divisor."""
        return Lesson(self, read_script(__package__))

    def usual_seat(self, options: FeurioOptions) -> int:
        """R10: seat 1 begins, and need not arrange the start tiles."""
        return 1 % options.seats

    def has_common_goal(self, options: FeurioOptions) -> bool:
        """R67, R76: in solitaire and cooperative games."""
        return options.goal != Goal.SCORE

    def read(self, text: str) -> FeurioMove:
        """The move written in a text, or Malformed."""
        return read_move(text)

    def random_games(self, options: FeurioOptions, games: int, seed: int) -> int:
        """Play complete random games inside the kernels; how many actions they took in all."""
        start = self.start(options).memory
        return int(play_games(start, games, stream(seed), np.zeros(MOST_SEATS, np.int64)))

    def greedy_games(self, options: FeurioOptions, games: int, seed: int) -> int:
        """Play complete games by instinct inside the kernels; how many actions they took in all."""
        courses = play_greedily(self.start(options).memory, games, stream(seed))
        return int(courses["actions"].sum())

    def survey(self) -> FeurioSurvey:
        """Points, the worth of each seat and of firebreaks, and tasks done, at every table."""
        return FeurioSurvey(self.start)


FEURIO = Feurio()
