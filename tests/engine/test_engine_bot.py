"""Programs of others at our table: told what their seat may know, kept to their time and rules."""

import gc
import json
import os
import select
import shlex
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from threading import Event

import numpy as np
import pytest

from ludoteca.bots.bot import Limit
from ludoteca.bots.registry import find_bot
from ludoteca.core.chance import Dealer
from ludoteca.core.errors import Malformed
from ludoteca.core.game import AnyState
from ludoteca.core.records.record import Record
from ludoteca.core.registry import find_game
from ludoteca.core.turn import OVER
from ludoteca.engine import process as process_module
from ludoteca.engine.check import play_out
from ludoteca.engine.client import Timeouts
from ludoteca.engine.engine_bot import EngineBot, new_of, position_of, record_of
from ludoteca.engine.errors import EngineError
from tests.contract.table import play_randomly
from tests.effort import times

STUB = Path(__file__).parent / "stub.py"
OPENING = ("draw 3", "draw 6", "draw 6")
# Long enough for a busy machine, and for programs that answer at all.
PATIENT = Timeouts(start=60, answer=60, grace=60)
HASTY = Timeouts(start=0.3, answer=0.3, grace=0.3)

Seat = Callable[..., EngineBot]


def command(*words: str) -> str:
    return shlex.join([sys.executable, "-S", "-E", str(STUB), *words])


@pytest.fixture
def seat() -> Iterator[Seat]:
    """Seat a stub with a fault; all leave in the end."""
    seated: list[EngineBot] = []

    def sit(*words: str, timeouts: Timeouts = PATIENT, seed: int | None = None) -> EngineBot:
        seated.append(EngineBot(command(*words), seed, timeouts))
        return seated[-1]

    yield sit
    for bot in seated:
        bot.close()


def opening(seats: int = 2, *more: str) -> AnyState:
    game = find_game("feurio")
    state = game.start(game.options({"seats": seats}))
    for text in (*OPENING, *more):
        state.play(text)
    return state


def is_gone(bot: EngineBot) -> bool:
    return bot._client.process.wait(0) is not None


def test_a_program_is_asked_and_moves(seat: Seat) -> None:
    bot = seat()
    decision = bot.choose(opening().view(1), Limit(seconds=1))
    assert str(decision.move) == "lay 1,-1"
    assert decision.value is None
    bot.close()
    bot.close()
    assert is_gone(bot)


def test_what_the_program_thinks_comes_with_its_move(seat: Seat) -> None:
    decision = seat("talkative").choose(opening().view(1), Limit(seconds=1))
    assert decision.value == 2.5
    assert decision.line == (str(decision.move), "whatever")
    assert decision.shares == {str(decision.move): 1}
    assert decision.simulations == 7


def test_a_program_is_a_bot_by_its_command() -> None:
    bot = find_bot(f"engine:{command()}")
    assert str(bot.choose(opening().view(1), Limit()).move) == "lay 1,-1"
    bot.close()


def heard(log: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]


def test_new_is_said_once_for_a_game_and_again_for_the_next(seat: Seat, tmp_path: Path) -> None:
    log = tmp_path / "log"
    bot = seat("none", str(log))
    for state in (opening(), opening(2, "lay 1,-1"), opening(), opening(3, "draw 1")):
        bot.choose(state.view(state.to_move), Limit(seconds=1))
    bot.close()
    said = [message["type"] for message in heard(log)]
    turn = ["position", "go"]
    assert said == ["hello", "new", *turn, *turn, "new", *turn, "new", *turn, "quit"]


def test_a_position_tells_the_seat_its_record_its_report_and_its_moves(
    seat: Seat, tmp_path: Path
) -> None:
    log = tmp_path / "log"
    bot = seat("none", str(log))
    view = opening().view(1)
    bot.choose(view, Limit(seconds=1.5, simulations=10))
    hello, new, position, go = heard(log)
    assert hello == {"type": "hello", "id": 1, "protocol": 1}
    assert new["game"] == "feurio"
    assert new["options"] == view.options.as_json()
    assert "seed" not in new
    assert position["record"] == Record.of(opening().view(1)).as_json()
    assert position["report"] == view.game.presenter.report(view)
    assert position["legal"] == ["lay 1,-1", "lay 0,1"]
    assert position["seat"] == 1
    assert "imagined" not in position
    assert (go["seconds"], go["simulations"]) == (1.5, 10)


def test_a_program_has_a_seed_of_its_own_by_which_its_bot_plays_the_same_again(
    seat: Seat, tmp_path: Path
) -> None:
    state = next(s for s in reversed(hidden_tables()) if s.game.name == "feurio")
    logs = []
    for number, seed in enumerate((5, 5, 6)):
        logs.append(tmp_path / str(number))
        bot = seat("imagines", str(logs[-1]), seed=seed)
        bot.choose(state.view(state.to_move), Limit(seconds=1))
        bot.close()
    first, again, other = (heard(log) for log in logs)
    assert first == again
    # The bot's own is not told.
    assert first[1]["seed"] not in (5, other[1]["seed"])


