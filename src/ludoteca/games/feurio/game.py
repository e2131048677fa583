"""Feurio! in the house."""

from functools import cached_property

from ludoteca.core.game import Game, check_rules
from ludoteca.core.parts.encoder import Encoder
from ludoteca.core.parts.teaching.how_to_script import HowToScript, read_how_to
from ludoteca.core.parts.teaching.lesson_script import LessonScript, read_script
from ludoteca.core.records.position_format import PositionFormat
from ludoteca.games.feurio import refusals
from ludoteca.games.feurio.ai.heuristic import FeurioHeuristic
from ludoteca.games.feurio.ai.ladder import LADDER
from ludoteca.games.feurio.ai.network import NETWORK
from ludoteca.games.feurio.ai.search import SEARCH
from ludoteca.games.feurio.ai.tempers import TEMPERS
from ludoteca.games.feurio.live_play import FeurioLivePlay
from ludoteca.games.feurio.moves import FeurioMove, read_move
from ludoteca.games.feurio.options import FeurioOptions, every_options, read_options
from ludoteca.games.feurio.position_text import read_fields, write_fields
from ludoteca.games.feurio.present.presenter import FeurioPresenter
from ludoteca.games.feurio.state import FeurioState
from ludoteca.games.feurio.stats.playouts import FeurioPlayouts
from ludoteca.games.feurio.stats.survey import FeurioSurvey


class Feurio(Game[FeurioOptions, FeurioMove]):
    """A forest fire of hexagonal tiles, for one to four crews of firefighters."""

    name = "feurio"
    title = "Feurio!"
    rules = ("1",)
    presenter = FeurioPresenter()
    position_format = PositionFormat(write_fields, read_fields)
    live_play = FeurioLivePlay()
    heuristic = FeurioHeuristic()
    playouts = FeurioPlayouts()
    search = SEARCH
    network = NETWORK
    ladder = LADDER
    tempers = TEMPERS
    options = staticmethod(read_options)
    option_sets = staticmethod(every_options)
    read = staticmethod(read_move)
    refuse = staticmethod(refusals.refuse)

    @cached_property
    def encoder(self) -> Encoder:
        """Observations and choices as numbers; the room is opened when somebody asks."""
        from ludoteca.games.feurio.ai.encoding.encoder import ENCODER

        return ENCODER

    @cached_property
    def survey(self) -> FeurioSurvey:
        """Points, the worth of each seat and of firebreaks, and tasks done, at every table."""
        return FeurioSurvey(self.start)

    @property
    def lesson(self) -> LessonScript:
        """From the set-up over five guided turns to the end; then a firebreak and the solitaire."""
        return read_script("ludoteca.games.feurio.present")

    @property
    def how_to(self) -> HowToScript:
        """The whole game on a page, with the worked example of the rulebooks."""
        return read_how_to("ludoteca.games.feurio.present")

    def start(self, options: FeurioOptions, rules: str | None = None) -> FeurioState:
        """A new game, before the first action."""
        check_rules(self, rules)
        return FeurioState.new(self, options)


FEURIO = Feurio()
