"""The map as data: what it says, what is refused, and whether the picture agrees with it."""

import copy
import json
import re
from collections.abc import Callable, Iterable
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.core.errors import Malformed
from ludoteca.games.futurisiko.map import (
    LANGUAGES,
    check_world,
    load_shapes,
    load_world,
    read_world,
)
from tests.effort import times

WORLD = load_world()
SHAPES = load_shapes()
FOLDER = files("ludoteca.games.futurisiko.map")
DOCUMENT = json.loads((FOLDER / "reconstruction.json").read_text(encoding="utf-8"))
ISLANDS = (
    *("giappone", "borneo", "nuova_guinea", "isola_di_baffin", "isola_vittoria"),
    "gran_bretagna",
)

Point = tuple[int, int]
Fault = Callable[[Any], object]


def territories(mask: int) -> set[str]:
    return {place.id for number, place in enumerate(WORLD.territories) if mask >> number & 1}


def seas(mask: int) -> set[str]:
    return {place.id for number, place in enumerate(WORLD.seas) if mask >> number & 1}


def reach(name: str) -> set[str]:
    return territories(int(WORLD.flight[WORLD.territory_index[name]]))


# What the map says


def test_F6_there_are_36_territories_and_8_seas() -> None:
    assert len(WORLD.territories) == len(WORLD.territory_index) == 36
    assert [sea.name("it") for sea in WORLD.seas] == [
        *("Pacifico Settentrionale", "Pacifico Meridionale", "Atlantico"),
        *("Atlantico Settentrionale", "Atlantico Meridionale", "Mare Glaciale Artico"),
        *("Mediterraneo", "Oceano Indiano"),
    ]


def test_F7_six_islands_are_joined_by_link_lines() -> None:
    for name in ISLANDS:
        island = WORLD.territory(name)
        assert island.links
        assert island.links == island.neighbours
    linked = {place.id for place in WORLD.territories if place.neighbours == place.links != ()}
    assert linked == set(ISLANDS)


def test_F7_borneo_borders_on_indochina_and_new_guinea() -> None:
    assert set(WORLD.territory("borneo").neighbours) == {"indocina", "nuova_guinea"}


def test_F8_greenland_and_madagascar_have_no_land_link() -> None:
    alone = {place.id for place in WORLD.territories if not place.neighbours}
    assert alone == {"groenlandia", "madagascar"}
    assert WORLD.land[WORLD.territory_index["groenlandia"]] == 0


def test_F9_the_pacifics_wash_both_sides_of_the_world() -> None:
    assert {"california", "giappone"} <= set(WORLD.sea("pacifico_settentrionale").coasts)
    assert {"peru", "australia_orientale"} <= set(WORLD.sea("pacifico_meridionale").coasts)
    for name in ("pacifico_settentrionale", "pacifico_meridionale"):
        assert len(WORLD.sea(name).labels) == len(SHAPES.seas[name].labels) == 2


def test_F10_the_map_says_where_it_is_from() -> None:
    assert WORLD.id == "reconstruction"
    assert "reconstruct" in WORLD.title
    assert "F10" in WORLD.provenance
    from_the_book = {t.id for t in WORLD.territories if t.provenance.name == "rulebook"}
    assert from_the_book == {*ISLANDS, "california", "indocina", "groenlandia", "madagascar"}
    assert {sea.provenance.name for sea in WORLD.seas} == {"rulebook"}
    assert {place.provenance.borders for place in WORLD.territories} >= {"reconstructed"}


def test_F10_every_place_has_a_name_in_every_language() -> None:
    places = [*WORLD.territories, *WORLD.seas]
    for language in LANGUAGES:
        assert len({place.name(language) for place in places}) == 44
    japan = WORLD.territory("giappone")
    assert [japan.name(language) for language in LANGUAGES] == [
        *("Japan", "Giappone", "Japon", "Japan", "Japan"),
    ]
    assert japan.name("eo") == japan.name() == "Japan"


def test_F10_all_borders_hold_both_ways() -> None:
    for place in WORLD.territories:
        for other in place.neighbours:
            assert place.id in WORLD.territory(other).neighbours
        for sea in place.seas:
            assert place.id in WORLD.sea(sea).coasts
    check_world(DOCUMENT)


def test_F34_F36_masks_say_what_the_lists_say() -> None:
    for number, place in enumerate(WORLD.territories):
        assert territories(int(WORLD.land[number])) == set(place.neighbours)
        assert seas(int(WORLD.coast[number])) == set(place.seas)
    for number, sea in enumerate(WORLD.seas):
        assert territories(int(WORLD.shore[number])) == set(sea.coasts)
        assert seas(int(WORLD.sea_neighbours[number])) == set(sea.neighbours)
    for masks in (WORLD.land, WORLD.coast, WORLD.shore, WORLD.sea_neighbours, WORLD.flight):
        assert masks.dtype == np.int64
        assert not masks.flags.writeable


