"""The end of a game: how it is counted, by how much it was won, and where to go from there."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import PHONE, Visit
from tests.browser.support.expectations import expect
from tests.browser.support.forest import Forest
from tests.browser.support.hands import Finger
from tests.browser.support.tables import BOT, ME, Host, Json, find_record, here
from tests.browser.support.world import Step, World

COLOURS = "paths => paths.map((path) => getComputedStyle(path).stroke)"
# Alone, and by how much; or the one who looks.
WINS = re.compile(" wins( by .*points?)?$|^You win")
FILLS = "paths => paths.map((path) => getComputedStyle(path).fill)"


def finish(page: Page) -> str:
    """A game of bots that is over but for its last step; its table."""
    host = Host.of(page)
    record = find_record(seats=2, goal="score", firebreak=False)
    start = {"replay": host.upload(record), "step": len(record["actions"]) - 1}
    return str(host.open(BOT, BOT, start=start)["id"])


def sit_down_to_the_end(page: Page, **options: Any) -> str:
    """A game before its last step, which is ours; its table."""
    host = Host.of(page)
    record = find_record(**options)
    start = {"replay": host.upload(record), "step": len(record["actions"]) - 1}
    seats: list[Json] = [ME, *(here(name) for name in ("Bea", "Ciro", "Dora"))]
    wishes = {name: value for name, value in record["options"].items() if name != "seats"}
    return str(host.open(*seats[: record["options"]["seats"]], start=start, **wishes)["id"])


def test_the_board_counts_itself_region_by_region_and_a_press_of_space_skips_it(
    visit: Visit,
) -> None:
    page = visit(pace="normal")
    table = sit_down_to_the_end(page, seats=4, goal="score", firebreak=False)
    page.goto(f"/table/{table}")
    Forest(page).end()
    lit = page.locator(".cell:not(.dim)")
    expect(page.locator("p", has_text="red: 5, but no tile has a free edge.")).to_be_visible()
    expect(lit).to_have_count(1)
    expect(page.locator("p", has_text="red: 6, divided by 6: 1 point.")).to_be_visible()
    ending = page.get_by_role("region", name=WINS)
    expect(ending).to_be_hidden()
    page.keyboard.press("Space")
    expect(ending).to_be_visible()
    expect(page.locator(".cell.dim")).to_have_count(0)
    # Nothing is to be said below the board any more, and it has all the room.
    expect(page.locator(".dock")).to_be_hidden()
    again = page.get_by_role("button", name="Count on the board")
    again.click()
    expect(ending).to_be_hidden()
    expect(page.locator("p", has_text="red: 5, but no tile has a free edge.")).to_be_visible()
    page.get_by_role("button", name="Skip").click()
    expect(again).to_be_focused()


def test_a_count_ends_by_itself_and_a_tap_on_the_board_skips_it(visit: Visit) -> None:
    page = visit(pace="quick")
    table = sit_down_to_the_end(page, seats=3, goal="score", firebreak=False)
    page.goto(f"/table/{table}")
    Forest(page).end()
    ending = page.get_by_role("region", name=WINS)
    expect(ending).to_be_visible()
    page.get_by_role("button", name="Count on the board").click()
    expect(ending).to_be_hidden()
    page.locator(".room").click(position={"x": 30, "y": 30})
    expect(ending).to_be_visible()


def test_at_the_end_the_whole_forest_is_in_sight_wherever_somebody_had_pulled_it(
    visit: Visit,
) -> None:
    page = visit(size=PHONE, touch=True)
    table = sit_down_to_the_end(page, seats=3, goal="score", firebreak=False)
    page.goto(f"/table/{table}")
    forest = Forest(page, Finger())
    middle = forest.board.bounding_box()
    assert middle
    start = middle["x"] + middle["width"] / 2, middle["y"] + middle["height"] / 2
    Finger().drag(page, start, (start[0] + 150, start[1] + 120))
    expect(page.get_by_role("button", name="See everything")).to_be_visible()
    forest.end()
    expect(page.get_by_role("region", name=WINS)).to_be_visible()
    expect(page.get_by_role("button", name="See everything")).to_have_count(0)


def test_who_wants_all_at_once_is_shown_the_result_and_can_still_have_it_counted(
    visit: Visit,
) -> None:
    page = visit()
    table = sit_down_to_the_end(page, what="solitaire_won")
    page.goto(f"/table/{table}")
    Forest(page).end()
    page.get_by_role("button", name="Count on the board").click()
    expect(page.locator("p", has_text="red: everyone is placed, in one region")).to_be_visible()


def test_the_same_deal_again_is_a_table_that_says_so(visit: Visit) -> None:
    page = visit()
    table = sit_down_to_the_end(page, seats=2, goal="score", firebreak=False)
    page.goto(f"/table/{table}")
    Forest(page).end()
    page.get_by_role("button", name="Same deal again").click()
    page.wait_for_url(lambda address: f"/table/{table}" not in address)
    page.locator("summary", has_text="Repeated deal").click()
    expect(page.get_by_text("Repeated deal: ")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("link", name=re.compile("Repeated deal"))).to_have_count(1)
    page.goto(f"/table/{table}")
    expect(page.get_by_role("link", name="To the same deal")).to_be_visible()


def test_against_oneself_there_is_no_rematch(visit: Visit) -> None:
    page = visit()
    host = Host.of(page)
    record = find_record(seats=1)
    start = {"replay": host.upload(record), "step": len(record["actions"]) - 1}
    page.goto(f"/table/{host.open(ME, start=start)['id']}")
    Forest(page).play_on()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    expect(page.get_by_role("button", name="Rematch")).to_have_count(0)


def test_the_end_tells_the_margin_in_the_colours_of_the_players(visit: Visit) -> None:
    page = visit()
    table = finish(page)
    page.goto(f"/table/{table}")
    ending = page.get_by_role("region", name=re.compile(r" wins by (one point|\d+ points)$"))
    expect(ending).to_be_visible()
    chart = ending.locator("figure")
    lines = chart.locator("g > path.line")
    expect(lines).to_have_count(2)
    marks = chart.locator("g > path.end").evaluate_all(FILLS)
    badges = chart.locator("li").locator("svg:not(.sample) path:first-of-type").evaluate_all(FILLS)
    drawn = lines.evaluate_all(COLOURS)
    assert drawn == marks
    assert len(set(drawn)) == 2
    assert set(drawn) <= set(badges)


# Who makes the last move of these games: the winner, one with as many points, one far behind.
@pytest.mark.parametrize(
    ("options", "title", "word"),
    [
        ({"seats": 3, "firebreak": False}, "You win by 6 points! Well played!", "passed"),
        ({"what": "most valuable region"}, "greedy (yellow) wins", "So close! Equal points"),
        ({"seats": 2, "hotter": True}, "greedy wins by one point", "only one point behind"),
        (
            {"seats": 4, "firebreak": True, "hotter": True},
            "by 4 points",
            "You were 16 points behind",
        ),
    ],
)
def test_who_wins_is_praised_and_who_loses_hears_how_little_was_missing(
    visit: Visit, options: Json, title: str, word: str
) -> None:
    page = visit()
    record = find_record(goal="score", **options)
    page.goto(f"/table/{Host.of(page).play_on(record, len(record['actions']) - 1)}")
    Forest(page).end()
    ending = page.get_by_role("region", name=title)
    expect(ending).to_contain_text(word)


@pytest.mark.parametrize(
    ("rule", "title", "word"),
    [
        ("F59: most", "wins by one territory", "So close! You were only one territory behind."),
        ("F59: even in territories", "wins", "So close! As many territories"),
        ("F59: even in all", "share the win", "Round 1 was the last one."),
    ],
)
def test_the_end_of_a_war_tells_its_margin_and_has_a_word_for_who_has_lost(
    visit: Visit, rule: str, title: str, word: str
) -> None:
    page = visit()
    record = find_record("futurisiko", rule)
    page.goto(f"/table/{Host.of(page).play_on(record, len(record['actions']) - 1)}")
    world = World(page)
    if (step := world.await_turn()) != Step.OVER:
        world.go_on(step)
    ending = page.get_by_role("region", name=re.compile(f"{title}$"))
    expect(ending).to_contain_text(word)


def test_a_saved_forest_is_a_saved_forest(visit: Visit) -> None:
    page = visit()
    page.goto(f"/table/{sit_down_to_the_end(page, what='solitaire_won')}")
    Forest(page).end()
    expect(page.get_by_role("region", name="You saved the forest!")).to_be_visible()


def test_the_end_is_shared_by_a_link_to_its_replay(visit: Visit) -> None:
    page = visit()
    table = finish(page)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"/replay/{table}")


def test_the_story_of_a_war_leads_to_where_it_happened(visit: Visit, conquered: str) -> None:
    page = visit(f"/table/{conquered}")
    told = page.get_by_role("region", name="The story of the war")
    lines = told.get_by_role("link")
    expect(lines.last).to_contain_text(re.compile("^(The final blow|After)"))
    expect(lines.first).to_contain_text(re.compile("greedy|[Tt]reason"))
    step = str(lines.first.get_attribute("href")).split("/")[-1]
    lines.first.click()
    page.wait_for_url(f"**/replay/{conquered}/{step}")
    # Beside the replay the same story leads from step to step.
    again = page.get_by_role("region", name="The story of the war").get_by_role("button")
    again.last.click()
    expect(page).not_to_have_url(re.compile(f"/{step}$"))


def test_who_can_place_nobody_and_take_nothing_back_passes_by_itself(visit: Visit) -> None:
    page = visit(pace="slow")
    host = Host.of(page)
    record = find_record(what="three share the victory")
    page.goto(f"/table/{host.play_on(record, len(record['actions']) - 1)}")
    # It is said why before; nothing needs to be pressed.
    expect(page.locator(".dock")).to_contain_text("No tile has room for your firefighters.")
    expect(page.locator(".dock .ways").get_by_role("button")).to_have_count(0)
    expect(page.locator(".ending")).to_be_attached()
