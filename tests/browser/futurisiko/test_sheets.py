"""A card sheet of one's own: its cards say what they do there, and do it."""

import json

import pytest

from ludoteca.core.records.record import Record
from ludoteca.games.futurisiko import FUTURISIKO, FutuRisikoState
from ludoteca.games.futurisiko.rules.layout import Phase
from tests.browser.conftest import Visit
from tests.browser.futurisiko.test_world import sit_down
from tests.browser.support.expectations import expect
from tests.browser.support.world import Step
from tests.games.futurisiko.assets.test_effects import STRUCK, pass_until, printed
from tests.games.futurisiko.scenario import after, dealt, play


def after_with(record: str, **cards: dict[str, int]) -> FutuRisikoState:
    """The game after a record, with a sheet that somebody brought."""
    sheet = FUTURISIKO.assets.accept("sheet", json.dumps(printed(**cards)))
    return after(record, sheet=sheet)


def test_F60_cards_in_hand_say_what_the_sheet_lets_them_do(visit: Visit) -> None:
    state = after_with(
        f"{dealt()}; boost red",
        arma_segreta={"times": 2, "at_most": 3},
        super_produzione={"times": 2},
        tregua={"rounds": 2},
    )
    world = sit_down(visit(), Record.of(state).as_json(), len(state.history) - 1)
    world.await_turn()
    for card, words in (
        ("Arma Segreta", "twice the dice in one of your rolls, at most 3 more"),
        ("Super Produzione", "twice the points you have left to spend"),
        ("Tregua", "a truce with one opponent for 2 rounds"),
    ):
        held = world.held.get_by_role("listitem").filter(has_text=card)
        held.locator("summary").click()
        expect(held.get_by_text(words)).to_be_visible()
    world.play_card("Super Produzione")
    expect(world.chronicle.last).to_contain_text("12 more points")
    expect(world.button("^End production")).to_contain_text("24")


def test_F60_a_printed_sheet_is_entered_for_a_new_table_and_in_force_there(visit: Visit) -> None:
    page = visit("/new/futurisiko")
    document = printed(arma_segreta={"times": 2, "at_most": 6}) | {"title": "From the box"}
    page.get_by_label("Choose a file (Card sheet)").set_input_files(
        {
            "name": "sheet.json",
            "mimeType": "application/json",
            "buffer": json.dumps(document).encode(),
        }
    )
    chosen = page.get_by_role("group", name="Card sheet").get_by_role("radio", checked=True)
    expect(chosen).to_have_accessible_name("From the box")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_text("From the box").first).to_be_attached()


@pytest.mark.parametrize(
    ("effect", "record", "told"),
    [
        ({"divide": 2}, "built; launch red 2; built", "loses 6 points"),
        ({"divide": 2, "at_most": 4}, "built; launch red 2; built", "loses 4 points"),
        ({"units": 2}, STRUCK, "2 units"),
    ],
)
def test_F62_missiles_take_what_the_sheet_says(
    visit: Visit, effect: dict[str, int], record: str, told: str
) -> None:
    state = after_with(f"{dealt()}; {record}", missili_balistici=effect)
    if state.phase != Phase.SHIELD:
        pass_until(state, Phase.SHIELD)
    play(state, "accept")
    world = sit_down(visit(), Record.of(state).as_json(), len(state.history) - 1)
    # That no shield stops it is said together with what one does next.
    assert world.await_turn() == Step.PRODUCE
    world.go_on(Step.PRODUCE)
    expect(world.chronicle.filter(has_text=told)).to_have_count(1)
