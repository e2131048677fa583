"""What the networks are asked about the games, in small."""

from xml.etree import ElementTree as ET

import pytest

from training.findings import draw_men, find_men, find_pieces, find_seats

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
