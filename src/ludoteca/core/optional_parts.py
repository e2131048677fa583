"""The parts that a game may bring, each in a room of its own, with a default that serves."""

from ludoteca.core.options import OwnOptions
from ludoteca.core.parts.assets import Assets
from ludoteca.core.parts.encoder import Encoder
from ludoteca.core.parts.heuristic import Heuristic
from ludoteca.core.parts.ladder import USUAL, Ladder
from ludoteca.core.parts.live_play import LivePlay
from ludoteca.core.parts.network import Network
from ludoteca.core.parts.playouts import Playouts
from ludoteca.core.parts.presenter import Presenter
from ludoteca.core.parts.search_spec import SearchSpec
from ludoteca.core.parts.survey import Survey
from ludoteca.core.parts.teaching.how_to_script import HowToScript
from ludoteca.core.parts.teaching.lesson_script import LessonScript
from ludoteca.core.parts.temper import Temper
from ludoteca.core.records.position_format import BY_MOVES, PositionFormat


class OptionalParts:
    """What hangs on a game; none of it changes its rules."""

    @property
    def presenter(self) -> Presenter:
        """How it speaks and looks."""
        return Presenter()

    @property
    def position_format(self) -> PositionFormat:
        """How a position is written, and set up from what is written."""
        return BY_MOVES

    @property
    def live_play(self) -> LivePlay:
        """What a live table asks: about undoing, and about those who do nothing."""
        return LivePlay()

    @property
    def heuristic(self) -> Heuristic:
        """A quick opinion on each legal move."""
        return Heuristic()

    @property
    def playouts(self) -> Playouts:
        """Many complete games, for measuring."""
        return Playouts()

    @property
    def search(self) -> SearchSpec | None:
        """Kernels for the tree search; without them it is searched in plain Python."""
        return None

    @property
    def network(self) -> Network | None:
        """A learned judgement of positions, for the tree search; None where nothing was learned."""
        return None

    @property
    def encoder(self) -> Encoder | None:
        """Observations and choices as numbers, for environments; None where there are none."""
        return None

    @property
    def ladder(self) -> Ladder:
        """Opponents that never change, by which the strength of bots is told."""
        return USUAL

    @property
    def tempers(self) -> tuple[Temper, ...]:
        """What bots lean to among moves that they think about equally good; often nothing."""
        return ()

    @property
    def survey(self) -> Survey[OwnOptions] | None:
        """What many games tell; None where no statistics are kept."""
        return None

    @property
    def lesson(self) -> LessonScript | None:
        """A guided first game; None where there is none."""
        return None

    @property
    def how_to(self) -> HowToScript | None:
        """A page on how to play it; None where there is none."""
        return None

    @property
    def assets(self) -> Assets:
        """The files that people bring for its options."""
        return Assets()
