"""The carried cache: kernels compiled elsewhere for any processor, read here and never written.

A wheel carries one beside the modules of the package, a container image in a folder that it names.
What was made by another Python or Numba, or from other sources, is not found there.
"""

import os
from pathlib import Path

# Names the folder of a carried cache; no name means none. Else it is the one in the package.
VARIABLE = "LUDOTECA_CARRIED"
# In the package.
FOLDER = Path(__file__).parents[2] / "cache"
# Any processor of a platform, as Numba names it, and what it can do beyond that.
PROCESSOR, FEATURES = "generic", ""


def find_carried() -> Path | None:
    """The carried cache, if there is one."""
    chosen = os.environ.get(VARIABLE)
    folder = FOLDER if chosen is None else Path(chosen)
    return folder / "kernels" if chosen != "" and folder.is_dir() else None
