"""Events: what happens at a table, as one viewer may see and hear it."""

from collections.abc import Sequence
from dataclasses import dataclass

from ludoteca.core.game import AnyState, AnyView
from ludoteca.core.parts.narration import Narration
from ludoteca.core.parts.scene import Scene
from ludoteca.core.text.messages import say, speaking
from ludoteca.core.turn import name_turn
from ludoteca.server import wire
from ludoteca.server.live.viewer import Viewer
from ludoteca.server.player_names import name_bot
from ludoteca.table import Table, Transition, entries

# To who does not draw nothing is told in words.
UNTOLD = Narration()


class Views:
    """What seats and spectators see of some positions: each view is made once."""

    def __init__(self) -> None:
        # With the positions: one that is held gives its id to no other.
        self._views: dict[tuple[int, int | None], tuple[AnyState, AnyView]] = {}
        self._moves: dict[tuple[int, int], tuple[AnyState, str]] = {}

    def of(self, state: AnyState, seat: int | None) -> AnyView:
        """What a seat, or a spectator, may know of a position."""
        key = id(state), seat
        if key not in self._views:
            self._views[key] = state, state.view(seat)
        return self._views[key][1]

    def last_move(self, state: AnyState, seat: int | None) -> str:
        """The text of the last move, as far as a seat, or a spectator, has seen it."""
        # Where nothing is hidden from those who watch, all have seen the same.
        watched = self.of(state, None)
        action = (watched if watched.is_open else self.of(state, seat)).actions[-1]
        key = id(state), action
        if key not in self._moves:
            self._moves[key] = state, str(state.move_of(action))
        return self._moves[key][1]


@dataclass(frozen=True)
class WrittenEvents:
    """What has happened, written for one viewer: as it is heard now, and as it is told later."""

    now: list[str]
    # Without what is to be seen now; who does not draw is told nothing later.
    later: list[str]


def write_events(
    table: Table, news: Sequence[Transition], viewer: Viewer, scene: Scene | None, views: Views
) -> WrittenEvents:
    """What has happened, for a viewer; with the last event comes what is to be seen now."""
    with speaking(viewer.language):
        events = [show_event(transition, viewer, views) for transition in news]
        later = [wire.write_message(event) for event in events] if viewer.draws else []
        _add_present(events[-1], table, viewer, scene)
    earlier = later[:-1] if later else [wire.write_message(event) for event in events[:-1]]
    return WrittenEvents([*earlier, wire.write_message(events[-1])], later)


def _add_present(
    event: wire.EventMessage, table: Table, viewer: Viewer, scene: Scene | None
) -> None:
    event.deadline = table.deadline
    event.to_move = None if table.to_move is None else name_turn(table.to_move)
    if viewer.draws:
        event.scene = scene
        event.can_undo = may_undo(table, viewer)
    elif viewer.seat is not None and viewer.seat == table.to_move:
        event.legal = list_legal(table, viewer.seat)


def may_undo(table: Table, viewer: Viewer) -> bool:
    """Whether a viewer is told that whoever is to move can take something back.

    Where something is hidden only the seat itself: whether there is a way back can depend on it.
    """
    return table.can_undo and (viewer.seat == table.to_move or not table.hides)


def list_legal(table: Table, seat: int | None) -> list[str]:
    """The texts of what a seat may do now."""
    if seat is None or seat != table.to_move:
        return []
    state = table.state
    return [str(state.move_of(action)) for action in state.legal()]


def show_event(transition: Transition, viewer: Viewer, views: Views) -> wire.EventMessage:
    """One thing that happened, for a viewer; without what is to be seen now."""
    entry = transition.entry
    is_played = isinstance(entry, entries.Moved | entries.Dealt)
    event = wire.EventMessage(
        version=transition.version,
        kind=entry.kind,
        seat=getattr(entry, "seat", None),
        at=entry.at,
        to_move=name_turn(transition.turn),
        deadline=None,
        told=UNTOLD,
        move=views.last_move(transition.after, viewer.seat) if is_played else None,
    )
    if isinstance(entry, entries.TakenBack):
        event.back = entry.back
    elif isinstance(entry, entries.RematchOpened | entries.RepeatOpened):
        event.table = entry.table
    if viewer.draws:
        event.told = tell(transition, viewer.seat, views)
    return event


def tell(transition: Transition, seat: int | None, views: Views) -> Narration:
    """What came of something, in words for a seat or a spectator."""
    entry = transition.entry
    match entry:
        case entries.Moved() | entries.Dealt():
            before, after = views.of(transition.before, seat), views.of(transition.after, seat)
            return after.game.presenter.narrate(before, after, after.history[-1])
        case entries.TakenBack(back=back):
            return Narration(say("server-told-undo", count=back))
        case entries.HandedOver(seat=seated, bot=bot, why=why):
            return Narration(say("server-told-hand", bot=name_bot(bot, seated), why=why))
        case entries.Closed(why=why):
            return Narration(say("server-told-closed", why=why), opens=True)
    leads_on = isinstance(entry, entries.RematchOpened | entries.RepeatOpened)
    return Narration(say(f"server-told-{entry.kind}"), opens=leads_on)
