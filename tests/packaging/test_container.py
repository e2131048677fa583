"""The image: small rights, one place for data, nothing to compile; its steps, one by one."""

import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml

from ludoteca.server import Settings
from ludoteca.server.app import create_app
from tests.effort import LONG
from tests.packaging.containerfile import Stage, read
from tests.packaging.tracked import ROOT, copy_tracked
from tests.server.support.serving import free_port

takes_minutes = pytest.mark.skipif(not LONG, reason="make test-long")
BUILD, FINAL = read(ROOT / "Containerfile")
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))


def test_whoever_serves_is_not_root_and_owns_nothing_but_the_data() -> None:
    number = FINAL.one("USER")
    assert int(number) > 0
    (making,) = FINAL.all("RUN")
    assert making == f"useradd --uid {number} --home-dir $DATA --create-home ludoteca"
    order = [word for word, _ in FINAL.instructions]
    assert order.index("USER") > order.index("COPY"), "what is copied belongs to root"


def test_all_that_is_written_goes_to_one_volume() -> None:
    volume = FINAL.one("VOLUME")
    assert FINAL.environment["LUDOTECA_DATA"] == volume
    assert Path(FINAL.environment["LUDOTECA_CACHE"]).is_relative_to(volume)
    assert FINAL.environment["PYTHONDONTWRITEBYTECODE"] == "1"


def test_kernels_are_looked_for_where_they_were_compiled_into() -> None:
    house = BUILD.environment["HOUSE"]
    assert FINAL.one("COPY") == f"--from=build {house} {house}"
    carried = FINAL.environment["LUDOTECA_CARRIED"].replace(house, "$HOUSE")
    assert BUILD.all("RUN")[-1] == f"$HOUSE/venv/bin/ludoteca precompile --into {carried}"
    assert FINAL.environment["PATH"].startswith(f"{house}/venv/bin:")


def test_its_health_is_asked_where_the_server_tells_it() -> None:
    checking = re.search(r"http://localhost:(\d+)(/[\w/]+)", FINAL.one("HEALTHCHECK"))
    assert checking
    port, path = checking.groups()
    assert path in create_app(Settings()).openapi()["paths"]
    words = FINAL.command("CMD")
    assert port == FINAL.one("EXPOSE") == words[words.index("--port") + 1]
    assert words[words.index("--host") + 1] == "0.0.0.0", "a port of an image is one from outside"


def test_both_stages_stand_on_the_same_python_and_name_no_registry() -> None:
    assert BUILD.base == FINAL.base, "an environment works with the Python that it was made by"
    images = [BUILD.base, COMPOSE["services"]["database"]["image"]]
    assert all(re.fullmatch(r"[a-z]+:[\w.-]+", image) for image in images), images


def test_what_is_copied_is_there_and_what_is_built_stays_outside() -> None:
    for text in BUILD.all("COPY"):
        *sources, _ = text.split()
        assert all((ROOT / source).exists() for source in sources)
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert {"**/node_modules", "src/ludoteca/server/pages"} <= set(ignored)


def test_compose_gives_the_house_a_database_and_few_rights() -> None:
    house, database = COMPOSE["services"]["ludoteca"], COMPOSE["services"]["database"]
    assert (ROOT / house["build"]["dockerfile"]).exists()
    assert house["read_only"]
    assert house["cap_drop"] == ["ALL"]
    (mounted,) = house["volumes"]
    assert mounted.partition(":")[2] == FINAL.one("VOLUME")
    assert mounted.partition(":")[0] in COMPOSE["volumes"]
    address = house["environment"]["LUDOTECA_DATABASE"]
    known = database["environment"]
    assert address.startswith(f"postgresql://{known['POSTGRES_USER']}:$")
    assert address.endswith(f"@database/{known['POSTGRES_DB']}")
    assert house["depends_on"]["database"]["condition"] == "service_healthy"
    assert house["command"].split()[:5] == FINAL.command("CMD"), "the same, with more processes"
    assert all(port.startswith("127.0.0.1:") for port in house["ports"])


