"""The world in characters: a grid of territories, arranged as they lie on the globe.

Each territory has its holder's mark, its name cut short, what stands there and, below, who invades:

    ▲ Alaska  ■ CanaOcc
    3t 1p     ·
              »● 2t
"""

from itertools import chain, combinations

from rich.style import Style
from rich.text import Text

from ludoteca.core.figures.lines import PLAIN, QUIET, tabulate
from ludoteca.games.futurisiko.box import Army
from ludoteca.games.futurisiko.map import Territory, World
from ludoteca.games.futurisiko.position import FutuRisikoPosition
from ludoteca.games.futurisiko.present.armies import LOOKS
from ludoteca.games.futurisiko.present.sentences.names import list_words
from ludoteca.games.futurisiko.present.sentences.phrases import write_force
from ludoteca.games.futurisiko.present.terminal.lines import style_of

COLUMNS = 8
# On a map without a grid: so many in a row, so that there is room for oceans.
IN_A_ROW = 6
WIDEST = 16
# Narrower cells have no blank behind the mark.
ROOMY = 9
FREE, REMOVED, ONLY_FLAG = "○", "×", "·"
INVADES, FIGHTS = "»", "!"
NONE = "–"
WATER = "~"

# The usual map, half a row in a line; seas, or nothing, stand where there is no land.
BLANK = "-"
_HALVES = (
    "alaska isola_vittoria isola_di_baffin groenlandia",
    "scandinavia russia siberia kamchatka",
    "canada_occidentale canada_orientale atlantico_settentrionale gran_bretagna",
    "europa_occidentale europa_meridionale asia_centrale pacifico_settentrionale",
    "california stati_uniti_orientali atlantico africa_settentrionale",
    "egitto medio_oriente cina giappone",
    "messico colombia - congo",
    "africa_orientale india indocina -",
    "peru brasile atlantico_meridionale sudafrica",
    "madagascar oceano_indiano borneo nuova_guinea",
    "pacifico_meridionale argentina - -",
    "- - australia_occidentale australia_orientale",
)
GRID = [f"{west} {east}".split() for west, east in zip(_HALVES[::2], _HALVES[1::2], strict=True)]


def draw_territories(position: FutuRisikoPosition, width: int) -> list[Text]:
    """The territories in a grid, three lines for each row."""
    wide = min(width // COLUMNS, WIDEST)
    names = list_words(position)
    lines = []
    for row in arrange(position.world):
        cells = [_draw(position, place, names.get(place, place), wide - 1) for place in row]
        lines += [_join(parts) for parts in zip(*cells, strict=True)]
    # The last line is for invaders, and often empty.
    return lines if lines[-1] else lines[:-1]


def _join(parts: tuple[Text, ...]) -> Text:
    """A line of cells, without the empty ones at its end."""
    last = max((number for number, part in enumerate(parts, 1) if part.plain.strip()), default=0)
    return Text(" ").join(parts[:last])


def is_usual(world: World) -> bool:
    """Whether a world has the places of the usual map."""
    return world.territory_index.keys() | world.sea_index.keys() >= {*chain(*GRID)} - {BLANK}


def arrange(world: World) -> list[list[str]]:
    """Places in rows from north to south, each from west to east; seas or nothing between them."""
    if is_usual(world):
        return GRID
    lands = sorted(world.territories, key=lambda territory: -territory.label[1])
    return [
        _spread(lands[first : first + IN_A_ROW], world) for first in range(0, len(lands), IN_A_ROW)
    ]


def _spread(lands: list[Territory], world: World) -> list[str]:
    """A row in which all are as near to their place as can be."""
    easts = [territory.label[0] for territory in world.territories]
    west, span = min(easts), max(easts) - min(easts)
    lands.sort(key=lambda territory: territory.label[0])
    wanted = [(COLUMNS - 1) * (place.label[0] - west) / (span or 1) for place in lands]

    def error(columns: tuple[int, ...]) -> float:
        return sum((column - there) ** 2 for column, there in zip(columns, wanted, strict=True))

    best = min(combinations(range(COLUMNS), len(lands)), key=error)
    row = [BLANK] * COLUMNS
    for column, territory in zip(best, lands, strict=True):
        row[column] = territory.id
    return row


def abbreviate(name: str, room: int) -> str:
    """A word cut short, its first and last part showing: western_canada is WestCan."""
    words = name.split("_")
    whole = "".join(word.capitalize() for word in words)
    if len(whole) <= room or len(words) == 1:
        return whole[:room]
    tail = words[-1][: room // 2].capitalize()
    return words[0][: room - len(tail)].capitalize() + tail


def _draw(position: FutuRisikoPosition, place: str, word: str, width: int) -> list[Text]:
    """A cell: the name, who stands there, who invades."""
    empty = _fit("", width, PLAIN)
    if place not in position.world.territory_index:
        name = "" if place == BLANK else f"{WATER} {abbreviate(word, width - 2)}"
        return [_fit(name, width, QUIET), empty, empty]
    here = [row for row in position.units() if row[0] == place]
    holder = position.owners().get(place)
    standing = next((write_force(*row[2:]) for row in here if row[1] == holder), "")
    invader = next((row for row in here if row[1] != holder), None)
    style, mark = QUIET, REMOVED if place == position.options.removed else FREE
    if holder is not None:
        style, mark = style_of(Army(holder)), LOOKS[Army(holder)].mark
        standing = standing or ONLY_FLAG
    head = f"{mark} " if width >= ROOMY else mark
    name = head + abbreviate(word, width - len(head))
    third = empty
    if invader:
        army = Army(invader[1])
        sign = FIGHTS if place == position.field else INVADES
        force = f"{sign}{LOOKS[army].mark} {write_force(*invader[2:])}"
        third = _fit(force, width, style_of(army))
    return [_fit(name, width, style), _fit(standing, width, style), third]


def _fit(words: str, width: int, style: Style) -> Text:
    """Words in a cell; where they are too long, blanks and then the sign in front give way."""
    if len(words) > width:
        words = words.replace(" ", "")
    words = words[-width:] if len(words) > width else words
    return Text(words.ljust(width), style)


def draw_seas(position: FutuRisikoPosition, width: int) -> list[Text]:
    """F30: the seas, and whose submarines are there."""
    items = []
    names = list_words(position)
    for sea in position.world.seas:
        item = Text(f"{names[sea.id]} ")
        subs = [(Army(seat), count) for name, seat, count in position.subs() if name == sea.id]
        for army, count in subs:
            item.append(f" {LOOKS[army].mark}", style_of(army)).append(f"{count}s")
        items.append(item if subs else item.append(f" {NONE}", QUIET))
    return tabulate(items, width)