# Hidden facts.


def hidden_tables() -> list[AnyState]:
    """A game of each kind with something hidden, at several moments."""
    states = []
    for name, options in (
        ("feurio", {"seats": 3, "firebreak": True}),
        ("futurisiko", {"seats": 3, "round_limit": 1}),
    ):
        game = find_game(name)
        played = [s.copy() for s in play_randomly(game, game.options(options), seed=1)]
        states += [s for s in played if s.to_move >= 0][:: len(played) // times(12, 4)]
    return states


def test_what_is_sent_is_the_same_whatever_is_hidden() -> None:
    swapped = set()
    for state in hidden_tables():
        for seat in range(state.options.seats):
            view = state.view(seat)
            other = view.sample_state(np.random.default_rng(5))
            if Record.of(other) != Record.of(state):
                swapped.add(state.game.name)
            for rng in (lambda: None, lambda: np.random.default_rng(6)):
                sent = str(position_of(view, 1, rng()))
                assert sent == str(position_of(other.view(seat), 1, rng()))
    assert swapped == {"feurio", "futurisiko"}, "there was something to hide"


def test_a_program_hears_the_same_whatever_is_hidden(seat: Seat, tmp_path: Path) -> None:
    state = next(s for s in reversed(hidden_tables()) if s.game.name == "feurio")
    view = state.view(state.to_move)
    other = view.sample_state(np.random.default_rng(5))
    assert Record.of(other) != Record.of(state)
    logs = [tmp_path / "true", tmp_path / "imagined"]
    for world, log in zip((state, other), logs, strict=True):
        bot = seat("none", str(log))
        bot.choose(world.view(state.to_move), Limit(seconds=1))
        bot.close()
    assert logs[0].read_bytes() == logs[1].read_bytes() != b""


def test_a_program_that_wants_it_is_told_a_game_that_could_be(seat: Seat, tmp_path: Path) -> None:
    log = tmp_path / "log"
    bot = seat("imagines", str(log))
    bot.choose(opening().view(1), Limit(seconds=1))
    state = next(s for s in reversed(hidden_tables()) if s.game.name == "feurio")
    bot.choose(state.view(state.to_move), Limit(seconds=1))
    open_, hidden = (m for m in heard(log) if m["type"] == "position")
    assert "imagined" not in open_, "where nothing is hidden, the record is complete"
    assert "draw ?" in str(hidden["record"])
    assert "draw ?" not in str(hidden["imagined"])


# Time.


def test_a_program_beyond_its_limit_is_told_to_stop(seat: Seat) -> None:
    bot = seat("late", timeouts=Timeouts(grace=0.5))
    state = opening()
    decision = bot.choose(state.view(1), Limit(seconds=0))
    assert str(decision.move) == "lay 0,1"
    state.play("lay 0,1")
    again = bot.choose(state.view(1), Limit(seconds=0))
    assert again.move == state.moves()[-1], "late answers to `stop` do no harm"


def test_for_every_game_of_a_match_the_program_is_started_again(seat: Seat) -> None:
    bot = seat("none")
    with closing(bot.for_game(3)) as again:
        assert again.seed == 3
        assert again._client.process is not bot._client.process
        assert again._client.process.command == bot._client.process.command


def test_whoever_waits_can_stop_a_program(seat: Seat) -> None:
    stop = Event()
    stop.set()
    decision = seat("late").choose(opening().view(1), Limit(stop=stop))
    assert str(decision.move) == "lay 0,1"


@pytest.mark.parametrize(
    ("fault", "complaint"),
    [
        ("silent-at-go", "did not answer within 0.3 seconds after it was told to stop"),
        ("silent-at-new", "did not answer “new” within"),
        ("silent-at-position", "did not answer “position” within 0.3 seconds"),
    ],
)
def test_a_program_that_does_not_answer_is_ended(seat: Seat, fault: str, complaint: str) -> None:
    bot = seat(fault)
    bot._client.timeouts = HASTY
    with pytest.raises(EngineError, match=complaint):
        bot.choose(opening().view(1), Limit(seconds=0))
    assert is_gone(bot)
    with pytest.raises(EngineError, match=complaint):
        bot.choose(opening().view(1), Limit(seconds=1))


@pytest.mark.parametrize("fault", ["deaf", "flood", "silent-at-hello"])
def test_a_program_that_says_no_hello_does_not_block(fault: str) -> None:
    with pytest.raises(EngineError, match="did not answer “hello”"):
        EngineBot(command(fault), timeouts=Timeouts(start=0.5, grace=0.1))


def test_a_program_that_does_not_read_does_not_block(seat: Seat) -> None:
    bot = seat("silent-at-new")
    bot._client.timeouts = HASTY
    # More than any pipe holds.
    bot._client.process.send(" " * 1_000_000)
    bot.close()
    assert is_gone(bot)


# Faults.


@pytest.mark.parametrize(
    ("fault", "complaint"),
    [
        ("dies-at-go", "ended with status 1 instead of answering “go”. It wrote: I cannot bear go"),
        ("dies-at-position", "instead of answering “position”. It wrote: I cannot bear position"),
        ("garbage-at-go", "said “Thinking hard…”, which is no message. The line is not JSON"),
        ("pong-to-go", "answered “go” with “pong”"),
        ("pong-to-position", "answered “position” with “pong”"),
        ("refuses-go", "refuses “go”: I do not like it"),
        ("refuses-new", "refuses “new”: I do not like it"),
        ("illegal", "chose “lay 9,9”, which is not legal: 9,9 touches no tile"),
        ("no-move", "answered “castle”, which is no move"),
        ("other-game", "does not play feurio by version 1 of its rules. It plays: chess"),
        ("newer-rules", "does not play feurio by version 1 of its rules. It plays: feurio (2 3)"),
    ],
)
def test_a_fault_is_told_and_nothing_is_started_again(
    seat: Seat, fault: str, complaint: str
) -> None:
    bot = seat(fault)
    for _ in range(2):
        with pytest.raises(EngineError) as told:
            bot.choose(opening().view(1), Limit(seconds=60))
        assert complaint in str(told.value)
        assert is_gone(bot)


def test_a_program_may_know_several_versions_of_the_rules(seat: Seat) -> None:
    bot = seat("many-rules")
    view = opening().view(1)
    assert bot.choose(view, Limit(seconds=60)).move in view.moves()


def test_an_engine_is_told_by_which_rules_a_game_is_played() -> None:
    game = find_game("futurisiko")
    for version in game.rules:
        record = record_of(game.start(game.options({}), version).view(0))
        assert new_of(record, 1).rules == version


def test_a_program_that_closes_its_output_is_ended(seat: Seat) -> None:
    bot = seat("mute-at-go")
    bot._client.timeouts = HASTY
    with pytest.raises(EngineError, match="closed its output instead of answering “go”"):
        bot.choose(opening().view(1), Limit(seconds=60))
    assert is_gone(bot)


def test_an_illegal_move_is_refused_with_its_rule(seat: Seat) -> None:
    with pytest.raises(EngineError) as told:
        seat("illegal").choose(opening().view(1), Limit(seconds=60))
    assert told.value.rule == "R14"


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("", "After “engine:” comes the command"),
        ("  ", "After “engine:” comes the command"),
        ("node 'bot.js", "is no command"),
        ("/no/such/program", "cannot be started: No such file"),
        ("a\0b", "cannot be started"),
        (command("other-protocol"), "speaks version 2 of the protocol"),
        (command("dies-at-hello"), "It wrote: I cannot bear hello"),
    ],
)
def test_a_command_that_starts_no_engine_is_refused_at_once(words: str, complaint: str) -> None:
    with pytest.raises((Malformed, EngineError)) as told:
        find_bot(f"engine:{words}")
    assert complaint in str(told.value)


