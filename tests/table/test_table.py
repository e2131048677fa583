"""A live table: who may sit, move, take back and leave, and what the clock does."""

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise

import numpy as np
import pytest

from ludoteca.core.chance import Dealer
from ludoteca.core.errors import IllegalMove, Malformed, NotYourTurn, Refusal
from ludoteca.core.records.replay import replay
from ludoteca.core.registry import game_names
from ludoteca.core.turn import CHANCE, OVER
from ludoteca.table import STAND_IN, Clock, Forbidden, Stale, Table, plan_rematch, plan_repeat
from ludoteca.table.entries import (
    Dealt,
    HandedOver,
    Moved,
    Paused,
    Returned,
    TakenBack,
    read_entry,
    write_entry,
)
from tests.table.party import HOST, NOW, open_table, set_up

SEATS = {"feurio": "me bot here bot", "futurisiko": "me bot here bot", "pig": "me bot"}


def play_on(table: Table, rng: np.random.Generator, moves: int = 100_000) -> None:
    """Everyone moves at random, until the end or for so many moves."""
    while table.to_move is not None and moves:
        seat = table.to_move
        texts = [str(move) for move in table.view(seat).moves()]
        table.move(seat, table.version, texts[rng.integers(len(texts))], NOW)
        moves -= 1


@contextmanager
def refused(kind: type[Refusal], key: str) -> Iterator[None]:
    """The refusal of this kind with this message."""
    with pytest.raises(kind) as caught:
        yield
    assert caught.value.key == key
    assert str(caught.value)


def do_anything(table: Table, seat: int, version: int = -1, words: str = "pass") -> None:
    table.move(seat, table.version if version < 0 else version, words, NOW)


# Sitting down.


def test_the_host_and_those_beside_sit_at_once_and_the_first_tiles_are_turned() -> None:
    table = open_table("me here")
    assert str(table.status) == "playing"
    assert [seat.name for seat in table.seats] == ["Anna", "Carla"]
    assert table.seats_of(HOST) == [0, 1]
    assert table.to_move is not None
    assert table.authors.count(CHANCE) == len(table.authors) > 0


def test_a_game_waits_until_all_seats_are_taken() -> None:
    table = open_table("me open bot")
    assert str(table.status) == "waiting"
    assert table.to_move is None
    assert not table.authors
    with refused(Forbidden, "table-is-waiting"):
        do_anything(table, 0)
    assert table.sit("bruno", "Bruno", "moon", at=NOW) == 1
    assert str(table.status) == "playing"
    assert table.authors


def test_a_seat_by_invitation_is_for_those_who_are_invited() -> None:
    table = open_table("me invited")
    with refused(Forbidden, "table-no-seat"):
        table.sit("bruno", "Bruno", "moon", at=NOW)
    assert table.sit("bruno", "Bruno", "moon", at=NOW, invited=True) == 1
    with refused(Forbidden, "table-no-seat"):
        table.sit("carla", "Carla", "moon", at=NOW, invited=True)


def test_one_can_ask_for_a_seat_and_get_up_again_before_the_game() -> None:
    table = open_table("me open open")
    assert table.sit("bruno", "Bruno", "moon", at=NOW, seat=2) == 2
    table.leave("bruno", NOW)
    assert table.seats[2].is_free
    assert table.sit("carla", "Carla", "moon", at=NOW, seat=2) == 2
    table.leave(HOST, NOW)
    assert str(table.status) == "closed"
    with refused(Forbidden, "table-is-closed"):
        table.leave("carla", NOW)


# Moving.


def test_only_whoever_is_to_move_moves_and_only_legally() -> None:
    table = open_table("me here")
    seat = table.to_move
    assert seat is not None
    with pytest.raises(NotYourTurn):
        do_anything(table, 1 - seat)
    with pytest.raises(IllegalMove):
        do_anything(table, seat)
    with pytest.raises(Malformed):
        do_anything(table, seat, words="jump")
    assert table.version == len(table.authors) + 2, "nothing has happened but sitting and dealing"


def test_a_late_answer_is_refused_and_never_applied() -> None:
    table = open_table("me here")
    seat = table.to_move
    assert seat is not None
    text = str(table.view(seat).moves()[0])
    table.move(seat, table.version, text, NOW)
    before = table.version
    with pytest.raises(Stale):
        table.move(seat, before - 1, text, NOW)
    assert table.version == before


def test_what_happens_on_a_fork_does_not_happen_at_the_table() -> None:
    table = open_table("me here")
    version, actions = table.version, list(table.state.actions)
    fork = table.fork()
    play_on(fork, np.random.default_rng(0), moves=5)
    assert fork.version > version
    assert (table.version, list(table.state.actions)) == (version, actions)


