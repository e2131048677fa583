"""A person's rights and a host's word, in the browser."""

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import Visit
from tests.browser.support.expectations import expect
from tests.browser.support.tables import INVITED, ME, Host
from tests.browser.table.test_company import sit_down
from tests.forks import Forks
from tests.server.support.serving import Server, serve


def open_settings(page: Page) -> None:
    page.get_by_role("button", name="You and your settings").click()


def rename(page: Page, name: str) -> None:
    open_settings(page)
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Save").first.click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    page.get_by_role("button", name="Close").click()


def sit_together(visit: Visit) -> tuple[Page, Page]:
    """Anna and Ben at a table, both at its chat."""
    anna = visit("/")
    rename(anna, "Anna")
    table = Host.of(anna).open(ME, INVITED, talk=True)
    anna.goto(f"/table/{table['id']}")
    ben = visit(f"/join/{table['code']}")
    sit_down(ben, "Ben")
    for page in (anna, ben):
        page.get_by_role("tab", name="Chat").click()
    return anna, ben


def say(page: Page, words: str) -> None:
    page.get_by_role("textbox", name="Say something").fill(words)
    page.get_by_role("button", name="Send").click()


def test_all_of_mine_is_a_file(visit: Visit) -> None:
    page = visit("/")
    rename(page, "Anna")
    open_settings(page)
    page.get_by_text("Your data").click()
    expect(page.get_by_text("Guests without a game, after their last visit")).to_be_visible()
    expect(page.get_by_text("30 days", exact=True)).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download my data").click()
    data = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert data["person"]["name"] == "Anna"


def test_a_link_makes_me_the_same_player_on_another_device(visit: Visit) -> None:
    page = visit("/")
    rename(page, "Anna")
    open_settings(page)
    page.get_by_text("Play on another device").click()
    page.get_by_role("button", name="Make a link").click()
    link = page.get_by_role("textbox", name="Link to your other device").input_value()
    phone = visit(re.sub(r"^https?://[^/]+", "", link), size=(360, 740))
    phone.get_by_role("button", name="Yes, that is me").click()
    expect(phone.get_by_text("Hello Anna! Your games are here.")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    open_settings(page)
    page.get_by_text("Your data").click()
    page.get_by_role("button", name="Sign out on all other devices").click()
    expect(page.get_by_text("Now only this device knows you.")).to_be_visible()
    phone.goto("/")
    expect(phone.get_by_role("button", name="You and your settings")).to_contain_text("Guest")
    page.reload()
    expect(page.get_by_role("button", name="You and your settings")).to_contain_text("Anna")


def test_whoever_deletes_themselves_is_asked_and_then_someone(visit: Visit) -> None:
    anna, ben = sit_together(visit)
    say(ben, "call me")
    expect(anna.get_by_text("call me")).to_be_visible()
    open_settings(ben)
    ben.get_by_text("Your data").click()
    ben.get_by_role("button", name="Delete me").click()
    ben.get_by_role("button", name="No, keep me").click()
    ben.get_by_role("button", name="Delete me").click()
    ben.get_by_role("button", name="Yes, delete me for good").click()
    expect(ben.get_by_role("button", name="You and your settings")).to_contain_text("Guest")
    anna.reload()
    anna.get_by_role("tab", name="Chat").click()
    expect(anna.get_by_text("This message was removed.")).to_be_visible()
    expect(anna.get_by_text("Ben", exact=True)).to_have_count(0)


def test_a_line_is_reported_and_who_said_it_muted_and_heard_again(visit: Visit) -> None:
    anna, ben = sit_together(visit)
    say(ben, "an insult")
    anna.get_by_role("button", name="More about the message of Ben").click()
    anna.get_by_role("button", name="Report to the host").click()
    expect(anna.get_by_text("Reported. Thank you!")).to_be_visible()
    anna.get_by_role("button", name="Mute Ben").click()
    expect(anna.get_by_text("an insult")).to_have_count(0)
    say(ben, "another")
    expect(ben.get_by_text("another")).to_be_visible()
    expect(anna.get_by_text("You have muted Ben.")).to_be_visible()
    anna.get_by_role("button", name="Unmute").click()
    expect(anna.get_by_text("another")).to_be_visible()
    expect(ben.get_by_role("button", name="More about the message of Ben")).to_have_count(0)


@pytest.fixture
def own(chromium: Browser, server_forks: Forks, tmp_path: Path) -> Iterator[tuple[Page, Server]]:
    """A server of one's own, for what its host tells everybody."""
    with serve(tmp_path, "--unlimited", forks=server_forks) as server:
        context = chromium.new_context(base_url=server.address, locale="en")
        yield context.new_page(), server
        context.close()


def test_what_the_host_announces_is_shown_until_it_is_read(own: tuple[Page, Server]) -> None:
    page, server = own
    page.clock.install()
    page.goto("/")
    expect(page.get_by_role("button", name="Play now Feurio!")).to_be_visible()
    # However long the command takes, no time goes by for the page.
    page.clock.pause_at(page.evaluate("Date.now() / 1000") + 1)
    words = [sys.executable, "-m", "ludoteca", "admin", "announce", "Cake!", "--restart-in", "10"]
    environment = {**os.environ, "LUDOTECA_DATA": str(server.folder)}
    subprocess.run(words, env=environment, check=True)
    # The server notices within a second; the page is left open and looks by itself.
    time.sleep(2)
    expect(page.get_by_text("Cake!")).to_have_count(0)
    page.clock.fast_forward("00:25")
    page.clock.resume()
    told = page.get_by_text(re.compile("The server restarts at .* Your games are safe."))
    expect(told).to_be_visible()
    expect(page.get_by_text("Cake!")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_text("Cake!")).to_have_count(0)
