"""Our bots, driven by other programs: one answer to every line, whatever it says."""

import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from threading import Event
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.bots.bot import Bot, Decision, Limit
from ludoteca.bots.registry import find_bot
from ludoteca.core.chance import Dealer
from ludoteca.core.game import AnyView
from ludoteca.core.records.record import Json, Record
from ludoteca.core.registry import find_game, game_names
from ludoteca.core.turn import CHANCE, OVER
from ludoteca.engine import engine as engine_module
from ludoteca.engine.engine import Engine
from tests.arena.guests import install
from tests.effort import times

HEAD = {"format": "ludoteca/1", "game": "feurio", "rules": "1"}
OPENING = ["draw 3", "draw 6", "draw 6"]
RECORD = {**HEAD, "options": {"seats": 2}, "actions": OPENING}
POSITION = {"type": "position", "id": "p", "record": RECORD, "seat": 1}
GO = {"type": "go", "id": "g", "seconds": 1}


class Patient(Bot):
    """Thinks until it is told to stop."""

    thinks = Event()

    def choose(self, view: AnyView, limit: Limit) -> Decision:
        assert limit.stop is not None
        self.thinks.set()
        assert limit.stop.wait(30), "nobody said stop"
        assert limit.is_stopped
        return Decision(view.moves()[-1], 0.5, ("lay 0,1",), {"lay 0,1": 1.0}, 12)


class Stubborn(Bot):
    """Never looks at its limit."""

    is_free = Event()

    def choose(self, view: AnyView, limit: Limit) -> Decision:  # noqa: ARG002
        self.is_free.wait(30)
        return Decision(view.moves()[0])


class Broken(Bot):
    """Fails."""

    def choose(self, view: AnyView, limit: Limit) -> Decision:  # noqa: ARG002
        raise ZeroDivisionError("seven by nought")


class Leaver(Bot):
    """Would take the whole program with it."""

    def choose(self, view: AnyView, limit: Limit) -> Decision:  # noqa: ARG002
        sys.exit("enough")


class Dreamer(Bot):
    """Thinks something that no line can hold."""

    def choose(self, view: AnyView, limit: Limit) -> Decision:  # noqa: ARG002
        return Decision(view.moves()[0], shares={"lay 0,1": float("nan")})


class Reckoner(Bot):
    """Reckons with arrays, and so has their numbers in mind."""

    def choose(self, view: AnyView, limit: Limit) -> Decision:  # noqa: ARG002
        half: Any = np.float32(0.5)
        seven: Any = np.int64(7)
        return Decision(view.moves()[0], half, shares={"lay 0,1": half}, simulations=seven)


class Cheat(Bot):
    """Lays tiles where it likes."""

    def choose(self, view: AnyView, limit: Limit) -> Decision:  # noqa: ARG002
        return Decision(view.game.read("lay 9,9"))


def lines(requests: Iterable[object]) -> Iterator[bytes]:
    for request in requests:
        yield request if isinstance(request, bytes) else json.dumps(request).encode() + b"\n"


def ask(*requests: object, bot: str = "greedy") -> list[Json]:
    """The answers to requests that come all at once, before the input ends."""
    return hear(bot, requests)


def hear(bot: str, requests: Iterable[object]) -> list[Json]:
    said: list[str] = []
    Engine(bot, 1, said.append).run(lines(requests))
    assert all(line.endswith("\n") and line.count("\n") == 1 for line in said)
    return [json.loads(line) for line in said]


def ask_bot(
    kind: type[Bot], monkeypatch: pytest.MonkeyPatch, requests: Iterable[object]
) -> list[Json]:
    """The answers of an engine with this bot."""
    monkeypatch.setattr(engine_module, "find_bot", lambda _, seed: kind(seed))
    return hear("any", requests)


def types(answers: list[Json]) -> list[object]:
    return [answer["type"] for answer in answers]


def test_hello_tells_who_is_there() -> None:
    (welcome,) = ask({"type": "hello", "id": 1, "protocol": 1})
    assert welcome["id"] == 1
    assert welcome["protocol"] == 1
    assert welcome["name"] == "ludoteca greedy"
    games = welcome["games"]
    assert isinstance(games, dict)
    assert list(games) == game_names()
    assert games["feurio"] == "1"
    assert games["futurisiko"] == "1 2"
    bots = welcome["bots"]
    assert isinstance(bots, list)
    assert {"greedy", "random"} <= set(bots)
    assert "engine" not in bots, "a message may not start programs"


