"""What is fetched is held to by hashes, for every machine that is served, from any mirror."""

import json
import os
import re
import subprocess
import sys
import tomllib
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from scripts.bill_of_materials import write_bill
from scripts.lock import SOURCES
from scripts.locks import FOLDER, read_lock
from tests.packaging.tracked import ROOT

LOCKS = sorted(path.stem for path in FOLDER.glob("*.txt"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def test_there_is_one_lock_for_each_purpose() -> None:
    assert set(SOURCES) == set(LOCKS)


@pytest.mark.parametrize("name", LOCKS)
def test_every_package_has_one_version_and_hashes_and_no_lock_names_a_registry(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    locked = read_lock(name)
    assert "".join(package.text for package in locked.values()) == text
    assert all(package.hashes for package in locked.values())
    assert not re.search(r"https?:|--index|--find-links|@ ", text)


@pytest.mark.parametrize("name", LOCKS)
def test_locks_agree_about_versions(name: str) -> None:
    all_versions = read_lock("test")
    for package in read_lock(name).values():
        same = all_versions.get(package.name, package)
        assert package.version == same.version


@pytest.mark.parametrize(("name", "extras"), [("play", []), ("test", ["dev"]), ("docs", ["docs"])])
def test_a_lock_has_all_that_the_project_asks_for(name: str, extras: list[str]) -> None:
    asked = list(PROJECT["dependencies"])
    for extra in extras:
        asked += PROJECT["optional-dependencies"][extra]
    locked = {canonicalize_name(each): package for each, package in read_lock(name).items()}
    for requirement in map(Requirement, asked):
        version = locked[canonicalize_name(requirement.name)].version
        assert requirement.specifier.contains(version), requirement


def test_make_takes_only_files_whose_hash_is_known() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    fetch = re.search(r"^fetch = .*--require-hashes.*requirements/", makefile, re.MULTILINE)
    assert fetch
    for purpose in ("play build", "test", "docs", "node"):
        assert f"$(call fetch,{purpose})" in makefile
    ours = re.findall(r"\$\(call install,([^)]*)\)", makefile)
    assert ours[1:] == ["--no-deps --no-build-isolation -e ."], "nothing else is fetched"


def test_a_file_with_another_hash_is_refused(tmp_path: Path) -> None:
    package = read_lock("build")["editables"]
    wrong = re.sub(r"sha256:[0-9a-f]{64}", "sha256:" + "0" * 64, package.text)
    (tmp_path / "wrong.txt").write_text(wrong, encoding="utf-8")
    # The file itself comes from beside it, so that no index is asked.
    (tmp_path / f"editables-{package.version}-py3-none-any.whl").write_bytes(
        b"not what was promised"
    )
    words = ["-m", "pip", "install", "--dry-run", "--ignore-installed", "--no-index"]
    words += ["--find-links", str(tmp_path), "--require-hashes", "-r", str(tmp_path / "wrong.txt")]
    answer = subprocess.run(
        [sys.executable, *words],
        env={**os.environ, "PIP_CONFIG_FILE": os.devnull, "PIP_FIND_LINKS": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.returncode != 0
    assert "DO NOT MATCH THE HASHES" in answer.stderr


def test_the_bill_of_materials_names_every_part_with_its_hashes() -> None:
    bill = write_bill()
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.6")
    assert bill["metadata"]["component"]["version"] == PROJECT["version"]
    parts = {part["purl"]: part for part in bill["components"]}
    assert len(parts) == len(bill["components"]), "each once"
    for package in read_lock("play").values():
        (origin,) = parts[f"pkg:pypi/{package.name.lower()}@{package.version}"][
            "externalReferences"
        ]
        assert {each["content"] for each in origin["hashes"]} == set(package.hashes)
    names = {part["name"] for part in bill["components"] if part["purl"].startswith("pkg:npm/")}
    assert {"@fluent/bundle", "svelte", "uqr"} <= names
    assert all(re.match(r"pkg:(pypi|npm)/[\w%./-]+@[\w.+-]+$", purl) for purl in parts)
    assert not re.search(r"https?://(?!cyclonedx)", json.dumps(bill)), "and no registry"


def test_what_our_package_needs_here_is_in_the_bill() -> None:
    named = {canonicalize_name(part["name"]) for part in write_bill()["components"]}
    for text in metadata.requires("ludoteca") or []:
        requirement = Requirement(text)
        if requirement.marker is None or requirement.marker.evaluate({"extra": ""}):
            assert canonicalize_name(requirement.name) in named