def test_F35_a_plane_flies_over_a_sea_or_a_territory() -> None:
    # The example of the book, F9: over the North Pacific.
    assert "california" in reach("giappone")
    assert "giappone" in reach("california")
    # Over China; never two seas, or a territory and a sea, in one flight.
    assert "india" in reach("kamchatka")
    assert "peru" not in reach("giappone")
    assert "isola_di_baffin" not in reach("europa_meridionale")
    assert reach("madagascar") == set(WORLD.sea("oceano_indiano").coasts) - {"madagascar"}


def test_F35_a_flight_goes_both_ways_and_never_home() -> None:
    for place in WORLD.territories:
        assert place.id not in reach(place.id)
        assert all(place.id in reach(other) for other in reach(place.id))


def test_F77_a_plane_reaches_6_to_18_territories() -> None:
    counts = [len(reach(place.id)) for place in WORLD.territories]
    assert (min(counts), max(counts)) == (6, 18)


# What is refused


def territory(number: int, **changes: object) -> Fault:
    return lambda world: world["territories"][number].update(changes)


def sea(number: int, **changes: object) -> Fault:
    return lambda world: world["seas"][number].update(changes)


def without(chapter: str, field: str) -> Fault:
    return lambda world: world[chapter][0].pop(field)


def cut_off(names: Iterable[str]) -> Fault:
    """No way from these places to any other."""

    def cut(world: Any) -> None:
        inside = set(names)
        for place in (*world["territories"], *world["seas"]):
            for field in ("neighbours", "links", "seas", "coasts"):
                if field in place:
                    own = place["id"] in inside
                    place[field] = [other for other in place[field] if (other in inside) == own]

    return cut


FAULTS: dict[str, tuple[str, str, Fault]] = {
    "an id with a capital": ("document-id", "F10", lambda w: w.update(id="Mine")),
    "an id that is a path": ("document-id", "F10", lambda w: w.update(id="../mine")),
    "an endless id": ("document-id", "F10", lambda w: w.update(id="m" * 41)),
    "an empty title": ("document-title", "F10", lambda w: w.update(title=" ")),
    "a title of two lines": ("document-title", "F10", lambda w: w.update(title="a\nb")),
    "territories are missing": ("document-missing", "F10", lambda w: w.pop("territories")),
    "a title that is no text": ("document-type", "F10", lambda w: w.update(title=7)),
    "seas that are no list": ("document-type", "F10", lambda w: w.update(seas={})),
    "names that are no object": ("document-type", "F10", territory(3, names="Alaska")),
    "35 territories": ("map-count", "F6", lambda w: w["territories"].pop()),
    "9 seas": ("map-count", "F6", lambda w: w["seas"].append(w["seas"][0])),
    "no seas at all": ("map-count", "F6", lambda w: w.update(seas=[])),
    "a territory that is no object": (
        *("document-not-object", "F10"),
        lambda w: w["territories"].__setitem__(5, None),
    ),
    "a territory without neighbours": (
        "document-missing",
        "F10",
        without("territories", "neighbours"),
    ),
    "a sea without coasts": ("document-missing", "F10", without("seas", "coasts")),
    "a provenance without borders": (
        "document-missing",
        "F10",
        territory(0, provenance={"name": "me"}),
    ),
    "an id with a blank": ("map-id", "F10", territory(0, id="land of ice")),
    "an empty id": ("map-id", "F10", sea(0, id="")),
    "one id for two territories": ("map-duplicate", "F10", territory(0, id="cina")),
    "one id for two seas": ("map-duplicate", "F10", sea(0, id="atlantico")),
    "one id for a territory and a sea": ("map-duplicate", "F10", sea(0, id="cina")),
    "a name missing in Dutch": (
        *("map-name", "F10"),
        territory(0, names={"en": "A", "it": "A", "fr": "A", "de": "A"}),
    ),
    "an empty name": (
        *("map-name", "F10"),
        sea(0, names=dict.fromkeys(LANGUAGES, " ")),
    ),
    "a name that no picture can show": (
        *("map-name", "F10"),
        sea(0, names=dict.fromkeys(LANGUAGES, "a\x00b")),
    ),
    "a sea that is named too often": ("map-labels", "F10", sea(0, labels=[[0, 0]] * 9)),
    "a label of one number": ("map-position", "F10", territory(0, label=[1])),
    "a label of words": ("map-position", "F10", territory(0, label=["here", "there"])),
    "a label of flags": ("map-position", "F10", territory(0, label=[True, 1])),
    "a label nowhere": ("map-position", "F10", territory(0, label=[float("nan"), 1])),
    "a label beyond the pole": ("map-position", "F10", territory(0, label=[0, 91])),
    "a sea without labels": ("map-position", "F10", sea(0, labels=[])),
    "a sea with half a label": ("map-position", "F10", sea(0, labels=[[0, 0], 0])),
    "an unknown neighbour": ("map-unknown", "F10", territory(0, neighbours=["atlantis"])),
    "a neighbour that is no text": ("map-unknown", "F10", territory(0, neighbours=[["cina"]])),
    "a sea as a neighbour by land": ("map-unknown", "F10", territory(0, neighbours=["atlantico"])),
    "an unknown sea": ("map-unknown", "F10", territory(0, seas=["mare_nostrum"])),
    "an unknown coast": ("map-unknown", "F10", sea(0, coasts=["atlantis"])),
    "its own neighbour": ("map-self", "F10", territory(0, neighbours=["alaska"])),
    "a sea beside itself": ("map-self", "F10", sea(0, neighbours=["pacifico_settentrionale"])),
    "a neighbour named twice": (
        *("map-repeated", "F10"),
        territory(0, neighbours=["canada_occidentale", "canada_occidentale"]),
    ),
    "a border one way": ("map-one-way", "F10", territory(0, neighbours=[])),
    "a sea border one way": ("map-one-way", "F10", sea(0, neighbours=["mare_glaciale_artico"])),
    "a coast that its sea does not know": ("map-one-way", "F10", territory(0, seas=["atlantico"])),
    "a coast that only its sea knows": ("map-one-way", "F10", territory(5, seas=[])),
    "a link one way": ("map-one-way", "F10", territory(0, links=["canada_occidentale"])),
    "a link between strangers": (
        *("map-link", "F7"),
        lambda w: [
            w["territories"][number]["links"].append(other)
            for number, other in ((0, "cina"), (27, "alaska"))
        ],
    ),
    "no way into Madagascar": ("map-no-way-in", "F10", cut_off(["madagascar"])),
    "the Americas in another world": (
        *("map-disconnected", "F10"),
        cut_off(["brasile", "argentina", "peru", "atlantico_meridionale"]),
    ),
}


