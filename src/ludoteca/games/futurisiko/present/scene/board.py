"""The map for a client that draws it: what never changes in a game, told once."""

from functools import cache

from ludoteca.core.messages import say
from ludoteca.core.record import Json
from ludoteca.games.futurisiko.box import COST, SUPPLY, Unit
from ludoteca.games.futurisiko.map import World, load_shapes
from ludoteca.games.futurisiko.present.picture.chart import WIDTH, chart, shorten


def draw_board(world: World) -> Json:
    """F6 to F10: outlines, places for labels and counters, neighbours, names; what pieces cost."""
    language = say("futurisiko-language")
    drawn = chart(world)
    waters = _sea_outlines(world.id)
    territories = {
        place.id: {
            "name": place.name(language),
            "outline": shorten(drawn.spots[place.id].outline),
            "label": list(drawn.spots[place.id].label),
            "counter": list(drawn.spots[place.id].counter),
            "invader": list(drawn.spots[place.id].invader),
            "neighbours": list(place.neighbours),
            "seas": list(place.seas),
        }
        for place in world.territories
    }
    seas = {
        sea.id: {
            "name": sea.name(language),
            "outline": waters.get(sea.id),
            "labels": [list(point) for point in drawn.waters[sea.id]],
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
        "units": {
            str(unit): {"cost": int(COST[unit]), "supply": int(SUPPLY[unit])} for unit in Unit
        },
    }


@cache
def _sea_outlines(world: str) -> dict[str, str]:
    """The outlines of the seas; a map without shapes has none."""
    shapes = load_shapes()
    if shapes.map != world:
        return {}
    return {name: shorten(sea.path) for name, sea in shapes.seas.items()}
