"""Commands that a game brings of its own: what they are run in, and print on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ludoteca.core.errors import Refusal


class CommandContext(Protocol):
    """What the terminal lends to a command."""

    def run(self, command: Callable[[], object]) -> None:
        """Run a command and leave with the status it returns; what it refuses is told."""

    def write(self, text: str, style: str = "") -> None:
        """Print a sentence."""

    def show(self, picture: RenderableType) -> None:
        """Print something that is laid out."""

    def complain(self, refusal: Refusal) -> None:
        """Tell what is refused and why."""