@pytest.mark.parametrize("game", [game for game in game_names() if game in SEATS])
def test_the_journal_gives_the_same_table_again(game: str) -> None:
    table = open_table(SEATS[game], game=game)
    play_on(table, np.random.default_rng(1), moves=400)
    again = Table(table.setup, "seed")
    for transition in table.pending:
        again.apply(read_entry(write_entry(transition.entry)))
    assert again.state == table.state
    assert again.seats == table.seats
    assert again.version == table.version
    assert again.authors == table.authors
    assert again.status == table.status


# The dealer.


def test_the_dealer_is_bound_by_the_commitment_and_the_secret_is_shown_after_the_end() -> None:
    table = open_table("me here")
    assert table.commitment == hashlib.sha256(b"seed").hexdigest()
    shown = [table.secret]
    play_on(table, np.random.default_rng(2))
    assert str(table.status) == "over"
    assert [*shown, table.secret] == [None, "seed"]
    dealer = Dealer("seed")
    for transition in table.pending:
        if isinstance(transition.entry, Dealt):
            before = transition.before
            chosen = dealer.choose(before.legal(), before.chances())
            assert transition.entry.move == str(before.move_of(chosen))


def test_a_record_holds_what_the_asker_has_seen_and_after_the_end_all() -> None:
    table = open_table("me here", options={"firebreak": True})
    hidden = table.record(None)
    assert "draw ?" in hidden.actions
    assert "seed" not in hidden.extras
    assert hidden.extras["players"] == ["Anna", "Carla"]
    play_on(table, np.random.default_rng(3))
    whole = table.record(None)
    assert whole.extras["seed"] == "seed"
    assert replay(whole).to_move == OVER


def test_a_game_can_be_played_on_from_a_position_of_another() -> None:
    table = open_table("me here")
    play_on(table, np.random.default_rng(4), moves=20)
    other = open_table("me here", actions=table.record(0).actions)
    assert other.state == table.state
    assert not other.can_undo, "what was played elsewhere stays"
    play_on(other, np.random.default_rng(5))
    assert str(other.status) == "over"


# Taking back.


def _lay_with_a_choice(table: Table) -> int:
    """Play on until somebody has laid a tile where another place was as hot."""
    rng = np.random.default_rng(6)
    while True:
        seat = table.to_move
        assert seat is not None
        moves = [str(move) for move in table.view(seat).moves()]
        if len(moves) > 1 and moves[0].startswith("lay"):
            table.move(seat, table.version, moves[0], NOW)
            return seat
        table.move(seat, table.version, moves[rng.integers(len(moves))], NOW)


def test_a_tile_just_laid_can_be_taken_back_and_laid_elsewhere() -> None:
    table = open_table("me here")
    seat = _lay_with_a_choice(table)
    before = table.pending[-1].before
    assert table.can_undo
    table.undo(seat, table.version, NOW)
    assert isinstance(table.pending[-1].entry, TakenBack)
    assert table.state == before
    assert table.state.actions == before.actions
    assert table.to_move == seat
    play_on(table, np.random.default_rng(7))
    assert str(table.status) == "over"


def test_a_draw_or_a_move_of_another_is_never_taken_back() -> None:
    table = open_table("me here")
    seat = _lay_with_a_choice(table)
    do_anything(table, seat, words="pass")
    assert not table.can_undo
    other = table.to_move
    assert other is not None
    with refused(Malformed, "play-nothing-to-undo"):
        table.undo(other, table.version, NOW)
    with pytest.raises(NotYourTurn):
        table.undo(seat, table.version, NOW)


# Giving up.


def test_a_bot_plays_on_for_somebody_who_resigns() -> None:
    table = open_table("me open")
    table.sit("bruno", "Bruno", "moon", at=NOW)
    table.resign(0, NOW)
    assert str(table.status) == "playing"
    assert table.seats[0].bot == STAND_IN
    assert table.seats[0].has_resigned
    assert table.seats_of(HOST) == []
    table.resign(1, NOW)
    assert str(table.status) == "closed", "nobody is left to play for"
    assert table.secret == "seed"
    with refused(Forbidden, "table-is-closed"):
        table.resign(1, NOW)


# The clock.


def _late(seats: str, on_timeout: str) -> Table:
    return open_table(seats, clock=Clock(kind="move", amount=60), on_timeout=on_timeout)


def test_time_runs_for_a_turn_and_only_for_people() -> None:
    table = _late("me here", "bot")
    seat = _lay_with_a_choice(table)
    assert table.deadline == NOW + 60
    table.move(seat, table.version, "pass", NOW + 30)
    assert table.deadline == NOW + 90
    assert open_table("me here").deadline is None
    alone = _late("me bot", "bot")
    rng = np.random.default_rng(12)
    while alone.to_move != 1:
        play_on(alone, rng, moves=1)
    assert alone.deadline is None