# Ends.


def test_a_program_that_does_not_go_is_ended(seat: Seat) -> None:
    bot = seat("stays")
    bot._client.timeouts = HASTY
    bot.close()
    assert is_gone(bot)


def test_a_program_is_ended_with_all_that_it_started(seat: Seat, tmp_path: Path) -> None:
    log = tmp_path / "log"
    fifo = tmp_path / "log.fifo"
    os.mkfifo(fifo)
    bot = seat("parent", str(log))
    bot.choose(opening().view(1), Limit(seconds=60))
    with fifo.open("rb") as held:
        # The child has opened the file; when it is gone, the file ends.
        bot.close()
        assert select.select([held], [], [], 30)[0]
        assert held.read() == b""


def test_a_program_that_nobody_closes_is_ended_too() -> None:
    bot = EngineBot(command(), timeouts=PATIENT)
    program = bot._client.process
    del bot
    gc.collect()
    assert program.wait(60) is not None


def test_a_program_talks_into_a_queue_that_is_not_endless(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(process_module, "LINES_AHEAD", 3)
    program = process_module.EngineProcess(command("flood"))
    assert program.receive(60)
    program.end()
    assert program.wait(0) is not None


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("feurio", {"seats": 3, "firebreak": True}),
        ("futurisiko", {"seats": 3, "round_limit": 1}),
    ],
)
def test_our_own_engine_sits_at_our_table_where_something_is_hidden(
    name: str, options: dict[str, object]
) -> None:
    ours = "from ludoteca.cli.app import main; main()"
    lend = shlex.join([sys.executable, "-c", ours, "engine", "--bot", "random"])
    game = find_game(name)
    state = game.start(game.options(options))
    bot = EngineBot(lend)
    others = [find_bot("random", 1), find_bot("random", 2)]
    play_out(state, [bot, *others], Dealer("hidden"), Limit(seconds=60))
    bot.close()
    assert state.to_move == OVER
