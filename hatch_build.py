"""The package carries the pages in the browser: they are built before the wheel is packed."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "web"))
import pages


class PagesHook(BuildHookInterface):
    """Builds the pages, except for an editable install, where make does it when they change."""

    def dependencies(self) -> list[str]:
        """Node, where the machine has none."""
        return [] if pages.find_npm() else [pages.NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 the contract
        """Build, before anything is packed."""
        if version != "editable":
            pages.run("build")
