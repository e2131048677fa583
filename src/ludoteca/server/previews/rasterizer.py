"""Makes a PNG of the SVG it reads, as a program of its own: `rasterizer.py FAMILY FILE ...`.

The library holds Python's lock while it draws, which would hold up every game of a server; and
whatever is in a picture, at worst this process ends.
"""

import os
import sys

import resvg_py

# Those who play come first.
PATIENCE = 10


def main() -> None:
    """Read, draw, write."""
    if hasattr(os, "nice"):
        os.nice(PATIENCE)
    _, family, *typefaces = sys.argv
    picture = resvg_py.svg_to_bytes(
        svg_string=sys.stdin.buffer.read().decode(),
        skip_system_fonts=True,
        font_files=typefaces,
        font_family=family,
        sans_serif_family=family,
    )
    sys.stdout.buffer.write(bytes(picture))


if __name__ == "__main__":
    main()
