"""The asset libraries: the maps (F10) and card sheets (F60) to play with, by their ids.

One of each comes with the box. A host adds others: for this process, or for good, as a file in the
folder where this house keeps its data. An id never comes to mean something else, for records name
their map and their sheet by it.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Generic, Protocol, TypeVar

from ludoteca.core.errors import Malformed
from ludoteca.core.parts.assets import is_asset, name_asset
from ludoteca.core.sized_lru import SizedLru
from ludoteca.core.system.paths import data_folder, make_folder, write_text
from ludoteca.games.futurisiko.assets.document import ID, MAP, SHEET, DocumentKind, shown
from ludoteca.games.futurisiko.cards import Sheet, read_sheet
from ludoteca.games.futurisiko.map import World, read_world

# Letters of all maps, or all sheets, that people have brought and that are kept in memory; what
# was made of one takes some three times as much.
MOST_BROUGHT = 4_000_000


class Document(Protocol):
    """What maps and sheets have in common."""

    @property
    def id(self) -> str:
        """Its name in options and records."""

    @property
    def title(self) -> str:
        """What it is, for people."""

    @property
    def provenance(self) -> str:
        """Where it is from."""


Item = TypeVar("Item", bound=Document)


class AssetLibrary(Generic[Item]):
    """All maps, or all sheets; each lies in a file with the name of its id."""

    def __init__(
        self,
        kind: DocumentKind,
        usual: str,
        box: Traversable,
        read: Callable[[object], Item],
    ) -> None:
        self.kind = kind
        self.usual = usual
        self._read = read
        self._box = box
        # What has been found or registered; a file that is changed meanwhile does not matter.
        self._known: dict[str, Item] = {}
        # What people have brought for tables of their own, with its text.
        self._brought: SizedLru[str, tuple[Item, str]] = SizedLru(MOST_BROUGHT)

    def load(self, file: Traversable) -> Item:
        """What stands in a file, once it is checked."""
        return self._read(self.kind.parse(file))

    @property
    def folder(self) -> Path:
        """Where a host's own are kept."""
        return data_folder("futurisiko", f"{self.kind.name}s")

    def place(self, name: str) -> Traversable:
        """The file with this id."""
        return (self._box if name == self.usual else self.folder) / f"{name}.json"

    def names(self) -> list[str]:
        """The ids of all that are here, the usual one first."""
        kept = {file.stem for file in self.folder.glob("*.json") if ID.fullmatch(file.stem)}
        return [self.usual, *sorted((kept | self._known.keys()) - {self.usual})]

    def find(self, name: str) -> Item:
        """The one with this id."""
        if (brought := self._brought.get(name)) is not None:
            return brought[0]
        if name not in self._known:
            self._known[name] = self._fetch(name)
        return self._known[name]

    def titles(self, names: Iterable[str]) -> dict[str, str]:
        """By id, what each is called, and no two the same."""
        titles = {name: self._title(name) for name in names}
        often = Counter(titles.values())
        return {
            name: title if often[title] == 1 else f"{title} ({name})"
            for name, title in titles.items()
        }

    def _title(self, name: str) -> str:
        """What one is called; a broken file goes by its id, and is refused to who plays with it."""
        try:
            return self.find(name).title
        except Malformed:
            return name

    def _fetch(self, name: str) -> Item:
        if name not in self.names():
            raise self.unknown(name)
        file = self.place(name)
        try:
            item = self.load(file)
        except Malformed as fault:
            facts = {"kind": self.kind.name, "file": str(file), "fault": str(fault)}
            raise Malformed("futurisiko-document-broken", fault.rule, **facts) from None
        if item.id != name:
            raise self.kind.refuse("misnamed", file=str(file), found=item.id)
        return item

    def unknown(self, name: object) -> Malformed:
        """The refusal of an id that nothing here has."""
        known = ", ".join(self.names())
        return self.kind.refuse("unknown", found=shown(name), known=known)

    def register(self, item: Item) -> None:
        """Let games of this process be played with another one."""
        taken = item.id in self.names() and self.find(item.id) != item
        if taken or is_asset(item.id):
            raise self.kind.refuse("taken", found=item.id)
        self._known[item.id] = item

    def add(self, file: Path) -> Item:
        """Check a file of a host and keep it for good."""
        item = self.load(file)
        self.register(item)
        place = self.folder / f"{item.id}.json"
        if item.id != self.usual and not place.exists():
            make_folder(self.folder)
            write_text(place, file.read_text(encoding="utf-8"))
        return item

    def accept(self, text: str) -> str:
        """Check what somebody brings for a table of theirs; its id, made of what stands in it.

        Whatever it calls itself, it comes in the way of no other; and nobody else sees it listed.
        """
        name = name_asset(text)
        if name not in self._brought:
            document = self.kind.parse_text(text)
            self._read(document)
            assert isinstance(document, dict), "it was read"
            self._brought.put(name, (self._read({**document, "id": name}), text), len(text))
        return name

    def read_text(self, name: str) -> str:
        """The text of the one with this id."""
        if (brought := self._brought.get(name)) is not None:
            return brought[1]
        self.find(name)
        return self.place(name).read_text(encoding="utf-8")

    def has(self, name: str) -> bool:
        """Whether somebody has brought this, and it is still at hand."""
        return name in self._brought

    def locate(self, word: str) -> Traversable:
        """The file with an id that is here, or else the file at a path: whichever a word names."""
        is_id = ID.fullmatch(word) is not None
        if is_id and (word in self.names() or not Path(word).exists()):
            self.find(word)
            return self.place(word)
        return Path(word)


_ROOM = files("ludoteca.games.futurisiko")
MAPS: AssetLibrary[World] = AssetLibrary(MAP, "reconstruction", _ROOM / "map", read_world)
SHEETS: AssetLibrary[Sheet] = AssetLibrary(SHEET, "house", _ROOM / "cards", read_sheet)
