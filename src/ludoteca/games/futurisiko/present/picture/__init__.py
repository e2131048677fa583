"""The picture of a position, as SVG: the model of the browser's map."""

from ludoteca.games.futurisiko.present.picture.board import draw_poster, draw_svg

__all__ = ["draw_poster", "draw_svg"]
