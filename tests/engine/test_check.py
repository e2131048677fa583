"""The check of an engine: what it does wrong is found, and nothing else."""

import pytest

from ludoteca.bots.bot import Limit
from ludoteca.core.registry import find_game
from ludoteca.engine.check import Check
from ludoteca.engine.client import Timeouts
from tests.engine.test_engine_bot import PATIENT, command

EVERYTHING = [
    f"check-{name}"
    for name in (
        *("hello", "ping", "unknown", "garbage", "object", "early", "busy", "stop"),
        *("games", "quit", "end"),
    )
]


def faults_of(words: str, timeouts: Timeouts = PATIENT, seconds: float = 60) -> dict[str, str]:
    game = find_game("feurio")
    check = Check(words, game, game.options({"seats": 2}), 1, Limit(seconds), timeouts)
    findings = list(check.run())
    keys = [finding.key for finding in findings]
    assert keys == EVERYTHING[: len(keys)]
    return {finding.key: finding.fault for finding in findings if finding.fault is not None}


def test_nothing_is_wrong_with_a_good_engine() -> None:
    assert faults_of(command()) == {}


@pytest.mark.parametrize(
    ("fault", "key", "complaint"),
    [
        ("dies-at-hello", "check-hello", "I cannot bear hello"),
        ("dies-at-ping", "check-ping", "I cannot bear ping"),
        ("pong-to-sing", "check-unknown", "answered “sing” with “pong”"),
        ("no-object", "check-object", "I cannot bear nothing"),
        ("early", "check-early", "answered “go” with “bestmove”"),
        ("illegal", "check-games", "9,9 touches no tile"),
        ("bad-end", "check-quit", "ended with status 3 after “quit”, not 0"),
    ],
)
def test_a_fault_is_found_by_its_check(fault: str, key: str, complaint: str) -> None:
    assert complaint in faults_of(command(fault))[key]


def test_an_engine_that_does_not_go_is_found() -> None:
    found = faults_of(command("stays"), Timeouts(answer=1, grace=0.2))
    assert "seconds after “quit”" in found["check-quit"]
    assert "after “end of input”" in found["check-end"]


def test_an_illegal_move_is_told_with_its_rule() -> None:
    assert faults_of(command("illegal"))["check-games"].endswith("(R14)")


def test_an_engine_that_does_not_stop_is_found() -> None:
    found = faults_of(command("silent-at-go"), Timeouts(answer=1, grace=0.2), seconds=0)
    assert set(found) == {"check-early", "check-stop", "check-games"}


def test_an_engine_that_does_not_say_when_it_has_stopped_is_found() -> None:
    found = faults_of(command("silent-at-stop"), Timeouts(answer=1))
    assert list(found) == ["check-stop"]
    assert "did not answer “stop” within 1 seconds" in found["check-stop"]


def test_an_engine_that_hears_nothing_while_it_thinks_is_found() -> None:
    found = faults_of(command("absorbed"), Timeouts(answer=1, grace=0.2), seconds=0)
    assert set(found) == {"check-busy", "check-stop", "check-games"}
    assert "did not answer “ping”" in found["check-busy"]
