"""Where figures come from, and how they are written in tables."""

import json
import sys

import pytest

from ludoteca.core.figures.estimate import Estimate
from ludoteca.core.figures.figure_table import FigureTable
from ludoteca.core.figures.provenance import find_provenance


@pytest.mark.parametrize(
    ("typed", "words", "command"),
    [
        (["/bin/python", "-m", "benchmarks.load"], ["/x/load.py"], "python -m benchmarks.load"),
        (["/bin/python", "/x/ludoteca"], ["/x/ludoteca", "bench", "a b"], "ludoteca bench 'a b'"),
    ],
)
def test_a_figure_names_its_machine_its_versions_and_its_command(
    monkeypatch: pytest.MonkeyPatch, typed: list[str], words: list[str], command: str
) -> None:
    monkeypatch.setattr(sys, "orig_argv", typed)
    monkeypatch.setattr(sys, "argv", words)
    origin = find_provenance("rich")
    assert origin.command == command
    assert {"python", "ludoteca", "numba", "numpy", "rich"} == set(origin.made_with)
    assert json.loads(json.dumps(origin.as_json()))["machine"] == origin.machine
    assert str(origin).startswith(f"{origin.machine}; python 3.")


def test_a_table_is_a_page_of_markdown_whatever_stands_in_it() -> None:
    share = Estimate(0.5, 0.4, 0.6)
    table = FigureTable(
        "Wins", ("bot", "games", "share"), (("engine:a | b", 1200, share), ("c", 2.5, ""))
    )
    assert table.as_markdown().splitlines() == [
        "| bot | games | share |",
        "| --- | ---: | ---: |",
        "| engine:a \\| b | 1,200 | 50.0 % (40.0–60.0) |",
        "| c | 2.5 |  |",
    ]
