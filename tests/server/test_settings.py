"""Settings travel to the processes of a server, and what the server logs is what a host wants."""

import gc
import logging
import sys
from collections.abc import Iterator

import pytest

from ludoteca.garbage import SELDOM
from ludoteca.server import Settings, create_app
from ludoteca.server.app import SWITCHING
from ludoteca.server.monitoring.logs import keep_log
from ludoteca.server.settings import VARIABLE

pytestmark = pytest.mark.anyio


@pytest.fixture
def levels() -> Iterator[None]:
    """Levels of logs as they were before, and no handler more."""
    names = ("ludoteca", "uvicorn", "httpx", "httpcore")
    before = {name: logging.getLogger(name).level for name in names}
    yield
    for name, level in before.items():
        logging.getLogger(name).setLevel(level)


@pytest.fixture
def collecting() -> Iterator[None]:
    """Collect unused objects, and switch between threads, as before."""
    before, switching = gc.get_threshold(), sys.getswitchinterval()
    yield
    gc.unfreeze()
    gc.set_threshold(*before)
    sys.setswitchinterval(switching)


def test_settings_reach_another_process_as_they_were(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(database="sqlite:///some.db", thinkers=3, secure=True, mail_delay=1.5)
    monkeypatch.setenv(VARIABLE, settings.to_environment()[VARIABLE])
    assert Settings.from_environment() == settings


def test_without_a_word_settings_are_as_usual(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    assert Settings.from_environment() == Settings()


@pytest.mark.usefixtures("levels")
def test_libraries_never_log_below_what_keeps_secrets() -> None:
    keep_log("debug")
    assert logging.getLogger("ludoteca").level == logging.DEBUG
    assert logging.getLogger("httpx").level == logging.WARNING
    keep_log("error")
    assert logging.getLogger("httpx").level == logging.ERROR


@pytest.mark.usefixtures("levels", "collecting")
async def test_a_process_of_its_own_takes_its_settings_from_the_environment(
    tmp_path: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/own.db", log_level="info")
    monkeypatch.setenv(VARIABLE, settings.to_environment()[VARIABLE])
    app = create_app()
    async with app.router.lifespan_context(app):
        assert app.state.services.settings == settings
        assert gc.get_threshold() == SELDOM, "live tables are many things that stay"
        assert sys.getswitchinterval() == pytest.approx(SWITCHING), "who computes lets others go on"
    assert logging.getLogger("ludoteca").level == logging.INFO
