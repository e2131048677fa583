"""The reference in docs/socket.md: every message with its fields, and an example."""

import json
from typing import get_args

import msgspec

from ludoteca.server import wire
from scripts.wire.examples import EXAMPLES
from scripts.wire.schema import ALIASES, Schema
from scripts.wire.typescript import spell

BEGIN = "<!-- Generated from here on, do not edit: make wire -->\n"
HALVES = {"What clients say": wire.ClientMessage, "What clients hear": wire.ServerMessage}


def fill(page: str, definitions: Schema) -> str:
    """The page with its reference made anew."""
    return page.partition(BEGIN)[0] + BEGIN + "".join(_sections(definitions))


def _sections(definitions: Schema) -> list[str]:
    sections = []
    parts = {name: schema for name, schema in definitions.items() if name not in ALIASES}
    # Where each is told: a message under its tag.
    anchors = {name: name.lower() for name in parts} | {
        message.__name__: message.__struct_config__.tag
        for messages in HALVES.values()
        for message in get_args(messages)
    }
    for heading, messages in HALVES.items():
        sections.append(f"\n## {heading}\n")
        for message in get_args(messages):
            schema = parts.pop(message.__name__)
            example = next(each for each in EXAMPLES if type(each) is message)
            text = json.dumps(msgspec.to_builtins(example), ensure_ascii=False)
            tag = f"`{message.__struct_config__.tag}`"
            sections.append(f"{_tell(tag, schema, anchors)}\n```json\n{text}\n```\n")
    sections.append("\n## What is in them\n")
    sections += [_tell(name, schema, anchors) for name, schema in parts.items()]
    return sections


def _tell(heading: str, schema: Schema, anchors: dict[str, str]) -> str:
    told = f"\n### {heading}\n\n{schema['description']}\n"
    if "enum" in schema:
        return f"{told}\nOne of {', '.join(f'`{value}`' for value in schema['enum'])}.\n"
    rows = [
        f"| `{name}` | {_name_type(field, anchors)} | {field.get('description', '')} |\n"
        for name, field in schema["properties"].items()
        if name != "type"
    ]
    return told + "".join(["\n| field | type | |\n|---|---|---|\n", *rows] if rows else [])


def _name_type(field: Schema, anchors: dict[str, str]) -> str:
    """A type, with a link to where it is told."""
    words = spell(field).replace("|", "\\|")
    plain = words.removesuffix("[]")
    return f"[`{words}`](#{anchors[plain]})" if plain in anchors else f"`{words}`"
