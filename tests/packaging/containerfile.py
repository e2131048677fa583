"""A Containerfile as its instructions, by stages; variables are filled in as a builder would."""

import json
import re
from dataclasses import dataclass, field
from pathlib import Path

VARIABLE = re.compile(r"\$\{?(\w+)\}?")


@dataclass
class Stage:
    """The instructions from one FROM to the next, and what they set."""

    base: str
    environment: dict[str, str] = field(default_factory=dict)
    instructions: list[tuple[str, str]] = field(default_factory=list)

    def all(self, word: str) -> list[str]:
        """What follows an instruction, each time it is given; a shell fills in its variables."""
        return [text for found, text in self.instructions if found == word]

    def one(self, word: str) -> str:
        """What follows an instruction that is given once."""
        (text,) = self.all(word)
        return text

    def command(self, word: str) -> list[str]:
        """The words of a command that no shell reads."""
        words: list[str] = json.loads(self.one(word))
        return words


def read(file: Path) -> list[Stage]:
    """The stages of a file."""
    text = re.sub(r"^#.*\n", "", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
    arguments: dict[str, str] = {}
    stages: list[Stage] = []
    for line in re.sub(r"\\\n\s*", "", text).splitlines():
        word, _, rest = line.partition(" ")
        if word == "ARG":
            name, _, value = rest.partition("=")
            arguments[name] = value
        elif word == "FROM":
            stages.append(Stage(_fill(rest.split()[0], arguments)))
        elif word == "ENV":
            _set(stages[-1].environment, rest)
        elif word:
            stages[-1].instructions.append((word, rest))
    return stages


def _set(environment: dict[str, str], text: str) -> None:
    # Within one instruction, variables have the values they had before it.
    before = dict(environment)
    for pair in text.split():
        name, _, value = pair.partition("=")
        environment[name] = _fill(value, before)


def _fill(text: str, values: dict[str, str]) -> str:
    return VARIABLE.sub(lambda found: values.get(found[1], found[0]), text)
