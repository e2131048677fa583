"""Charts: sound pictures that show what they should, all of it inside the frame."""

import xml.etree.ElementTree as ET

import numpy as np
import pytest

from ludoteca.core.figures.chart import Chart, Curve, Curves, Panel, Panels, plan_shares
from ludoteca.core.figures.chart.canvas import ticks
from ludoteca.core.figures.estimate import Estimate

HALF = Estimate(0.5, 0.4, 0.6)
PANELS = Panels(
    "Wins & losses",
    "Some games.",
    ["first", "second"],
    [plan_shares("2 players", [[HALF], []], fair=0.5), plan_shares("3 players", [[HALF], [HALF]])],
)
SERIES = Panels(
    "Cards",
    "Some games.",
    ["Tregua"],
    [Panel("4 seats", [[HALF, Estimate(2, 2, 2)]], 0, 3, "{:g}".format)],
    ["the winner", "each other"],
)
CURVES = Curves(
    "Rounds",
    "Some games.",
    "rounds",
    [Curve("4 seats", np.array([5, 6, 6, 7])), Curve("5 seats", np.array([8, 9, 9, 12]))],
)
ALIKE = Curves("Rounds", "One game.", "rounds", [Curve("4 seats", np.array([5]))])


def read(chart: Chart) -> tuple[ET.Element, list[str]]:
    root = ET.fromstring(chart.draw())
    return root, ["".join(node.itertext()) for node in root.iter() if node.tag.endswith("text")]


def count(root: ET.Element, kind: str) -> int:
    return sum(kind in (node.get("class") or "").split() for node in root.iter())


@pytest.mark.parametrize("chart", [PANELS, SERIES, CURVES, ALIKE])
def test_all_of_a_chart_lies_inside_its_frame(chart: Chart) -> None:
    root, texts = read(chart)
    width, height = map(float, (root.get("viewBox") or "").split()[2:])
    for node in root.iter():
        for name, limit in (("x", width), ("x1", width), ("x2", width), ("y", height)):
            assert 0 <= float(node.get(name, 0)) <= limit
    assert chart.title in texts
    assert chart.note in texts


def test_panels_show_each_figure_with_its_interval_and_what_is_fair() -> None:
    root, texts = read(PANELS)
    assert count(root, "dot") == 3
    assert count(root, "fair") == 1
    assert texts.count("50.0 % (40.0–60.0)") == 3
    assert {"first", "second", "2 players", "fair: 50.0 %"} <= set(texts)


def test_figures_of_one_row_are_told_apart_by_a_legend() -> None:
    root, texts = read(SERIES)
    assert {"the winner", "each other"} <= set(texts)
    assert count(root, "dot") == 4, "two in the legend, two in the row"
    assert len({node.get("cy") for node in root.iter() if node.get("cy")}) == 3
    assert not any("%" in text for text in texts)


def test_curves_count_how_often_each_number_comes_up() -> None:
    root, texts = read(CURVES)
    lines = [node.get("points") or "" for node in root.iter() if node.tag.endswith("polyline")]
    peaks = [min(float(point.split(",")[1]) for point in line.split()) for line in lines]
    assert peaks[0] == peaks[1], "half of the games have the number that comes up most"
    assert {"4 seats", "5 seats", "rounds", "0 %"} <= set(texts)


def test_ticks_are_round_numbers_between_the_bounds() -> None:
    assert ticks(0, 1) == [0, 0.25, 0.5, 0.75, 1]
    assert ticks(17, 57) == [20, 30, 40, 50]
