"""The chronicle: moves on one topic make one line, until somebody has read it."""

from rich.text import Text

from ludoteca.cli.chronicle import Chronicle
from ludoteca.core.narration import Narration


def build(what: str) -> Narration:
    return Narration(f"builds {what}.", "production", f", {what}")


def plain(lines: list[Text]) -> list[str]:
    return [line.plain for line in lines]


def test_a_line_grows_until_another_topic_begins() -> None:
    chronicle = Chronicle()
    chronicle.hear("red", build("a tank"))
    chronicle.hear("red", build("a plane"))
    assert plain(chronicle.finished()) == [], "more may come"
    chronicle.hear("blue", Narration("moves."))
    assert plain(chronicle.finished()) == ["red: builds a tank, a plane."]
    assert plain(chronicle.rest()) == ["blue: moves."]
    assert plain(chronicle.rest()) == []


def test_what_was_read_out_is_not_added_to() -> None:
    chronicle = Chronicle()
    chronicle.hear("red", build("a tank"))
    assert plain(chronicle.rest()) == ["red: builds a tank."]
    chronicle.hear("red", build("a plane"))
    assert plain(chronicle.rest()) == ["red: builds a plane."]


def test_silence_neither_makes_a_line_nor_breaks_one() -> None:
    chronicle = Chronicle()
    chronicle.hear("red", Narration())
    chronicle.hear("red", build("a tank"))
    chronicle.hear("chance", Narration())
    chronicle.hear("red", build("a plane"))
    chronicle.hear("red", Narration("is done.", "production"))
    assert plain(chronicle.rest()) == ["red: builds a tank, a plane."]


def test_lines_without_a_topic_stand_alone() -> None:
    chronicle = Chronicle()
    for who in ("red", "blue"):
        chronicle.hear(who, Narration("passes."))
    assert plain(chronicle.rest()) == ["red: passes.", "blue: passes."]


def test_words_that_begin_with_a_letter_are_added_after_a_blank() -> None:
    chronicle = Chronicle()
    chronicle.hear("red", Narration("rolls: 2 hits.", "roll"))
    chronicle.hear("red", Narration("takes two.", "roll", "take two"))
    assert plain(chronicle.rest()) == ["red: rolls: 2 hits take two."]


def test_a_sign_with_its_own_narrow_blank_stands_close() -> None:
    chronicle = Chronicle()
    chronicle.hear("rouge", Narration("construit 1 char.", "production", "\u202f; joue une carte"))
    chronicle.hear("rouge", Narration("joue une carte.", "production", "\u202f; joue une carte"))
    assert plain(chronicle.rest()) == ["rouge: construit 1 char\u202f; joue une carte."]


def test_a_new_part_of_the_game_stands_apart() -> None:
    chronicle = Chronicle()
    chronicle.hear("chance", Narration("begins round 2.", opens=True))
    assert plain(chronicle.rest()) == ["\nchance: begins round 2."]


def test_moves_that_were_taken_back_are_forgotten() -> None:
    chronicle = Chronicle()
    for what in ("a tank", "a plane", "a submarine"):
        chronicle.hear("red", build(what))
    chronicle.rest()
    chronicle.forget(2)
    chronicle.hear("red", build("two tanks"))
    assert plain(chronicle.rest()) == ["red: builds two tanks."]
    assert plain(chronicle.since(0)) == ["red: builds a tank, two tanks."]


def test_what_is_told_again_counts_as_read() -> None:
    chronicle = Chronicle()
    chronicle.hear("red", build("a tank"))
    assert plain(chronicle.since(0)) == ["red: builds a tank."]
    assert plain(chronicle.rest()) == []
