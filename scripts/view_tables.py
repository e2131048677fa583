"""Write docs/views.md: what a view of each game offers, from the classes themselves.

python -m scripts.view_tables
"""

import inspect
from functools import cached_property
from pathlib import Path

from ludoteca.core import View
from ludoteca.games.feurio import FeurioView
from ludoteca.games.futurisiko import FutuRisikoView

PAGE = Path(__file__).parents[1] / "docs" / "views.md"
HEAD = (
    "# What a view offers\n\n"
    "A bot and a player get a view: what their seat may know. `view = state.view(seat)`; a "
    "spectator’s is `state.view(None)`. A state offers the same, with nothing hidden, and what "
    "changes a game besides. `view.game`, `view.options`, `view.seat` and `view.actions` are plain "
    "attributes. See [the library](library.md). This page is made from the code by "
    "`python -m scripts.view_tables`.\n"
)
GAMES = {"Feurio!": FeurioView, "FutuRisiko!": FutuRisikoView}


def write_page() -> str:
    """The page: what all views offer, and what those of each game add."""
    common = _members(View)
    parts = [HEAD, "## Every game", _table(common)]
    for title, view in GAMES.items():
        own = {name: about for name, about in _members(view).items() if name not in common}
        parts += [f"## {title}", _table(own)]
    return "\n".join(parts)


def _members(view: type) -> dict[str, str]:
    """By how it is written, what each public property and method is."""
    found: dict[str, str] = {}
    for name in sorted(dir(view)):
        member = inspect.getattr_static(view, name)
        if name.startswith("_") or name in ("of", "storage", "raw"):
            continue
        if isinstance(member, property | cached_property):
            found[name] = _first_line(member)
        elif callable(member) or isinstance(member, staticmethod):
            plain = member.__func__ if isinstance(member, staticmethod) else member
            given = ", ".join(
                parameter.name if parameter.default is parameter.empty else f"{parameter.name}=…"
                for parameter in inspect.signature(plain).parameters.values()
                if parameter.name != "self"
            )
            found[f"{name}({given})"] = _first_line(plain)
    return found


def _first_line(member: object) -> str:
    return (inspect.getdoc(member) or "").splitlines()[0]


def _table(members: dict[str, str]) -> str:
    rows = [f"| `{name}` | {about} |" for name, about in members.items()]
    return "\n".join(["", "| | |", "|---|---|", *rows, ""])


if __name__ == "__main__":
    PAGE.write_text(write_page(), encoding="utf-8")
