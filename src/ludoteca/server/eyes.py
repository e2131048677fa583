"""Eyes: what happens at a table, as one who looks through certain eyes may see and hear it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ludoteca.bots.levels import find_level
from ludoteca.core.messages import say, speaking
from ludoteca.core.narration import Narration
from ludoteca.core.turn import name_turn
from ludoteca.server import wire
from ludoteca.table import Happening, Table
from ludoteca.table.entries import (
    AnyEntry,
    Closed,
    Dealt,
    Followed,
    HandedOver,
    Left,
    Moved,
    Resigned,
    Sat,
    TakenBack,
)

KINDS: dict[type[AnyEntry], wire.EventKind] = {
    Sat: "sat",
    Left: "left",
    Moved: "move",
    Dealt: "deal",
    TakenBack: "undo",
    Resigned: "resign",
    HandedOver: "hand",
    Closed: "closed",
    Followed: "rematch",
}


@dataclass(frozen=True)
class Eyes:
    """A seat (or, with None, a spectator), a language, and whether somebody draws the board."""

    seat: int | None
    language: str
    draws: bool = True

    def standing_for(self, table: Table) -> "Eyes":
        """The eyes that see and hear just the same at a table now."""
        return replace(self, seat=table.state.audience(self.seat))


def show_events(table: Table, news: Sequence[Happening], eyes: Eyes) -> list[wire.EventMessage]:
    """What has happened, for these eyes; with the last event comes what is to be seen now."""
    with speaking(eyes.language):
        events = [show_event(happening, eyes) for happening in news]
        last = events[-1]
        last.deadline = table.deadline
        last.to_move = name_turn(table.state.to_move) if table.to_move is not None else None
        if eyes.draws:
            last.scene = table.view(eyes.seat).game.presenter.scene(table.view(eyes.seat))
            last.can_undo = table.can_undo
        elif eyes.seat is not None and eyes.seat == table.to_move:
            last.legal = list_legal(table, eyes.seat)
    return events


def list_legal(table: Table, seat: int | None) -> list[str]:
    """The texts of what a seat may do now."""
    if seat is None or seat != table.to_move:
        return []
    state = table.state
    return [str(state.move_of(action)) for action in state.legal()]


def show_event(happening: Happening, eyes: Eyes) -> wire.EventMessage:
    """One thing that happened, in the eyes of somebody; without what is to be seen now."""
    entry = happening.entry
    move = _seen_move(happening, eyes)
    event = wire.EventMessage(
        version=happening.version,
        kind=KINDS[type(entry)],
        seat=getattr(entry, "seat", None),
        at=entry.at,
        to_move=name_turn(happening.after.to_move),
        deadline=None,
        told=Narration(),
        move=move,
    )
    if isinstance(entry, TakenBack):
        event.back = entry.back
    elif isinstance(entry, Followed):
        event.table = entry.table
    if eyes.draws:
        event.told = tell(happening, eyes.seat)
    return event


def _seen_move(happening: Happening, eyes: Eyes) -> str | None:
    """The move, as far as these eyes have seen it."""
    entry = happening.entry
    if isinstance(entry, Moved | Dealt):
        return str(happening.after.last_observation(eyes.seat))
    return None


def tell(happening: Happening, seat: int | None) -> Narration:
    """What came of something, in words for a seat or a spectator."""
    match happening.entry:
        case Moved() | Dealt():
            seen = happening.after.last_observation(seat)
            return happening.after.view(seat).game.presenter.narrate(
                happening.before.view(seat), happening.after.view(seat), seen
            )
        case TakenBack(back=back):
            return Narration(say("server-told-undo", count=back))
        case Sat():
            return Narration(say("server-told-sat"))
        case Left():
            return Narration(say("server-told-left"))
        case Resigned():
            return Narration(say("server-told-resign"))
        case HandedOver(bot=bot, why=why):
            return Narration(say("server-told-hand", bot=name_bot(bot), why=why))
        case Closed(why=why):
            return Narration(say("server-told-closed", why=why), opens=True)
    return Narration(say("server-told-rematch"), opens=True)


def name_bot(spec: str) -> str:
    """A bot by the name of its level, or as it is asked for."""
    kind, _, level = spec.partition(":")
    return find_level(level).title if kind == "level" else spec
