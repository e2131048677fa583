"""FutuRisiko! against bots: with the mouse, with the keyboard alone, with a finger."""

import re
from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import LAPTOP, PHONE, Visit
from tests.browser.support.expectations import expect
from tests.browser.support.hands import Finger, Hand, Keys, Mouse
from tests.browser.support.tables import GREEDY, ME, Host, Json, find_record, find_step
from tests.browser.support.world import GAME, Step, Walker, World, late_round
from tests.browser.table.test_games import check_phone
from tests.effort import times

# A browser rounds.
PIXEL = 1

# Fill a sea with the submarines of six armies, each like the first on the map.
CROWD = """sea => {
    const [sub] = document.querySelectorAll('.sub')
    const fleet = sea.querySelector('.fleet') ?? sea.appendChild(sub.parentNode.cloneNode())
    fleet.replaceChildren(...Array.from({ length: 6 }, () => sub.cloneNode(true)))
}"""
# So many steps are more than any of these games has.
MOST = 200
# So many territories are claimed by keys, and the others by the mouse: it is a long way to each.
BY_KEYS = times(2, long=MOST)

# A hint hides nothing of a fight.
BELOW = """() => {
    const [fight, hint] = ['.float', '.hint'].map((name) => document.querySelector(name))
    return fight.getBoundingClientRect().bottom <= hint.getBoundingClientRect().top
}"""


def sit_down(page: Page, record: Json, step: int, hand: Hand | None = None) -> World:
    """Go on with a game in the place of who was to move."""
    page.goto(f"/table/{Host.of(page).play_on(record, step)}")
    return World(page, hand)


def open_game(page: Page, rounds: int) -> None:
    """A short game of four from its draft on, the others bots that answer at once."""
    seats = ME, GREEDY, GREEDY, GREEDY
    table = Host.of(page).open(*seats, game=GAME, goal=16, round_limit=rounds)["id"]
    page.goto(f"/table/{table}")


def play_on(world: World, check: Callable[[Page], None] = lambda _: None) -> set[Step]:
    """Play to the end, with some of each kind of piece, and moves while there are any.

    The page is checked at each step that comes for the first time.
    """
    seen: set[Step] = set()
    hand = world.hand
    for played in range(MOST):
        step = world.await_turn()
        is_far = step == Step.CLAIM and isinstance(hand, Keys) and played >= BY_KEYS
        world.hand = Mouse() if is_far else hand
        if step not in seen:
            check(world.page)
        if step == Step.OVER:
            return seen
        if step == Step.PRODUCE and step not in seen and world.sites.count():
            world.build("Tank")
        elif step == Step.MOVE and step not in seen and world.origins.count():
            origin = world.fix(world.origins.first)
            world.press_place(origin)
            world.press_place(world.fix(world.targets.first))
            expect(world.go).to_be_in_viewport()
            check(world.page)
            world.hand.press(world.go)
            expect(world.sheet).to_have_count(0)
        else:
            world.go_on(step)
        seen.add(step)
    raise AssertionError("the game does not end")


def asked_for(page: Page) -> set[Step]:
    """What is asked of everybody in a whole game.

    Who has nothing left to move is not asked to, nor who has lost all points to missiles (F62).
    """
    table = page.url.rsplit("/", 1)[-1]
    actions = page.request.get(f"/api/replays/{table}/record").json()["actions"]
    return {Step.CLAIM} if "accept" in actions else {Step.CLAIM, Step.PRODUCE}


def check_last_page(page: Page) -> None:
    """Winners, the game by its rounds, the luck of the dice, and the decisive fights."""
    end = page.get_by_role("region", name=re.compile("win")).first
    expect(end).to_be_visible()
    for chart in ("Territories by round", "Pieces by round, by their cost", "Cards by round"):
        expect(end.get_by_role("figure", name=chart)).to_be_visible()
    luck = end.get_by_role("region", name="Luck").get_by_role("row")
    for cells in (row.get_by_role("cell").all_inner_texts() for row in luck.all()[1:]):
        dice, expected = int(cells[0]), int(cells[1])
        assert abs(3 * expected - dice) <= 2, "a die explodes in one of three rolls (F2)"
    expect(
        end.get_by_role("region", name="Decisive fights").get_by_role("listitem").first
    ).to_be_visible()
    expect(end.get_by_role("button", name="Rematch")).to_be_visible()


@pytest.mark.parametrize("hand", [lambda _: Mouse(), Walker], ids=["mouse", "keys"])
def test_a_whole_game_of_the_world_is_played(visit: Visit, hand: Callable[[Page], Hand]) -> None:
    page = visit()
    open_game(page, times(1, long=2))
    world = World(page, hand(page))
    seen = play_on(world)
    assert asked_for(page) <= seen
    check_last_page(page)


