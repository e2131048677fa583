"""The positions to draw at a table, as they are sent: worked out once for all who look alike."""

from typing import cast

from msgspec import Raw, json

from ludoteca.core.parts.scene import Scene
from ludoteca.core.text.messages import speaking
from ludoteca.server.live.events import Views
from ludoteca.server.live.viewer import Viewer
from ludoteca.table import Table


class Scenes:
    """What is drawn of a table as it is now."""

    def __init__(self) -> None:
        # What is seen of the table as it is now, and was a moment ago.
        self.views = Views()
        self._version = 0
        self._written: dict[Viewer, Scene] = {}
        # What several scenes have in common is the same object in each, and written once: by its
        # id, with the object, so that no other takes that id.
        self._parts: dict[int, tuple[object, Raw]] = {}

    def clear(self) -> None:
        """Nobody looks any more."""
        self.views = Views()
        self._forget()

    def _forget(self) -> None:
        self._written.clear()
        self._parts.clear()

    def find(self, table: Table, viewer: Viewer) -> Scene | None:
        """The position, for one who draws."""
        if not viewer.draws:
            return None
        if self._version != table.version:
            self._version = table.version
            self._forget()
        viewer = viewer.who_sees(table)
        if viewer not in self._written:
            self._written[viewer] = self._write(table, viewer)
        return self._written[viewer]

    def _write(self, table: Table, viewer: Viewer) -> Scene:
        view = self.views.of(table.state, viewer.seat)
        with speaking(viewer.language):
            scene = view.game.presenter.scene(view)
        parts = {name: self._write_part(part) for name, part in scene.items()}
        # Written already, as it will be sent.
        return cast("Scene", Raw(json.encode(parts)))

    def _write_part(self, part: object) -> object:
        if not isinstance(part, dict | list):
            return part
        _, written = self._parts.get(id(part)) or (part, None)
        if written is None:
            written = Raw(json.encode(part))
            self._parts[id(part)] = part, written
        return written
