"""What a game need not say: each part of the contract has a default that serves anybody."""

from html import escape
from xml.etree import ElementTree as ET

from ludoteca.core.game import Game
from ludoteca.core.optional_parts import OptionalParts
from ludoteca.core.parts.presenter import Presenter
from ludoteca.games.feurio import FEURIO
from ludoteca.games.feurio.view import FeurioView
from tests.core.plain_games import HighCard


class Plain(Presenter):
    """A presenter that says what it must, and nothing more."""


def test_a_game_without_a_board_of_its_own_is_told_in_words() -> None:
    options = FEURIO.options({"seats": 2})
    state = FEURIO.start(options)
    for text in ("draw 3", "draw 6", "draw 4"):
        state.play(text)
    presenter = Plain()
    assert presenter.board(options) == {}
    scene = presenter.scene(state)
    assert scene["words"] == presenter.words(state) != []
    moves = scene["moves"]
    assert isinstance(moves, list)
    assert [move["move"] for move in moves] == [str(move) for move in state.moves()]
    assert all(move["words"] for move in moves)
    assert escape(presenter.words(state)[0]) in presenter.svg(state)
    poster = ET.fromstring(presenter.poster(state))
    assert poster.get("viewBox") == "0 0 1200 630"
    assert presenter.words(state)[0] in "".join(poster.itertext())
    assert str(presenter.show(state, 80)).splitlines() == presenter.words(state)
    assert presenter.seat_name(options, 1) == "Seat 2"
    assert presenter.aim(options) == ""
    assert presenter.motive(state, state.moves()[0]) == "", "what a move does says enough"
    assert presenter.report(state)["legal"] == [str(move) for move in state.moves()]
    assert presenter.narrate(state.view(0), state.view(0), state.moves()[0]).words


class Silent(HighCard):
    """A game that brings no presenter."""

    presenter = Game.presenter


def test_a_game_without_a_presenter_is_told_by_its_position_and_its_moves() -> None:
    game = Silent()
    state = game.start(game.options({}))
    for text in ("deal 7", "deal 3"):
        state.play(text)
    scene = game.presenter.scene(state)
    assert scene["words"] == [str(state)]
    assert scene["moves"] == [{"move": move, "words": move} for move in ("fold", "show")]


def test_a_view_that_does_not_say_so_is_not_open() -> None:
    view = FEURIO.start(FEURIO.options({})).view(0)
    assert isinstance(view, FeurioView)
    assert view.is_open
    assert not super(FeurioView, view).is_open, "what may be hidden is hidden"


def test_who_does_nothing_leaves_the_choice_to_a_bot_unless_a_game_knows_better() -> None:
    game = Silent()
    state = game.start(game.options({}))
    assert game.live_play.timeout_move(state) is None
    assert not game.live_play.passes(state.moves()[0])
    assert game.live_play.undo_barrier(state, state.moves()[0]) is None


def test_a_game_without_figures_of_its_own_has_its_scores() -> None:
    assert FEURIO.presenter.review(FEURIO.start(FEURIO.options({}))) is None


def test_a_newcomer_sits_in_the_first_seat_unless_a_game_knows_better() -> None:
    options = FEURIO.options({"seats": 4})
    assert Plain().usual_seat(options) == 0
    assert FEURIO.presenter.usual_seat(options) == 1


def test_a_game_without_a_rulebook_cites_no_rules() -> None:
    assert Plain().cite(FEURIO.read("pass")) == ()


def test_a_game_need_not_have_a_lesson_a_page_statistics_networks_or_kernels_for_a_search() -> None:
    for part in ("lesson", "how_to", "survey", "search", "network", "encoder"):
        assert vars(OptionalParts)[part].fget(FEURIO) is None
