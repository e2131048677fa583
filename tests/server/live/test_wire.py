"""The wire is declared once: what is made from its types agrees with them, and so do examples."""

import json
from typing import get_args

import msgspec
import pytest

from ludoteca.server import wire
from scripts.wire import schema, typescript
from scripts.wire.__main__ import differing
from scripts.wire.examples import EXAMPLES

MESSAGES = (*get_args(wire.ClientMessage), *get_args(wire.ServerMessage))


def test_what_is_made_from_the_types_is_up_to_date() -> None:
    assert [file.name for file in differing()] == [], "make wire"


def test_every_message_has_one_example_and_is_read_as_such() -> None:
    assert [type(example) for example in EXAMPLES] == list(MESSAGES)
    for half in (wire.ClientMessage, wire.ServerMessage):
        for example in EXAMPLES:
            if isinstance(example, get_args(half)):
                assert msgspec.json.decode(msgspec.json.encode(example), type=half) == example


def test_every_message_says_what_it_is_for_and_what_its_fields_mean() -> None:
    described = schema.describe_socket()
    for message in MESSAGES:
        told = described[message.__name__]
        assert told["description"]
        assert told["required"] == list(told["properties"]), "nothing is ever left out"


def test_a_field_that_nobody_knows_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        wire.read_message('{"type": "ping", "loudly": true}')


def test_a_name_means_one_thing() -> None:
    with pytest.raises(ValueError, match="two types are called Seat"):
        schema.merge({"Seat": {"type": "string"}}, {"Seat": {"type": "integer"}})


@pytest.mark.parametrize(
    ("told", "written"),
    [
        ({"$ref": "#/$defs/Seat"}, "Seat"),
        ({"enum": ["a", "b"]}, "'a' | 'b'"),
        ({"const": 3}, "3"),
        ({"anyOf": [{"type": "integer"}, {"type": "null"}]}, "number | null"),
        ({"type": "array", "items": {"type": "string"}}, "string[]"),
        ({"type": "array", "items": {"anyOf": [{"$ref": "A"}, {"$ref": "B"}]}}, "(A | B)[]"),
        ({"type": "array", "prefixItems": [{"$ref": "A"}, {"$ref": "B"}]}, "[A, B]"),
        (
            {
                "type": "object",
                "propertyNames": {"enum": ["x"]},
                "additionalProperties": {"type": "number"},
            },
            "Record<'x', number>",
        ),
        ({"type": "object"}, "Record<string, unknown>"),
        ({"title": "anything"}, "unknown"),
    ],
    ids=json.dumps,
)
def test_a_schema_is_written_as_typescript(told: schema.Schema, written: str) -> None:
    assert typescript.spell(told) == written