def test_a_broken_bot_is_not_lent_and_spoils_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.syspath_prepend(install(tmp_path))
    (welcome,) = ask({"type": "hello", "id": 1, "protocol": 1})
    bots = welcome["bots"]
    assert isinstance(bots, list)
    assert {"greedy", "crasher"} <= set(bots)
    assert "absent" not in bots
    assert "The bot “absent” of the package guests is broken" in caplog.text


def test_a_bot_that_does_not_want_to_go_is_in_nobodys_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.syspath_prepend(install(tmp_path))
    new = {"type": "new", "game": "feurio"}
    answers = ask({**new, "bot": "clinger"}, {**new, "bot": "random"}, POSITION, GO)
    assert types(answers) == ["ready", "ready", "ready", "bestmove"]
    assert "one game more" in caplog.text


def test_another_version_of_the_protocol_is_refused() -> None:
    (error,) = ask({"type": "hello", "id": 1, "protocol": 2})
    assert (error["type"], error["kind"]) == ("error", "malformed")
    assert "version 2" in str(error["message"])


def test_go_is_answered_with_what_the_bot_thinks_and_one_move() -> None:
    ready, info, best = ask(POSITION, GO)
    assert ready == {"type": "ready", "id": "p"}
    assert info["type"] == "info"
    assert isinstance(info["value"], float)
    assert best["id"] == info["id"] == "g"
    assert best["type"] == "bestmove"
    assert best["move"] in ("lay 0,1", "lay 1,-1")


def test_a_bot_without_an_opinion_just_moves() -> None:
    assert types(ask(POSITION, GO, bot="random")) == ["ready", "bestmove"]


def test_the_seat_to_move_is_the_usual_seat() -> None:
    without_seat = {"type": "position", "record": RECORD}
    assert types(ask(without_seat, GO)) == ["ready", "info", "bestmove"]


def test_a_bot_can_be_chosen_for_a_game_and_its_seed_repeats_it() -> None:
    new = {"type": "new", "game": "feurio", "bot": "random"}
    moves = set()
    for seed in range(12):
        asked = ({**new, "seed": seed}, POSITION, GO)
        answers = ask(*asked)
        assert types(answers) == ["ready", "ready", "bestmove"]
        assert ask(*asked) == answers
        moves.add(answers[-1]["move"])
    assert moves == {"lay 0,1", "lay 1,-1"}


def test_requests_are_answered_in_their_order() -> None:
    ids = [{**POSITION, "id": 1}, {**GO, "id": 2}, b"oops", {"type": "new", "id": 3}]
    answers = ask(*ids, {**GO, "id": 4})
    assert [answer["id"] for answer in answers] == [1, 2, 2, None, 3, 4, 4]


def test_a_game_with_hidden_facts_is_played_from_the_complete_record_or_an_imagined_one() -> None:
    options = {"seats": 2, "firebreak": True}
    seen = {**HEAD, "options": options, "actions": [*OPENING[:2], "draw ?"]}
    whole = {**HEAD, "options": options, "actions": OPENING}
    refused, no_move = ask({**POSITION, "record": seen}, GO)
    assert refused["index"] == 2
    assert refused["action"] == "draw ?"
    assert no_move["type"] == "error"
    assert types(ask({**POSITION, "record": whole}, GO))[-1] == "bestmove"
    assert types(ask({**POSITION, "record": seen, "imagined": whole}, GO))[-1] == "bestmove"


