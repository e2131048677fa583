"""The picture of a position, as SVG: the model of the browser's board."""

from ludoteca.games.feurio.present.picture.board import draw_poster, draw_svg

__all__ = ["draw_poster", "draw_svg"]
