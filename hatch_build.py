"""What a wheel carries besides its modules: the pages in the browser, and kernels, if it is told.

The pages are built here. Kernels are compiled before, by `make wheel`: to compile them takes all
that the package needs to run, which nobody has who only packs it.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "web"))
import pages

# Names the folder with the compiled kernels; as in the package, where they are looked for.
CARRIED = "LUDOTECA_CARRIED"


class CarriedFilesHook(BuildHookInterface):
    """Packs what is built; an editable install has the pages that make builds, and no kernels."""

    def dependencies(self) -> list[str]:
        """Node, where the machine has none."""
        return [] if pages.find_npm() else [pages.NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, before anything is packed."""
        if version == "editable":
            return
        pages.run("build")
        kernels = os.environ.get(CARRIED)
        if kernels:
            build_data["force_include"][str(Path(kernels, "kernels"))] = "ludoteca/cache/kernels"
            # They are for this Python and this platform alone.
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
