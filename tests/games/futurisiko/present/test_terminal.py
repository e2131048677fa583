"""What a player sees in a terminal."""

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import replace
from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.style import Style
from rich.text import Text

from ludoteca.core.outcome import Outcome
from ludoteca.core.text.messages import Message
from ludoteca.core.text.spelling import as_word
from ludoteca.core.turn import OVER
from ludoteca.games.futurisiko.box import SUPPLY, Army, Card, Unit
from ludoteca.games.futurisiko.odds import Fight, Side, odds
from ludoteca.games.futurisiko.position import FutuRisikoPosition
from ludoteca.games.futurisiko.present.armies import LOOKS
from ludoteca.games.futurisiko.present.sentences.phrases import write_chance
from ludoteca.games.futurisiko.present.terminal import show
from ludoteca.games.futurisiko.present.terminal.atlas import (
    BLANK,
    COLUMNS,
    GRID,
    abbreviate,
    arrange,
    draw_territories,
)
from ludoteca.games.futurisiko.rules.layout import Phase
from ludoteca.games.futurisiko.state import FutuRisikoState
from tests.games.futurisiko.present.test_picture import (
    LOOKED_AT,
    another_world,
    begin,
    deal,
    fought,
    snapshots,
    wander,
)

WIDTHS = (130, 80, 60)
MARKS = "".join(look.mark for look in LOOKS.values())
# The beginning of a cell: a sign, a blank where there is room, and a name.
ROOMS = {130: 13, 80: 7, 60: 5}


def every_snapshot() -> Iterable[FutuRisikoState]:
    """Every other moment, and the end."""
    return (state for options in LOOKED_AT for state in snapshots(options)[::-2])


def look(position: FutuRisikoPosition, width: int = 80) -> str:
    """The screen without colour, as it would come out of a pipe."""
    file = StringIO()
    Console(file=file, width=width, color_system=None).print(show(position, width))
    return file.getvalue()


def glance(snapshot: FutuRisikoState, width: int = 80) -> str:
    """The screen of a snapshot."""
    return look(snapshot, width)


def flat(text: str) -> str:
    return " ".join(text.split())


# The shape of the screen.


@pytest.mark.compiled
@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_is_wider_than_the_terminal_and_every_sign_is_one_column_wide(width: int) -> None:
    for state in every_snapshot():
        shown = show(state, width)
        assert isinstance(shown, Text)
        for line in shown.plain.splitlines():
            assert cell_len(line) == len(line) <= width
            assert not any(unicodedata.east_asian_width(char) in "WF" for char in line)


def test_the_usual_map_has_all_territories_in_its_grid() -> None:
    world = begin(seats=4).world
    places = [place for row in GRID for place in row if place != BLANK]
    lands = [place for place in places if place in world.territory_index]
    assert sorted(lands) == sorted(world.territory_index)
    assert {*places} - {*lands} <= world.sea_index.keys()
    assert {len(row) for row in GRID} == {COLUMNS}
    assert arrange(world) is GRID


def test_F10_another_map_is_arranged_by_its_labels(monkeypatch: pytest.MonkeyPatch) -> None:
    world = another_world(cina="catai")
    rows = arrange(world)
    assert sorted(place for row in rows for place in row if place != BLANK) == sorted(
        world.territory_index
    )
    for row in rows:
        easts = [world.territory(place).label[0] for place in row if place != BLANK]
        assert easts == sorted(easts)
    monkeypatch.setattr(FutuRisikoPosition, "world", world)
    assert begin(seats=4).game.presenter.names(begin(seats=4))["catai"] == "china"
    assert "China" in look(begin(seats=4))


@pytest.mark.parametrize("language", ["en", "it", "fr", "nl", "de"])
@pytest.mark.parametrize("width", WIDTHS)
def test_abbreviations_are_unique_in_every_language(width: int, language: str) -> None:
    lands = begin(seats=4).world.territories
    names = {abbreviate(as_word(land.name(language)), ROOMS[width]) for land in lands}
    assert len(names) == 36
    assert max(map(len, names)) <= ROOMS[width]


