"""The page on how to play: found from everywhere, leafed through, on every screen."""

import re

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import PHONE, Visit
from tests.browser.support.expectations import expect
from tests.browser.support.forest import Forest
from tests.browser.support.tables import BOT, ME, Host
from tests.browser.test_axe import complaints

GAMES = ("feurio", "futurisiko")


def open_page(page: Page, game: str) -> None:
    """Go there, and wait until its pictures are drawn."""
    page.goto(f"/how-to-play/{game}")
    expect(page.get_by_role("heading", level=1)).to_contain_text("How to play")
    expect(page.get_by_role("figure").first).to_be_visible()


def test_home_rules_and_table_lead_to_it(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("link", name="How to play FutuRisiko!").click()
    expect(page.get_by_role("heading", name="How to play FutuRisiko!")).to_be_visible()
    page.goto("/rules/feurio")
    page.get_by_role("link", name="How to play", exact=True).click()
    expect(page.get_by_role("heading", name="How to play Feurio!")).to_be_visible()
    page.goto(f"/table/{Host.of(page).open(ME, BOT)['id']}")
    Forest(page).await_turn()
    with page.expect_popup() as opened:
        page.get_by_role("link", name="How to play", exact=True).click()
    expect(opened.value.get_by_role("heading", name="How to play Feurio!")).to_be_visible()


def test_a_rule_tells_where_its_picture_is(visit: Visit) -> None:
    page = visit("/rules/feurio")
    rule = page.get_by_role("article").filter(has=page.get_by_role("link", name="R52", exact=True))
    rule.get_by_role("link", name="Picture").click()
    expect(page.get_by_role("heading", name="Scoring", exact=True)).to_be_in_viewport()
    expect(page.get_by_role("region", name="Scoring").get_by_role("figure")).to_be_visible()


def test_the_example_is_leafed_through_to_its_scoring_and_back(visit: Visit) -> None:
    page = visit()
    open_page(page, "feurio")
    film = page.get_by_role("region", name="An example to leaf through").get_by_role("figure")
    forth = film.get_by_role("button", name="Next picture")
    back = film.get_by_role("button", name="Previous picture")
    expect(back).to_be_disabled()
    for picture in range(2, 13):
        forth.click()
        expect(film.get_by_text(f"Picture {picture} of 12", exact=True)).to_be_visible()
    expect(forth).to_be_disabled()
    expect(film).to_contain_text("would make it 12!")
    # Red, green, blue and yellow, as they are scored there.
    scores = film.get_by_role("list", name="Players").get_by_role("listitem")
    assert [re.findall("[0-9]+", text)[0] for text in scores.all_inner_texts()] == [
        *("5", "12", "6", "4"),
    ]
    back.click()
    expect(film.get_by_text("Picture 11 of 12", exact=True)).to_be_visible()


def test_the_example_ends_with_a_conquest(visit: Visit) -> None:
    page = visit()
    open_page(page, "futurisiko")
    film = page.get_by_role("region", name="An example to leaf through").get_by_role("figure")
    for _ in range(6):
        film.get_by_role("button", name="Next picture").click()
    scores = film.get_by_role("list", name="Players").get_by_role("listitem")
    expect(scores.first).to_contain_text("10")


def test_in_a_picture_nothing_can_be_pressed_or_zoomed(visit: Visit) -> None:
    page = visit()
    open_page(page, "feurio")
    picture = page.get_by_role("region", name="Set-up", exact=True).get_by_role("figure")
    takes_focus: bool = picture.evaluate(
        """figure => [...figure.querySelectorAll('button, [tabindex]')].some((thing) => {
            thing.focus()
            return document.activeElement === thing
        })"""
    )
    assert not takes_focus
    picture.hover()
    before = page.evaluate("scrollY")
    page.mouse.wheel(0, 200)
    page.wait_for_function("before => scrollY > before", arg=before)


@pytest.mark.parametrize("game", GAMES)
def test_a_section_has_an_address_and_cites_its_rules(visit: Visit, game: str) -> None:
    page = visit()
    open_page(page, game)
    page.get_by_role("navigation", name="Chapters").get_by_role("link", name="Set-up").click()
    expect(page.get_by_role("heading", name="Set-up", exact=True)).to_be_in_viewport()
    assert page.url.endswith("#setup")
    section = page.get_by_role("region", name="Set-up", exact=True)
    with page.expect_popup() as opened:
        section.get_by_role("link", name=re.compile("^Rule ")).first.click()
    expect(opened.value.get_by_role("article").first).to_be_visible()


@pytest.mark.parametrize("language", ["it", "fr", "nl", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_it_fits_in_every_language(visit: Visit, game: str, language: str) -> None:
    page = visit(f"/how-to-play/{game}", size=PHONE, language=language)
    expect(page.get_by_role("figure").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("game", GAMES)
def test_it_is_open_to_everyone(visit: Visit, game: str) -> None:
    page = visit()
    open_page(page, game)
    found = complaints(page)
    assert not found, "\n".join(found)


def test_on_a_phone_a_picture_of_the_whole_world_is_whole(visit: Visit) -> None:
    page = visit(size=PHONE)
    open_page(page, "futurisiko")
    for chapter in ("The board", "Set-up"):
        picture = page.get_by_role("region", name=chapter, exact=True).locator(".picture")
        expect(picture.locator("[data-place=giappone]")).to_be_attached()
        frame = picture.bounding_box()
        assert frame
        for pin in picture.locator("[data-place]").all():
            box = pin.bounding_box()
            assert box
            middle = box["x"] + box["width"] / 2
            assert frame["x"] < middle < frame["x"] + frame["width"]


def test_a_game_that_is_not_here_has_no_such_page(visit: Visit, noted: list[str]) -> None:
    noted.append("status of 404")
    page = visit("/how-to-play/chess")
    expect(page.get_by_role("alert")).to_contain_text("chess")
