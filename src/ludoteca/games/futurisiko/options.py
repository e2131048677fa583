"""How a game of FutuRisiko! is to be played, on which map and with which card sheet."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass

from ludoteca.core.errors import Malformed
from ludoteca.core.options import Options, OptionSettings, Setting
from ludoteca.core.parts.assets import is_asset
from ludoteca.games.futurisiko.assets.library import MAPS, SHEETS, AssetLibrary, Item
from ludoteca.games.futurisiko.box import (
    DICE_CAP,
    GOALS,
    REMOVED,
    SEATS,
    SEATS_WITH_ONE_REMOVED,
)
from ludoteca.games.futurisiko.map import World

USUAL_SEATS = 4
TYPICAL_ROUNDS = 6
# F59: limits that are offered; any other can be asked for.
ROUND_LIMITS = (6, 8, 10, 12, 15)


@dataclass(frozen=True)
class FutuRisikoOptions(Options):
    """Seats, cards, goal, the territory that is taken out, limits, the map and the sheet."""

    cards: bool = True
    goal: int = GOALS[0]
    removed: str | None = None
    dice_cap: int | None = None
    round_limit: int | None = None
    map: str = MAPS.usual
    sheet: str = SHEETS.usual

    def as_json(self) -> OptionSettings:
        """The options as they stand in a record: `removed` only where there is one.

        The sheet, too, stands there only where it is not the usual one, which older records and
        other programs do not name.
        """
        given = asdict(self)
        if self.removed is None:
            del given["removed"]
        if self.sheet == SHEETS.usual:
            del given["sheet"]
        return given


def read_options(given: Mapping[str, object]) -> FutuRisikoOptions:
    """Check options as they stand in a record; what is missing has its usual value."""
    known = ("seats", "cards", "goal", "removed", "dice_cap", "round_limit", "map", "sheet")
    for name in given:
        if name not in known:
            raise Malformed("unknown-option", name=str(name), known=", ".join(known))
    seats = given.get("seats", USUAL_SEATS)
    if type(seats) is not int or seats not in SEATS:
        raise Malformed("futurisiko-option-seats", rule="F11", found=str(seats))
    cards = given.get("cards", True)
    if not isinstance(cards, bool):
        raise Malformed("option-not-bool", rule="F23", name="cards", found=str(cards))
    goal = given.get("goal", GOALS[0])
    if type(goal) is not int or goal not in GOALS:
        raise Malformed("futurisiko-option-goal", rule="F56", found=str(goal))
    cap = given.get("dice_cap")
    if cap is not None and (type(cap) is not int or cap != DICE_CAP):
        raise Malformed("futurisiko-option-dice-cap", rule="F3", found=str(cap))
    limit = given.get("round_limit")
    if limit is not None and (type(limit) is not int or limit < 1):
        raise Malformed("futurisiko-option-round-limit", rule="F59", found=str(limit))
    world = _find(given, MAPS)
    sheet = _find(given, SHEETS)
    removed = _read_removed(given, seats, world)
    return FutuRisikoOptions(seats, cards, goal, removed, cap, limit, world.id, sheet.id)


def _find(given: Mapping[str, object], library: AssetLibrary[Item]) -> Item:
    """F10, F60: the map, or the sheet, with the id that is given."""
    name = given.get(library.kind.name, library.usual)
    if not isinstance(name, str):
        raise library.unknown(name)
    return library.find(name)


def _read_removed(given: Mapping[str, object], seats: int, world: World) -> str | None:
    """F14: with five seats one territory is taken out, otherwise none."""
    removed = given.get("removed")
    if seats != SEATS_WITH_ONE_REMOVED:
        if removed is not None:
            raise Malformed("futurisiko-option-removed-seats", rule="F14", seats=seats)
        return None
    if removed is None:
        # A map of a host need not have the usual one.
        return REMOVED if REMOVED in world.territory_index else world.territories[0].id
    if not isinstance(removed, str) or removed not in world.territory_index:
        raise Malformed("futurisiko-option-removed", rule="F14", found=str(removed))
    return removed


def typical_options() -> Iterator[FutuRisikoOptions]:
    """Typical tables, with a limit of rounds so that any play ends."""
    for seats in SEATS:
        for cards in (True, False):
            removed = REMOVED if seats == SEATS_WITH_ONE_REMOVED else None
            yield FutuRisikoOptions(seats, cards, removed=removed, round_limit=TYPICAL_ROUNDS)
    yield FutuRisikoOptions(3, goal=16, round_limit=TYPICAL_ROUNDS)
    yield FutuRisikoOptions(4, goal=18, dice_cap=DICE_CAP, round_limit=TYPICAL_ROUNDS)
    yield FutuRisikoOptions(5, removed="groenlandia", round_limit=TYPICAL_ROUNDS)


def _offer(library: AssetLibrary[Item], chosen: str) -> tuple[str, ...]:
    """What the library has, and what the host has brought for this table."""
    return (*library.names(), *((chosen,) if is_asset(chosen) else ()))


def list_settings(
    options: FutuRisikoOptions,
    tables: Iterable[FutuRisikoOptions] = (),  # noqa: ARG001 there are more than typical ones
) -> dict[str, tuple[Setting, ...]]:
    """By option, what a host can set; a territory is taken out only with five seats (F14)."""
    world = MAPS.find(options.map)
    settings: dict[str, tuple[Setting, ...]] = {
        "map": _offer(MAPS, options.map),
        "seats": SEATS,
        "cards": (True, False),
        "goal": GOALS,
        "dice_cap": (None, DICE_CAP),
        "round_limit": (None, *ROUND_LIMITS),
        "sheet": _offer(SHEETS, options.sheet),
    }
    if options.seats == SEATS_WITH_ONE_REMOVED:
        settings["removed"] = tuple(territory.id for territory in world.territories)
    return settings
