"""`python -m training.pack`: what a machine without Numba and without a network needs, in one file.

Wheels for its Python are fetched, unpacked together, and packed with xz: about 42 MB. With them
goes what is said of Ludoteca where it is installed: by that its games and bots are found.
"""

import argparse
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from importlib import metadata
from pathlib import Path

from scripts.locks import read_lock

PACKAGES = ("llvmlite", "msgspec", "numba", "platformdirs")
PLATFORMS = ("manylinux_2_28_x86_64", "manylinux_2_27_x86_64", "manylinux2014_x86_64")
PACK = Path(".carry", "pack.tar.xz")


def main() -> None:
    """Read the command line, fetch and pack."""
    parser = argparse.ArgumentParser(prog="python -m training.pack", description=__doc__)
    parser.add_argument("--python", default="3.12", help="the version on the other machine")
    given = parser.parse_args()
    PACK.parent.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        wheels, together = Path(folder, "wheels"), Path(folder, "together")
        platforms = [part for name in PLATFORMS for part in ("--platform", name)]
        fetch = ["download", "--no-deps", "--only-binary=:all:", "--python-version", given.python]
        wanted = Path(folder, "wanted.txt")
        locked = read_lock("play")
        wanted.write_text("".join(locked[name].text for name in PACKAGES), encoding="utf-8")
        checked = ["--require-hashes", "-r", str(wanted), "-d", str(wheels)]
        subprocess.run([sys.executable, "-m", "pip", *fetch, *platforms, *checked], check=True)
        for wheel in sorted(wheels.iterdir()):
            with zipfile.ZipFile(wheel) as archive:
                archive.extractall(together)
        said = together / f"ludoteca-{metadata.version('ludoteca')}.dist-info"
        said.mkdir()
        for name in ("METADATA", "entry_points.txt"):
            text = metadata.distribution("ludoteca").read_text(name)
            (said / name).write_text(text or "", encoding="utf-8")
        with tarfile.open(PACK, "w:xz", preset=8) as pack:
            pack.add(together, ".")
    print(f"{PACK}: {PACK.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