def test_out_of_time_a_bot_takes_the_seat_over() -> None:
    table = _late("me here", "bot")
    seat = table.to_move
    assert seat is not None
    table.time_out(NOW + 59)
    assert table.seats[seat].is_human
    table.time_out(NOW + 60)
    entry = table.pending[-1].entry
    assert isinstance(entry, HandedOver)
    assert (entry.seat, entry.bot, entry.why) == (seat, STAND_IN, "timeout")
    assert table.bot_to_move(NOW + 60) == (seat, STAND_IN)
    assert not table.seats[seat].has_resigned


def test_out_of_time_one_move_is_made_and_the_seat_stays() -> None:
    table = _late("me here", "move")
    seat = table.to_move
    assert seat is not None
    assert table.bot_to_move(NOW) is None
    # A tile must be laid: where, a bot decides.
    table.time_out(NOW + 60)
    assert table.bot_to_move(NOW + 60) == (seat, STAND_IN)
    table.move(seat, table.version, str(table.view(seat).moves()[0]), NOW + 60)
    # Men need not be placed: idleness passes.
    table.time_out(NOW + 60)
    moved = [h.entry for h in table.pending if isinstance(h.entry, Moved)]
    assert (moved[-1].seat, moved[-1].move) == (seat, "pass")
    assert table.to_move == 1 - seat
    assert table.seats[seat].is_human
    assert table.deadline == NOW + 120


def test_a_clock_that_stood_still_goes_on_where_it_stopped() -> None:
    table = _late("me here", "bot")
    table.apply(Paused(at=NOW + 3600, seconds=3590.0))
    assert table.deadline == NOW + 3650
    table.time_out(NOW + 3649)
    assert table.roster.has_people
    again = _late("me here", "bot")
    again.apply(Paused(at=NOW - 3600, seconds=-3600.0))
    assert again.deadline == NOW - 3540, "a clock can be set back, too"


def test_who_lost_a_seat_to_a_bot_takes_it_back_for_the_next_decision() -> None:
    table = _late("me open", "bot")
    table.sit("bruno", "Bruno", "moon", at=NOW)
    seat = table.to_move
    assert seat is not None
    who = (HOST, "bruno")[seat]
    assert table.seats_lost_by(who) == []
    table.time_out(NOW + 60)
    assert table.seats_lost_by(who) == [seat]
    assert table.seats_lost_by((HOST, "bruno")[1 - seat]) == []
    assert table.seats_lost_by("") == []
    table.come_back(seat, NOW + 61)
    assert isinstance(table.pending[-1].entry, Returned)
    assert table.seats_of(who) == [seat]
    assert table.bot_to_move(NOW + 61) is None
    assert table.deadline == NOW + 121, "with the time of a turn"


def test_nobody_holds_up_a_table_by_coming_back_again_and_again() -> None:
    table = _late("me here", "bot")
    seat = table.to_move
    assert seat is not None
    table.time_out(NOW + 60)
    table.come_back(seat, NOW + 60)
    table.time_out(NOW + 120)
    with refused(Forbidden, "table-bot-finishes"):
        table.come_back(seat, NOW + 121)
    while table.to_move == seat:
        table.move(seat, table.version, str(table.view(seat).moves()[0]), NOW + 122)
    table.come_back(seat, NOW + 123)
    assert table.seats[seat].is_human
    assert table.deadline == NOW + 182, "the other's time is as it was"


def test_who_gave_up_may_come_back_until_the_end() -> None:
    table = open_table("me open")
    table.sit("bruno", "Bruno", "moon", at=NOW)
    table.resign(0, NOW)
    table.come_back(0, NOW)
    assert table.seats_of(HOST) == [0]
    assert not table.seats[0].has_resigned
    table.resign(0, NOW)
    table.resign(1, NOW)
    with refused(Forbidden, "table-is-closed"):
        table.come_back(0, NOW)


def test_bots_are_named_when_they_are_to_move_and_nobody_after_the_end() -> None:
    table = open_table("me bot")
    rng = np.random.default_rng(8)
    named = set()
    while table.to_move is not None:
        named.add((table.to_move, table.bot_to_move(NOW)))
        play_on(table, rng, moves=1)
    assert named == {(0, None), (1, (1, "greedy"))}
    assert table.bot_to_move(NOW) is None


def test_a_table_has_people_as_long_as_one_plays() -> None:
    assert not open_table("bot bot").roster.has_people
    table = open_table("me here bot")
    assert table.roster.has_people
    table.resign(0, NOW)
    assert table.roster.has_people


