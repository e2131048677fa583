"""Games from other packages: one without anything for the browser, one that brings its board."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import PATIENCE, Visit
from tests.browser.support.expectations import expect
from tests.browser.support.tables import BOT, ME, Host
from tests.examples.installing import install
from tests.server.support.serving import serve

# Milliseconds between two looks.
LOOK = 50


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that has the examples; it compiles nothing for such small games."""
    folder = tmp_path_factory.mktemp("examples")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", install(folder / "packages", "nim", "pig"))
        patch.setenv("NUMBA_DISABLE_JIT", "1")
        with serve(folder, "--unlimited") as server:
            yield server.address


def measure(page: Page, text: str) -> dict[str, float]:
    """Where the words of a line stand, and how wide they are."""
    found: dict[str, float] = page.get_by_text(text, exact=True).evaluate(
        """line => {
            const range = document.createRange()
            range.selectNodeContents(line)
            const { y, width, height } = range.getBoundingClientRect()
            return { y, width, height }
        }"""
    )
    return found


def play_to_the_end(page: Page, ending: str, move: str) -> None:
    """Press the last button of a kind that can be pressed, again and again."""
    end = page.get_by_text(ending).first
    for _ in range(PATIENCE // LOOK):
        if end.is_visible():
            return
        usable = page.locator(f"{move}:enabled:not([aria-disabled=true])")
        if usable.count():
            usable.last.click()
        page.wait_for_timeout(LOOK)
    raise AssertionError("the game does not end")


def test_a_game_of_one_file_is_played_on_the_plain_board(visit: Visit) -> None:
    page = visit("/")
    expect(page.get_by_text("Take matches from one of three heaps").first).to_be_visible()
    table = Host.of(page).open(ME, BOT, game="nim")
    page.goto(f"/table/{table['id']}")
    expect(page.get_by_text("c: |||||")).to_be_visible()
    # A board that is written as a picture of characters stays one: they stand below each other.
    short, long = measure(page, "a: |||"), measure(page, "b: ||||")
    assert long["width"] / short["width"] == pytest.approx(7 / 6, rel=0.01)
    assert long["y"] - short["y"] < 2 * short["height"]
    page.get_by_role("button", name="take 2 from a").click()
    expect(page.get_by_text("a: |", exact=True).or_(page.get_by_text("a: -"))).to_be_visible()
    play_to_the_end(page, "The game is over.", ".plain button.choice")
    page.get_by_role("link", name="Replay").first.click()
    expect(page.get_by_role("region", name="Board")).to_be_visible()


def test_a_game_without_messages_is_set_up_and_has_a_page_of_rules(visit: Visit) -> None:
    page = visit("/new/nim")
    expect(page.get_by_text("misere")).to_be_visible()
    expect(page.get_by_text("Players").first).to_be_visible()
    page.goto("/rules/nim")
    expect(page.get_by_text("Nim has no numbered rules.")).to_be_visible()


def test_pig_is_played_on_the_board_that_its_package_brings(visit: Visit) -> None:
    page = visit()
    table = Host.of(page).open(ME, BOT, game="pig", goal=10)
    page.goto(f"/table/{table['id']}")
    board = page.get_by_role("region", name="Pig")
    expect(board.get_by_role("img", name="The die")).to_be_visible()
    expect(board.get_by_role("progressbar", name="pink")).to_be_visible()
    # Its styles are its own, and the policy of the page lets them in.
    expect(board.locator(".pig-tracks")).to_have_css("display", "grid")
    # It can be pressed all the same, and the page says why not.
    board.get_by_role("button", name="Hold 0").click(force=True)
    expect(page.get_by_text("There is nothing to hold yet")).to_be_visible()
    board.get_by_role("button", name="Roll").click()
    play_to_the_end(page, "The goal of 10 points is reached.", ".pig-move")
    page.get_by_role("link", name="Replay").first.click()
    expect(page.get_by_role("region", name="Pig")).to_be_visible()
