"""The changelog: what is not out yet stands on top, then each version, the newest first."""

import re
import tomllib
from datetime import date
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).parents[2]
HEADING = re.compile(r"^## \[(\d+)\.(\d+)\.(\d+)\] - (\d{4}-\d{2}-\d{2})$")


def test_the_newest_version_told_of_is_the_one_that_is_installed() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    first, *released = [line for line in text.splitlines() if line.startswith("## ")]
    assert first == "## [Unreleased]"
    found = [HEADING.match(line) for line in released]
    assert all(found), released
    versions = [tuple(map(int, match.groups()[:3])) for match in found if match]
    days = [date.fromisoformat(match[4]) for match in found if match]
    assert all(newer > older for newer, older in pairwise(versions))
    assert all(newer >= older for newer, older in pairwise(days))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == ".".join(map(str, versions[0])), "docs/releasing.md"
