"""The wheel: all that is written, the pages, and the kernels that it is told to carry."""

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.effort import LONG
from tests.packaging.tracked import copy_tracked, list_tracked

KERNEL = "kernels/some.rules/0123/kernel.nbi"


@pytest.mark.skipif(not LONG, reason="make test-long")
@pytest.mark.parametrize("carries", [True, False])
def test_a_wheel_is_complete_and_for_one_platform_if_it_carries_kernels(
    tmp_path: Path, carries: bool
) -> None:
    source, carried = tmp_path / "source", tmp_path / "carried"
    copy_tracked(["pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "src", "web"], source)
    (carried / KERNEL).parent.mkdir(parents=True)
    (carried / KERNEL).touch()
    environment = {**os.environ, "LUDOTECA_CARRIED": str(carried) if carries else ""}
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--wheel-dir", str(tmp_path)]
    subprocess.run([*command, str(source)], env=environment, check=True)
    (wheel,) = tmp_path.glob("*.whl")
    packed = set(ZipFile(wheel).namelist())
    written = {file.removeprefix("src/") for file in list_tracked(["src/ludoteca"])}
    assert {"ludoteca/py.typed", "ludoteca/locales/en/feurio/web.ftl"} <= written <= packed
    assert "ludoteca/server/pages/index.html" in packed
    assert (f"ludoteca/cache/{KERNEL}" in packed) == carries
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    assert wheel.name.endswith("-py3-none-any.whl") != carries
    assert (f"-{python}-{python}-" in wheel.name) == carries
