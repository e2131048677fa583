"""Labels: what a screen reader says of each place on the map, drawn or in the browser."""

from collections.abc import Mapping, Sequence

from ludoteca.core.text.messages import say
from ludoteca.games.futurisiko.box import Army
from ludoteca.games.futurisiko.position import FutuRisikoPosition
from ludoteca.games.futurisiko.present.armies import name_of
from ludoteca.games.futurisiko.present.sentences.names import name_place
from ludoteca.games.futurisiko.present.sentences.phrases import name_defence, name_pieces

# How many tanks and planes.
Force = tuple[int, int]
# By territory: who stands there, and with what. Its holder comes first, then its invader.
Forces = dict[str, dict[Army, Force]]
# By sea: who has how many submarines in it.
Fleets = dict[str, list[tuple[Army, int]]]


def list_forces(position: FutuRisikoPosition) -> Forces:
    """F13, F41: who stands on each territory."""
    forces: Forces = {territory.id: {} for territory in position.world.territories}
    for name, seat in position.owners().items():
        forces[name][Army(seat)] = 0, 0
    for name, seat, tanks, planes in position.units():
        forces[name][Army(seat)] = tanks, planes
    return forces


def list_fleets(position: FutuRisikoPosition) -> Fleets:
    """F30: the submarines in each sea, army by army."""
    fleets: Fleets = {sea.id: [] for sea in position.world.seas}
    for sea, seat, count in position.subs():
        fleets[sea].append((Army(seat), count))
    return fleets


def describe_territory(
    position: FutuRisikoPosition, territory: str, forces: Mapping[Army, Force]
) -> str:
    """Who holds a territory and who invades it, with what."""
    name = name_place(position, territory)
    if territory == position.options.removed:
        return say("futurisiko-picture-removed", territory=name)
    if not forces:
        return say("futurisiko-picture-free", territory=name)
    (holder, held), *others = forces.items()
    held_by = {"army": name_of(holder), "pieces": name_defence(*held)}
    told = [say("futurisiko-picture-held", territory=name, **held_by)]
    act = "fought" if territory == position.field else "invaded"
    for army, units in others:
        invader = {"army": name_of(army), "pieces": name_pieces(*units)}
        told.append(say(f"futurisiko-picture-{act}", **invader))
    return "; ".join(told)


def describe_sea(position: FutuRisikoPosition, sea: str, subs: Sequence[tuple[Army, int]]) -> str:
    """F30: whose submarines are in a sea."""
    told = ", ".join(
        say("futurisiko-picture-subs", army=name_of(army), subs=count) for army, count in subs
    )
    name = name_place(position, sea)
    return say("futurisiko-picture-sea", sea=name, subs=told or say("futurisiko-picture-no-subs"))
