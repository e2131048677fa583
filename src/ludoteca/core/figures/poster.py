"""Posters: pictures in the shape in which chats show a link."""

from ludoteca.core.figures.svg import element

WIDTH = 1200.0
HEIGHT = 630.0
PAPER = "#f8f3e8"


def hang(*drawing: str, class_: str = "poster") -> str:
    """A drawing of that size as an SVG document."""
    return element(
        "svg",
        *drawing,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH:g} {HEIGHT:g}",
        width=WIDTH,
        height=HEIGHT,
        class_=class_,
    )


def frame(picture: str) -> str:
    """A whole picture, an SVG document of any size, in the middle of a poster."""
    paper = element("rect", width=WIDTH, height=HEIGHT, fill=PAPER)
    return hang(paper, picture.replace("<svg ", f'<svg width="{WIDTH:g}" height="{HEIGHT:g}" ', 1))
