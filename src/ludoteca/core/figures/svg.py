"""Writing SVG: elements, words, drawings brought to their place, and a style for them."""

import re
from collections.abc import Mapping
from html import escape


def element(tag: str, *children: str, **attributes: str | float) -> str:
    """An element of SVG; `class_` is class, `font_size` is font-size; children come escaped."""
    written = "".join(
        f' {name.strip("_").replace("_", "-")}="{_write(value)}"'
        for name, value in attributes.items()
    )
    return f"<{tag}{written}>{''.join(children)}</{tag}>" if children else f"<{tag}{written}/>"


def _write(value: str | float) -> str:
    return escape(value) if isinstance(value, str) else f"{round(value, 2):g}"


def write(words: str | int, x: float, y: float, class_: str, **attributes: str | float) -> str:
    """Words at a place."""
    return element("text", escape(str(words)), x=x, y=y, class_=class_, **attributes)


def place(x: float, y: float, scale: float = 1) -> str:
    """The transform that brings a drawing to its place."""
    return f"translate({x:.6g} {y:.6g})" + (f" scale({scale:.4g})" if scale != 1 else "")


def labelled(label: str, drawing: str, class_: str, x: float, y: float, scale: float = 1) -> str:
    """A drawing with its name, for those who hover or listen."""
    return element(
        "g",
        element("title", escape(label)),
        drawing,
        class_=class_,
        role="img",
        aria_label=label,
        transform=place(x, y, scale),
    )


def style_for(scope: str, palette: Mapping[str, tuple[str, str]], rules: str) -> str:
    """The style of all drawings of a class, which follow the page from light to dark.

    In the rules, one in a line, ``fill: @ink`` is a colour of the palette: the first of its pair
    on a light page, the second on a dark one.
    """
    rules = re.sub("^(?=[.a-z])", f".{scope} ", rules, flags=re.MULTILINE)
    # Programs that do not know variables keep the colour before it.
    rules = re.sub(
        r"([a-z]+): @([a-z]+)",
        lambda found: f"{found[1]}: {palette[found[2]][0]}; {found[1]}: var(--{scope}-{found[2]})",
        rules,
    )
    light, dark = (
        ";".join(f"--{scope}-{name}:{colours[page]}" for name, colours in palette.items())
        for page in (0, 1)
    )
    return (
        f".{scope}{{{light}}}\n@media (prefers-color-scheme: dark){{.{scope}{{{dark}}}}}\n{rules}"
    )
