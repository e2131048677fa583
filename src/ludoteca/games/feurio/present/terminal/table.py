"""What a player sees in a terminal: the board, the crews with their points, what is asked for."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import RenderableType
from rich.style import Style
from rich.text import Text

from ludoteca.core.figures.lines import GAP, INDENT, PLAIN, QUIET, STRONG, align, tell, wrap
from ludoteca.core.text.messages import say
from ludoteca.core.text.spelling import capital
from ludoteca.core.turn import OVER
from ludoteca.games.feurio.box import BACK, COLOURS, MEN_PER_TURN, SPACES, WATER, Colour, Goal
from ludoteca.games.feurio.position import FeurioPosition, OpenPosition, Region
from ludoteca.games.feurio.present.crews import CREWS, name_of, name_seat
from ludoteca.games.feurio.present.terminal.board import (
    LOCKED,
    UNUSABLE,
    VACANT,
    draw_board,
    write_heat,
)
from ludoteca.games.feurio.rules.hexagons import write_cell
from ludoteca.games.feurio.rules.layout import Phase

TURN = "►"
DONE = "✓"
NOT_DONE = "·"
NOTHING = "none"

WARNING = Style(color="#ffffff", bgcolor="#b00020", bold=True)

# What belongs to a crew stands beside its name where so many columns are left, else under it.
BESIDE = 30

# The head of a line in columns, and what stands beside it.
Row = tuple[list[Text], list[Text]]


def show(position: FeurioPosition, width: int) -> RenderableType:
    """The position for a terminal of this width."""
    blocks = [
        _show_board(position, width),
        _show_seats(position, width),
        _show_task(position, width),
        _show_status(position, width),
    ]
    return Text("\n\n").join(Text("\n").join(block) for block in blocks if block)


# The board.


def _show_board(position: FeurioPosition, width: int) -> list[Text]:
    if not position.tiles():
        return []
    lines, key = draw_board(position, width)
    explanation = say(key, vacant=VACANT, unusable=UNUSABLE, locked=LOCKED)
    if any(tile.is_firebreak for tile in position.tiles()):
        explanation += " " + say("feurio-screen-key-firebreak", back=BACK)
    if position.hottest():
        explanation += " " + say("feurio-screen-key-heat")
    return [*lines, Text(), *tell(explanation.split(" "), width, QUIET)]


# Men and points.


def _show_seats(position: FeurioPosition, width: int) -> list[Text]:
    scores = position.scores()
    rows = [
        row
        for seat in range(position.options.seats)
        for row in _describe_seat(position, seat, scores[seat])
    ]
    return _align(rows, width)


def _describe_seat(position: FeurioPosition, seat: int, points: int) -> list[Row]:
    """One line for each colour; the first one begins with the seat and its points."""
    rows = []
    is_on_turn = seat == position.on_turn and position.phase != Phase.OVER
    style = STRONG if is_on_turn else PLAIN
    head = [Text(f"{TURN if is_on_turn else ' '} {_name(seat)}", style)]
    if position.options.goal == Goal.SCORE:
        total = say("feurio-screen-points", points=points)
        head.append(Text(total, STRONG, justify="right"))
    for colour, men in position.supply(seat).items():
        left = Text(say("feurio-screen-left", men=men), justify="right")
        rows.append(([*head, _name_crew(colour), left], _describe_regions(position, colour)))
        head = [Text() for _ in head]
    return rows


def _describe_regions(position: FeurioPosition, colour: Colour) -> list[Text]:
    """R45 to R49: what the regions of a colour are worth now, where points count."""
    if position.options.goal != Goal.SCORE:
        return []
    if colour not in position.scoring_colours():
        return [Text(say("feurio-screen-auxiliary"), QUIET)]
    regions = [_describe_region(region) for region in position.regions(colour)]
    return regions or [Text(say("feurio-screen-no-region"), QUIET)]


def _describe_region(region: Region) -> Text:
    """R47, R48: a region is divided by its lowest number with a free edge."""
    if region.divisor is None:
        return Text(say("feurio-screen-locked", sum=region.sum), QUIET)
    return Text(
        say(
            "feurio-screen-region",
            sum=region.sum,
            divisor=region.divisor,
            points=region.points,
        )
    )


# The task of solitaire and cooperative games.


def _show_task(position: FeurioPosition, width: int) -> list[Text]:
    if position.options.goal == Goal.SCORE:
        return []
    checks = align([_check(position, colour) for colour in COLOURS])
    rows = [([_name_crew(colour)], items) for colour, items in zip(COLOURS, checks, strict=True)]
    lines = _align(rows, width)
    if obstacle := position.obstacle():
        warning = say("feurio-screen-impossible", reason=obstacle.reason, rule=obstacle.rule)
        lines += [Text(), *tell(warning.split(" "), width, WARNING)]
    return lines


def _check(position: FeurioPosition, colour: Colour) -> list[Text]:
    """R71 to R73: all men placed, in one region, with an open 1."""
    progress = position.progress(colour)
    goals = {
        say("feurio-screen-placed", men=progress.men_left): progress.men_left == 0,
        say("feurio-screen-one-region", regions=progress.regions): progress.regions == 1,
        say("feurio-screen-open-water", number=WATER): progress.has_water,
    }
    return [Text(f"{DONE if done else NOT_DONE} {words}") for words, done in goals.items()]


# What is asked for.


def _show_status(position: FeurioPosition, width: int) -> list[Text]:
    lines = tell(capital(_ask(position)).split(" "), width, STRONG)
    if hottest := position.hottest():
        items = [Text(say("feurio-screen-hottest", heat=write_heat(hottest[0])), STRONG)]
        lines += wrap([*items, *map(_add_up, hottest)], width, GAP)
    if position.to_move == OVER:
        return lines
    return lines + tell(_count_tiles(position).split(" "), width)


def _ask(position: FeurioPosition) -> str:
    """Whose turn it is, and what is asked for."""
    seat = name_seat(position.colours_of(position.on_turn))
    match position.phase:
        case Phase.DRAW if not position.tiles():
            tiles = _join(position.start_tiles)
            return say("feurio-screen-turning", tiles=tiles)
        case Phase.DRAW:
            return say("feurio-screen-drawing", seat=seat)
        case Phase.ARRANGE:
            return say("feurio-screen-arranging", seat=seat, tiles=_join(position.start_tiles))
        case Phase.LAY:
            return _ask_for_tile(position, seat)
        case Phase.MEN:
            return say("feurio-screen-placing", seat=seat, men=_most_men(position))
        case _:
            return _tell_end(position)


def _ask_for_tile(position: FeurioPosition, seat: str) -> str:
    if position.drawn is None:
        return say("feurio-screen-laying-hidden", seat=seat)
    kind = "laying-or-breaking" if position.options.firebreak else "laying"
    places = VACANT * int(SPACES[position.drawn])
    return say(f"feurio-screen-{kind}", seat=seat, number=position.drawn, places=places)


def _most_men(position: FeurioPosition) -> int:
    """R23, R30, R36: how many men may be placed at most."""
    left = max(position.supply(position.on_turn).values())
    return min(MEN_PER_TURN, left, max(tile.room for tile in position.tiles()))


def _tell_end(position: FeurioPosition) -> str:
    outcome = position.outcome()
    assert outcome is not None, "a game that is over has an outcome"
    if outcome.won is None:
        return say(
            "feurio-screen-won",
            seats=", ".join(name_seat(position.colours_of(seat)) for seat in outcome.winners),
            points=position.scores()[outcome.winners[0]],
            reason=outcome.reason,
            rule=outcome.rule,
        )
    key = "feurio-screen-task-done" if outcome.won else "feurio-screen-task-failed"
    return say(key, reason=outcome.reason, rule=outcome.rule)


def _add_up(place: OpenPosition) -> Text:
    """R20: a hottest position with the numbers that heat it."""
    return Text(f"{write_cell(place.at)} = {'+'.join(map(str, place.addends)) or place.heat}")


def _count_tiles(position: FeurioPosition) -> str:
    unseen = _join(f"{number}×{count}" for number, count in position.unseen.items() if count)
    return say("feurio-screen-bag", left=position.tiles_left, unseen=unseen)


# Words and lines.


def _name(seat: int) -> str:
    return say("feurio-screen-seat", seat=seat)


def _name_crew(colour: Colour) -> Text:
    crew = CREWS[colour]
    name = Text(f" {crew.mark} ", Style(color=crew.ink, bgcolor=crew.fill, bold=True))
    return Text.assemble(name, " ", name_of(colour))


def _join(items: Iterable[object]) -> str:
    return " ".join(map(str, items)) or NOTHING


def _align(rows: list[Row], width: int) -> list[Text]:
    """Heads in columns; what belongs to them beside or, on a narrow terminal, under them."""
    lines: list[Text] = []
    for cells, (_, items) in zip(align([head for head, _ in rows]), rows, strict=True):
        head = Text(GAP).join(cells)
        beside = head.cell_len + len(GAP)
        if beside + BESIDE > width:
            lines += [*wrap(cells, width, GAP), *wrap(items, width, GAP, INDENT)]
        elif items:
            first, *rest = wrap(items, width, GAP, beside)
            lines += [head + first[head.cell_len :], *rest]
        else:
            lines.append(head)
    return lines
