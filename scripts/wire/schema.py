"""The wire as JSON Schema: the socket's messages by msgspec, the answers over HTTP by FastAPI."""

import json
from inspect import cleandoc
from typing import Any, get_args, get_type_hints, is_typeddict

import msgspec

from ludoteca.core.options import Setting
from ludoteca.core.parts.presenter import Presenter
from ludoteca.core.parts.scene import PlainScene
from ludoteca.core.parts.teaching.how_to import HowToSheet
from ludoteca.core.parts.teaching.lesson import LessonSheet
from ludoteca.core.turn import ToMove
from ludoteca.server import Settings, create_app, wire
from ludoteca.server.routes.deals import Deal
from ludoteca.server.routes.replays import ReplaySheet
from ludoteca.table.entries import EntryKind

Schema = dict[str, Any]

# Types that have a name in Python alone, and shall have it everywhere.
ALIASES = {
    "ClientMessage": wire.ClientMessage,
    "ServerMessage": wire.ServerMessage,
    "EntryKind": EntryKind,
    "Setting": Setting,
    "ToMove": ToMove,
}


def describe(aliases: Schema) -> Schema:
    """The definitions of types, by name, with those of all types in them."""
    found, parts = msgspec.json.schema_components(
        aliases.values(), schema_hook=_describe_anything, ref_template="#/$defs/{name}"
    )
    named = {
        name: schema for name, schema in zip(aliases, found, strict=True) if "$ref" not in schema
    }
    return {name: _complete(schema) for name, schema in {**parts, **named}.items()}


def describe_socket() -> Schema:
    """What is said on the socket."""
    return describe(ALIASES)


def describe_http() -> Schema:
    """What is asked for and answered over HTTP."""
    components = create_app(Settings()).openapi()["components"]["schemas"]
    found: Schema = json.loads(json.dumps(components).replace("#/components/schemas/", "#/$defs/"))
    # What is written by msgspec, too, FastAPI does not describe.
    written = describe(
        {
            "HowToSheet": HowToSheet,
            "LessonSheet": LessonSheet,
            "PlainScene": PlainScene,
            "ReplaySheet": ReplaySheet,
            "Deal": Deal,
        }
    )
    # Who asks may leave out what is as usual; in an answer it is always there.
    for schema in found.values():
        if schema.get("additionalProperties") is not False:
            _complete(schema)
        if "enum" in schema:
            # As msgspec writes it.
            schema["enum"].sort()
            del schema["type"]
    return merge(found, written)


def describe_scenes(presenter: Presenter) -> Schema:
    """What a game draws, where it says more than any game: its own scene, board and review."""
    ways = (presenter.scene, presenter.board, presenter.review)
    told = [get_type_hints(way)["return"] for way in ways]
    own = [part for each in told for part in get_args(each) or (each,) if is_typeddict(part)]
    return merge(describe({part.__name__: part for part in own}))


def merge(*halves: Schema) -> Schema:
    """Definitions put together; a name means one thing."""
    merged: Schema = {}
    for half in halves:
        for name, schema in half.items():
            if merged.setdefault(name, schema) != schema:
                raise ValueError(f"two types are called {name}")
    return dict(sorted(merged.items()))


def write(title: str, definitions: Schema) -> str:
    """The document of some definitions."""
    document = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": title,
        "$defs": definitions,
    }
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"


def _describe_anything(_: type) -> Schema:
    """Values that only the room of a game knows."""
    return {"title": "anything"}


def _complete(schema: Schema) -> Schema:
    """With all fields required: we write them all, also those with a default."""
    if "description" in schema:
        schema["description"] = cleandoc(schema["description"])
    usual = [name for name, field in schema.get("properties", {}).items() if "default" in field]
    for name in usual:
        del schema["properties"][name]["default"]
    if usual:
        required = {*schema["required"], *usual}
        schema["required"] = [name for name in schema["properties"] if name in required]
    return schema
