"""FutuRisiko! in the house."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any

from ludoteca.core.chance import stream
from ludoteca.core.choice import Choice
from ludoteca.core.errors import Malformed
from ludoteca.core.game import Chapter, Game
from ludoteca.core.lesson import Lesson, read_script
from ludoteca.core.messages import Fact
from ludoteca.core.record import Json
from ludoteca.core.thought import Thought
from ludoteca.games.futurisiko.moves import FutuRisikoMove, read_move
from ludoteca.games.futurisiko.options import (
    FutuRisikoOptions,
    list_settings,
    name_settings,
    read_options,
    typical_options,
)
from ludoteca.games.futurisiko.rules.course import play_games
from ludoteca.games.futurisiko.shelf import MAPS, SHEETS, Shelf
from ludoteca.games.futurisiko.state import FutuRisikoState
from ludoteca.games.futurisiko.statistics import FutuRisikoSurvey
from ludoteca.games.futurisiko.survey import play_greedily

# By option, where its papers lie.
SHELVES: dict[str, Shelf[Any]] = {"map": MAPS, "sheet": SHEETS}
# Armies that move at random hardly ever conquer the world: without a limit of rounds such a game
# is broken off after this one.
MOST_RANDOM_ROUNDS = 200


class FutuRisiko(Game[FutuRisikoOptions, FutuRisikoMove]):
    """Tanks, planes and submarines on a map of the world, for three to six armies."""

    name = "futurisiko"
    title = "FutuRisiko!"
    rules = "1"
    letter = "F"
    chapters = (
        Chapter("futurisiko-chapter-components", 1, 5),
        Chapter("futurisiko-chapter-board", 6, 10),
        Chapter("futurisiko-chapter-setup", 11, 15),
        Chapter("futurisiko-chapter-round", 16, 23),
        Chapter("futurisiko-chapter-production", 24, 31),
        Chapter("futurisiko-chapter-movement", 32, 44),
        Chapter("futurisiko-chapter-combat", 45, 55),
        Chapter("futurisiko-chapter-end", 56, 59),
        Chapter("futurisiko-chapter-cards", 60, 69),
        Chapter("futurisiko-chapter-hidden", 70, 72),
        Chapter("futurisiko-chapter-checks", 73, 78),
    )

    option_rules = MappingProxyType(
        {
            "seats": ("F11",),
            "cards": ("F23",),
            "goal": ("F56",),
            "removed": ("F14",),
            "dice_cap": ("F3",),
            "round_limit": ("F59",),
            "map": ("F10",),
            "sheet": ("F60",),
        }
    )

    @property
    def thought(self) -> Thought:  # type: ignore[override]
        """How a search thinks about the game; the room is opened when somebody searches."""
        from ludoteca.games.futurisiko.thought import THOUGHT

        return THOUGHT

    def options(self, given: Mapping[str, object]) -> FutuRisikoOptions:
        """Check options as they stand in a record; what is missing has its usual value."""
        return read_options(given)

    def option_sets(self) -> Iterator[FutuRisikoOptions]:
        """Typical tables."""
        return typical_options()

    def choices(self, options: FutuRisikoOptions) -> tuple[Choice, ...]:
        """F3, F10, F11, F14, F23, F56, F59, F60: what a host can set."""
        titles = name_settings(options)
        return tuple(
            Choice(
                self.name,
                name,
                settings,
                self.option_rules[name],
                titles.get(name, {}),
                takes_paper=name in SHELVES,
            )
            for name, settings in list_settings(options).items()
        )

    def accept(self, option: str, text: str) -> str:
        """F10, F60: take a map or a card sheet that somebody brings for a table."""
        return self._find_shelf(option).accept(text)

    def lend(self, option: str, setting: str) -> str:
        """F10, F60: the file of a map or a card sheet."""
        return self._find_shelf(option).lend(setting)

    def holds(self, option: str, paper: str) -> bool:
        """Whether a map or a sheet that somebody brought is still at hand."""
        return option in SHELVES and SHELVES[option].holds(paper)

    def _find_shelf(self, option: str) -> Shelf[Any]:
        if option not in SHELVES:
            raise Malformed("no-paper", game=self.title, option=option)
        return SHELVES[option]

    def board(self, options: FutuRisikoOptions) -> Json:
        """F10: the map."""
        # Drawing is heavy to import, so its room is opened only when somebody looks.
        from ludoteca.games.futurisiko.board import draw_board

        return draw_board(MAPS.find(options.map))

    def lesson(self) -> Lesson[FutuRisikoOptions, FutuRisikoMove]:
        """A guided turn: production, movement, an invasion and its fight."""
        return Lesson(self, read_script(__package__))

    def start(self, options: FutuRisikoOptions) -> FutuRisikoState:
        """A new game, before the first action."""
        return FutuRisikoState.new(self, options)

    def read(self, text: str) -> FutuRisikoMove:
        """The move written in a text, or Malformed."""
        return read_move(text)

    def rule_facts(self, options: FutuRisikoOptions) -> Mapping[str, Fact]:
        """F61, F62, F66: the amounts on the card sheet."""
        return SHEETS.find(options.sheet).amounts

    def random_games(self, options: FutuRisikoOptions, games: int, seed: int) -> int:
        """Play complete random games inside the kernels; how many actions they took in all."""
        start = self.start(options).memory
        return int(play_games(start, games, stream(seed), MOST_RANDOM_ROUNDS))

    def greedy_games(self, options: FutuRisikoOptions, games: int, seed: int) -> int:
        """Play complete games by instinct inside the kernels; how many actions they took in all."""
        courses = play_greedily(self.start(options).memory, games, stream(seed))
        return int(courses["actions"].sum())

    def survey(self) -> FutuRisikoSurvey:
        """F11: how long games last, who wins them and which cards are played, by seats."""
        return FutuRisikoSurvey(self.options, self.start)


FUTURISIKO = FutuRisiko()