class Imitation:
    """The steps of the image, done in an empty folder: a path in the image is one below it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def inside(self, path: str) -> Path:
        """Where a path of the image is."""
        return self.folder / path.lstrip("/")

    def environment(self, stage: Stage) -> dict[str, str]:
        """What a stage sets, on top of what a program needs to find an index of packages."""
        own = {name: self._translate(value) for name, value in stage.environment.items()}
        base = Path(sys.base_prefix) / "bin"
        own["PATH"] = own.get("PATH", "$PATH").replace("$PATH", f"{base}:{os.environ['PATH']}")
        kept = {k: v for k, v in os.environ.items() if k.startswith(("PIP_", "SSL_", "LANG"))}
        return {**kept, "HOME": str(self.folder), **own}

    def build(self) -> None:
        """Do what the first stage says."""
        source = self.inside(BUILD.one("WORKDIR"))
        for word, text in BUILD.instructions:
            if word == "COPY":
                copy_tracked(text.split()[:-1], source)
            elif word == "RUN":
                words = ["bash", "-c", text]
                subprocess.run(words, cwd=source, env=self.environment(BUILD), check=True)

    def _translate(self, value: str) -> str:
        return ":".join(
            str(self.inside(part)) if part.startswith("/") else part for part in value.split(":")
        )


def files_in(folder: Path) -> dict[str, int]:
    """All files in a folder, and when each was written."""
    files = (file for file in folder.rglob("*") if file.is_file())
    return {str(file): file.stat().st_mtime_ns for file in files}


@takes_minutes
def test_its_steps_lead_to_a_server_that_compiles_nothing(tmp_path: Path) -> None:
    image = Imitation(tmp_path)
    image.build()
    house = image.inside(BUILD.environment["HOUSE"])
    data = image.inside(FINAL.one("VOLUME"))
    data.mkdir()
    before = files_in(house)
    environment = image.environment(FINAL)
    # Another port, and nobody from outside.
    port = free_port()
    words = FINAL.command("ENTRYPOINT") + FINAL.command("CMD")
    words[words.index("--host") + 1], words[words.index("--port") + 1] = "127.0.0.1", str(port)
    checking = json.loads(FINAL.one("HEALTHCHECK").partition("CMD ")[2].replace("8000", str(port)))
    started = time.monotonic()
    with subprocess.Popen(
        ["env", *words], cwd=data, env=environment, stdout=subprocess.PIPE, text=True
    ) as serving:
        assert serving.stdout
        try:
            while subprocess.run(
                ["env", *checking], env=environment, capture_output=True, check=False
            ).returncode:
                assert serving.poll() is None
                assert time.monotonic() - started < 60
            assert "<title>" in httpx.get(f"http://localhost:{port}/").text
        finally:
            serving.terminate()
            told = serving.stdout.read().splitlines()
    assert serving.returncode in (0, -signal.SIGTERM)
    assert len(told) == 1, "its address, and nothing that is not ready yet"
    assert files_in(house) == before
    assert (data / "ludoteca.db").exists()


@pytest.fixture
def builder() -> Iterator[str]:
    """A program that builds images, where one is installed and works."""
    for name in ("podman", "docker"):
        if shutil.which(name):
            asked = subprocess.run([name, "info"], capture_output=True, check=False)
            if not asked.returncode and b"Cannot connect" not in asked.stderr:
                yield name
                return
    pytest.skip("no program that builds images works here")


@takes_minutes
def test_the_image_is_built_and_starts_with_a_read_only_file_system(builder: str) -> None:
    def call(words: str) -> str:
        done = subprocess.run(
            [builder, *shlex.split(words)], cwd=ROOT, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    port = free_port()
    call("build --file Containerfile --tag ludoteca-test .")
    name = call(
        f"run --detach --rm --read-only --cap-drop ALL --volume /data "
        f"--publish 127.0.0.1:{port}:8000 ludoteca-test"
    )
    try:
        end = time.monotonic() + 60
        while time.monotonic() < end:
            try:
                health = httpx.get(f"http://localhost:{port}/api/health", timeout=5)
                break
            except httpx.HTTPError:
                time.sleep(0.2)
        assert health.json()["status"] == "ok"
        assert call(f"exec {name} id -u") == FINAL.one("USER")
    finally:
        call(f"stop {name}")
