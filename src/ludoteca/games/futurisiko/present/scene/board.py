"""The map for a client that draws it: what never changes in a game, told once."""

from functools import cache

from ludoteca.core.text.messages import say
from ludoteca.games.futurisiko.box import COST, SUPPLY, Unit
from ludoteca.games.futurisiko.map import World, load_shapes
from ludoteca.games.futurisiko.present.picture.chart import WIDTH, chart, shorten
from ludoteca.games.futurisiko.present.scene import types
from ludoteca.games.futurisiko.present.sentences.names import phrase_place


def draw_board(world: World) -> types.WorldFacts:
    """F6 to F10: outlines, places for labels and counters, neighbours, names; what pieces cost."""
    language = say("futurisiko-language")
    drawn = chart(world)
    waters = _sea_outlines(world.id)
    territories: dict[str, types.TerritoryFacts] = {
        place.id: {
            "name": place.name(language),
            "the": phrase_place(world, place.id),
            "whence": phrase_place(world, place.id, "from"),
            "outline": shorten(drawn.spots[place.id].outline),
            "label": drawn.spots[place.id].label,
            "counter": drawn.spots[place.id].counter,
            "invader": drawn.spots[place.id].invader,
            "neighbours": list(place.neighbours),
            "seas": list(place.seas),
        }
        for place in world.territories
    }
    seas: dict[str, types.SeaFacts] = {
        sea.id: {
            "name": sea.name(language),
            "the": phrase_place(world, sea.id),
            "whence": phrase_place(world, sea.id, "from"),
            "outline": waters.get(sea.id),
            "labels": list(drawn.waters[sea.id]),
            "neighbours": list(sea.neighbours),
            "coasts": list(sea.coasts),
        }
        for sea in world.seas
    }
    return {
        "width": WIDTH,
        "height": drawn.height,
        "territories": territories,
        "seas": seas,
        "links": list(drawn.links),
        "sea_borders": list(drawn.sea_borders),
        "relief": drawn.relief,
        "units": {
            "tank": _price(Unit.TANK),
            "plane": _price(Unit.PLANE),
            "sub": _price(Unit.SUB),
        },
    }


def _price(unit: Unit) -> types.UnitFacts:
    return {"cost": int(COST[unit]), "supply": int(SUPPLY[unit])}


@cache
def _sea_outlines(world: str) -> dict[str, str]:
    """The outlines of the seas; a map without shapes has none."""
    shapes = load_shapes()
    if shapes.map != world:
        return {}
    return {name: shorten(sea.path) for name, sea in shapes.seas.items()}