def test_an_abbreviation_shows_the_first_and_the_last_word() -> None:
    assert abbreviate("eastern_united_states", 7) == "EastSta"
    assert abbreviate("eastern_united_states", 20) == "EasternUnitedStates"
    assert abbreviate("kamchatka", 5) == "Kamch"


def test_F10_places_with_the_same_word_keep_their_ids(monkeypatch: pytest.MonkeyPatch) -> None:
    world = another_world()
    seas = {"india": "Indian Ocean", "cina": "Peru"}
    lands = tuple(
        replace(land, names={"en": seas.get(land.id, land.name())}) for land in world.territories
    )
    monkeypatch.setattr(FutuRisikoPosition, "world", replace(world, territories=lands))
    names = begin(seats=4).game.presenter.names(begin(seats=4))
    assert (names["india"], names["oceano_indiano"]) == ("india", "oceano_indiano")
    assert (names["cina"], names["peru"]) == ("cina", "peru")
    assert names["brasile"] == "brazil"


def cells(position: FutuRisikoPosition, width: int) -> dict[str, list[str]]:
    """By territory, the three lines of its cell."""
    lines = [line.plain for line in draw_territories(position, width)]
    lines += [""] * (-len(lines) % 3)
    wide = min(width // COLUMNS, 16)
    return {
        place: [line[wide * column : wide * (column + 1)].strip() for line in lines[3 * y :][:3]]
        for y, row in enumerate(arrange(position.world))
        for column, place in enumerate(row)
        if place in position.world.territory_index
    }


@pytest.mark.parametrize("width", WIDTHS)
def test_each_territory_shows_holder_pieces_and_invaders_without_colour(width: int) -> None:
    for state in every_snapshot():
        owners = state.owners()
        force = {
            (place, seat): [f"{tanks}t"] * bool(tanks) + [f"{planes}p"] * bool(planes)
            for place, seat, tanks, planes in state.units()
        }
        drawn = cells(state, width)
        names = state.game.presenter.names(state)
        assert len(drawn) == 36
        for place, (name, standing, invading) in drawn.items():
            assert name[1:].strip() == abbreviate(names[place], ROOMS[width])
            invader = next((seat for p, seat in force if p == place and seat != owners[p]), None)
            if place not in owners:
                assert name[0] == ("×" if place == state.options.removed else "○")
                assert not standing
            else:
                holder = owners[place]
                assert name[0] == LOOKS[Army(holder)].mark
                assert standing.replace(" ", "") == "".join(force.get((place, holder), "·"))
            if invader is None:
                assert not invading
            else:
                sign = "!" if place == state.field else "»"
                pieces = "".join(force[place, invader])
                assert invading.replace(" ", "") == sign + LOOKS[Army(invader)].mark + pieces


def test_the_largest_invasion_fits_the_narrowest_cell() -> None:
    state = fought()
    field = state.world.territory_index["brasile"]
    state.raw.invading_tanks[field], state.raw.invading_planes[field] = 49, 20
    assert cells(state, 60)["brasile"][2] == "49t20p"
    assert cells(state, 80)["brasile"][2] == "!●49t20p"


def test_armies_have_their_colours() -> None:
    grounds = {
        str(style.bgcolor and style.bgcolor.name)
        for line in draw_territories(fought(), 80)
        for span in line.spans
        if isinstance(style := span.style, Style)
    }
    assert {LOOKS[Army(seat)].fill for seat in range(4)} <= grounds


def test_F30_every_sea_shows_its_submarines() -> None:
    text = flat(look(fought()))
    assert "south_atlantic ▲1s ●2s" in text
    assert "mediterranean –" in text
    for sea in fought().world.seas:
        assert as_word(sea.name()) in text


def test_only_signs_that_are_on_the_map_are_explained() -> None:
    assert "○ free" in flat(look(begin(seats=5)))
    assert "× not in this game" in flat(look(begin(seats=5)))
    text = flat(look(fought()))
    assert "○" not in text
    assert "not in this game" not in text
    assert "» invaders; ! fighting now." in text
    assert "invaders" not in look(begin(seats=4))


# The armies.


@pytest.mark.compiled
@pytest.mark.parametrize("width", WIDTHS)
def test_territories_pieces_and_cards_are_shown_by_seat(width: int) -> None:
    for state in every_snapshot():
        rows = re.findall(
            rf"[{MARKS}]  (\w+) +(\d+)/(\d+) +(\d+)t +(\d+)p +(\d+)s +(\d+) card",
            glance(state, width),
        )
        goal = str(int(state.options.goal))
        for seat, row in enumerate(rows):
            supply = state.supply(seat)
            pieces = [str(SUPPLY[unit] - supply[unit]) for unit in Unit]
            held, cards = str(state.scores()[seat]), str(state.hand_sizes()[seat])
            assert list(row) == [
                state.game.presenter.seat_name(state.options, seat),
                held,
                goal,
                *pieces,
                cards,
            ]
        assert len(rows) == state.options.seats


def test_missiles_truces_and_who_is_out_are_shown() -> None:
    state = fought()
    state.raw.owner[state.world.territory_index["cina"]] = 1
    lines = look(state, 120).splitlines()
    [red] = [line for line in lines if re.match(r".. ▲  red", line)]
    [blue] = [line for line in lines if re.match(r".. ■  blue", line)]
    assert red.endswith("seat 0  truce with ■")
    assert blue.endswith("out of the game  2 missiles coming  truce with ▲")


def test_the_number_of_a_seat_is_shown_and_which_is_ones_own() -> None:
    assert re.findall(r"seat \d(?:, you)?", look(fought().view(1))) == [
        *("seat 0", "seat 1, you", "seat 2", "seat 3")
    ]
    assert ", you" not in look(fought().view(None))


@pytest.mark.compiled
def test_the_seat_on_turn_is_marked_until_the_game_is_over() -> None:
    for state in every_snapshot():
        marked = re.findall(rf"► +([{MARKS}])", glance(state))
        over = state.to_move == OVER
        assert marked == ([] if over else [LOOKS[Army(state.on_turn)].mark])


@pytest.mark.compiled
def test_F70_a_hand_shows_only_to_its_owner() -> None:
    def hold(card: Card) -> FutuRisikoState:
        return deal(deal(fought(), 0, (card, Army.BLUE)), 1, (Card.TREGUA, Army.RED))

    text = look(hold(Card.ARMA_SEGRETA))
    assert "Hand of red:  Arma Segreta ■" in text
    assert "Hand of yellow:  Tregua ▲" in text
    own = flat(look(hold(Card.ARMA_SEGRETA).view(0)))
    assert "Arma Segreta ■: 3 more dice in one of your rolls; type “weapon blue”." in own
    assert "Hand of yellow" not in own
    for width in WIDTHS:
        for seat in (None, 1, 2, 3):
            screens = {look(hold(card).view(seat), width) for card in Card}
            assert len(screens) == 1
            assert "Hand of red" not in screens.pop()


def test_a_long_hand_goes_on_further_in() -> None:
    cards = [(card, Army.GREEN) for card in Card]
    lines = look(deal(fought(), 0, *cards), 60).splitlines()
    [start] = [number for number, line in enumerate(lines) if line.startswith("Hand of red")]
    assert lines[start + 1].startswith("    S")
    assert flat(" ".join(lines[start : start + 4])).count("●") >= len(Card)


# The fights.


def test_F78_a_planned_invasion_shows_who_rolls_first_why_and_the_odds() -> None:
    state = fought()
    state.raw.phase, state.raw.field = Phase.MOVE, -1
    text = flat(look(state))
    result = odds(Fight(12, 1, 2, 3, 1))
    left = result.expect_attackers() / result.win
    assert (
        "» Brazil (▲ red): 12t 1p + 2s against 3t 1p + flag; no plane advantage, so the defender"
        f" rolls first (▲ red). {write_chance(result.win)} to win, with {left:.1f} of 13 units left"
    ) in text
    win = write_chance(odds(Fight(0, 2, 0, 0, 0)).win)
    assert (
        f"» Peru (◆ yellow): 2p against flag; ● green has more planes and rolls first. {win} to win"
    ) in text
    peru = state.world.territory_index["peru"]
    state.raw.planes[peru] = 3
    assert "◆ yellow has more planes and rolls first" in flat(look(state))


def test_a_fight_comes_first_with_the_next_roll_and_the_odds_from_there() -> None:
    state = fought()
    state.raw.tanks[state.raw.field] = 14
    fight = "! The fight for Brazil (▲ red): 12t 1p + 2s against 14t 1p + flag;"
    for rolls, seat, side in ((0, "▲ red", Side.DEFENDER), (1, "● green", Side.ATTACKER)):
        state.raw.attacker_rolls = rolls
        win = write_chance(odds(Fight(12, 1, 2, 14, 1, first=side)).win)
        text = flat(look(state))
        assert f"{fight} {seat} rolls next. {win} to win" in text
        assert text.index("! The fight for Brazil") < text.index("» Peru")
    state.raw.phase = Phase.HITS
    assert "6 dice roll for Brazil." in flat(look(state))
    state.raw.phase, state.raw.hits = Phase.REMOVE, 3
    text = flat(look(state))
    win = write_chance(odds(Fight(12, 1, 2, 11, 1, first=Side.DEFENDER)).win)
    assert f"against 14t 1p + flag; ▲ red rolls next. {win} to win" in text
    assert "3 hits: ● green chooses what ▲ red loses of 14 tanks and 1 plane" in text


def test_F3_odds_know_the_cap_on_dice() -> None:
    state = fought(dice_cap=10)
    state.raw.phase, state.raw.field = Phase.MOVE, -1
    state.raw.tanks[state.world.territory_index["brasile"]] = 14
    capped, free = (odds(Fight(12, 1, 2, 14, 1, cap=cap)).win for cap in (10, None))
    assert write_chance(capped) != write_chance(free)
    assert f"{write_chance(capped)} to win" in flat(look(state))


def test_there_are_no_odds_when_the_game_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    state = fought()
    state.raw.phase, state.raw.field = Phase.OVER, -1
    won = Outcome(
        ((3,), (0, 1, 2)), Message("futurisiko-goal-reached", {"army": "green", "count": 20}), "F56"
    )
    monkeypatch.setattr(FutuRisikoState, "outcome", lambda _: won)
    text = flat(look(state))
    assert "to win" not in text
    ending = "The war is over: ● green wins! Green holds 20 territories and rules the world! (F56)"
    assert f"{ending} Round 4, the end." in text
    facts: dict[str, str | int] = {
        "rounds": 4,
        "decided": "nothing",
        "most": 10,
        "next": 10,
        "worth": 31,
        "next_worth": 31,
    }
    shared = Outcome(((0, 3), (1, 2)), Message("futurisiko-last-round", facts), "F59")
    monkeypatch.setattr(FutuRisikoState, "outcome", lambda _: shared)
    assert "The war is over: ▲ red, ● green share the victory! Round 4 was the last" in flat(
        look(state)
    )


# What is asked for.


@pytest.mark.parametrize(
    ("phase", "words"),
    [
        (Phase.DRAFT_ORDER, "A card decides who begins."),
        (Phase.SEQUENCE, "A card decides who goes first this round."),
        (Phase.DIPLOMACY, "● green may make or break a truce."),
        (Phase.CHOOSE_FIGHT, "● green chooses the next fight."),
        (Phase.ROLL, "▲ red rolls 6 dice for Brazil, with a card or without."),
        (Phase.SHIELD, "about to hit ● green. A “shield” stops one"),
        (Phase.DEAL, "● green draws cards."),
    ],
)
def test_the_status_says_what_is_asked_for(phase: Phase, words: str) -> None:
    state = fought()
    state.raw.phase = phase
    assert words in flat(look(state))


def test_the_round_its_sequence_and_points_are_shown() -> None:
    text = flat(look(fought()))
    assert "Round 4, operations. Sequence: ● green › ▲ red › ◆ yellow › ■ blue" in text
    assert look(begin(seats=4)).endswith("Draft.\n")
    state = wander(1, Phase.PRODUCE, seats=4)
    assert f"has {state.points} points left" in flat(look(state))
    assert "Round 2, production. Sequence:" in flat(look(state))


def test_a_game_shows_itself_on_this_screen() -> None:
    assert str(fought().game.presenter.show(fought(), 80)) == str(show(fought(), 80))
