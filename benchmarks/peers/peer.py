"""A peer: where it is installed, and how it is asked."""

import json
import os
import subprocess
import sys
from pathlib import Path

from platformdirs import user_cache_path

# A package, its version, and what else is installed with it.
OPENSPIEL = ("open_spiel", "2.0.2")
CATANATRON = ("catanatron", "3.2.1")
PETTINGZOO = ("pettingzoo", "1.27.0", "pygame-ce", "chess")


Worker = subprocess.Popen[str]


class PeerError(Exception):
    """The peer could not be installed, or stopped before it had answered."""


def tell(message: str) -> None:
    """Say what is going on where it cannot get mixed up with the results."""
    print(message, file=sys.stderr, flush=True)


def install_peer(package: str, version: str, *needed: str) -> Path:
    """Return the Python of a virtual environment holding a peer, made on first use.

    With it come the packages that it needs for what is measured.
    """
    folder = user_cache_path("ludoteca") / "peers" / package.replace("_", "")
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    # Written last, so that an interrupted or outdated installation is made anew.
    stamp = folder / "installed"
    wanted = f"{package} {version}, {sys.implementation.cache_tag}"
    if python.exists() and stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return python
    tell(f"Installing {package} {version} into {folder} (once) ...")
    run_quietly(sys.executable, "-m", "venv", "--clear", str(folder))
    run_quietly(str(python), "-m", "pip", "install", f"{package}=={version}", *needed)
    stamp.write_text(wanted, encoding="utf-8")
    return python


def run_quietly(*command: str) -> None:
    """Run a command to its end and show what it wrote only if it failed."""
    done = subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode:
        raise PeerError(f"{' '.join(command)} failed:\n{done.stdout}")


def pin_to_one_core() -> int | None:
    """Keep this process, and those it starts from now on, on one core where that is possible."""
    # Type checkers know by the platform, not by hasattr, that the functions below exist.
    if sys.platform != "linux":
        return None
    # The last core, because interrupts tend to be served by the first.
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def start_worker(python: Path, script: str) -> Worker:
    """Start the peer's process; leaving its `with` block closes its stdin and waits for it."""
    return subprocess.Popen(
        [str(python), str(Path(__file__).with_name(script))],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def read_answer(worker: Worker) -> dict[str, float]:
    """Wait for the worker's next line and return its numbers."""
    assert worker.stdout is not None
    line = worker.stdout.readline()
    if not line:
        raise PeerError("the peer's process stopped before it had answered")
    answer: dict[str, float] = json.loads(line)
    return answer


def ask(worker: Worker, question: object) -> dict[str, float]:
    """Write a line to the worker and return the numbers of its answer."""
    assert worker.stdin is not None
    worker.stdin.write(f"{question}\n")
    worker.stdin.flush()
    return read_answer(worker)
