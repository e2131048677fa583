"""A fair draw: browsers add to it, show it, and find out a server that does not keep to it."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import PATIENCE, Visit
from tests.browser.support.expectations import expect
from tests.browser.support.tables import INVITED, ME, Host
from tests.forks import Forks
from tests.server.support.serving import Server, serve

NONCE = re.compile("^[0-9a-f]{32}$")
FAIR = re.compile("Fair: it is the promised secret")


def play_now(page: Page) -> str:
    """Open a table against bots, by one press; its id."""
    page.get_by_role("button", name="Play now Feurio!").click()
    page.wait_for_url(re.compile("/table/"))
    return page.url.rpartition("/")[2]


def give_up(page: Page) -> None:
    """End the game by giving it up: no other person plays."""
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.get_by_role("heading", name="This game was cancelled")).to_be_visible()


def check(page: Page, table: str) -> None:
    """Have a deal checked by the browser."""
    page.goto(f"/deal/{table}")
    page.get_by_role("button", name="Check it in my browser").click()


def test_a_browser_adds_to_the_draw_and_checks_it_after_the_game(visit: Visit) -> None:
    page = visit("/")
    table = play_now(page)
    page.goto(f"/deal/{table}")
    expect(page.get_by_text(NONCE)).to_have_count(1)
    expect(page.get_by_text("from this browser")).to_be_visible()
    expect(page.get_by_text("nothing", exact=True).first).to_be_visible()
    expect(page.get_by_text("You see the secret here when the game is over.")).to_be_visible()
    page.goto(f"/table/{table}")
    give_up(page)
    check(page, table)
    expect(page.get_by_text(FAIR)).to_be_visible()
    stranger = visit()
    check(stranger, table)
    expect(stranger.get_by_text(FAIR)).to_be_visible()
    expect(stranger.get_by_text("from this browser")).to_have_count(0)


def test_everybody_who_sits_down_adds_something(visit: Visit) -> None:
    anna = visit()
    opened = Host.of(anna).open(ME, INVITED, {"kind": "open"})
    ben = visit(f"/join/{opened['code']}")
    ben.get_by_role("button", name="Sit down").click()
    ben.wait_for_url(re.compile("/table/"))
    carla = visit(f"/table/{opened['id']}")
    carla.get_by_role("button", name="Sit down").click()
    expect(carla.get_by_role("button", name="Sit down")).to_have_count(0)
    for page in (ben, carla):
        page.goto(f"/deal/{opened['id']}")
        # Anna's program has added nothing.
        expect(page.get_by_text(NONCE)).to_have_count(2)
        expect(page.get_by_text("from this browser")).to_have_count(1)


@pytest.fixture(scope="module")
def cheater(tmp_path_factory: pytest.TempPathFactory, server_forks: Forks) -> Iterator[Server]:
    """A server of one's own, which can be made to cheat."""
    folder = tmp_path_factory.mktemp("cheater")
    with serve(folder, "--unlimited", forks=server_forks) as server:
        yield server


@pytest.fixture
def own(chromium: Browser, cheater: Server) -> Iterator[tuple[Page, Server]]:
    """Somebody at a server that can be made to cheat."""
    context = chromium.new_context(base_url=cheater.address, locale="en")
    context.set_default_timeout(PATIENCE)
    yield context.new_page(), cheater
    context.close()


def test_a_server_that_changes_its_secret_is_found_out(
    own: tuple[Page, Server],
) -> None:
    page, server = own
    page.goto("/")
    table = play_now(page)
    give_up(page)
    check(page, table)
    expect(page.get_by_text(FAIR)).to_be_visible()
    page.goto("about:blank")
    cheat(server, "UPDATE tables SET seed = 'another' WHERE id = ?", table)
    check(page, table)
    told = page.get_by_text(
        "Not fair: before the game, this browser was shown another fingerprint."
    )
    expect(told).to_be_visible()


def test_a_server_that_leaves_out_what_a_browser_added_is_found_out(
    own: tuple[Page, Server],
) -> None:
    page, server = own
    page.goto("/")
    table = play_now(page)
    give_up(page)
    page.goto("about:blank")
    without = "UPDATE entries SET body = replace(body, '\"nonce\"', '\"none\"') WHERE table_id = ?"
    cheat(server, without, table)
    check(page, table)
    expect(page.get_by_text("Not fair: the number from this browser is missing.")).to_be_visible()


def cheat(server: Server, order: str, table: str) -> None:
    """Change what a server has kept, as its host could."""
    server.stop()
    with closing(sqlite3.connect(server.folder / "ludoteca.db")) as database:
        assert database.execute(order, [table]).rowcount > 0
        database.commit()
    server.start()
