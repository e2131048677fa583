"""F3, F10, F11, F14, F23, F56, F59, F60: how a table may be set."""

import dataclasses

import pytest

from ludoteca.core.choice import list_choices
from ludoteca.core.errors import Malformed
from ludoteca.core.text.messages import speaking
from ludoteca.games.futurisiko import FUTURISIKO, MAPS, FutuRisikoOptions
from ludoteca.games.futurisiko.map import World, load_world


def test_what_is_not_named_has_its_usual_value() -> None:
    assert FUTURISIKO.options({}) == FutuRisikoOptions(4)
    assert FUTURISIKO.options({"seats": 5}).removed == "madagascar"
    assert FUTURISIKO.options({"dice_cap": 10}).dice_cap == 10


@pytest.mark.parametrize(
    ("given", "rule"),
    [
        *(({"seats": seats}, "F11") for seats in (2, 7, "4", True)),
        ({"cards": 1}, "F23"),
        *(({"goal": goal}, "F56") for goal in (17, "20")),
        *(({"dice_cap": cap}, "F3") for cap in (9, "10")),
        *(({"round_limit": limit}, "F59") for limit in (0, "3", True)),
        *(({"map": name}, "F10") for name in ("nowhere", "../atlas", "", 3, None)),
        *(({"sheet": name}, "F60") for name in ("printed", "../house", "", 3, None)),
        ({"seats": 4, "removed": "madagascar"}, "F14"),
        *(({"seats": 5, "removed": place}, "F14") for place in ("atlantis", 3)),
        ({"colour": "red"}, None),
    ],
)
def test_what_is_not_an_option_is_refused(given: dict[str, object], rule: str | None) -> None:
    with pytest.raises(Malformed) as refused:
        FUTURISIKO.options(given)
    assert refused.value.rule == rule


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_F11_three_to_six_play(seats: int) -> None:
    assert FUTURISIKO.options({"seats": seats}).seats == seats


@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 7, 4.0, None])
def test_F11_fewer_or_more_do_not(seats: object) -> None:
    with pytest.raises(Malformed) as refused:
        FUTURISIKO.options({"seats": seats})
    assert refused.value.rule == "F11"


def test_F14_any_territory_may_be_the_one_taken_out_and_stands_in_the_record() -> None:
    chosen = FUTURISIKO.options({"seats": 5, "removed": "cina"})
    assert chosen.as_json()["removed"] == "cina"
    assert "removed" not in FUTURISIKO.options({"seats": 4}).as_json()
    assert FUTURISIKO.options(chosen.as_json()) == chosen


@pytest.mark.usefixtures("empty_shelves")
def test_F14_on_a_map_without_madagascar_its_first_territory_is_taken_out() -> None:
    world = load_world()
    first, *rest = world.territories
    renamed = tuple(
        dataclasses.replace(place, id="borduria") if place.id == "madagascar" else place
        for place in (first, *rest)
    )
    other: World = dataclasses.replace(world, id="other", territories=renamed)
    MAPS.register(other)
    assert FUTURISIKO.options({"seats": 5, "map": "other"}).removed == first.id


def test_F60_the_usual_sheet_is_left_out_of_records() -> None:
    usual = FUTURISIKO.options({"sheet": "house"})
    assert usual == FUTURISIKO.options({})
    assert set(usual.as_json()) == {"seats", "cards", "goal", "dice_cap", "round_limit", "map"}


def test_typical_tables_are_good_ones_and_end() -> None:
    tables = list(FUTURISIKO.option_sets())
    assert {table.seats for table in tables} == {3, 4, 5, 6}
    for table in tables:
        assert table.round_limit is not None
        assert FUTURISIKO.options(table.as_json()) == table


def test_F14_a_territory_to_take_out_is_chosen_with_five_seats_only() -> None:
    for seats in (4, 5):
        options = FUTURISIKO.options({"seats": seats})
        choices = {choice.name: choice.settings for choice in list_choices(FUTURISIKO, options)}
        assert ("removed" in choices) == (seats == 5)
    assert "madagascar" in choices["removed"]


def test_F10_F60_maps_and_sheets_go_by_their_titles_and_territories_by_their_names() -> None:
    with speaking("it"):
        titles = {
            choice.name: [choice.title_of(setting) for setting in choice.settings]
            for choice in list_choices(FUTURISIKO, FUTURISIKO.options({"seats": 5}))
        }
    assert titles["map"][0] == "Il mondo, ricostruito"
    assert titles["sheet"][0] == "I nostri valori"
    assert "Isola di Baffin" in titles["removed"]