@pytest.mark.parametrize(("key", "rule", "fault"), FAULTS.values(), ids=FAULTS)
def test_F10_a_broken_map_is_refused_with_its_fault(key: str, rule: str, fault: Fault) -> None:
    world = copy.deepcopy(DOCUMENT)
    fault(world)
    with pytest.raises(Malformed) as refusal:
        check_world(world)
    assert refusal.value.key == f"futurisiko-{key}"
    assert refusal.value.rule == rule
    assert str(refusal.value).endswith(".")


def test_F10_the_refusal_names_the_places() -> None:
    world = copy.deepcopy(DOCUMENT)
    world["territories"][0]["neighbours"] = []
    with pytest.raises(Malformed, match=r"canada_occidentale names alaska .*, but alaska does not"):
        check_world(world)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)


@given(JSON)
def test_F10_no_json_crashes_the_check(document: object) -> None:
    with pytest.raises(Malformed) as refusal:
        check_world(document)
    assert str(refusal.value)


def every_path(value: object, path: tuple[str | int, ...] = ()) -> Iterable[tuple[str | int, ...]]:
    """The ways to everything inside a document."""
    yield path
    items: Iterable[tuple[str | int, object]] = ()
    if isinstance(value, dict):
        items = value.items()
    if isinstance(value, list):
        items = enumerate(value)
    for key, item in items:
        yield from every_path(item, (*path, key))


def change(document: Any, path: tuple[Any, ...], value: object) -> Any:
    """A document with another value at one place."""
    changed = place = copy.deepcopy(document)
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return changed


@settings(max_examples=times(100))
@given(st.sampled_from([*every_path(DOCUMENT)][1:]), JSON)
def test_F10_no_change_of_the_map_crashes_the_check(path: tuple[Any, ...], value: object) -> None:
    try:
        check_world(change(DOCUMENT, path, value))
    except Malformed as refusal:
        said = str(refusal)
        assert said


def test_F10_a_host_can_load_another_map(tmp_path: Path) -> None:
    world = copy.deepcopy(DOCUMENT)
    world["id"] = "mine"
    world["author"] = "me"
    world["territories"].reverse()
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(world), encoding="utf-8")
    mine = load_world(file)
    assert mine.id == "mine"
    assert mine.territories == WORLD.territories[::-1]
    assert [int(m).bit_count() for m in mine.flight[::-1]] == [len(reach(t)) for t in LANDS]


def test_F10_what_a_map_says_beyond_our_languages_is_let_alone() -> None:
    world = copy.deepcopy(DOCUMENT)
    world["seas"][0]["names"]["tlh"] = None
    world["seas"][0]["depth"] = 4000
    assert read_world(world).seas[0].name("it") == WORLD.seas[0].name("it")


