"""The unit for systemd: a user of its own, its folders, its limits, and few rights."""

import re
import shlex
import shutil
import subprocess
import sys
from configparser import ConfigParser
from pathlib import Path

import pytest
from typer.main import get_command

from ludoteca.cli.app import app
from tests.packaging.tracked import ROOT

FILE = ROOT / "deploy" / "ludoteca.service"
# Where %S and %C are.
STATE, CACHE = "/var/lib", "/var/cache"
# The worst that systemd may say of it; 10 is a program that may do everything.
EXPOSURE = 2.0


@pytest.fixture(scope="module")
def service() -> dict[str, str]:
    """What the unit says of the service."""
    unit = ConfigParser(interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(FILE, encoding="utf-8")
    assert unit["Install"]["WantedBy"] == "multi-user.target"
    return dict(unit["Service"])


def test_it_has_a_user_of_its_own_who_is_not_root(service: dict[str, str]) -> None:
    assert service["User"] == "ludoteca"
    assert service["DynamicUser"] == "yes"
    assert service["CapabilityBoundingSet"] == ""
    assert service["NoNewPrivileges"] == "yes"


def test_all_that_is_written_goes_to_its_own_folders(service: dict[str, str]) -> None:
    assert service["ProtectSystem"] == "strict", "nothing else can be written"
    set_to = dict(pair.split("=") for pair in service["Environment"].split())
    folders = {
        name: value.replace("%S", STATE).replace("%C", CACHE) for name, value in set_to.items()
    }
    assert folders == {
        "LUDOTECA_DATA": f"{STATE}/{service['StateDirectory']}",
        "LUDOTECA_CACHE": f"{CACHE}/{service['CacheDirectory']}",
    }
    assert service["StateDirectoryMode"] == "0700"


def test_it_takes_no_more_than_it_may(service: dict[str, str]) -> None:
    assert re.fullmatch(r"\d+[MG]", service["MemoryMax"])
    assert int(service["TasksMax"]) > 0
    assert int(service["LimitNOFILE"]) >= 65536, "each socket is a file"


def test_games_may_be_compiled_while_they_run(service: dict[str, str]) -> None:
    assert "MemoryDenyWriteExecute" not in service


def test_every_option_and_variable_that_it_names_is_known(service: dict[str, str]) -> None:
    program, name, *words = shlex.split(service["ExecStart"])
    assert Path(program).name == "ludoteca"
    command = get_command(app).commands[name]  # type: ignore[attr-defined]
    known = {option for parameter in command.params for option in parameter.opts}
    assert {word for word in words if word.startswith("--")} <= known
    told = {parameter.envvar for parameter in command.params if parameter.envvar}
    folders = {"LUDOTECA_DATA", "LUDOTECA_CACHE"}
    named = set(re.findall(r"LUDOTECA_\w+", FILE.read_text(encoding="utf-8")))
    assert named <= told | folders


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_understands_it_and_finds_little_to_fear(tmp_path: Path) -> None:
    unit = tmp_path / FILE.name
    # It wants to see the program.
    text = FILE.read_text(encoding="utf-8")
    unit.write_text(text.replace("/opt/ludoteca/bin/ludoteca", sys.executable), encoding="utf-8")

    def analyze(*words: str) -> str:
        done = subprocess.run(
            ["systemd-analyze", *words, str(unit)], capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        return done.stdout + done.stderr

    assert analyze("verify") == ""
    told = analyze("security", "--offline=true", f"--threshold={EXPOSURE * 10:.0f}")
    (exposure,) = re.findall(r"exposure level for \S+: ([\d.]+)", told)
    assert float(exposure) <= EXPOSURE
