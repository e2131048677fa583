"""The first page: both games in sight, and a table at one press for whoever is there."""

import re

import pytest

from tests.browser.conftest import LAPTOP, PHONE, Visit
from tests.browser.support.expectations import expect
from tests.browser.support.forest import Forest
from tests.browser.support.tables import INVITED, ME, Host

GAMES = ("Feurio!", "FutuRisiko!")


@pytest.mark.parametrize("language", ["en", "it", "fr", "nl", "de"])
@pytest.mark.parametrize("size", [PHONE, LAPTOP])
def test_on_a_small_screen_both_games_can_be_played_and_learned_without_scrolling(
    visit: Visit, size: tuple[int, int], language: str
) -> None:
    page = visit("/", size=size, touch=size == PHONE, language=language)
    for game in GAMES:
        tile = page.get_by_role("article", name=game)
        for way in (
            tile.locator(".ways").get_by_role("button"),
            tile.locator(".ways").get_by_role("link"),
        ):
            expect(way).to_be_in_viewport(ratio=1)
        sentence = tile.get_by_role("paragraph").first
        hidden = sentence.evaluate("words => words.scrollHeight - words.clientHeight")
        assert hidden == 0, "what a game is about is told to the end"
        if size == LAPTOP:
            for kind in ("button", "link"):
                for way in tile.get_by_role(kind).all():
                    expect(way).to_be_in_viewport(ratio=1)


def test_nothing_is_asked_of_the_server_twice(visit: Visit) -> None:
    page = visit("/nowhere")
    # What that page asks for is not counted.
    page.wait_for_load_state("networkidle")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/")
    expect(page.get_by_role("article")).to_have_count(len(GAMES))
    page.wait_for_load_state("networkidle")
    assert len(asked) > len(GAMES)
    assert len(asked) == len(set(asked)), [url for url in asked if asked.count(url) > 1]


def test_who_comes_again_goes_on_at_the_top_of_the_page(visit: Visit) -> None:
    page = visit("/", size=PHONE, touch=True)
    mine = page.get_by_role("region", name="My games")
    expect(page.get_by_role("article")).to_have_count(len(GAMES))
    expect(mine).to_have_count(0)
    host = Host.of(page)
    tables = [host.open(ME, INVITED)["id"] for _ in range(4)]
    page.reload()
    for link in mine.get_by_role("link").all():
        expect(link).to_be_in_viewport(ratio=1)
    expect(mine.get_by_role("link")).to_have_count(3)
    first = page.get_by_role("article").first.get_by_role("button", name="Play now")
    expect(first).to_be_in_viewport(ratio=1)
    mine.get_by_role("button", name="All my games (4)").tap()
    expect(mine.get_by_role("link")).to_have_count(4)
    mine.get_by_role("link").last.tap()
    page.wait_for_url(re.compile("|".join(tables)))


def test_friends_are_invited_with_one_press(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="With friends, by link: 3 players Feurio!").click()
    expect(page.get_by_role("heading", name="2 seats are free")).to_be_visible()
    expect(page.get_by_role("textbox", name="Link to this table")).to_be_visible()


def test_those_around_one_screen_play_with_one_press(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="On this one screen: 2 players Feurio!").click()
    forest = Forest(page)
    forest.await_turn()
    cards = page.get_by_role("region", name="Players").get_by_role("listitem")
    expect(cards).to_have_count(2)
    expect(cards.filter(has_text="Player 1")).to_have_count(1)


def test_who_is_alone_plays_alone_where_a_game_allows_it(visit: Visit) -> None:
    page = visit("/")
    world = page.get_by_role("article", name="FutuRisiko!")
    expect(world.get_by_role("button", name=re.compile("^Alone"))).to_have_count(0)
    page.get_by_role("button", name="Alone Feurio!").click()
    Forest(page).await_turn()
    cards = page.get_by_role("region", name="Players").get_by_role("listitem")
    expect(cards).to_have_count(1)
