"""FutuRisiko! in the house."""

from functools import cached_property

from ludoteca.core.game import Game, check_rules
from ludoteca.core.parts.encoder import Encoder
from ludoteca.core.parts.network import Network
from ludoteca.core.parts.search_spec import SearchSpec
from ludoteca.core.parts.teaching.how_to_script import HowToScript, read_how_to
from ludoteca.core.parts.teaching.lesson_script import LessonScript, read_script
from ludoteca.core.records.position_format import PositionFormat
from ludoteca.games.futurisiko import refusals
from ludoteca.games.futurisiko.ai.heuristic import FutuRisikoHeuristic
from ludoteca.games.futurisiko.ai.ladder import LADDER
from ludoteca.games.futurisiko.ai.tempers import TEMPERS
from ludoteca.games.futurisiko.assets.assets import FutuRisikoAssets
from ludoteca.games.futurisiko.live_play import FutuRisikoLivePlay
from ludoteca.games.futurisiko.moves import FutuRisikoMove, read_move
from ludoteca.games.futurisiko.options import (
    FutuRisikoOptions,
    read_options,
    typical_options,
)
from ludoteca.games.futurisiko.position_text import read_fields, write_fields
from ludoteca.games.futurisiko.present.presenter import FutuRisikoPresenter
from ludoteca.games.futurisiko.state import FutuRisikoState
from ludoteca.games.futurisiko.stats.playouts import FutuRisikoPlayouts
from ludoteca.games.futurisiko.stats.survey import FutuRisikoSurvey


class FutuRisiko(Game[FutuRisikoOptions, FutuRisikoMove]):
    """Tanks, planes and submarines on a map of the world, for four to six armies.

    Three can play as well, by a rule of this house (F11).
    """

    name = "futurisiko"
    title = "FutuRisiko!"
    rules = ("1", "2")
    presenter = FutuRisikoPresenter()
    position_format = PositionFormat(write_fields, read_fields)
    live_play = FutuRisikoLivePlay()
    heuristic = FutuRisikoHeuristic()
    playouts = FutuRisikoPlayouts()
    assets = FutuRisikoAssets()
    tempers = TEMPERS
    ladder = LADDER
    options = staticmethod(read_options)
    option_sets = staticmethod(typical_options)
    read = staticmethod(read_move)
    refuse = staticmethod(refusals.refuse)

    @cached_property
    def search(self) -> SearchSpec:
        """Kernels for the tree search; the room is opened when somebody searches."""
        from ludoteca.games.futurisiko.ai.search import SEARCH

        return SEARCH

    @cached_property
    def network(self) -> Network:
        """What was learned about it; the room is opened when somebody asks."""
        from ludoteca.games.futurisiko.ai.network import NETWORK

        return NETWORK

    @cached_property
    def encoder(self) -> Encoder:
        """Observations and choices as numbers; the room is opened when somebody asks."""
        from ludoteca.games.futurisiko.ai.encoding.encoder import ENCODER

        return ENCODER

    @cached_property
    def survey(self) -> FutuRisikoSurvey:
        """F11: how long games last, who wins them and which cards are played, by seats."""
        return FutuRisikoSurvey(self.options, self.start)

    @property
    def lesson(self) -> LessonScript:
        """From the last flag of the draft over a turn with a truce and a conquest to a defence."""
        return read_script("ludoteca.games.futurisiko.present")

    @property
    def how_to(self) -> HowToScript:
        """The whole game on a page, with a round from the flags to a conquest."""
        return read_how_to("ludoteca.games.futurisiko.present")

    def start(self, options: FutuRisikoOptions, rules: str | None = None) -> FutuRisikoState:
        """A new game, before the first action; by the newest rules unless told."""
        return FutuRisikoState.new(self, options, check_rules(self, rules))


FUTURISIKO = FutuRisiko()
