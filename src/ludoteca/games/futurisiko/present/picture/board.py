"""A position as a picture: a standalone SVG with the world above and the armies below."""

from html import escape

from ludoteca.core.figures import poster
from ludoteca.core.figures.svg import element, labelled, place, write
from ludoteca.core.text.messages import say
from ludoteca.core.text.spelling import capital
from ludoteca.core.turn import OVER
from ludoteca.games.futurisiko.box import Army
from ludoteca.games.futurisiko.map import Sea, Territory
from ludoteca.games.futurisiko.position import FutuRisikoPosition
from ludoteca.games.futurisiko.present.picture.artwork import badge, die, style
from ludoteca.games.futurisiko.present.picture.chart import (
    WIDTH,
    Chart,
    Spot,
    chart,
    hatch,
    shorten,
)
from ludoteca.games.futurisiko.present.picture.counters import (
    counter_height,
    draw_holder,
    draw_invader,
    draw_subs,
    write_name,
)
from ludoteca.games.futurisiko.present.picture.panel import MARGIN, draw_panel
from ludoteca.games.futurisiko.present.sentences.labels import (
    Force,
    describe_sea,
    describe_territory,
    list_fleets,
    list_forces,
)
from ludoteca.games.futurisiko.present.sentences.names import name_place, name_seat, phrase_place

HEADER = 124.0
PHASES = ("sequence", "cards", "production", "operations")
# About how wide a letter is in the lines of the header, and how far apart dice lie.
LETTER = 13.0
DIE = 36.0
# More dice than these are only counted.
DICE_SHOWN = 20


def draw_svg(position: FutuRisikoPosition) -> str:
    """The position as an SVG document, for pages of any colour and for screen readers."""
    status = _status(position)
    title = say("futurisiko-picture-title", seats=position.options.seats)
    world = chart(position.world)
    panel, height = draw_panel(position, HEADER + world.height)
    return element(
        "svg",
        element("title", escape(title)),
        element("desc", escape(f"{status}. {_moment(position)}.")),
        # The style holds no text from outside.
        element("style", style()),
        element("rect", width=WIDTH, height=height, class_="paper"),
        _header(position, status),
        _world(position, world, HEADER),
        panel,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH:g} {height:g}",
        class_="futurisiko-picture",
        role="group",
        aria_label=title,
    )


def draw_poster(position: FutuRisikoPosition) -> str:
    """The world alone, in the shape in which chats show a link."""
    world = chart(position.world)
    scale = min(poster.WIDTH / WIDTH, poster.HEIGHT / world.height)
    x, y = (poster.WIDTH - scale * WIDTH) / 2, (poster.HEIGHT - scale * world.height) / 2
    return poster.hang(
        element("style", style()),
        element("rect", width=poster.WIDTH, height=poster.HEIGHT, class_="sea"),
        element("g", _world(position, world, 0), transform=place(x, y, scale)),
        class_="futurisiko-picture",
    )


# The header: what is asked for, the moment in the round, the dice.


def _status(position: FutuRisikoPosition) -> str:
    outcome = position.outcome()
    if outcome:
        names = ", ".join(map(name_seat, outcome.winners))
        return capital(say("futurisiko-picture-won", seats=names, count=len(outcome.winners)))
    seat = position.to_move if position.to_move >= 0 else position.on_turn
    return capital(
        say(
            "futurisiko-picture-asks",
            phase=position.phase.name.lower(),
            seat=name_seat(seat),
            field=phrase_place(position.world, position.field) if position.field else "",
        )
    )


def _moment(position: FutuRisikoPosition) -> str:
    """The round and what is to be spent, or why the game ended."""
    outcome = position.outcome()
    if outcome:
        return capital(str(outcome.reason).rstrip("."))
    words = [say("futurisiko-picture-round", round=position.round)]
    if position.points is not None:
        words.append(say("futurisiko-picture-points", points=position.points))
    if position.dice is not None:
        words.append(say("futurisiko-picture-dice", dice=position.dice))
    return " · ".join(words)


def _header(position: FutuRisikoPosition, status: str) -> str:
    moment = _moment(position)
    return element(
        "g",
        write(status, MARGIN + 4, 52, "heading"),
        write(moment, MARGIN + 4, 98, "line"),
        _dice(position.dice or 0, MARGIN + 34 + LETTER * len(moment)),
        _phases(position),
        _sequence(position),
        class_="header",
    )


