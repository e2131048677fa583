"""How the documents and the docstrings become pages: `make docs` builds them into site/.

The pages are made from the repository as it lies, so that a link leads to the same place in both.
"""

import logging
import shutil
from importlib.metadata import version as version_of
from pathlib import Path

from sphinx.application import Sphinx

project = "Ludoteca"
author = "The Ludoteca authors"
version = release = version_of("ludoteca")

root_doc = "README"
include_patterns = [
    "*.md",
    "docs/**.md",
    "docs/**.rst",
    "benchmarks/*.md",
    "examples/*/README.md",
    "training/README.md",
]
exclude_patterns = [".*", "**/.*", "dist", "results", "site", "src", "tests", "web"]
# In the order in which somebody who is new here would read.
CONTENTS = {
    "README": """
```{toctree}
:hidden:
:caption: Play
docs/tour
docs/playing
docs/rules/feurio
docs/rules/futurisiko
docs/maps-and-sheets
docs/statistics
docs/hosting
docs/scaling
SECURITY
```
```{toctree}
:hidden:
:caption: Program
docs/library
docs/views
docs/notation
docs/bots/writing-a-bot
docs/search
docs/bots/learning
training/README
docs/bots/environments
docs/bots/arena
docs/bots/ladder
docs/bots/engine
docs/socket
docs/adding-a-game
examples/pig/README
docs/api/index
```
```{toctree}
:hidden:
:caption: Work on it
docs/architecture
docs/decisions/README
CONTRIBUTING
benchmarks/README
docs/releasing
CHANGELOG
```
""",
    "docs/decisions/README": """
```{toctree}
:hidden:
:glob:
*/*
```
""",
}

extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_enable_extensions = ["html_image"]
myst_heading_anchors = 3
# A conversation with an engine is in no language.
suppress_warnings = ["misc.highlighting_failure"]

# The public names of a room are those that it lists, in that order.
autodoc_default_options = {"members": True, "undoc-members": True, "show-inheritance": True}
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
default_role = "code"
add_module_names = False
python_use_unqualified_type_names = True

html_theme = "furo"
html_title = f"Ludoteca {version}"
html_show_sourcelink = False
html_copy_source = False


# It tells of itself when the store is imported.
logging.getLogger("alembic").setLevel(logging.WARNING)


def add_contents(_app: Sphinx, name: str, source: list[str]) -> None:
    """Give a page the list of those below it, which the repository does not need."""
    source[0] += CONTENTS.get(name, "")


def add_index(app: Sphinx, failure: Exception | None) -> None:
    """Serve the first page at the address of the folder, too."""
    if failure is None:
        shutil.copyfile(Path(app.outdir) / f"{root_doc}.html", Path(app.outdir) / "index.html")


def setup(app: Sphinx) -> None:
    """Called by Sphinx."""
    app.connect("source-read", add_contents)
    app.connect("build-finished", add_index)
