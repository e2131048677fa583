"""The picture shows what the position knows, and nothing else."""

import json
import random
import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from itertools import combinations, pairwise
from xml.etree import ElementTree as ET

import pytest

from ludoteca.core.outcome import Outcome
from ludoteca.core.text.messages import Message
from ludoteca.core.text.spelling import capital
from ludoteca.core.turn import OVER
from ludoteca.games.futurisiko.box import COLOURS, SUPPLY, Army, Card, Unit
from ludoteca.games.futurisiko.game import FUTURISIKO
from ludoteca.games.futurisiko.map import World
from ludoteca.games.futurisiko.map.world import read_world
from ludoteca.games.futurisiko.options import FutuRisikoOptions
from ludoteca.games.futurisiko.position import FutuRisikoPosition
from ludoteca.games.futurisiko.present.armies import LOOKS, name_of
from ludoteca.games.futurisiko.present.picture import draw_poster, draw_svg
from ludoteca.games.futurisiko.present.picture.chart import WIDTH, chart, hatch, shorten
from ludoteca.games.futurisiko.rules.layout import Phase
from ludoteca.games.futurisiko.state import FutuRisikoState
from tests.effort import COMPILED
from tests.games.pictures import SVG, stands_alone

MOST_BYTES = 150_000
# Tables of all sizes; practice, cap and other goals among them. Plain Python draws slowly.
LOOKED_AT = [
    FUTURISIKO.options(given)
    for given in (
        {"seats": 3, "round_limit": 3, "goal": 16},
        {"seats": 4, "round_limit": 3, "cards": False, "dice_cap": 10},
        {"seats": 5, "round_limit": 3},
        {"seats": 6, "round_limit": 3},
    )[:: 1 if COMPILED else 2]
]
# The least difference of two colours in the eyes of anyone: CIE 1976, where 2.3 is just seen.
DIFFERENCE = 20
# Machado, Oliveira, Fernandes (2009): what is seen without one kind of cones.
EYES = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deuteranopia": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritanopia": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}


def begin(**given: object) -> FutuRisikoState:
    return FUTURISIKO.start(FUTURISIKO.options(given))


def wander(seed: int, phase: Phase, least_round: int = 2, **given: object) -> FutuRisikoState:
    """A random game up to the first time this is asked for, in this round or later."""
    rng = random.Random(seed)
    state = begin(**given)
    while state.phase != phase or state.round < least_round:
        state.apply(rng.choice(state.legal()))
    return state


@cache
def snapshots(options: FutuRisikoOptions) -> tuple[FutuRisikoState, ...]:
    """Moments of a random game: each phase early and late, and its end."""
    rng = random.Random(str(options))
    state = FUTURISIKO.start(options)
    seen = set()
    taken = []
    while state.to_move != OVER:
        moment = state.phase, state.round // 3, bool(state.invasions())
        if moment not in seen:
            seen.add(moment)
            taken.append(state.copy())
        state.apply(rng.choice(state.legal()))
    return *taken, state


def fought(**given: object) -> FutuRisikoState:
    """Green has invaded Brazil, which is red's, and red is about to roll; Peru is to come."""
    state = begin(seats=4, **given)
    s, land = state.raw, state.world.territory_index
    s.owner[:] = 1
    for seat, name in enumerate(("brasile", "egitto", "cina", "colombia")):
        s.owner[land[name]] = seat
    s.tanks[land["brasile"]], s.planes[land["brasile"]] = 3, 1
    s.invading_tanks[land["brasile"]], s.invading_planes[land["brasile"]] = 12, 1
    s.invading_planes[land["peru"]] = 2
    s.subs[state.world.sea_index["atlantico_meridionale"]] = [1, 0, 0, 2, 0, 0]
    s.seat, s.rounds, s.phase, s.in_sequence = 3, 4, Phase.ROLL, 4
    s.sequence[:4] = [3, 0, 1, 2]
    s.field, s.attacker_rolls, s.dice = land["brasile"], 0, 6
    s.pending[2] = 2
    s.truce[0, 2] = s.truce[2, 0] = 1
    return state