@pytest.mark.parametrize(
    ("request_", "kind", "rule", "message"),
    [
        ({"type": "castle"}, "malformed", None, "castle"),
        ({"type": "hello", "protocol": 10**28}, "malformed", None, f"version {10**28} of"),
        ({**POSITION, "seat": 10**300}, "malformed", None, f"no seat {10**300} at"),
        ({"type": "new", "game": "chess"}, "malformed", None, "no game called “chess”"),
        ({"type": "new", "game": "feurio", "rules": "9"}, "malformed", None, "version “9”"),
        ({"type": "new", "game": "feurio", "options": {"seats": 9}}, "malformed", "R5", "seats"),
        ({"type": "new", "game": "feurio", "bot": "deep"}, "malformed", None, "no bot called"),
        ({"type": "new", "game": "feurio", "bot": "engine:true"}, "malformed", None, "run a prog"),
        ({"type": "new", "game": "feurio", "bot": "this:Bot"}, "malformed", None, "run a prog"),
        ({"type": "position", "record": {**RECORD, "game": "chess"}}, "malformed", None, "chess"),
        ({**POSITION, "seat": 2}, "malformed", None, "no seat 2"),
        (
            {"type": "position", "record": {**RECORD, "actions": []}},
            "not_your_turn",
            None,
            "Chance",
        ),
        (
            {**POSITION, "record": {**RECORD, "actions": [*OPENING, "lay 5,5"]}},
            "illegal",
            "R14",
            "5,5 touches no tile",
        ),
        ({"type": "go"}, "malformed", None, "no position"),
    ],
)
def test_what_is_refused_is_told_and_the_engine_lives_on(
    request_: Json, kind: str, rule: str | None, message: str
) -> None:
    error, *rest = ask({**request_, "id": "x"}, POSITION, GO)
    assert error["type"] == "error"
    assert error["id"] == "x"
    assert error["kind"] == kind
    assert error["rule"] == rule
    assert message in str(error["message"])
    assert types(rest) == ["ready", "info", "bestmove"]


def test_a_seat_that_is_not_to_move_is_told_so() -> None:
    error = ask({**POSITION, "seat": 0}, GO)[-1]
    assert error["kind"] == "not_your_turn"
    assert "seat 1 is to move" in str(error["message"])


def test_a_refused_position_is_not_confused_with_the_one_before() -> None:
    wrong = {**POSITION, "record": {**RECORD, "actions": ["draw 9"]}}
    assert types(ask(POSITION, wrong, GO)) == ["ready", "error", "error"]


def test_stop_gives_the_best_move_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    def talk() -> Iterator[object]:
        Patient.thinks.clear()
        yield POSITION
        yield {"type": "go", "id": "g"}
        assert Patient.thinks.wait(30)
        yield {"type": "ping", "id": "while thinking"}
        yield {"type": "stop", "id": "s"}

    _, pong, info, best, ready = ask_bot(Patient, monkeypatch, talk())
    assert pong == {"type": "pong", "id": "while thinking"}
    shares = {"lay 0,1": 1.0}
    thought = {"value": 0.5, "line": ["lay 0,1"], "shares": shares, "simulations": 12}
    assert info == {"type": "info", "id": "g", **thought}
    assert best["type"] == "bestmove"
    assert ready == {"type": "ready", "id": "s"}


def test_stop_holds_for_all_that_was_asked_before_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    endless = {"type": "go", "id": "endless"}
    limited = {"type": "go", "id": "limited", "simulations": 1}
    stop = {"type": "stop", "id": "s"}
    answers = ask_bot(Patient, monkeypatch, (POSITION, endless, limited, stop))
    assert types(answers) == ["ready", "info", "bestmove", "info", "bestmove", "ready"]


class Curious(Patient):
    """Tells what it thinks before it is told to stop."""

    def choose(self, view: AnyView, limit: Limit) -> Decision:
        assert limit.tell is not None
        for simulations in (10, 20):
            limit.tell(Decision(view.moves()[0], 0.25, simulations=simulations))
        return Decision(view.moves()[0], 0.5, simulations=30)


def test_what_a_bot_thinks_is_told_while_it_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    *infos, best = ask_bot(Curious, monkeypatch, (POSITION, GO))[1:]
    assert [info["simulations"] for info in infos] == [10, 20, 30]
    assert {info["id"] for info in infos} == {"g"}
    assert best["type"] == "bestmove"


def test_stop_means_nothing_for_what_is_asked_later() -> None:
    stop = {"type": "stop", "id": "s"}
    assert types(ask(stop, POSITION, GO)) == ["ready", "ready", "info", "bestmove"]