def _dice(count: int, x: float) -> str:
    """F47: the dice of the next roll."""
    drawing = [die(x + DIE * number, 90) for number in range(min(count, DICE_SHOWN))]
    return element("g", *drawing, class_="dice", aria_hidden="true") if drawing else ""


def _phases(position: FutuRisikoPosition) -> str:
    """F16: the phases of a round, the present one lit."""
    x = WIDTH - MARGIN
    drawing = []
    for phase in reversed(PHASES):
        words = say("futurisiko-picture-phase", phase=phase)
        width = LETTER * len(words) + 36
        now = " now" if phase == position.phase_name else ""
        chip = element("rect", width=width, height=40.0, rx=20.0, class_=f"chip{now}")
        label = write(words, width / 2, 28, f"chip-words{now}")
        x -= width
        drawing.append(element("g", chip, label, transform=place(x, 14)))
        x -= 10
    return element("g", *reversed(drawing), class_="phases")


def _sequence(position: FutuRisikoPosition) -> str:
    """F17: who plays in which order, the one on turn ringed."""
    if not position.sequence:
        return ""
    x = WIDTH - MARGIN - 22
    drawing = []
    for seat in reversed(position.sequence):
        drawing.append(badge(Army(seat), x, 90))
        if seat == position.on_turn and position.to_move != OVER:
            drawing.append(element("circle", cx=x, cy=90.0, r=21.0, class_="ring"))
        x -= 52
    words = say("futurisiko-picture-sequence")
    names = ", ".join(map(name_seat, position.sequence))
    drawing.append(write(words, x + 20, 98, "line", text_anchor="end"))
    return labelled(f"{words}: {names}", "".join(drawing), "sequence", 0, 0)


# The world.


def _world(position: FutuRisikoPosition, world: Chart, top: float) -> str:
    forces = list_forces(position)
    territories = position.world.territories
    removed = position.options.removed
    drawing = [element("rect", width=WIDTH, height=world.height, class_="sea")]
    drawing += [element("path", d=line, class_="sea-border") for line in world.sea_borders]
    drawing += [
        _territory(position, place, world.spots[place.id], forces[place.id], place.id == removed)
        for place in territories
    ]
    if position.field is not None:
        outline = shorten(world.spots[position.field].outline)
        drawing += [element("path", d=outline, class_=f"field-{kind}") for kind in ("glow", "line")]
    drawing += [element("path", d=line, class_="link") for line in world.links]
    fleets = list_fleets(position)
    drawing += [_sea(position, sea, fleets[sea.id], world) for sea in position.world.seas]
    names, counters, invaders = [], [], []
    for territory in territories:
        spot = world.spots[territory.id]
        (holder, *_), height = [*forces[territory.id].items(), None], 0.0
        if holder:
            counters.append(draw_holder(spot, *holder))
            height = counter_height(holder[1])
        at = spot.counter if holder else spot.label
        names.append(write_name(name_place(position, territory.id), at, height))
        invaders += [
            draw_invader(spot, army, force, fought=territory.id == position.field)
            for army, force in list(forces[territory.id].items())[1:]
        ]
    # The path of each territory tells all that is drawn upon it.
    drawing.append(element("g", *names, *counters, *invaders, class_="on-map", aria_hidden="true"))
    return element("g", *drawing, class_="world", transform=place(0, top))


def _territory(
    position: FutuRisikoPosition,
    territory: Territory,
    spot: Spot,
    forces: dict[Army, Force],
    is_removed: bool,
) -> str:
    """Land in the colour of its holder; neutral while it is free, hatched where it is removed."""
    kind = str(next(iter(forces), "removed" if is_removed else "free"))
    label = describe_territory(position, territory.id, forces)
    title = element("title", escape(label))
    land = element(
        "path",
        title,
        d=shorten(spot.outline),
        class_=f"territory {kind}",
        role="img",
        aria_label=label,
        data_place=territory.id,
    )
    return land + (element("path", d=hatch(spot.outline), class_="hatching") if is_removed else "")


def _sea(position: FutuRisikoPosition, sea: Sea, subs: list[tuple[Army, int]], world: Chart) -> str:
    """F6, F9: a sea with its submarines; where it shows on both sides, so do they."""
    name = name_place(position, sea.id)
    label = describe_sea(position, sea.id, subs)
    drawing = [write(name, *at, "water") + draw_subs(subs, at) for at in world.waters[sea.id]]
    return labelled(label, "".join(drawing), "waters", 0, 0)