def deal(state: FutuRisikoState, seat: int, *cards: tuple[Card, Army]) -> FutuRisikoState:
    for card, colour in cards:
        state.raw.hand[seat, card * COLOURS + colour] += 1
    return state


def another_world(**renamed: str) -> World:
    """The same world under another name, with Alaska in the far east."""
    file = files("ludoteca.games.futurisiko.map") / "reconstruction.json"
    text = file.read_text(encoding="utf-8").replace('"reconstruction"', '"another"', 1)
    for old, new in renamed.items():
        text = text.replace(f'"{old}"', f'"{new}"')
    document = json.loads(text)
    document["territories"][0]["label"] = [179, 64]
    return read_world(document)


def parse(position: FutuRisikoPosition) -> ET.Element:
    text = draw_svg(position)
    assert len(text.encode()) < MOST_BYTES
    return ET.fromstring(text)


def find(node: ET.Element, *classes: str) -> list[ET.Element]:
    """The elements with all these classes."""
    return [e for e in node.iter() if set(classes) <= set(e.get("class", "").split())]


def labels(node: ET.Element, *classes: str) -> list[str]:
    return [e.get("aria-label", "") for e in find(node, *classes)]


def words(node: ET.Element) -> list[str]:
    return [text for e in node.iter(f"{SVG}text") for text in e.itertext()]