def test_a_question_without_limit_is_answered_when_the_input_ends(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert types(ask_bot(Patient, monkeypatch, (POSITION, {"type": "go"})))[-1] == "bestmove"


def test_quit_answers_what_is_open_and_hears_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    quit_, ping = {"type": "quit"}, {"type": "ping"}
    answers = ask_bot(Patient, monkeypatch, (POSITION, GO, quit_, ping))
    assert types(answers) == ["ready", "info", "bestmove"]


def test_quit_does_not_wait_for_a_bot_that_does_not_stop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_module, "GRACE", 0.01)
    Stubborn.is_free.clear()
    try:
        answers = ask_bot(Stubborn, monkeypatch, (POSITION, GO, {"type": "quit"}))
        assert "bestmove" not in types(answers)
    finally:
        Stubborn.is_free.set()


def test_a_bot_that_fails_does_not_take_the_engine_with_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for kind, message in (
        (Broken, "seven by nought"),
        (Cheat, "lay 9,9"),
        (Leaver, "SystemExit: enough"),
        (Dreamer, "JSON compliant"),
    ):
        _, error, ready = ask_bot(kind, monkeypatch, (POSITION, GO, POSITION))
        assert error["kind"] == "failed"
        assert message in str(error["message"])
        assert ready["type"] == "ready"


def test_what_a_bot_reckons_with_arrays_is_told_in_plain_numbers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    _, info, best = ask_bot(Reckoner, monkeypatch, (POSITION, GO))
    thought = {"value": 0.5, "shares": {"lay 0,1": 0.5}, "simulations": 7}
    assert info == {"type": "info", "id": "g", **thought}
    assert best["type"] == "bestmove"


def test_when_nobody_listens_any_more_the_engine_ends() -> None:
    def refuse(_: str) -> None:
        raise BrokenPipeError

    with pytest.raises(BrokenPipeError):
        Engine("greedy", 1, refuse).run(lines([POSITION] * 1000))


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4)
    ),
    max_leaves=10,
)
words = st.sampled_from(["hello", "new", "position", "go", "stop", "ping", "quit", "bestmove"])
wild_messages = st.fixed_dictionaries(
    {"type": words | json_values},
    optional={
        "id": json_values,
        "protocol": st.just(1) | json_values,
        "game": st.just("feurio") | json_values,
        "options": st.just({"seats": 2}) | json_values,
        "record": st.just(RECORD)
        | json_values
        | st.fixed_dictionaries({**{key: st.just(value) for key, value in RECORD.items()}}).flatmap(
            lambda record: st.lists(st.sampled_from(OPENING) | json_values, max_size=5).map(
                lambda actions: {**record, "actions": actions}
            )
        ),
        "seat": st.integers(0, 2) | json_values,
        "bot": st.sampled_from(["greedy", "random"]) | json_values,
        "seed": json_values,
        "seconds": json_values,
        "simulations": json_values,
        "imagined": st.none() | json_values,
    },
)
wild_lines = (
    st.binary(max_size=40).filter(lambda line: b"\n" not in line)
    | json_values.map(lambda value: json.dumps(value).encode())
    | wild_messages.map(lambda message: json.dumps(message).encode())
)


def is_quit(line: bytes) -> bool:
    try:
        request = json.loads(line)
    except ValueError:
        return False
    return isinstance(request, dict) and request.get("type") == "quit"


@settings(max_examples=times(30))
@given(st.lists(wild_lines, max_size=6))
def test_every_line_has_exactly_one_answer_whatever_it_is(sent: list[bytes]) -> None:
    heard: list[bytes] = []
    for line in sent:
        if is_quit(line):
            break
        heard.append(line)
    asked = [line for line in heard if line.strip()]
    answers = [answer for answer in ask(*heard) if answer["type"] != "info"]
    assert len(answers) == len(asked)
    known = {"welcome", "ready", "pong", "bestmove", "error"}
    assert set(types(answers)) <= known
    assert types(ask(*heard, POSITION, GO))[-1] == "bestmove", "it lives on"


@pytest.mark.compiled
def test_our_bots_play_a_whole_game_from_record_to_record() -> None:
    game = find_game("feurio")
    state = game.start(game.options({"seats": 2}))
    dealer, bot = Dealer("record"), find_bot("random", 1)
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            state.apply(dealer.choose(state.legal(), state.chances()))
        elif state.to_move == 0:
            state.play(str(bot.choose(state.view(0), Limit()).move), seat=0)
        else:
            position = {"type": "position", "record": Record.of(state).as_json(), "seat": 1}
            state.play(str(ask(position, GO)[-1]["move"]), seat=1)
    assert state.outcome() is not None
