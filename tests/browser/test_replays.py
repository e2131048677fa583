"""Games once more: step by step, by a link to a position, from a file, and on from there."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route

from tests.browser.conftest import PHONE, REFUSED, Visit
from tests.browser.support.expectations import expect
from tests.browser.support.forest import Forest
from tests.browser.support.tables import Host, find_record, find_step

TABLET = (900, 700)


def bring_record(page: Page) -> None:
    """Bring a finished game as a file."""
    text = json.dumps(find_record(seats=2, goal="score", firebreak=False))
    page.get_by_label("Open a saved game").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": text.encode()}
    )


def open_record(page: Page) -> None:
    """Bring a finished game, and wait until it is there."""
    bring_record(page)
    expect(page.get_by_role("heading", name="Replay: Feurio!")).to_be_visible()


def test_a_replay_goes_step_by_step_and_every_position_has_a_link(visit: Visit) -> None:
    page = visit("/")
    open_record(page)
    slider = page.get_by_role("slider", name="Step")
    page.get_by_role("button", name="To the end").click()
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^Step (\d+) of \1,"))
    for _ in range(3):
        page.get_by_role("button", name="One step back").click()
    at = slider.input_value()
    expect(page).to_have_url(re.compile(f"/replay/[^/]+/{at}$"))

    friend = visit(page.url)
    expect(friend.get_by_role("slider", name="Step")).to_have_value(at)
    expect(Forest(friend).board).to_be_visible()
    assert Forest(friend).board.aria_snapshot() == Forest(page).board.aria_snapshot()


def test_on_a_phone_a_replay_tells_what_happens_below_the_board(visit: Visit) -> None:
    page = visit("/", size=PHONE, touch=True)
    record = find_record(seats=2, goal="score", firebreak=False)
    step = find_step(record, "men")
    page.goto(f"/replay/{Host.of(page).upload(record)}/{step}")
    told = page.locator(".dock .told")
    expect(told).to_be_in_viewport(ratio=1)
    before = told.inner_text()
    page.get_by_role("button", name="One step on").click()
    expect(told).to_contain_text(re.compile("firefighters? on the "))
    assert told.inner_text() != before


def test_a_press_on_the_chart_goes_to_that_turn(visit: Visit) -> None:
    page = visit("/")
    open_record(page)
    slider = page.get_by_role("slider", name="Step")
    chart = page.locator("figure", has_text="Points by turn")
    chart.locator("svg").first.click()
    expect(slider).not_to_have_value("0")
    middle = int(slider.input_value())
    chart.get_by_text("Show as a table").click()
    chart.get_by_role("button", name="1", exact=True).click()
    expect(slider).not_to_have_value(str(middle))
    assert 0 < int(slider.input_value()) < middle


def test_the_figures_of_a_game_stand_beside_its_replay(visit: Visit) -> None:
    page = visit()
    golden = Path(__file__).parents[1] / "golden" / "futurisiko.jsonl"
    record = json.loads(golden.read_text(encoding="utf-8").splitlines()[0])["record"]
    page.goto(f"/replay/{Host.of(page).upload(record)}")
    slider = page.get_by_role("slider", name="Step")
    ends = set()
    for chart in ("Territories by round", "Pieces by round", "Cards by round"):
        figure = page.locator("figure", has_text=chart)
        figure.get_by_text("As a table").click()
        figure.get_by_role("button", name="Round 2").click()
        expect(slider).not_to_have_value("0")
        ends.add(slider.input_value())
        page.get_by_role("button", name="To the beginning").click()
    assert len(ends) == 1
    expect(page.get_by_role("heading", name="Luck")).to_be_visible()
    page.get_by_role("list").filter(has_text="Losses by cost").get_by_role("button").last.click()
    expect(page.get_by_role("heading", name=re.compile("fight for"))).to_be_visible()


def test_a_replay_plays_by_itself(visit: Visit) -> None:
    page = visit("/")
    open_record(page)
    page.get_by_role("combobox", name="Speed").select_option(index=3)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("slider", name="Step")).not_to_have_value("0")
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_one_plays_on_from_a_position(visit: Visit) -> None:
    page = visit("/")
    open_record(page)
    page.get_by_role("combobox", name="Turn").select_option("20")
    step = page.get_by_role("slider", name="Step").input_value()
    page.get_by_role("link", name="Play on from here").click()
    expect(page.get_by_text(f"You play on from step {step}.")).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    forest = Forest(page)
    forest.take_turn()
    assert forest.board.get_by_role("button", name=re.compile(": a ")).count() > 20
    # Whoever sits there or watches knows that not all of it was drawn here.
    table = page.url.rsplit("/", 1)[1]
    given = "first ([0-9]+) moves were not drawn here"
    page.get_by_text("Begun from a saved game", exact=True).click()
    expect(page.get_by_text(re.compile(given))).to_be_visible()
    page.goto(f"/deal/{table}")
    expect(page.get_by_text(re.compile(f"{given} and cannot be checked"))).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("region", name="My games")).to_contain_text("Begun from a saved game")


def test_what_is_no_record_is_refused_with_a_reason(visit: Visit, noted: list[str]) -> None:
    noted.append(REFUSED)
    page = visit("/")
    page.get_by_label("Open a saved game").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": b"no game at all"}
    )
    expect(page.get_by_role("alert")).not_to_be_empty()


def test_who_is_quicker_than_the_answer_who_they_are_is_no_stranger(visit: Visit) -> None:
    page = visit()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/me?*", hold)
    page.goto("/")
    bring_record(page)
    page.wait_for_timeout(300)
    held.pop().continue_()
    expect(page.get_by_role("heading", name="Replay: Feurio!")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, TABLET])
def test_a_fight_in_a_replay_is_seen_whole(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=size, language="de")
    record = find_record("futurisiko", "ending tie")
    replay = Host.of(page).upload(record)
    page.goto(f"/replay/{replay}/{find_step(record, 'roll')}")
    fight = page.locator(".room .float")
    expect(fight).to_be_in_viewport(ratio=1)
    assert fight.evaluate("fight => fight.scrollHeight - fight.clientHeight") <= 0


def test_a_replay_of_the_world_lists_its_turns_by_round_and_part(visit: Visit) -> None:
    page = visit()
    record = find_record("futurisiko", "ending tie")
    page.goto(f"/replay/{Host.of(page).upload(record)}")
    turns = page.get_by_role("combobox", name="Turn")
    groups = turns.locator("optgroup")
    expect(groups).not_to_have_count(0)
    names = groups.evaluate_all("groups => groups.map(({ label }) => label)")
    # The first hands are dealt before anybody does anything.
    parts = "Round 1 · Production", "Round 1 · Operations", "Round 2 · Cards"
    assert names[:4] == ["Draft", *parts]


def test_at_every_step_of_the_world_the_log_shows_what_was_told_last(visit: Visit) -> None:
    page = visit()
    replay = Host.of(page).upload(find_record("futurisiko", "ending tie"))
    page.goto(f"/replay/{replay}/200")
    log = page.get_by_role("group", name="What happened")
    shown = log.locator("li[aria-current=step]")
    for _ in range(6):
        expect(shown).to_have_count(1)
        expect(shown).to_be_in_viewport()
        page.get_by_role("button", name="One step back").click()


def test_on_a_phone_the_whole_forest_of_a_replay_is_in_sight(visit: Visit) -> None:
    page = visit("/", size=PHONE, touch=True)
    open_record(page)
    page.get_by_role("button", name="To the end").click()
    board = Forest(page).board
    frame = board.bounding_box()
    assert frame is not None
    for tile in board.locator("[data-key]").all():
        box = tile.bounding_box()
        assert box is not None
        assert frame["x"] <= box["x"]
        assert box["x"] + box["width"] <= frame["x"] + frame["width"]
        assert frame["y"] <= box["y"]
        assert box["y"] + box["height"] <= frame["y"] + frame["height"]
