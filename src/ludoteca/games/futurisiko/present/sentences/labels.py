"""Labels: what a screen reader says of each place on the map, drawn or in the browser."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from ludoteca.core.text.messages import say, speaking, spoken
from ludoteca.games.futurisiko.box import Army
from ludoteca.games.futurisiko.position import FutuRisikoPosition
from ludoteca.games.futurisiko.present.armies import name_of
from ludoteca.games.futurisiko.present.sentences.names import name_place
from ludoteca.games.futurisiko.present.sentences.phrases import name_defence, name_pieces

# How many tanks and planes.
Force = tuple[int, int]
# By territory: who stands there, and with what. Its holder comes first, then its invader.
Forces = dict[str, dict[Army, Force]]
# How many labels are remembered: from one move to the next nearly all stay as they are.
REMEMBERED = 1 << 14
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
    is_fought = territory == position.field
    return _tell_territory(spoken(), name, tuple(forces.items()), is_fought=is_fought)


@lru_cache(REMEMBERED)
def _tell_territory(
    language: str, name: str, forces: tuple[tuple[Army, Force], ...], *, is_fought: bool
) -> str:
    with speaking(language):
        if not forces:
            return say("futurisiko-picture-free", territory=name)
        (holder, held), *others = forces
        held_by = {"army": name_of(holder), "pieces": name_defence(*held)}
        told = [say("futurisiko-picture-held", territory=name, **held_by)]
        act = "fought" if is_fought else "invaded"
        for army, units in others:
            invader = {"army": name_of(army), "pieces": name_pieces(*units)}
            told.append(say(f"futurisiko-picture-{act}", **invader))
        return "; ".join(told)


def describe_sea(position: FutuRisikoPosition, sea: str, subs: Sequence[tuple[Army, int]]) -> str:
    """F30: whose submarines are in a sea."""
    return _tell_sea(spoken(), name_place(position, sea), tuple(subs))


@lru_cache(REMEMBERED)
def _tell_sea(language: str, name: str, subs: tuple[tuple[Army, int], ...]) -> str:
    with speaking(language):
        told = ", ".join(
            say("futurisiko-picture-subs", army=name_of(army), subs=count) for army, count in subs
        )
        none = say("futurisiko-picture-no-subs")
        return say("futurisiko-picture-sea", sea=name, subs=told or none)
