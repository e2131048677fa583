"""Whether a document is a map that can be played on (F6 to F10); if not, what is wrong with it.

A host may bring a map of his own, so nothing is taken for granted: any JSON at all may come in.
"""

import json
import re
from collections.abc import Iterator, Mapping

from ludoteca.core.errors import Malformed
from ludoteca.games.futurisiko.assets.document import (
    LONGEST_ID,
    LONGEST_TEXT,
    MAP,
    Fields,
    Object,
    is_printable,
    shown,
)
from ludoteca.games.futurisiko.box import SEAS, TERRITORIES

LANGUAGES = ("en", "it", "fr", "nl", "de")

# By place: the places that it names in one of its lists.
Ways = dict[str, tuple[str, ...]]

_MAP: Fields = {"territories": list, "seas": list}
_PLACE = {"id": str, "names": dict, "neighbours": list, "provenance": dict}
_TERRITORY: Fields = {**_PLACE, "links": list, "seas": list, "label": list}
_SEA: Fields = {**_PLACE, "coasts": list, "labels": list}
_PROVENANCE: Fields = {"name": str, "borders": str}
# Ids are words of records: what stands between blanks.
_ID = re.compile(f"[a-z][a-z0-9_]{{0,{LONGEST_ID - 1}}}")
# A sea is named in a few places at most.
MOST_LABELS = 8


def check_world(document: object) -> None:
    """F6 to F10: refuse a broken map with the name of its fault."""
    world = MAP.read_frame(document, _MAP)
    territories = _read_places(world, "territories", _TERRITORY, TERRITORIES)
    seas = _read_places(world, "seas", _SEA, SEAS)
    for place in seas:
        if place in territories:
            raise Malformed("futurisiko-map-duplicate", rule="F10", place=place)
    for place, territory in territories.items():
        _check_position(place, "label", territory["label"])
    for place, sea in seas.items():
        _check_positions(place, sea["labels"])

    land = _read_ways(territories, "neighbours", territories)
    links = _read_ways(territories, "links", territories)
    seaways = _read_ways(seas, "neighbours", seas)
    coasts = _read_ways(territories, "seas", seas)
    shores = _read_ways(seas, "coasts", territories)
    for ways in (land, links, seaways):
        _check_both_ways(ways, ways)
    _check_both_ways(coasts, shores)
    _check_both_ways(shores, coasts)
    _check_links(links, land)
    _check_connected(
        {place: land[place] + coasts[place] for place in land}
        | {place: seaways[place] + shores[place] for place in seaways}
    )


def _items(value: object) -> list[object]:
    assert isinstance(value, list)
    return value


def _read_places(world: Object, chapter: str, fields: Fields, count: int) -> dict[str, Object]:
    """F6: the territories, or the seas, by id."""
    given = _items(world[chapter])
    if len(given) != count:
        raise Malformed(
            "futurisiko-map-count", rule="F6", chapter=chapter, found=len(given), count=count
        )
    places: dict[str, Object] = {}
    for number, item in enumerate(given):
        place = MAP.read_object(item, f"{chapter}[{number}]", fields)
        name = str(place["id"])
        if not _ID.fullmatch(name):
            raise Malformed("futurisiko-map-id", rule="F10", place=shown(name), longest=LONGEST_ID)
        if name in places:
            raise Malformed("futurisiko-map-duplicate", rule="F10", place=shown(name))
        _check_names(name, place["names"])
        provenance = MAP.read_object(place["provenance"], shown(name), _PROVENANCE)
        for field in _PROVENANCE:
            MAP.check_length(provenance[field], LONGEST_TEXT)
        places[name] = place
    return places


def _check_names(place: str, names: object) -> None:
    """F10: a name in each language."""
    assert isinstance(names, dict)
    for language in LANGUAGES:
        name = names.get(language)
        if not is_printable(name):
            raise Malformed(
                "futurisiko-map-name", rule="F10", place=shown(place), language=language
            )
        MAP.check_length(name)


def _check_positions(place: str, value: object) -> None:
    positions = _items(value)
    if not positions:
        raise Malformed("futurisiko-map-position", rule="F10", place=shown(place), found="[]")
    if len(positions) > MOST_LABELS:
        raise Malformed("futurisiko-map-labels", rule="F10", place=shown(place), most=MOST_LABELS)
    for position in positions:
        _check_position(place, "labels", position)


def _check_position(place: str, field: str, value: object) -> None:
    """A longitude and a latitude."""
    match value:
        case [int() | float() as east, int() | float() as north] if (
            # A flag is a number in Python; and not a number is in no range.
            bool not in (type(east), type(north)) and abs(east) <= 180 and abs(north) <= 90
        ):
            return
    raise Malformed(
        "futurisiko-map-position",
        rule="F10",
        place=shown(place),
        found=shown(json.dumps({field: value})),
    )


def _read_ways(places: Mapping[str, Object], field: str, known: Mapping[str, Object]) -> Ways:
    """The places that each place names in a list: known ones, no other, each once."""
    return {
        place: tuple(_read_list(place, field, content[field], known))
        for place, content in places.items()
    }


def _read_list(place: str, field: str, value: object, known: Mapping[str, Object]) -> Iterator[str]:
    seen = set()
    for item in _items(value):
        facts = {"place": shown(place), "field": field, "other": shown(item)}
        if not isinstance(item, str) or item not in known:
            raise Malformed("futurisiko-map-unknown", rule="F10", **facts)
        if item == place:
            raise Malformed("futurisiko-map-self", rule="F10", **facts)
        if item in seen:
            raise Malformed("futurisiko-map-repeated", rule="F10", **facts)
        seen.add(item)
        yield item


def _check_both_ways(there: Ways, back: Ways) -> None:
    """F10: whoever borders on another is bordered by it."""
    for place, others in there.items():
        for other in others:
            if place not in back[other]:
                raise Malformed(
                    "futurisiko-map-one-way", rule="F10", place=shown(place), other=shown(other)
                )


def _check_links(links: Ways, land: Ways) -> None:
    """F7: a link line joins land neighbours."""
    for place, others in links.items():
        for other in others:
            if other not in land[place]:
                raise Malformed(
                    "futurisiko-map-link", rule="F7", place=shown(place), other=shown(other)
                )


def _check_connected(ways: Ways) -> None:
    """F10: from anywhere to everywhere by land, coast and sea."""
    for place, others in ways.items():
        if not others:
            raise Malformed("futurisiko-map-no-way-in", rule="F10", place=shown(place))
    start = next(iter(ways))
    reached = {start}
    ahead = [start]
    while ahead:
        found = set(ways[ahead.pop()]) - reached
        reached |= found
        ahead.extend(found)
    for place in ways:
        if place not in reached:
            raise Malformed(
                "futurisiko-map-disconnected",
                rule="F10",
                place=shown(place),
                other=shown(start),
            )
