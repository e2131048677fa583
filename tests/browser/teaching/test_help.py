"""The table explains itself: refusals with their rules, hints, the lesson, the rules, the deal."""

import re

import pytest
from playwright.sync_api import Locator

from tests.browser.conftest import Visit
from tests.browser.support.expectations import expect
from tests.browser.support.forest import Forest, Step
from tests.browser.support.tables import BOT, ME, Host

RULE = re.compile("^Rule R[0-9]+")


def test_a_spot_that_is_not_hot_enough_tells_why_and_shows_its_rule(visit: Visit) -> None:
    page = visit()
    page.goto(f"/table/{Host.of(page).open(ME, BOT)['id']}")
    forest = Forest(page)
    while forest.await_turn() != Step.LAY:
        forest.answer(forest.await_turn())
    forest.barren.last.click()
    answer = page.get_by_role("alert")
    expect(answer).to_be_visible()
    with page.expect_popup() as opened:
        answer.get_by_role("link", name=RULE).click()
    rules = opened.value
    number = rules.url.rpartition("#")[2]
    article = rules.get_by_role("article").filter(
        has=rules.get_by_role("link", name=number, exact=True)
    )
    expect(article.first).to_be_in_viewport()
    answer.get_by_role("button", name="Close", exact=True).click()
    expect(answer).to_have_count(0)


def test_a_hint_shows_a_move_and_its_reason(visit: Visit) -> None:
    page = visit()
    page.goto(f"/table/{Host.of(page).open(ME, BOT)['id']}")
    forest = Forest(page)
    forest.await_turn()
    page.get_by_role("button", name="Hint").click()
    note = page.get_by_role("status").filter(
        has=page.get_by_role("button", name="Close", exact=True)
    )
    expect(note.get_by_role("paragraph")).not_to_be_empty()
    forest.answer(forest.await_turn())
    expect(note).to_have_count(0)


def test_where_aids_are_not_allowed_there_is_no_hint(visit: Visit) -> None:
    page = visit()
    page.goto(f"/table/{Host.of(page).open(ME, BOT, aids=False)['id']}")
    Forest(page).await_turn()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)


def test_the_lesson_leads_to_a_game(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("link", name="Learn in 3 minutes Feurio!").click()
    first = page.get_by_text(re.compile("^Step 1 of [0-9]+$"))
    expect(first).to_be_visible()
    last = int((first.text_content() or "").split()[-1])
    onward = page.get_by_role("button", name=re.compile("^(Go on|Do it for me)$"))
    for step in range(2, last + 1):
        onward.click()
        expect(page.get_by_text(f"Step {step} of {last}", exact=True)).to_be_visible()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")


# A small laptop, a phone: there, what is to be pressed must be in sight.
SMALL = ((1366, 650), (390, 844))


@pytest.mark.parametrize("size", SMALL)
def test_in_the_lesson_one_sets_up_passes_lays_a_firebreak_and_saves_a_forest(
    visit: Visit, size: tuple[int, int]
) -> None:
    page = visit("/learn/feurio", size=size)
    onward = page.get_by_role("button", name=re.compile("^(Go on|Do it for me)$"))

    def skip_to(step: int) -> None:
        while not page.get_by_text(f"Step {step} of 27", exact=True).is_visible():
            onward.click()

    def press(thing: Locator) -> None:
        expect(thing).to_be_in_viewport()
        thing.click()
        assert page.evaluate("scrollY") == 0

    def button(name: str) -> Locator:
        return page.get_by_role("button", name=re.compile(name))

    press(button("^6 and 6 in the middle"))
    skip_to(19)
    press(button("^yellow, 1 left"))
    press(button("^3,-3: a 1"))
    press(button("^Done$"))
    skip_to(20)
    press(button("^Pass$"))
    expect(page.get_by_text("Step 21 of 27", exact=True)).to_be_visible()
    skip_to(22)
    press(button("^Firebreak"))
    press(button("^2,-2: "))
    # It cannot be taken back, so it is confirmed.
    press(button("^Done$"))
    expect(page.get_by_text("Step 23 of 27", exact=True)).to_be_visible()
    skip_to(25)
    press(button("^3,-2: "))
    press(button("^3,-2: a 1"))
    press(button("^Done$"))
    expect(page.get_by_text("you saved the forest!")).to_be_visible()


def test_in_the_lesson_one_plays(visit: Visit) -> None:
    page = visit("/learn/feurio")
    forest = Forest(page)
    page.get_by_role("button", name="Do it for me").click()
    while not forest.spots.count():
        page.get_by_role("button", name="Go on").click()
    at = page.get_by_text(re.compile("^Step [0-9]+ of [0-9]+$"))
    before = at.text_content() or ""
    for spot in forest.spots.all():
        spot.click()
        if at.text_content() != before:
            break
    expect(at).not_to_have_text(before)


def test_the_rules_are_found_by_a_word(visit: Visit) -> None:
    page = visit("/rules/feurio")
    rules = page.get_by_role("article")
    expect(rules.first).to_be_visible()
    every = rules.count()
    page.get_by_role("searchbox", name="Look for a word or a number").fill("hottest")
    expect(page.get_by_role("status").filter(has_text="found")).to_be_attached()
    assert 0 < rules.count() < every
    page.get_by_role("searchbox").fill("zeppelin")
    expect(page.get_by_text("No rule says “zeppelin”.")).to_be_visible()


def test_a_deal_is_verified_in_the_browser(visit: Visit, finished: str) -> None:
    page = visit(f"/table/{finished}")
    expect(Forest(page).replay).to_be_visible()
    page.goto(f"/deal/{finished}")
    page.get_by_role("button", name="Check it in my browser").click()
    expect(page.get_by_text(re.compile("Fair: it is the promised secret"))).to_be_visible()


def test_the_secret_of_a_running_game_is_not_shown(visit: Visit) -> None:
    page = visit()
    page.goto(f"/deal/{Host.of(page).open(ME, BOT)['id']}")
    expect(page.get_by_text("You see the secret here when the game is over.")).to_be_visible()


def test_the_house_speaks_only_for_itself(visit: Visit, house: str) -> None:
    page = visit("/nowhere")
    expect(page.get_by_role("heading", name="Nothing grows here")).to_be_visible()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    answer = page.goto("/")
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    expect(page.get_by_role("button", name="Play now Feurio!")).to_be_visible()
    assert all(url.startswith((house, "data:")) for url in asked)