@pytest.mark.parametrize("text", [b"", b"{", b"\xff", b"[" * 100_000])
def test_F10_a_file_that_is_no_map_is_refused(tmp_path: Path, text: bytes) -> None:
    file = tmp_path / "broken.json"
    file.write_bytes(text)
    with pytest.raises(Malformed) as refusal:
        load_world(file)
    assert refusal.value.key == "futurisiko-document-not-json"


# The picture


def rings(path: str) -> list[list[Point]]:
    """The corners of a path."""
    assert re.fullmatch(r"(M\d+,\d+( \d+,\d+){2,}Z)+", path)
    return [
        [(int(x), int(y)) for x, y in re.findall(r"(\d+),(\d+)", ring)]
        for ring in path.split("Z")[:-1]
    ]


def is_inside(point: Point, outline: list[list[Point]]) -> bool:
    """Whether a ray to the right crosses the outline an odd number of times."""
    x, y = point
    crossings = 0
    for ring in outline:
        for (x1, y1), (x2, y2) in zip(ring, ring[1:] + ring[:1], strict=True):
            if (y1 > y) != (y2 > y):
                crossings += x < x1 + (y - y1) * (x2 - x1) / (y2 - y1)
    return crossings % 2 == 1


def area(ring: list[Point]) -> float:
    pairs = zip(ring, ring[1:] + ring[:1], strict=True)
    return abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairs)) / 2


LANDS = {name: rings(shape.path) for name, shape in SHAPES.territories.items()}
WATERS = {name: rings(shape.path) for name, shape in SHAPES.seas.items()}


def test_the_picture_has_every_territory_and_every_sea_of_the_map() -> None:
    assert SHAPES.map == WORLD.id
    assert list(SHAPES.territories) == list(WORLD.territory_index)
    assert list(SHAPES.seas) == list(WORLD.sea_index)
    assert "Natural Earth" in SHAPES.origin
    assert "Public domain" in SHAPES.licence
    assert SHAPES.projection.startswith("Natural Earth")
    assert SHAPES.size == (2000, 1012)
    assert len((FOLDER / "shapes.json").read_bytes()) < 150_000


def test_labels_lie_inside_their_outline_and_inside_no_other() -> None:
    places = LANDS | WATERS
    for name, shape in (*SHAPES.territories.items(), *SHAPES.seas.items()):
        assert shape.labels
        for label in shape.labels:
            assert [other for other in places if is_inside(label, places[other])] == [name]


def test_every_territory_is_large_enough_to_play_on() -> None:
    for outline in LANDS.values():
        assert max(map(area, outline)) > 2_000
        assert min(map(area, outline)) > 15


def test_the_picture_fills_the_frame() -> None:
    for outline in (LANDS | WATERS).values():
        for ring in outline:
            assert all(0 <= x <= 2000 and 0 <= y <= 1012 for x, y in ring)


def test_F7_borneo_is_drawn_as_six_islands() -> None:
    assert len(LANDS["borneo"]) == 6


def corners(outline: list[list[Point]]) -> set[Point]:
    return {corner for ring in outline for corner in ring}


def test_territories_touch_where_the_map_says_so() -> None:
    for one in WORLD.territories:
        for other in WORLD.territories:
            if one.id < other.id:
                common = corners(LANDS[one.id]) & corners(LANDS[other.id])
                by_land = other.id in one.neighbours and other.id not in one.links
                assert (len(common) > 1) == by_land, (one.id, other.id)


def test_territories_lie_on_the_seas_of_the_map() -> None:
    for place in WORLD.territories:
        for name, water in WATERS.items():
            common = corners(LANDS[place.id]) & corners(water)
            assert (len(common) > 2) == (name in place.seas), (place.id, name)


def test_F7_link_lines_run_from_coast_to_coast() -> None:
    pairs = {frozenset(link.between) for link in SHAPES.links}
    assert pairs == {frozenset((t.id, o)) for t in WORLD.territories for o in t.links}
    assert len(SHAPES.links) == len(pairs)
    for link in SHAPES.links:
        ((start, end),) = link.lines
        for name, point in zip(link.between, (start, end), strict=True):
            around = [(point[0] + x, point[1] + y) for x in range(-2, 3) for y in range(-2, 3)]
            assert any(is_inside(near, LANDS[name]) for near in around), link.between


def test_sea_borders_are_those_of_the_map() -> None:
    pairs = {frozenset(border.between) for border in SHAPES.sea_borders}
    assert pairs == {frozenset((s.id, other)) for s in WORLD.seas for other in s.neighbours}
    for border in SHAPES.sea_borders:
        assert border.lines
        for line in border.lines:
            assert len(line) > 1
    # The North Pacific and the Indian Ocean come close, but a submarine cannot pass (F36).
    (wall,) = SHAPES.walls
    assert set(wall.between) == {"pacifico_settentrionale", "oceano_indiano"}
    assert frozenset(wall.between) not in pairs
