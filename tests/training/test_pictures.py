"""What is drawn of learning: curves by generation, and chances beside what happened."""

import json
from importlib.resources import files
from xml.etree import ElementTree as ET

import pytest

from training.calibration import Told, draw
from training.curves import count_games, draw_curves
from training.subject import SUBJECTS, describe_table, find_subject


@pytest.mark.parametrize("game", SUBJECTS)
def test_all_tables_of_both_games_have_curves(game: str) -> None:
    text = files(f"ludoteca.games.{game}.ai").joinpath("network.json").read_text("utf-8")
    provenance = json.loads(text)
    taught = {table for line in provenance["generations"] for table in line["losses"]}
    assert taught == set(find_subject(game).table_names)
    for table in taught:
        drawn = draw_curves(provenance, table, "What was learned")
        words = "".join(ET.fromstring(drawn).itertext())
        assert describe_table(table) in words
        assert "generation " in words


def test_what_was_told_stands_beside_what_happened() -> None:
    told = [Told(game, 0.1, 0.5, 0.65, float(game % 3 > 0)) for game in range(30)]
    words = "".join(ET.fromstring(draw("Chances", "few", {"coop-3": told})).itertext())
    assert "3 crews together" in words
    assert "60 to 70 %" in words


def test_a_generation_tells_how_many_games_it_played() -> None:
    assert count_games({"command": "python -m training --gate-games 500 --epochs 4"}) == 500
    assert count_games({"command": "python -m training"}) == 1000
