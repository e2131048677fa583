"""A usual turn of FutuRisiko! takes few presses: some to build, some for each attack."""

from playwright.sync_api import Locator

from ludoteca.core.records.record import Record
from tests.browser.conftest import Visit
from tests.browser.support.expectations import expect
from tests.browser.support.hands import Mouse
from tests.browser.support.tables import Host, find_record
from tests.browser.support.world import GAME, Step, World, late_round
from tests.games.futurisiko.scenario import after, operations

# With one attack, and with three.
MOST = 8
MOST_OF_THREE = 15


class Counting(Mouse):
    """Counts what it presses."""

    presses = 0

    def press(self, thing: Locator) -> None:
        super().press(thing)
        self.presses += 1


def test_a_usual_turn_takes_at_most_8_presses(visit: Visit) -> None:
    page = visit()
    record = find_record(GAME, "F65")
    step = record["actions"].index("build tank 2 peru")
    page.goto(f"/table/{Host.of(page).play_on(record, step)}")
    hand = Counting()
    world = World(page, hand)
    world.await_turn()
    # All points for tanks in one place.
    world.press_place(world.place("peru"))
    hand.press(world.button("more in Peru$").last)
    hand.press(world.button("^End production"))
    assert world.await_turn() == Step.MOVE
    expect(world.cards).to_be_visible()
    # A press on what is wanted proposes the best order; a single fight begins by itself.
    world.press_place(world.place("argentina"))
    hand.press(world.go)
    expect(world.sheet).to_have_count(0)
    hand.press(world.sign(Step.MOVE))
    hand.press(world.button("^Fight to the end$"))
    assert hand.presses <= MOST
    expect(world.chronicle.filter(has_text="Argentina")).not_to_have_count(0)


def test_a_usual_turn_takes_no_more_with_its_cards(visit: Visit) -> None:
    """F19 to F21: from the cards of a round to the end of its fight."""
    page = visit()
    page.goto(f"/table/{Host.of(page).play_on(*late_round())}")
    hand = Counting()
    world = World(page, hand)
    assert world.await_turn() == Step.DISCARD
    hand.press(world.sign(Step.DISCARD))
    assert world.await_turn() == Step.PRODUCE
    world.press_place(world.place("argentina"))
    hand.press(world.button("more in Argentina$").last)
    hand.press(world.button("^End production"))
    assert world.await_turn() == Step.MOVE
    world.press_place(world.place("peru"))
    hand.press(world.go)
    expect(world.sheet).to_have_count(0)
    hand.press(world.sign(Step.MOVE))
    hand.press(world.button("^Fight to the end$"))
    assert hand.presses <= MOST
    expect(world.chronicle.filter(has_text="Peru")).not_to_have_count(0)


def test_a_turn_with_three_attacks_takes_at_most_15_presses(visit: Visit) -> None:
    # In round 2 red has tanks or planes in reach of each of three flags, and points for more.
    first = operations(red="build tank 4 peru; build plane 2 alaska; build plane 2 groenlandia")
    state = after(f"{first}; moved; moved; moved; turn tregua:red; built", cards=False)
    page = visit()
    page.goto(f"/table/{Host.of(page).play_on(Record.of(state).as_json(), len(state.history) - 1)}")
    hand = Counting()
    world = World(page, hand)
    assert world.await_turn() == Step.PRODUCE
    world.press_place(world.place("peru"))
    hand.press(world.button("more in Peru$").last)
    hand.press(world.button("^End production"))
    assert world.await_turn() == Step.MOVE
    for target in ("kamchatka", "gran_bretagna", "argentina"):
        world.press_place(world.place(target))
        hand.press(world.go)
        expect(world.sheet).to_have_count(0)
    hand.press(world.sign(Step.MOVE))
    hand.press(world.button("^Fight all 3$"))
    assert hand.presses <= MOST_OF_THREE
    for name in ("Argentina", "Kamchatka", "Great Britain"):
        expect(world.chronicle.filter(has_text=name)).not_to_have_count(0)
