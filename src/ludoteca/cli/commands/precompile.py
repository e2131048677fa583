"""ludoteca precompile: games are compiled before anybody waits, here or to be carried elsewhere."""

import gc
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from ludoteca.cli.console import open_game
from ludoteca.core.errors import Malformed
from ludoteca.core.kernels import carried_cache, compile_cache
from ludoteca.core.registry import find_game, game_names
from ludoteca.core.system.paths import explain, make_folder

# After so many new objects it is looked for garbage among them.
GARBAGE = 100_000


def precompile(names: Sequence[str], into: Path | None) -> int:
    """Compile these games, or all, for the very processor of this machine; the exit status."""
    # Before a game is loaded: what is carried would be taken for what this machine needs.
    os.environ[carried_cache.VARIABLE] = ""
    games = [find_game(name).name for name in names or game_names()]
    if into is not None:
        return _precompile_into(into, games)
    # Compiling makes heaps of objects that live to its end: to look for garbage as often as usual
    # is a twentieth of the time.
    gc.set_threshold(GARBAGE)
    for name in games:
        open_game(name)
    return 0


def _precompile_into(folder: Path, games: Sequence[str]) -> int:
    """Compile for any processor, in a process of its own: Numba is told when it is loaded.

    One process for all, since two that compile what games share could drop each other's entries.
    """
    make_folder(folder)
    try:
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as fault:
        raise Malformed("file-unwritable", file=str(folder), fault=explain(fault)) from None
    environment = {
        **os.environ,
        compile_cache.VARIABLE: str(folder),
        "NUMBA_CPU_NAME": carried_cache.PROCESSOR,
        "NUMBA_CPU_FEATURES": carried_cache.FEATURES,
    }
    command = [sys.executable, "-m", "ludoteca", "precompile", *games]
    return subprocess.run(command, env=environment, check=False).returncode  # noqa: S603 our own
