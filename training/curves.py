"""`python -m training.curves`: how the nets of a table got better, generation by generation.

Read from the provenance beside the weights, or from a run's `network.json`: how far off its chances
to win were (the Brier score on positions kept apart), and how often it won by one look.
"""

import argparse
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ludoteca.core.figures.chart import Panel, Panels, plan_shares
from ludoteca.core.figures.estimate import Estimate, show_share, wilson
from ludoteca.core.parts.network import PROVENANCE
from training.loop import Plan
from training.subject import SUBJECTS, describe_table, find_subject

# Whom a generation met, and what they are called.
RIVALS = {"quick": "against quick", "greedy": "against greedy", "earlier": "against its parent"}
# In the command of a generation, how many games it played against each.
_GATE_GAMES = re.compile(r"--gate-games (\d+)")


def draw_curves(provenance: dict[str, Any], table: str, title: str) -> str:
    """The curves of one table, as a chart with a row for each generation."""
    lines = [line for line in provenance["generations"] if table in line["losses"]]
    names = [f"generation {line['generation']}" for line in lines]
    games, minutes = provenance["games"], provenance["minutes"]
    note = f"{describe_table(table)}: {games:,} games at all tables, {minutes} minutes"
    return Panels(title, note, names, list(_plan(lines, table))).draw()


def _plan(lines: list[dict[str, Any]], table: str) -> Iterator[Panel]:
    scores = [line["losses"][table]["brier"] for line in lines]
    yield Panel(
        "Brier score",
        [(Estimate(score, score, score),) for score in scores],
        0.0,
        max(scores) * 1.1,
        lambda value: f"{value:g}",
        lambda each: f"{each.value:.3f}",
    )
    for rival, words in RIVALS.items():
        shares = [line["gates"].get(table, {}).get(rival) for line in lines]
        if any(share is not None for share in shares):
            rows = [
                () if share is None else (Estimate(share, *wilson(share, count_games(line))),)
                for share, line in zip(shares, lines, strict=True)
            ]
            yield plan_shares(words, rows, show=lambda each: show_share(each.value))


def count_games(line: dict[str, Any]) -> int:
    """How many games a generation played against each rival."""
    told = _GATE_GAMES.search(line["command"])
    return int(told[1]) if told else Plan(Path()).gate_games


def main() -> None:
    """Read the command line, and draw."""
    parser = argparse.ArgumentParser(prog="python -m training.curves", description=__doc__)
    parser.add_argument("--game", default="feurio", choices=SUBJECTS)
    parser.add_argument("--provenance", type=Path, help="else that of the package")
    parser.add_argument("--table", default="score-2")
    parser.add_argument("--out", type=Path, required=True, help="the picture")
    given = parser.parse_args()
    subject = find_subject(given.game)
    package = Path("src/ludoteca/games") / given.game / "ai" / PROVENANCE
    provenance = json.loads((given.provenance or package).read_text("utf-8"))
    title = f"{subject.game.title}: what each generation learned"
    given.out.write_text(draw_curves(provenance, given.table, title), "utf-8")


if __name__ == "__main__":
    main()
