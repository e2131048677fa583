"""docs/socket.md tells all that is said on the socket, and nothing else."""

import json
import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from ludoteca.server import wire

PAGE = Path(__file__).parents[2] / "docs" / "socket.md"
HALVES = {"What clients say": wire.Said, "What clients hear": wire.Heard}


def sections(half: str) -> dict[str, str]:
    """What the page says, by the type of the message."""
    text = PAGE.read_text(encoding="utf-8").split(f"\n## {half}\n")[1].split("\n## ")[0]
    parts = re.split(r"\n### `(\w+)`\n", text)[1:]
    return dict(zip(parts[::2], parts[1::2], strict=True))


def words(half: str) -> dict[str, type[msgspec.Struct]]:
    """The messages that there are, by their type."""
    return {str(word.__struct_config__.tag): word for word in get_args(HALVES[half])}


@pytest.mark.parametrize("half", HALVES)
def test_every_message_is_told_and_no_other(half: str) -> None:
    assert sections(half).keys() == words(half).keys()


@pytest.mark.parametrize("half", HALVES)
def test_every_field_is_told_and_no_other(half: str) -> None:
    for name, text in sections(half).items():
        told = re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE)
        assert told == [field.name for field in msgspec.structs.fields(words(half)[name])], name


@pytest.mark.parametrize("half", HALVES)
def test_every_example_is_such_a_message(half: str) -> None:
    for name, text in sections(half).items():
        (example,) = re.findall(r"```json\n(.*?)\n```", text, re.DOTALL)
        read = msgspec.json.decode(example, type=HALVES[half])
        assert isinstance(read, words(half)[name])
        assert json.loads(msgspec.json.encode(read)) == json.loads(example)
