"""A house with its doors open, and people who come with a real browser."""

import re
from collections.abc import Iterator
from typing import Protocol

import pytest
from playwright.sync_api import Browser, BrowserType, ConsoleMessage, Page, expect, sync_playwright

from tests import patience
from tests.browser.support.chromium import FLAGS, get_windowless
from tests.browser.support.tables import NOWHERE, Host
from tests.browser.support.world import late_round
from tests.forks import Forks
from tests.server.support.serving import serve

WIDE = (1280, 800)
# The lowest screen on which people play with a mouse.
LAPTOP = (1366, 650)
PHONE = (360, 740)
# Milliseconds.
PATIENCE = round(1000 * patience.PATIENCE)
# What the browser itself notes when a test has cut its wire, or brought something that the house
# refuses; no page can keep it from that.
CUT = "net::ERR_(CONNECTION|EMPTY_RESPONSE|SOCKET)|closed before"
REFUSED = "status of 422"
# A page without an address has nowhere to remember it.
PACE = """
    if (location.origin !== 'null')
        localStorage.getItem('ludoteca-pace') ?? localStorage.setItem('ludoteca-pace', '{pace}')
"""


class Visit(Protocol):
    """Somebody comes with a browser of their own."""

    def __call__(
        self,
        path: str = NOWHERE,
        *,
        language: str = "en",
        theme: str = "light",
        size: tuple[int, int] = WIDE,
        touch: bool = False,
        motion: bool = False,
        pace: str = "once",
    ) -> Page: ...


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory, server_forks: Forks) -> Iterator[str]:
    """The address of a server with an empty database."""
    with serve(tmp_path_factory.mktemp("house"), "--unlimited", forks=server_forks) as server:
        yield server.address


# Not for the whole session: while it runs, nothing else in this process can have an event loop.
@pytest.fixture(scope="package")
def browsers() -> Iterator[BrowserType]:
    """What starts browsers."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        yield playwright.chromium


@pytest.fixture(scope="package")
def chromium(browsers: BrowserType) -> Iterator[Browser]:
    """One browser for all; it is never missing."""
    with browsers.launch(executable_path=get_windowless(), args=list(FLAGS)) as browser:
        yield browser


@pytest.fixture
def noted() -> list[str]:
    """What a test knows that the browser will note, as patterns; usually nothing."""
    return []


@pytest.fixture
def visit(house: str, chromium: Browser, noted: list[str]) -> Iterator[Visit]:
    """Visitors, each with their own cookies; none may leave an error in the console."""
    complaints: list[str] = []
    contexts = []

    def listen(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            complaints.append(message.text)

    def come(
        path: str = NOWHERE,
        *,
        language: str = "en",
        theme: str = "light",
        size: tuple[int, int] = WIDE,
        touch: bool = False,
        motion: bool = False,
        pace: str = "once",
    ) -> Page:
        context = chromium.new_context(
            base_url=house,
            locale=language,
            color_scheme="dark" if theme == "dark" else "light",
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="no-preference" if motion else "reduce",
        )
        context.set_default_timeout(PATIENCE)
        # Nobody waits here until what others do has been shown, unless a test is about that.
        context.add_init_script(PACE.format(pace=pace))
        contexts.append(context)
        page = context.new_page()
        page.on("console", listen)
        page.on("pageerror", lambda fault: complaints.append(str(fault)))
        page.goto(path)
        return page

    yield come
    for context in contexts:
        context.close()
    assert not [text for text in complaints if not any(re.search(each, text) for each in noted)]


@pytest.fixture(scope="package")
def host(house: str, chromium: Browser) -> Iterator[Host]:
    """Somebody who opens tables for others to look at, and never sits down."""
    context = chromium.new_context(base_url=house)
    yield Host(context.request)
    context.close()


@pytest.fixture(scope="package")
def finished(host: Host) -> str:
    """A game that bots have played to its end; the id of its table."""
    return host.watch_bots()


@pytest.fixture(scope="package")
def conquered(host: Host) -> str:
    """A game of FutuRisiko! whose last round bots have played; the id of its table."""
    record, step = late_round()
    return host.play_on(record, step, watch=True)