def count(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"


def check(position: FutuRisikoPosition) -> None:
    """Every territory, piece, sea and total is in the picture."""
    picture = parse(position)
    owners, units = position.owners(), position.units()
    lands = {e.get("data-place"): e for e in find(picture, "territory")}
    assert list(lands) == [territory.id for territory in position.world.territories]
    for territory in position.world.territories:
        land = lands[territory.id]
        label = land.get("aria-label", "")
        assert label.startswith(f"{territory.name()}: ")
        rows = [row for row in units if row[0] == territory.id]
        if territory.id not in owners:
            is_removed = territory.id == position.options.removed
            assert label.endswith("not in this game" if is_removed else "free")
            assert land.get("class") == f"territory {'removed' if is_removed else 'free'}"
            continue
        assert f": {name_of(Army(owners[territory.id]))}, " in label
        assert land.get("class") == f"territory {Army(owners[territory.id])}"
        for _, seat, tanks, planes in rows:
            kinds = ((tanks, "tank"), (planes, "plane"))
            force = " and ".join(count(number, kind) for number, kind in kinds if number)
            holds = seat == owners[territory.id]
            told = force.replace(" and ", ", ") + " and the flag" if holds else force
            assert f"{name_of(Army(seat))}, {told}" in label
    [pieces] = find(picture, "on-map")
    shown = [int(text) for counter in find(pieces, "pieces") for text in words(counter)]
    assert sorted(shown) == sorted(n for row in units for n in row[2:] if n)
    assert len(find(pieces, "pole")) == len(owners)
    assert len(find(pieces, "invading")) == len(position.invasions())
    assert bool(find(picture, "field-line")) == (position.field is not None)
    for sea in position.world.seas:
        [label] = [text for text in labels(picture, "waters") if text.startswith(f"{sea.name()}:")]
        subs = [row for row in position.subs() if row[0] == sea.id]
        for _, seat, number in subs:
            assert f"{count(number, 'submarine')} of {name_of(Army(seat))}" in label
        assert ("no submarines" in label) == (not subs)
    totals = ["".join(total.itertext()) for total in find(picture, "total")]
    assert totals == [str(score) for score in position.scores()]
    for seat in range(position.options.seats):
        [card] = find(picture, f"seat-{seat}")
        [army] = find(card, "army")
        supply = position.supply(seat)
        assert words(army) == [str(SUPPLY[unit] - supply[unit]) for unit in Unit]
        hand = position.hands()[seat]
        size = position.hand_sizes()[seat]
        assert len(find(card, "held-card")) == (0 if hand is None else len(hand))
        assert len(find(card, "back")) == (size if hand is None else 0)
    lit = [words(chip)[0].lower() for chip in find(picture, "phases")[0] if find(chip, "now")]
    assert lit == [name for name in [position.phase_name] if name not in ("draft", "over")]


@pytest.mark.parametrize("options", LOOKED_AT, ids=str)
def test_the_picture_shows_every_territory_piece_sea_and_total_in_every_phase(
    options: FutuRisikoOptions,
) -> None:
    rng = random.Random(7)
    for state in snapshots(options):
        check(state)
        check(state.view(rng.choice([None, *range(options.seats)])))


# The map.


def test_F13_a_free_territory_is_neutral_and_F14_a_removed_one_is_hatched() -> None:
    state = begin(seats=5)
    state.play("turn tregua:red")
    state.play("claim alaska")
    picture = parse(state)
    assert labels(picture, "territory", "red") == ["Alaska: red, the flag"]
    assert labels(picture, "territory", "removed") == ["Madagascar: not in this game"]
    assert len(find(picture, "territory", "free")) == 34
    assert len(find(picture, "hatching")) == 1
    assert not find(parse(begin(seats=4)), "hatching")


def test_F41_an_invader_has_a_counter_of_its_own_with_an_arrow_or_a_bang() -> None:
    picture = parse(fought())
    assert labels(picture, "territory", "red") == [
        "Brazil: red, 3 tanks, 1 plane and the flag; fought for by green, 12 tanks and 1 plane"
    ]
    assert "Peru: yellow, the flag; invaded by green, 2 planes" in labels(
        picture, "territory", "yellow"
    )
    assert [words(counter) for counter in find(picture, "invading")] == [["12", "1"], ["2"]]
    assert len(find(picture, "arrow")) == len(find(picture, "blast")) == 1


def test_F9_the_pacific_shows_on_both_sides_with_its_submarines() -> None:
    state = fought()
    state.raw.subs[state.world.sea_index["pacifico_settentrionale"]] = [1, 2, 3, 10, 0, 0]
    picture = parse(state)
    [sea] = [e for e in find(picture, "waters") if "North Pac" in e.get("aria-label", "")]
    assert words(sea) == ["North Pacific", "1", "2", "3", "10"] * 2
    xs = [float(e.get("x", 0)) for e in find(sea, "water")]
    assert min(xs) < WIDTH / 4 < 3 * WIDTH / 4 < max(xs)


def test_F7_link_lines_and_dashed_sea_borders_are_drawn() -> None:
    picture = parse(begin(seats=4))
    links = {
        frozenset((place.id, other))
        for place in begin(seats=4).world.territories
        for other in place.links
    }
    assert len(find(picture, "link")) == len(links)
    assert find(picture, "sea-border")


def test_F10_a_map_without_shapes_is_drawn_from_its_labels(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(FutuRisikoPosition, "world", another_world())
    state = fought()
    check(state)
    drawn = chart(state.world)
    assert all(
        0 < x < WIDTH and 0 < y < drawn.height
        for x, y in (spot.label for spot in drawn.spots.values())
    )
    neighbours = {frozenset((a.id, b)) for a in state.world.territories for b in a.neighbours}
    # The one neighbour of Alaska is now at the other end of the world.
    assert len(drawn.links) == len(neighbours) + 1
    # Every coast and every way between two seas is a line, too; some go around the back.
    ways = sum(len(territory.seas) for territory in state.world.territories)
    ways += len(
        {frozenset((sea.id, other)) for sea in state.world.seas for other in sea.neighbours}
    )
    assert len(drawn.sea_borders) >= ways


def test_mountains_stand_on_land() -> None:
    drawn = chart(begin(seats=3).world)
    rings = [
        [tuple(map(float, point.split(","))) for point in ring.rstrip("Z").split()]
        for spot in drawn.spots.values()
        for ring in spot.outline.split("M")[1:]
    ]
    # A peak begins at its western foot.
    feet = [tuple(map(float, foot)) for foot in re.findall(r"M(\d+) (\d+)l", drawn.relief)]
    assert len(feet) > 40
    for x, y in feet:
        assert any(is_within(x + 13, y - 6, ring) for ring in rings), (
            f"a mountain in the sea: {x, y}"
        )


def is_within(x: float, y: float, ring: Sequence[tuple[float, ...]]) -> bool:
    """Whether a point lies in a ring: a line to the east crosses it oddly often."""
    crossed = False
    for (ax, ay), (bx, by) in pairwise((*ring, ring[0])):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            crossed = not crossed
    return crossed


def test_a_short_outline_is_the_same_outline() -> None:
    assert shorten("M10,20 13,20 13,25ZM1,2 0,5 3,3Z") == "M10 20l3 0 0 5zM1 2l-1 3 3-2z"


def test_hatching_stays_inside_the_outline() -> None:
    ring = "M0,0 90,0 90,90 0,90ZM30,30 60,30 60,60 30,60Z"
    lines = re.findall(r"M(-?\d+),(-?\d+) (-?\d+),(-?\d+)", hatch(ring))
    assert lines
    for line in lines:
        x1, y1, x2, y2 = map(int, line)
        assert abs(x1 + y1 - x2 - y2) <= 1
        middle = (x1 + x2) / 2, (y1 + y2) / 2
        assert all(0 <= v <= 90 for v in (x1, y1, x2, y2))
        assert not all(30 < v < 60 for v in middle)


# The header and the panel.


@pytest.mark.parametrize(
    ("phase", "status"),
    [
        (Phase.DRAFT_ORDER, "A card decides who begins"),
        (Phase.CLAIM, "Red claims a territory"),
        (Phase.PRODUCE, "Red builds"),
        (Phase.ROLL, "Red rolls for Brazil"),
        (Phase.HITS, "The dice roll for Brazil"),
        (Phase.REMOVE, "Red chooses the losses"),
    ],
)
def test_the_heading_says_what_is_asked_for(phase: Phase, status: str) -> None:
    state = fought()
    state.raw.phase = phase
    if phase in (Phase.CLAIM, Phase.PRODUCE):
        state.raw.seat = 0
    assert [e.text for e in find(parse(state), "heading")] == [status]


def test_dice_and_points_are_shown_when_there_are_some() -> None:
    picture = parse(fought())
    assert "Round 4 · 6 dice" in words(picture)
    assert len(find(picture, "die")) == 6
    state = wander(1, Phase.PRODUCE, seats=4)
    picture = parse(state)
    assert f"Round 2 · {count(state.points or 0, 'production point')} left" in words(picture)
    assert not find(picture, "dice")


def test_F17_the_sequence_is_shown_and_who_is_on_turn_is_ringed() -> None:
    picture = parse(fought())
    assert labels(picture, "sequence") == ["Sequence: green, red, yellow, blue"]
    assert len(find(picture, "ring")) == 1
    assert not find(parse(begin(seats=4)), "sequence")


def test_missiles_and_truces_are_shown() -> None:
    picture = parse(fought())
    [blue] = find(picture, "seat-2")
    assert "2 missiles on their way" in words(blue)
    assert len(find(blue, "missile")) == 2
    assert labels(blue, "truces") == ["Truce with red"]
    assert labels(find(picture, "seat-0")[0], "truces") == ["Truce with blue"]
    assert not labels(find(picture, "seat-1")[0], "truces")


def tabs(picture: ET.Element, seats: int) -> list[str]:
    cards = [find(picture, f"seat-{seat}")[0] for seat in range(seats)]
    return ["".join(text for e in find(c, "tab-words") for text in e.itertext()) for c in cards]


def test_tabs_mark_who_is_to_move_who_has_won_and_who_is_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = fought()
    state.raw.owner[state.world.territory_index["cina"]] = 1
    assert tabs(parse(state), 4) == ["to move", "", "out", ""]
    assert tabs(parse(begin(seats=4)), 4) == [""] * 4
    state.raw.phase = Phase.OVER
    facts: dict[str, str | int] = {
        "rounds": 9,
        "decided": "nothing",
        "most": 10,
        "next": 10,
        "worth": 31,
        "next_worth": 31,
    }
    shared = Outcome(((1, 3), (0,), (2,)), Message("futurisiko-last-round", facts), "F59")
    monkeypatch.setattr(FutuRisikoState, "outcome", lambda _: shared)
    picture = parse(state)
    assert tabs(picture, 4) == ["", "♛ winner", "out", "♛ winner"]
    assert [e.text for e in find(picture, "heading")] == ["Yellow, green share the victory"]
    assert "Round 9 was the last one" in " ".join(words(picture))
    assert not find(picture, "ring")


def test_the_winner_is_named() -> None:
    for options in LOOKED_AT:
        state = snapshots(options)[-1]
        outcome = state.outcome()
        assert outcome
        picture = parse(state)
        winners = [seat for seat, tab in enumerate(tabs(picture, options.seats)) if "♛" in tab]
        assert tuple(winners) == outcome.winners
        assert (
            capital(state.game.presenter.seat_name(state.options, winners[0])) in words(picture)[0]
        )


# Secrets.


@pytest.mark.compiled
def test_F70_a_hand_shows_only_to_its_owner() -> None:
    def hold(card: Card) -> FutuRisikoState:
        return deal(deal(fought(), 0, (card, Army.BLUE)), 1, (Card.TREGUA, Army.RED))

    assert labels(parse(hold(Card.ARMA_SEGRETA)), "held-card") == [
        "Arma Segreta (blue)",
        "Tregua (red)",
    ]
    assert labels(parse(hold(Card.ARMA_SEGRETA).view(0)), "held-card") == ["Arma Segreta (blue)"]
    for seat in (None, 1, 2, 3):
        pictures = {draw_svg(hold(card).view(seat)) for card in Card}
        assert len(pictures) == 1
        assert "1 card" in words(find(ET.fromstring(pictures.pop()), "seat-0")[0])


# The document.


def test_a_picture_stands_alone_and_leaves_other_pictures_on_the_page_alone() -> None:
    assert stands_alone(draw_svg(fought()), "futurisiko")


def test_a_game_shows_itself_as_this_picture() -> None:
    assert fought().game.presenter.svg(fought()) == draw_svg(fought())


# The armies.


def test_every_army_has_a_mark_and_a_letter_of_its_own() -> None:
    assert tuple(LOOKS) == tuple(Army)
    for values in zip(*((c.mark, c.fill, c.letter) for c in LOOKS.values()), strict=True):
        assert len(set(values)) == len(LOOKS)


def linear(colour: str) -> list[float]:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]


def luminance(colour: str) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("army", Army, ids=str)
def test_the_ink_of_an_army_can_be_read_on_its_fill(army: Army) -> None:
    look = LOOKS[army]
    light, dark = sorted((luminance(look.fill), luminance(look.ink)), reverse=True)
    assert (light + 0.05) / (dark + 0.05) >= 4.5  # WCAG 2.2 AA


@pytest.mark.parametrize("eyes", EYES)
def test_armies_differ_for_all_eyes(eyes: str) -> None:
    seen = {
        army: [
            min(1.0, max(0.0, sum(a * b for a, b in zip(row, linear(look.fill), strict=True))))
            for row in EYES[eyes]
        ]
        for army, look in LOOKS.items()
    }
    for one, other in combinations(Army, 2):
        pair = zip(lab(seen[one]), lab(seen[other]), strict=True)
        assert sum((a - b) ** 2 for a, b in pair) ** 0.5 >= DIFFERENCE, (one, other)


def test_a_poster_shows_the_whole_world_in_the_shape_of_a_chat() -> None:
    state = begin(seats=4)
    poster = ET.fromstring(draw_poster(state))
    assert poster.get("viewBox") == "0 0 1200 630"
    places = [each.get("data-place") for each in poster.iter() if each.get("data-place")]
    assert places == [territory.id for territory in state.world.territories]
    assert state.game.presenter.poster(state) == draw_poster(state)


def lab(rgb: list[float]) -> tuple[float, float, float]:
    red, green, blue = rgb
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)