def test_a_round_of_the_world_is_played_with_the_keyboard_alone(visit: Visit) -> None:
    page = visit()
    record, step = late_round()
    world = sit_down(page, record, step, Walker(page))
    seen = play_on(world)
    assert {Step.DISCARD, Step.PRODUCE, Step.MOVE} <= seen
    check_last_page(page)


def test_a_whole_game_of_the_world_is_played_on_a_phone_with_a_finger(visit: Visit) -> None:
    page = visit(size=PHONE, touch=True)
    open_game(page, times(1, long=2))
    seen = play_on(World(page, Finger()), check_phone)
    # Whether a second round comes, with cards to discard, is up to the others.
    assert asked_for(page) <= seen
    check_last_page(page)


def test_a_round_of_the_world_is_played_on_a_phone_with_a_finger(visit: Visit) -> None:
    page = visit(size=PHONE, touch=True)
    seen = play_on(sit_down(page, *late_round(), Finger()), check_phone)
    assert {Step.DISCARD, Step.PRODUCE, Step.MOVE} <= seen
    check_last_page(page)


@pytest.mark.parametrize("language", ["de", "it"])
def test_on_a_phone_a_fight_is_seen_whole_and_no_button_lies_under_another(
    visit: Visit, language: str
) -> None:
    page = visit(size=PHONE, touch=True, language=language)
    record = find_record(GAME, "F65")
    page.goto(f"/table/{Host.of(page).play_on(record, find_step(record, 'torpedo green'))}")
    ways = page.locator(".dock .ways button")
    expect(ways).to_have_count(3)
    boxes = sorted((box["x"], box["width"]) for way in ways.all() if (box := way.bounding_box()))
    assert all(x + width <= beside for (x, width), (beside, _) in pairwise(boxes))
    check_phone(page)
    fight = page.locator(".float")
    assert fight.evaluate("fight => fight.scrollHeight <= fight.clientHeight")


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_on_a_phone_a_hint_lies_below_the_fight_it_is_about(visit: Visit, language: str) -> None:
    page = visit(size=(360, 640), touch=True, language=language)
    record = find_record(GAME, "F65")
    page.goto(f"/table/{Host.of(page).play_on(record, find_step(record, 'torpedo green'))}")
    page.locator(".bar button").nth(1).tap()
    hint = page.locator(".hint")
    expect(hint).to_be_visible()
    # The fight gives way as soon as the hint is laid out.
    page.wait_for_function(BELOW)
    assert page.locator(".float").evaluate("fight => fight.scrollHeight <= fight.clientHeight")
    place = page.locator("[data-place=argentina]").bounding_box()
    fight = page.locator(".float").bounding_box()
    assert place
    assert fight
    assert place["y"] + place["height"] / 2 < fight["y"], "what is fought for is in sight"


def test_a_fight_goes_on_after_a_reload_and_nothing_is_lost(visit: Visit) -> None:
    page = visit()
    record = find_record(GAME, "F65")
    world = sit_down(page, record, find_step(record, "move tank 2 peru"))
    world.await_turn()
    world.march("peru", "argentina")
    world.go_on(Step.MOVE)
    world.go_on_to(Step.ROLL)
    before = world.theatre.inner_text()
    page.reload()
    assert world.await_turn() == Step.ROLL
    assert world.theatre.inner_text() == before
    world.go_on(Step.ROLL)
    # In the midst of the dice, too: what they show has already happened.
    page.reload()
    world.await_turn()
    expect(world.chronicle.filter(has_text=re.compile("Guest .*rolls .+ hit"))).not_to_have_count(0)


def test_F33_a_press_on_a_place_that_nothing_can_leave_tells_what_to_choose_first(
    visit: Visit,
) -> None:
    page = visit()
    record = find_record(GAME, "F65")
    world = sit_down(page, record, find_step(record, "move tank 2 peru"))
    world.await_turn()
    answer = page.get_by_role("alert")
    for place in ("giappone", "groenlandia", "mediterraneo"):
        # It says that nothing can be done there, and yet answers.
        world.place(place).click(force=True)
        name = world.place(place).locator(".name, .water").inner_text()
        told = f"You have no pieces in (the )?{name}. First choose a place"
        expect(answer).to_contain_text(re.compile(told))
        expect(answer.get_by_role("link", name="F33")).to_be_visible()


def test_fleets_at_the_rim_of_the_map_are_seen_whole(visit: Visit) -> None:
    page = visit()
    record = find_record(GAME, "F65")
    world = sit_down(page, record, find_step(record, "move tank 2 peru"))
    world.await_turn()
    window = world.map.bounding_box()
    assert window
    for fleet in world.map.locator(".sea").all():
        # As many armies as there can be in one sea.
        fleet.evaluate(CROWD)
        box = fleet.bounding_box()
        assert box
        assert window["x"] - PIXEL < box["x"]
        assert box["x"] + box["width"] < window["x"] + window["width"] + PIXEL
        assert box["y"] + box["height"] < window["y"] + window["height"] + PIXEL


