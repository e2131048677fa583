"""What a picture of the game is drawn with: pieces, marks, flags, dice, and the colours of it all.

Nothing here has an id, so that many pictures may stand on one page.
"""

from functools import cache
from importlib.resources import files

from ludoteca.core.figures.svg import element, place, style_for
from ludoteca.games.futurisiko.box import Army, Unit
from ludoteca.games.futurisiko.present.armies import LOOKS

# Marks: each silhouette fits a circle of 10.

_SHAPES = {
    "▲": "M0-10 10 8H-10Z",
    "◆": "M0-11 9.5 0 0 11-9.5 0Z",
    "■": "M-8.5-8.5H8.5V8.5H-8.5Z",
    "●": "M-9 0a9 9 0 1 1 18 0a9 9 0 1 1-18 0Z",
    "★": "M0-11 2.8-3.6 10.6-3.3 4.5 1.5 6.6 9.1 0 4.7-6.6 9.1-4.5 1.5-10.6-3.3-2.8-3.6Z",
    "✚": "M-3.5-10H3.5V-3.5H10V3.5H3.5V10H-3.5V3.5H-10V-3.5H-3.5Z",
}


@cache
def shape(army: Army, x: float, y: float, scale: float, class_: str) -> str:
    """The silhouette of an army's mark."""
    return element("path", d=_SHAPES[LOOKS[army].mark], class_=class_, transform=place(x, y, scale))


@cache
def badge(army: Army, x: float, y: float, scale: float = 1) -> str:
    """A disc of an army's colour with its mark."""
    return element(
        "g",
        element("circle", r=17.0, class_=f"disc {army}"),
        shape(army, 0, 0, 1, f"{army}-ink"),
        transform=place(x, y, scale),
    )


@cache
def flag(army: Army, height: float) -> str:
    """F13: a flag at 0,0, on a pole: who holds a territory."""
    return (
        element("path", d=f"M0-3V{height + 9:g}", class_="pole")
        + element("path", d=f"M0 0H{FLAG:g}V{height:g}H0Z", class_=f"cloth {army}")
        + shape(army, FLAG / 2, height / 2, 0.95, f"{army}-ink")
    )


FLAG = 32.0

# Pieces: silhouettes of about 26 × 18 around 0,0.
_WHEELS = "".join(f"M{x} 2.2a1.9 1.9 0 1 0 .01 0Z" for x in (-8, 0, 8))
_PIECES = {
    Unit.TANK: "M-13 2Q-13-1-10-1H-7V-3Q-7-7-3-7H4Q7-7 7.5-5H14V-2.5H8V-1H10Q13-1 13 2V3"
    f"Q13 8 8 8H-8Q-13 8-13 3Z{_WHEELS}",
    Unit.PLANE: "M13 0Q12-2 8-2H3L-4-10H-7L-4-2H-8L-11-5H-13L-11.5 0-13 5H-11L-8 2H-4L-7 10H-4"
    "L3 2H8Q12 2 13 0Z",
    Unit.SUB: "M-14 3Q-14-2-8-2H-3L-2-7H0V-10H2V-7H4L5-2H8Q14-2 14 3 14 7 8 7H-8Q-11 7-12.5 5.5"
    "L-15 8V-1L-13.5 1Z",
}
_EXPLOSION = (
    "M0-9 2.2-3.6 7.5-6.5 4.8-1.2 9.6 1.6 4.2 2.8 4.4 8.6 0 4.8-4.4 8.6-4.2 2.8-9.6 1.6-4.8-1.2"
    "-7.5-6.5-2.2-3.6Z"
)
_MISSILE = "M0-12Q5-6 4 2L7 7V10L3 8H-3L-7 10V7L-4 2Q-5-6 0-12Z"


@cache
def piece(unit: Unit, x: float, y: float, scale: float = 1) -> str:
    """A tank, a plane or a submarine."""
    return element("path", d=_PIECES[unit], class_=f"piece {unit}", transform=place(x, y, scale))


@cache
def die(x: float, y: float) -> str:
    """F2: a die, explosion up."""
    return element(
        "g",
        element("rect", x=-15.0, y=-15.0, width=30.0, height=30.0, rx=6.0, class_="die"),
        element("path", d=_EXPLOSION, class_="explosion"),
        transform=place(x, y),
    )


@cache
def explosion(x: float, y: float, scale: float) -> str:
    """Where it bangs."""
    return element("path", d=_EXPLOSION, class_="blast", transform=place(x, y, scale))


@cache
def missile(x: float, y: float) -> str:
    """F62: a missile on its way."""
    return element("path", d=_MISSILE, class_="missile", transform=place(x, y))


@cache
def card_back(x: float, y: float) -> str:
    """F70: a card of which only the back is seen."""
    return element("rect", x=x, y=y, width=20.0, height=28.0, rx=4.0, class_="back")


# Colours: on a light page, on a dark page. Armies are the same on both.

_PALETTE = {
    "paper": ("#f4efe4", "#15191e"),
    "card": ("#fffdf8", "#222932"),
    "line": ("#cfc5b2", "#47525f"),
    "ink": ("#1f2630", "#eef1f4"),
    "muted": ("#5a6069", "#b0bac5"),
    "faint": ("#a7a08f", "#65707d"),
    "sea": ("#d3e6ef", "#17293a"),
    "wave": ("#7d9db0", "#5a7d96"),
    "seaink": ("#3d6076", "#9dc0d6"),
    "land": ("#e6dfcc", "#5b5f58"),
    "border": ("#fffdf6", "#0e141a"),
    "coast": ("#8b8672", "#8d968f"),
    "glow": ("#e8710a", "#ff9a3d"),
    "halo": ("#fffdf6", "#0e141a"),
    **{str(army): (look.fill, look.fill) for army, look in LOOKS.items()},
}


def _army_style() -> str:
    return "".join(
        f".{army} {{ fill: @{army} }}\n.{army}-ink {{ fill: {look.ink} }}\n"
        for army, look in LOOKS.items()
    )


@cache
def style() -> str:
    """The style of a picture, which follows the page from light to dark."""
    rules = files(__package__).joinpath("picture.css").read_text("utf-8")
    return style_for("futurisiko-picture", _PALETTE, _army_style() + rules)
