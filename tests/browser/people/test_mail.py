"""E-mail in the browser: an address and its code in the settings, and the page to leave by."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.support.expectations import expect
from tests.forks import Forks
from tests.server.notify.test_mail import CODE
from tests.server.support.letterbox import Letterbox, receive_letters
from tests.server.support.serving import Server, free_port, serve


@pytest.fixture
def box() -> Iterator[tuple[Letterbox, int]]:
    port = free_port()
    with receive_letters(port) as box:
        yield box, port


@pytest.fixture
def page(
    chromium: Browser, box: tuple[Letterbox, int], server_forks: Forks, tmp_path: Path
) -> Iterator[tuple[Page, Server]]:
    words = [
        *("--mail", f"smtp://127.0.0.1:{box[1]}", "--mail-from", "games@example.org"),
        *("--address", "https://games.example.org"),
    ]
    with serve(tmp_path, "--unlimited", *words, forks=server_forks) as server:
        context = chromium.new_context(base_url=server.address, locale="en")
        yield context.new_page(), server
        context.close()


def test_an_address_is_given_confirmed_and_taken_back(
    page: tuple[Page, Server], box: tuple[Letterbox, int]
) -> None:
    visitor, _ = page
    letterbox, _ = box
    visitor.goto("/")
    visitor.get_by_role("button", name="You and your settings").click()
    visitor.get_by_text("E-mail when it is my turn").click()
    visitor.get_by_role("textbox", name="Your e-mail address").fill("anna@example.org")
    visitor.get_by_role("button", name="Send me a code").click()
    expect(visitor.get_by_text("A code is on its way to anna@example.org.")).to_be_visible()
    code = visitor.get_by_role("textbox", name="The code from the message")
    code.fill("wrong")
    visitor.get_by_role("button", name="Confirm").click()
    expect(visitor.get_by_text("This is not the code from the message.")).to_be_visible()
    (letter,) = letterbox.await_letters(1)
    code.fill(CODE.findall(letter.get_content())[0])
    visitor.get_by_role("button", name="Confirm").click()
    expect(visitor.get_by_text("Messages go to anna@example.org.")).to_be_visible()
    visitor.get_by_role("button", name="No more e-mail").click()
    expect(visitor.get_by_text("Your address is deleted.")).to_be_visible()

    visitor.goto("/leave/not-a-token")
    expect(visitor).to_have_title("No more messages · Ludoteca")
    visitor.get_by_role("button", name="Unsubscribe").click()
    expect(visitor.get_by_role("alert")).to_contain_text(re.compile("No e-mail address of yours"))