# Meeting again.


def test_a_rematch_moves_everyone_one_seat_on_and_keeps_their_places() -> None:
    table = open_table("me open bot here")
    table.sit("bruno", "Bruno", "moon", at=NOW)
    with refused(Forbidden, "table-no-rematch"):
        table.follow("next", NOW)
    play_on(table, np.random.default_rng(9))
    table.follow("next", NOW)
    assert table.rematch == "next"
    with refused(Forbidden, "table-no-rematch"):
        table.follow("another", NOW)
    setup = plan_rematch(table, "bruno")
    assert [plan.kind for plan in setup.seats] == ["invited", "invited", "me", "bot"]
    assert [plan.who for plan in setup.seats] == [HOST, HOST, "", ""]
    again = Table(setup, "other seed")
    again.open("Bruno", "moon", NOW)
    with refused(Forbidden, "table-no-seat"):
        again.sit("carla", "Carla", "sun", at=NOW, invited=True)
    assert again.sit(HOST, "Anna", "star", at=NOW) == 0
    assert [seat.name for seat in again.seats[:2]] == ["Carla", "Anna"]
    assert str(again.status) == "playing"
    with refused(Forbidden, "table-no-rematch"):
        plan_rematch(table, "a stranger")


def test_a_rematch_of_several_at_one_screen_keeps_them_there() -> None:
    table = open_table("me here")
    play_on(table, np.random.default_rng(10))
    plans = plan_rematch(table, HOST).seats
    assert [(plan.kind, plan.name) for plan in plans] == [("here", "Carla"), ("me", "Anna")]


def test_a_rematch_plays_by_the_newest_rules() -> None:
    table = open_table("me here bot", "futurisiko", rules="1")
    assert table.state.rules == "1"
    table.resign(0, NOW)
    table.resign(1, NOW)
    assert plan_rematch(table, HOST).begin().rules == "2"


def test_the_same_deal_again_keeps_seats_and_rules_and_says_so() -> None:
    table = open_table("me open bot here", "futurisiko", rules="1")
    table.sit("bruno", "Bruno", "moon", at=NOW)
    with refused(Forbidden, "table-no-repeat"):
        table.follow("next", NOW, same_deal=True)
    table.abandon(table.version, NOW)
    table.follow("next", NOW, same_deal=True)
    assert (table.repeat, table.rematch) == ("next", None)
    with refused(Forbidden, "table-no-repeat"):
        table.follow("another", NOW, same_deal=True)
    setup = plan_repeat(table, "bruno")
    assert [plan.who for plan in setup.seats] == [HOST, "", "", HOST]
    assert [plan.kind for plan in setup.seats] == ["invited", "me", "bot", "invited"]
    assert (setup.repeats_deal, setup.begin().rules) == (True, "1")
    with refused(Forbidden, "table-no-repeat"):
        plan_repeat(table, "a stranger")


def test_a_rematch_of_a_repeated_deal_is_dealt_anew() -> None:
    table = open_table("me here")
    play_on(table, np.random.default_rng(10))
    again = Table(plan_repeat(table, HOST), "the same seed")
    again.open("Anna", "star", NOW)
    play_on(again, np.random.default_rng(11))
    assert not plan_rematch(again, HOST).repeats_deal


def test_every_entry_has_the_next_number() -> None:
    table = open_table("me here")
    play_on(table, np.random.default_rng(11))
    assert all(b.version == a.version + 1 for a, b in pairwise(table.pending))
    assert table.pending[0].version == 1
    assert table.pending[-1].version == table.version


def test_names_tell_who_sits_where() -> None:
    table = open_table("me here bot open", game="feurio")
    assert [table.name_of(seat) for seat in range(4)] == ["Anna", "Carla", "greedy", "nobody yet"]


def test_a_set_up_settles_its_options() -> None:
    assert set_up("me bot").options == {
        "seats": 2,
        "goal": "score",
        "firebreak": False,
        "hotter": False,
    }


def test_there_is_no_rematch_of_a_game_that_goes_on() -> None:
    with refused(Forbidden, "table-no-rematch"):
        plan_rematch(open_table("me here"), HOST)


def test_nobody_takes_two_open_seats_or_sits_down_at_a_table_that_was_given_up() -> None:
    table = open_table("me open open")
    table.sit("bruno", "Bruno", "moon", at=NOW)
    with refused(Forbidden, "table-no-seat"):
        table.sit("bruno", "Bruno", "moon", at=NOW, seat=2)
    table.leave(HOST, NOW)
    with refused(Forbidden, "table-is-closed"):
        table.sit("carla", "Carla", "sun", at=NOW)
