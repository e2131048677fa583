"""The log: moves on one topic make one line, until somebody has read it."""

from rich.text import Text

from ludoteca.cli.terminal.terminal_log import TerminalLog
from ludoteca.core.parts.narration import Narration


def build(what: str) -> Narration:
    return Narration(f"builds {what}.", "production", f", {what}")


def plain(lines: list[Text]) -> list[str]:
    return [line.plain for line in lines]


def test_a_line_grows_until_another_topic_begins() -> None:
    log = TerminalLog()
    log.hear("red", build("a tank"))
    log.hear("red", build("a plane"))
    assert plain(log.finished()) == [], "more may come"
    log.hear("blue", Narration("moves."))
    assert plain(log.finished()) == ["Red: builds a tank, a plane."]
    assert plain(log.rest()) == ["Blue: moves."]
    assert plain(log.rest()) == []


def test_what_is_done_once_more_is_told_once() -> None:
    log = TerminalLog()
    log.hear("red", build("a tank"))
    log.hear("red", Narration("builds a tank.", "production", ", two tanks", total="builds two."))
    assert plain(log.since(0)) == ["Red: builds two."]
    log.hear("red", build("a plane"))
    log.hear("red", Narration("builds a plane.", "production", ", two planes", total="two."))
    assert plain(log.since(0)) == ["Red: builds two, two planes."]


def test_what_was_read_out_is_not_added_to() -> None:
    log = TerminalLog()
    log.hear("red", build("a tank"))
    assert plain(log.rest()) == ["Red: builds a tank."]
    log.hear("red", build("a plane"))
    assert plain(log.rest()) == ["Red: builds a plane."]


def test_silence_neither_makes_a_line_nor_breaks_one() -> None:
    log = TerminalLog()
    log.hear("red", Narration())
    log.hear("red", build("a tank"))
    log.hear("chance", Narration())
    log.hear("red", build("a plane"))
    log.hear("red", Narration("is done.", "production"))
    assert plain(log.rest()) == ["Red: builds a tank, a plane."]


def test_lines_without_a_topic_stand_alone() -> None:
    log = TerminalLog()
    for who in ("red", "blue"):
        log.hear(who, Narration("passes."))
    assert plain(log.rest()) == ["Red: passes.", "Blue: passes."]


def test_words_that_begin_with_a_letter_are_added_after_a_blank() -> None:
    log = TerminalLog()
    log.hear("red", Narration("rolls: 2 hits.", "roll"))
    log.hear("red", Narration("takes two.", "roll", "take two"))
    assert plain(log.rest()) == ["Red: rolls: 2 hits take two."]


def test_a_sign_with_its_own_narrow_blank_stands_close() -> None:
    log = TerminalLog()
    log.hear("rouge", Narration("construit 1 char.", "production", "\u202f; joue une carte"))
    log.hear("rouge", Narration("joue une carte.", "production", "\u202f; joue une carte"))
    assert plain(log.rest()) == ["Rouge: construit 1 char\u202f; joue une carte."]


def test_a_new_part_of_the_game_stands_apart() -> None:
    log = TerminalLog()
    log.hear("chance", Narration("begins round 2.", opens=True))
    assert plain(log.rest()) == ["\nChance: begins round 2."]


def test_moves_that_were_taken_back_are_forgotten() -> None:
    log = TerminalLog()
    for what in ("a tank", "a plane", "a submarine"):
        log.hear("red", build(what))
    log.rest()
    log.forget(2)
    log.hear("red", build("two tanks"))
    assert plain(log.rest()) == ["Red: builds two tanks."]
    assert plain(log.since(0)) == ["Red: builds a tank, two tanks."]


def test_what_is_told_again_counts_as_read() -> None:
    log = TerminalLog()
    log.hear("red", build("a tank"))
    assert plain(log.since(0)) == ["Red: builds a tank."]
    assert plain(log.rest()) == []
