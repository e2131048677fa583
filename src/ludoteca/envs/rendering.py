"""Rendering: a position as text or as a picture, as somebody who watches the table sees it."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from ludoteca.core.game import AnyState

if TYPE_CHECKING:
    from rich.console import Console

# `human` is written to the standard output; the others are returned.
RENDER_MODES = ("human", "ansi", "svg")
WIDTH = 100


def render(state: AnyState, seat: int | None, mode: str | None) -> str | None:
    """A position as a seat or, with None, a spectator sees it; nothing where nobody looks."""
    if mode is None:
        return None
    view = state.view(seat)
    if mode == "svg":
        return view.game.presenter.svg(view)
    console = _console()
    with console.capture() as capture:
        console.print(view.game.presenter.show(view, WIDTH))
    if mode == "ansi":
        return capture.get()
    sys.stdout.write(capture.get())
    return None


def _console() -> Console:
    from rich.console import Console

    return Console(width=WIDTH, force_terminal=True, color_system="standard", legacy_windows=False)
