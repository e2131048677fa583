"""Messages and requests at random: mostly of the right form, with anything in their fields."""

import json
from collections.abc import Sequence
from random import Random
from typing import Any, get_args

import msgspec

from ludoteca.server import Settings, create_app, wire
from ludoteca.server.limits.sizes import LARGEST_MESSAGE

NUMBERS = (-1, 0, 1, 2, 3, 7, 99, 2**31, 2**63 - 1, -(2**63), 2**64, 10**30)
TEXTS = (
    "",
    "0",
    "null",
    "pass",
    "lay 0,0",
    "place 3 0,1",
    "\N{SNOWMAN}" * 9,
    "\N{RIGHT-TO-LEFT OVERRIDE}abc",
    "\x00",
    "\ud800",
    "a" * 1_500,
    "../../etc/passwd",
    "%00",
    "{ $seat }",
    "<script>",
    "' OR 1=1 --",
)
# Of each kind of message its tag and its fields.
KINDS = [
    (str(kind.__struct_config__.tag), msgspec.structs.fields(kind))
    for kind in get_args(wire.ClientMessage)
]
# So often a field is of another kind than it should be, missing, or not known.
SPOILT = 0.03
# What makes others wait by design is asked for seldom: a hint takes half a second.
RARE = {"hint": 0.01, "resign": 0.05, "leave": 0.05}


def make_value(rng: Random, depth: int = 0) -> object:
    """Anything that JSON can hold."""
    kind = rng.randrange(7 if depth < 3 else 5)
    if kind < 2:
        return rng.choice(NUMBERS)
    if kind < 4:
        return rng.choice(TEXTS)
    if kind == 4:
        return rng.choice([None, True, False, 0.5, -1e300])
    if kind == 5:
        return [make_value(rng, depth + 1) for _ in range(rng.randrange(4))]
    return {rng.choice(TEXTS): make_value(rng, depth + 1) for _ in range(rng.randrange(4))}


def make_message(rng: Random, version: int, moves: Sequence[str]) -> str:
    """A message as a client might send it, at a table with this version and these moves."""
    tag, known = rng.choice(KINDS)
    if rng.random() >= RARE.get(tag, 1.0):
        return '{"type":"ping"}'
    fields: dict[str, object] = {"type": tag}
    for field in known:
        if rng.random() >= SPOILT / 3:
            fields[field.encode_name] = _fill(rng, field.name, version, moves)
    if rng.random() < SPOILT / 3:
        fields[rng.choice(TEXTS)] = make_value(rng)
    return json.dumps(fields)


def _fill(rng: Random, name: str, version: int, moves: Sequence[str]) -> object:
    if rng.random() < SPOILT / 3:
        return make_value(rng)
    match name:
        case "version":
            return rng.choice([version, version, version - 1, *NUMBERS[:9]])
        case "seat" | "line":
            return rng.choice([0, 1, 2, *NUMBERS[:9]])
        case "move":
            return rng.choice([*moves, *TEXTS])
        case "kind":
            return rng.choice(["text", "sign"])
        case "muted":
            return rng.random() < 0.5
    return rng.choice(TEXTS)


def is_understood(text: str) -> bool:
    """Whether a message is one that a client may send: then the line goes on after it."""
    if len(text.encode()) > LARGEST_MESSAGE:
        return False
    try:
        wire.read_message(text)
    except (msgspec.DecodeError, RecursionError):
        return False
    return True


def list_routes() -> list[tuple[str, str]]:
    """All ways to ask over HTTP, but those that take long on purpose or tell of what is broken."""
    described: dict[str, Any] = create_app(Settings()).openapi()["paths"]
    return [
        (way, path)
        for path, ways in described.items()
        for way in ways
        if "passphrase" not in path and "reclaim" not in path and "health" not in path
    ]


def make_request(rng: Random, routes: Sequence[tuple[str, str]], ids: Sequence[str]) -> Any:
    """The method, the address, the query and the body of a request."""
    way, path = rng.choice(routes)
    while "{" in path:
        before, _, rest = path.partition("{")
        path = (
            before
            + rng.choice([*ids, "x", "%00", "%F0%9F%94%A5", "a" * 300])
            + rest.partition("}")[2]
        )
    query = {rng.choice(QUERIES): str(make_value(rng)) for _ in range(rng.randrange(3))}
    body = json.dumps(make_body(rng)) if rng.random() < 0.9 else str(make_value(rng))
    return way.upper(), path, query, body.encode(errors="surrogatepass")


QUERIES = ("language", "first", "last", "step", "mine", "game", "status", "seat", "x")
FIELDS = ("game", "options", "seats", "from", "name", "mark", "code", "nonce", "setup", "listed")


def make_body(rng: Random) -> object:
    """A body with fields that some routes know."""
    if rng.random() < 0.2:
        return make_value(rng)
    body: dict[str, object] = {
        field: make_value(rng) for field in rng.sample(FIELDS, rng.randrange(4))
    }
    if rng.random() < 0.5:
        body["game"] = rng.choice(["feurio", "futurisiko"])
    if rng.random() < 0.5:
        body["seats"] = [{"kind": rng.choice(["me", "open", "here", "bot", "x"])} for _ in range(3)]
    return body
