"""Whole games over the socket, by clients that know nothing but what the server tells them."""

import random

import pytest

from ludoteca.core.errors import Malformed
from ludoteca.core.game import AnyGame
from ludoteca.core.registry import find_game
from tests.server.support.guest import Chair, Guest, Words

pytestmark = pytest.mark.anyio

ME = {"kind": "me"}
HERE = {"kind": "here"}
BOT = {"kind": "bot", "bot": "greedy"}

FEURIO = [options.as_json() for options in find_game("feurio").option_sets()]


async def play(chair: Chair, most: int | None = None, seed: int = 0) -> int:
    """Play for all seats of a chair; how many moves it made until the end, or until so many."""
    rng = random.Random(seed)
    made = 0
    while chair.table["status"] == "playing" and made != most:
        seat = chair.table["to_move"]
        if seat is None:
            break
        if seat not in chair.table["mine"]:
            await chair.hear("event", "table")
            continue
        if chair.table["seat"] != seat:
            await chair.say("look", seat=seat)
            await chair.hear("table")
            continue
        answer = await chair.move(seat, rng.choice(chair.legal))
        assert answer["type"] == "done", answer
        made += 1
    return made


def texts(thing: object) -> list[str]:
    """All texts anywhere in a scene."""
    if isinstance(thing, str):
        return [thing]
    if isinstance(thing, dict):
        return [text for value in thing.values() for text in texts(value)]
    return [text for value in thing for text in texts(value)] if isinstance(thing, list) else []


@pytest.mark.parametrize(
    "options", FEURIO, ids=lambda options: "-".join(map(str, options.values()))
)
async def test_every_table_of_feurio_opens_and_moves(guest: Guest, options: Words) -> None:
    table = await guest.open([ME, *[HERE] * (options["seats"] - 1)], options=options)
    chair = await guest.enter(table, scene=False)
    assert chair.table["options"] == options
    assert await play(chair, most=4) == 4


async def test_a_whole_game_of_feurio_against_bots(guest: Guest) -> None:
    table = await guest.open([ME, BOT, BOT, BOT])
    chair = await guest.enter(table, scene=False)
    assert await play(chair) > 5
    replay = await guest.get(f"/replays/{table}")
    assert replay["over"]
    assert replay["result"]["reason"]
    assert (await guest.get(f"/tables/{table}"))["status"] == "over"


async def test_a_whole_game_of_feurio_is_played_from_its_scenes(guest: Guest) -> None:
    table = await guest.open([ME, HERE], options={"firebreak": True})
    chair = await guest.enter(table)
    game = find_game("feurio")
    rng = random.Random(1)
    while isinstance(seat := chair.table["to_move"], int):
        if chair.table["seat"] != seat:
            await chair.say("look", seat=seat)
            await chair.hear("table")
        moves = [text for text in texts(chair.scene) if is_move(game, text)]
        assert moves, "the texts of legal moves stand in the scene"
        answer = await chair.move(seat, rng.choice(moves))
        assert answer["type"] == "done", answer
    assert chair.scene is not None
    assert chair.scene["outcome"]["reason"]
    versions = [word["version"] for word in chair.heard if word["type"] == "event"]
    assert versions == list(range(versions[0], versions[0] + len(versions)))


def is_move(game: AnyGame, text: str) -> bool:
    try:
        game.read(text)
    except Malformed:
        return False
    return True


async def test_a_game_of_futurisiko_with_cards_is_played_to_its_round_limit(guest: Guest) -> None:
    options = {"cards": True, "round_limit": 1}
    table = await guest.open([ME, BOT, BOT, BOT], "futurisiko", options=options)
    chair = await guest.enter(table, scene=False)
    await play(chair)
    assert (await guest.get(f"/tables/{table}"))["status"] == "over"