@pytest.mark.parametrize(
    ("rule", "step", "card", "told"),
    [
        ("F62 to F64", "boost violet", "Super Produzione", "plays Super Produzione"),
        ("F62 to F64", "launch blue", "Missili Balistici", "launches Missili Balistici"),
        ("F62 to F64", "shield black", "Scudo Spaziale", "Scudo Spaziale"),
        ("F67", "truce green", "Tregua", "plays Tregua"),
        ("F68", "betray blue", "Tradimento", "plays Tradimento"),
    ],
)
def test_cards_are_played_by_a_click(
    visit: Visit, rule: str, step: str, card: str, told: str
) -> None:
    page = visit()
    record = find_record(GAME, rule)
    world = sit_down(page, record, find_step(record, step))
    expect(world.held).to_contain_text(card)
    world.play_card(card)
    expect(world.chronicle.last).to_contain_text(told)
    expect(world.armies).to_be_visible()


def test_F65_a_torpedo_goes_with_a_roll(visit: Visit) -> None:
    page = visit()
    record = find_record(GAME, "F65")
    world = sit_down(page, record, find_step(record, "torpedo green"))
    told = world.chronicle.filter(has_text="Siluro Killer")
    expect(told).to_have_count(0)
    world.hand.press(world.button("Roll with Siluro Killer").first)
    # Others may have one, too, and answer with it.
    expect(told.first).to_be_visible()


def test_F57_who_is_out_of_the_game_is_told_so(visit: Visit) -> None:
    page = visit()
    record = find_record(GAME, "F58")
    world = sit_down(page, record, find_step(record, "build plane 2 kamchatka"))
    world.await_turn()
    out = world.armies.get_by_role("listitem").filter(has_text="out of the game")
    expect(out.first).to_be_visible()
    world.build("Plane", 2, "kamchatka")
    expect(world.map.locator("[data-place='kamchatka']")).to_have_accessible_name(
        re.compile("plane")
    )
    # Who listens hears once how many points are left.
    heard = page.locator("[aria-live=polite], [role=status]").filter(has_text="point")
    expect(heard).to_have_count(1)


def test_F23_a_practice_game_says_nothing_of_cards(visit: Visit) -> None:
    page = visit()
    record = find_record(GAME, "bots, complete", seats=4, cards=False)
    world = sit_down(page, record, find_step(record, "build "))
    world.await_turn()
    expect(world.armies).not_to_contain_text("card")
    expect(world.held).to_have_count(0)


def find_long_defence(host: Host, record: Json) -> int:
    """Before the first roll of the longest fight in which who is attacked rolls first."""
    actions, movers = record["actions"], host.find_movers(record)
    fights = [n for n, action in enumerate(actions) if action.startswith("fight")]
    lengths = {
        fight + 1: actions[fight:end].count("roll")
        for fight, end in zip(fights, [*fights[1:], len(actions)], strict=True)
        if movers[fight + 1] != movers[fight]
    }
    return max(lengths, key=lengths.__getitem__)


def test_who_only_defends_forgets_nothing_of_what_happened_meanwhile(visit: Visit) -> None:
    """F47: a roll in the turn of another is no turn of one's own."""
    page = visit()
    record = find_record(GAME, "bots, complete", seats=4, goal=20)
    world = sit_down(page, record, find_long_defence(Host.of(page), record))
    begun = world.chronicle.count()
    for _ in range(2):
        assert world.await_turn() == Step.ROLL
        world.go_on(Step.ROLL)
        # The roll of who attacks comes between.
        expect(world.chronicle).not_to_have_count(begun)
        begun = world.chronicle.count()
    world.await_turn()
    page.get_by_role("button", name="While you waited").click()
    told = page.get_by_role("dialog", name="While you waited").get_by_role("listitem")
    own = told.filter(has_text=re.compile("rolls .* for"))
    # Two rolls of one's own, and those of who attacks.
    assert own.count() >= 4


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
@pytest.mark.parametrize("language", ["en", "de"])
def test_what_i_am_to_do_is_in_sight_below_what_is_told(
    visit: Visit, language: str, size: tuple[int, int]
) -> None:
    page = visit(size=size, language=language, touch=size == PHONE, pace="slow")
    host = Host.of(page)
    record = find_record(GAME, "bots, complete", seats=4, goal=20)
    page.goto(f"/table/{host.play_on(record, find_long_defence(host, record))}")
    page.locator(".dock .ways button:not(.primary)").last.click()
    # The answer of who attacks is told while the next roll is asked for.
    told = page.locator(".dock.mine .told > span:last-child")
    expect(told).to_be_visible()
    # However long a sentence is.
    told.evaluate("told => (told.textContent = told.textContent.repeat(6))")
    says = page.locator(".dock .says")
    assert says.evaluate("said => said.scrollHeight - said.clientHeight") <= 0
