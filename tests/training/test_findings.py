"""What the networks are asked about the games, in small."""

from xml.etree import ElementTree as ET

import pytest

from training.findings.feurio import (
    draw_men,
    find_men,
    find_openings,
    find_seats,
    tell_openings,
)
from training.findings.futurisiko import find_drafts, find_pieces

pytestmark = pytest.mark.compiled


def test_shares_of_the_seats_add_up() -> None:
    for seats in (2, 3, 4):
        shares = find_seats(seats, 2)
        assert len(shares) == seats
        assert sum(shares) == pytest.approx(1, abs=1e-3)


def test_men_are_worth_something_by_number_and_stage() -> None:
    gains = find_men(2)
    assert {stage for _, stage in gains} == {0, 1, 2}
    assert all(-100 <= gain <= 100 for found in gains.values() for gain in found)
    assert "on water" in "".join(ET.fromstring(draw_men(gains)).itertext())


def test_pieces_are_told_in_territories() -> None:
    pieces, fits = find_pieces(4)
    assert set(pieces) == {"a tank", "a plane", "a submarine"}
    assert 0.4 < fits < 1, "what an army has says much of its chances"


def test_who_has_few_roads_to_others_begins_well() -> None:
    road, fits = find_drafts(6)
    assert 1 < road < 10
    assert 0.8 < fits < 1


def test_first_turns_are_those_of_all_seats() -> None:
    turns = find_openings(3, 2)
    assert len(turns) == 6
    for count, number in turns:
        assert 0 <= count <= 3, "R23"
        assert (number == 0) == (count == 0)
    assert tell_openings(turns).startswith("of 6: ")
