"""The loop from end to end, in small: it plays, learns, gates, keeps, and goes on."""

import hashlib
import json
from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest

from ludoteca.core.parts.network import PROVENANCE, WEIGHTS
from ludoteca.games.feurio.ai.network import ARCHITECTURE
from tests.effort import LONG
from training.loop import Plan, gain, read_log, run
from training.subject import find_subject

pytestmark = pytest.mark.compiled


def tiny(folder: Path, generations: int) -> Plan:
    return Plan(
        folder,
        generations=generations,
        seed=7,
        workers=1,
        backend="numpy",
        first_games=6,
        games=6,
        gate_games=2,
        epochs=1,
        batch=16,
        chunk=6,
        tables=("score-2", "coop-3"),
    )


def tiny_futurisiko(folder: Path, generations: int) -> Plan:
    return replace(tiny(folder, generations), game="futurisiko", tables=("seats-3",))


def quietly(_: str) -> None:
    """Nobody listens."""


def test_a_run_that_is_interrupted_goes_on_and_ends_as_one_that_is_not(tmp_path: Path) -> None:
    run(tiny(tmp_path / "whole", 2), quietly)
    run(tiny(tmp_path / "parts", 1), quietly)
    run(tiny(tmp_path / "parts", 2), quietly)
    lines = read_log(tmp_path / "whole")
    assert [line["generation"] for line in lines] == [0, 1]
    assert all(set(line["gates"]) == {"score-2", "coop-3"} for line in lines)
    whole, parts = (
        json.loads((tmp_path / name / PROVENANCE).read_text("utf-8")) for name in ("whole", "parts")
    )
    assert whole["sha256"] == parts["sha256"]
    file = tmp_path / "whole" / WEIGHTS
    assert file.stat().st_size < 2_000_000
    with np.load(file) as arrays:
        assert len(ARCHITECTURE.pack(arrays)) == len(ARCHITECTURE.tables)


def test_a_run_can_begin_from_a_network_that_was_shipped(tmp_path: Path) -> None:
    shipped = Path(str(files("ludoteca.games.feurio.ai"))) / WEIGHTS
    run(replace(tiny(tmp_path, 1), start=shipped), quietly)
    provenance = json.loads((tmp_path / PROVENANCE).read_text("utf-8"))
    assert provenance["start"] == hashlib.sha256(shipped.read_bytes()).hexdigest()
    with np.load(shipped) as before, np.load(tmp_path / WEIGHTS) as after:
        for table, name in enumerate(ARCHITECTURE.tables):
            is_same = np.array_equal(before["first"][table], after["first"][table])
            assert is_same == (name not in ("score-2", "coop-3"))
        # Six games change little of what it knew.
        assert np.abs(before["first"][0] - after["first"][0]).max() < 0.1


def test_a_net_is_measured_by_fair_shares_and_by_what_stands() -> None:
    """Four at a table: a quarter is fair, and more than that against the predecessor is a gain."""
    standing = {"quick": 0.38, "greedy": 0.56, "earlier": 0.39}
    assert gain({"quick": 0.38, "greedy": 0.56, "earlier": 0.25}, standing, 4) == pytest.approx(0)
    assert gain({"quick": 0.34, "greedy": 0.54, "earlier": 0.34}, standing, 4) > 0
    assert gain({"quick": 0.28, "greedy": 0.46, "earlier": 0.34}, standing, 4) < 0
    assert (
        gain({"quick": 0.70, "greedy": 0.80, "earlier": 0.40}, {"quick": 0.7, "greedy": 0.8}, 2) < 0
    )
    assert gain({"task": 0.12}, {"task": 0.10}, 1) == pytest.approx(0.02)


def test_tables_that_are_not_taught_keep_their_nets(tmp_path: Path) -> None:
    run(tiny(tmp_path, 1), quietly)
    run(replace(tiny(tmp_path, 2), tables=("score-2",), learners=2), quietly)
    lines = read_log(tmp_path)
    assert set(lines[1]["gates"]) == {"score-2"}
    with np.load(tmp_path / "nets-0.npz") as first, np.load(tmp_path / "nets-1.npz") as second:
        assert np.array_equal(first["first"][1:], second["first"][1:])


@pytest.mark.skipif(not LONG, reason="make test-long")
def test_another_game_is_taught_by_the_same_loop(tmp_path: Path) -> None:
    """By one look first, then by the search with what was learned."""
    run(tiny_futurisiko(tmp_path, 1), quietly)
    run(replace(tiny_futurisiko(tmp_path, 2), simulations=2, games=2), quietly)
    lines = read_log(tmp_path)
    assert [set(line["gates"]["seats-3"]) for line in lines] == [
        {"quick", "greedy"},
        {"quick", "greedy", "earlier"},
    ]
    assert (tmp_path / WEIGHTS).stat().st_size < 300_000
    provenance = json.loads((tmp_path / PROVENANCE).read_text("utf-8"))
    assert provenance["plan"]["game"] == "futurisiko"
    assert provenance["shape"] == list(find_subject("futurisiko").network.architecture.shape)


def test_a_game_that_nobody_teaches_is_named() -> None:
    with pytest.raises(ValueError, match="chess"):
        find_subject("chess")
