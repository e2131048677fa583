"""`python -m training.findings`: ask, and tell."""

import argparse
from pathlib import Path

import training.findings
from ludoteca.games.feurio.box import NUMBERS
from training.findings.asking import PERCENT, mean_of
from training.findings.feurio import (
    draw_men,
    find_men,
    find_openings,
    find_seats,
    show_gain,
    tell_openings,
)
from training.findings.futurisiko import find_drafts, find_pieces
from training.subject import STAGES


def main() -> None:
    """Ask, and tell."""
    parser = argparse.ArgumentParser(
        prog="python -m training.findings", description=training.findings.__doc__
    )
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--out", type=Path, help="a folder for the picture")
    given = parser.parse_args()
    for seats in (2, 3, 4):
        told = ", ".join(f"{PERCENT * share:.1f} %" for share in find_seats(seats, given.games))
        print(f"Feurio!, {seats} players, after the first turn, by turns: {told}", flush=True)
    for seats in (2, 3, 4):
        turns = find_openings(seats, given.games)
        print(f"Feurio!, {seats} players, first turns: {tell_openings(turns)}", flush=True)
    gains = find_men(given.games)
    for number in NUMBERS:
        told = ", ".join(
            f"{words} {show_gain(mean_of(gains[number, stage]).value, 1)}"
            for stage, words in enumerate(STAGES)
            if gains[number, stage]
        )
        print(f"Feurio!, one man on a {number}: {told}", flush=True)
    pieces, fits = find_pieces(given.games)
    for name, worth in pieces.items():
        print(f"FutuRisiko!, {name} is worth {worth:.2f} territories", flush=True)
    print(f"  (a line that tells {PERCENT * fits:.0f} % of what the network says)")
    road, fits = find_drafts(given.games)
    print(f"FutuRisiko!, one more road to others after the draft: {show_gain(-road, 1)}")
    print(f"  (a line that tells {PERCENT * fits:.0f} % of what the network says)")
    if given.out is not None:
        given.out.mkdir(parents=True, exist_ok=True)
        (given.out / "feurio-men.svg").write_text(draw_men(gains), "utf-8")


if __name__ == "__main__":
    main()
