"""Events: what happens at a table, as one viewer may see and hear it."""

import logging
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from dataclasses import dataclass

from ludoteca.core.game import AnyState, AnyView
from ludoteca.core.parts.narration import Narration
from ludoteca.core.parts.scene import Scene
from ludoteca.core.text.messages import say, speaking
from ludoteca.core.turn import name_turn
from ludoteca.server import wire
from ludoteca.server.live.packet import Packet
from ludoteca.server.live.viewer import Viewer
from ludoteca.server.player_names import name_bot
from ludoteca.table import Table, Transition, entries

log = logging.getLogger(__name__)

# To who does not draw nothing is told in words.
UNTOLD = Narration()
SILENCE = nullcontext()


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

    def keep(self, state: AnyState) -> None:
        """Forget all positions but one."""
        self._views = {key: seen for key, seen in self._views.items() if seen[0] is state}
        self._moves.clear()

    def move(self, transition: Transition, seat: int | None) -> str:
        """The text of the move that was made, as far as a seat, or a spectator, has seen it."""
        entry, state = transition.entry, transition.after
        if isinstance(entry, entries.Moved):
            # Who hears what the mover hears knows what it was.
            audience = state.game.presenter.audience
            if audience(state, entry.seat) == audience(state, seat):
                return entry.move
        # Where nothing is hidden from those who watch, all have seen the same.
        watched = self.of(state, None)
        action = (watched if watched.is_open else self.of(state, seat)).actions[-1]
        key = id(state), action
        if key not in self._moves:
            self._moves[key] = state, str(state.move_of(action))
        return self._moves[key][1]


# What a viewer draws of the position as it is now.
FindScene = Callable[[Viewer], Scene | None]


@dataclass(slots=True)
class WrittenEvents:
    """What has happened, written for one viewer: as it is heard now, and as it is told later."""

    now: Packet
    # Without what is to be seen now; who does not draw is told nothing later.
    later: Sequence[bytes]


class Publication:
    """What has happened: worked out once for all who hear the same, written once for who sees it.

    With the last event comes what is to be seen now.
    """

    def __init__(
        self, table: Table, news: Sequence[Transition], views: Views, find_scene: FindScene
    ) -> None:
        self._table = table
        self._news = news
        self._find_scene = find_scene
        self._views = views
        self._mover = table.to_move
        # By who hears it, what has happened; and as it is told later, for those who draw.
        self._told: dict[Viewer, tuple[wire.EventMessage, list[bytes]]] = {}
        # By seat (or none), who stands for all who hear the same.
        self._heard: dict[int | None, int | None] = {}
        self._written: dict[tuple[int | None, str, bool], WrittenEvents | None] = {}

    def events(self, viewer: Viewer) -> WrittenEvents | None:
        """What a viewer is told; None where it cannot be told."""
        # As `Viewer.who_sees` has it; it is asked by every subscriber with every action.
        seat, language, draws = viewer
        if seat != self._mover:
            seat = self._find_heard(seat)
        key = seat, language, draws
        if key in self._written:
            return self._written[key]
        written = None
        try:
            with speaking(language) if draws else SILENCE:
                written = self._write(Viewer(seat, language, draws))
        except Exception:
            # What has happened has happened, whether or not it can be told.
            log.exception("what happened at a table cannot be told")
        self._written[key] = written
        return written

    def _find_heard(self, seat: int | None) -> int | None:
        if seat not in self._heard:
            state = self._table.state
            self._heard[seat] = state.game.presenter.audience(state, seat)
        return self._heard[seat]

    def _write(self, viewer: Viewer) -> WrittenEvents:
        heard = Viewer(self._find_heard(viewer.seat), viewer.language, viewer.draws)
        if heard not in self._told:
            self._told[heard] = self._tell(heard)
        last, later = self._told[heard]
        if viewer.draws:
            last.scene = self._find_scene(viewer)
            last.can_undo = may_undo(self._table, viewer)
            earlier = later[:-1]
        else:
            is_asked = viewer.seat is not None and viewer.seat == self._mover
            last.legal = list_legal(self._table, viewer.seat) if is_asked else None
            earlier, later = later, []
        return WrittenEvents(Packet([*earlier, wire.write_message(last)]), later)

    def _tell(self, heard: Viewer) -> tuple[wire.EventMessage, list[bytes]]:
        """The last event, to which is added what is to be seen now; and the texts of them.

        Nobody who does not draw is told the last one later, so its text is not among them.
        """
        *earlier, last = (show_event(each, heard, self._views) for each in self._news)
        texts = [wire.write_message(event) for event in earlier]
        if heard.draws:
            texts.append(wire.write_message(last))
        last.deadline = self._table.deadline
        last.to_move = None if self._mover is None else name_turn(self._mover)
        return last, texts


def may_undo(table: Table, viewer: Viewer) -> bool:
    """Whether a viewer is told that whoever is to move can take something back.

    Where something is hidden only the seat itself: whether there is a way back can depend on it.
    """
    return table.can_undo and (viewer.seat == table.to_move or not table.hides)


def list_legal(table: Table, seat: int | None) -> list[str]:
    """The texts of what a seat may do now."""
    if seat is None or seat != table.to_move:
        return []
    return [str(move) for move in map(table.state.move_of, table.legal)]


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
        move=views.move(transition, viewer.seat) if is_played else None,
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
