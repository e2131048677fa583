"""Documents that a host may bring as JSON files: maps (F10) and card sheets (F60).

Anything at all may come in, so nothing is taken for granted.
"""

import json
import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources.abc import Traversable

from ludoteca.core.errors import Malformed
from ludoteca.core.system.paths import explain
from ludoteca.core.text.messages import Fact

# Ids stand in records and name files: short words that every system can hold.
LONGEST_ID = 40
ID = re.compile(f"[a-z][a-z0-9_-]{{0,{LONGEST_ID - 1}}}")
LONGEST_NAME = 80
# Where something is from, in a few sentences.
LONGEST_TEXT = 2000
# Only the beginning of nonsense is repeated to whoever sent it.
SHOWN = 60

Object = Mapping[str, object]
Fields = Mapping[str, type]


@dataclass(frozen=True)
class DocumentKind:
    """What a document is: its name in options, folders and messages, and the rule about it."""

    name: str
    rule: str

    def refuse(self, fault: str, /, **facts: Fact) -> Malformed:
        """The refusal of a document for a fault that any kind may have."""
        return Malformed(f"futurisiko-document-{fault}", self.rule, (), kind=self.name, **facts)

    def parse(self, file: Traversable) -> object:
        """What stands in a file."""
        try:
            text = file.read_text(encoding="utf-8")
        except OSError as fault:
            raise Malformed("file-unreadable", file=str(file), fault=explain(fault)) from None
        except ValueError as fault:
            raise self.refuse("not-json", fault=str(fault)) from None
        return self.parse_text(text)

    def parse_text(self, text: str) -> object:
        """What stands in a text: strict JSON, in which all readers see the same."""

        def gather(fields: list[tuple[str, object]]) -> dict[str, object]:
            found = dict(fields)
            if len(found) < len(fields):
                often = Counter(name for name, _ in fields)
                raise self.refuse("twice", field=shown(often.most_common(1)[0][0]))
            return found

        def refuse_number(found: str) -> object:
            raise self.refuse("number", found=found)

        try:
            # Half a sign cannot be kept anywhere.
            text.encode()
            return json.loads(text, object_pairs_hook=gather, parse_constant=refuse_number)
        except (ValueError, RecursionError) as fault:
            raise self.refuse("not-json", fault=str(fault)) from None

    def read_object(self, value: object, place: str, fields: Fields) -> Object:
        """An object with these fields, each of its type."""
        if not isinstance(value, dict):
            raise self.refuse("not-object", place=place)
        for field, kind in fields.items():
            if field not in value:
                raise self.refuse("missing", place=place, field=field)
            if not isinstance(value[field], kind):
                raise self.refuse("type", place=place, field=field, type=kind.__name__)
        return value

    def read_frame(self, value: object, fields: Fields) -> Object:
        """A whole document: what any kind has, and these fields."""
        frame = {"id": str, "title": str, "provenance": str}
        document = self.read_object(value, "document", {**frame, **fields})
        if not ID.fullmatch(str(document["id"])):
            raise self.refuse("id", found=shown(document["id"]), longest=LONGEST_ID)
        if not is_printable(document["title"]):
            raise self.refuse("title")
        self.check_length(document["title"])
        self.check_length(document["provenance"], LONGEST_TEXT)
        return document

    def check_length(self, name: object, longest: int = LONGEST_NAME) -> None:
        """A title or a name is short: it stands on maps and buttons."""
        if len(str(name)) > longest:
            raise self.refuse("long", found=shown(name), longest=longest)


MAP = DocumentKind("map", "F10")
SHEET = DocumentKind("sheet", "F60")


def shown(value: object) -> str:
    """The beginning of a value."""
    return str(value)[:SHOWN]


def is_printable(value: object) -> bool:
    """Whether this is a text that says something, and that any screen or picture can show."""
    return isinstance(value, str) and bool(value.strip()) and value.isprintable()
