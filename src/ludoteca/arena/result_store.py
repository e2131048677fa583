"""The store of a match: every result as it comes, in memory and, with a folder, on disk.

In a folder, `match.json` says what is played and `games.jsonl` has a line for every game. A run
that was stopped, even in the middle of a line, goes on where it was; another match is refused.
"""

import json
import os
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from time import perf_counter
from typing import BinaryIO, Self

from ludoteca.arena.match import Match
from ludoteca.arena.result import Result
from ludoteca.bots.registry import read_spec
from ludoteca.core.errors import Malformed
from ludoteca.core.figures.provenance import find_provenance
from ludoteca.core.records.record import Json, RecordRefused
from ludoteca.core.system.paths import explain, write_text

FORMAT = "ludoteca-arena/1"
MATCH = "match.json"
GAMES = "games.jsonl"
# The disk is asked for its word at most every so many seconds: quick games come by the hundred.
SAVING = 1.0


class ResultStore:
    """The results of one match."""

    def __init__(self, match: Match, folder: Path | None = None) -> None:
        self.match = match
        self.folder = folder
        # The deals that are played out, from the first on without a gap, games in their order.
        self.deals: list[list[Result]] = []
        self._results: dict[str, Result] = {}
        self._saved = 0.0
        self._file = None if folder is None else self._open(folder)
        self._advance()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            os.fsync(self._file.fileno())
            self._file.close()

    def __contains__(self, game: str) -> bool:
        return game in self._results

    def __len__(self) -> int:
        return len(self._results)

    def add(self, result: Result) -> None:
        """Take a result in, and write it down at once."""
        self._keep(result)
        if self._file is not None:
            self._file.write(json.dumps(result.as_json()).encode() + b"\n")
            self._file.flush()
            self._save(self._file)
        self._advance()

    def _save(self, file: BinaryIO) -> None:
        """Have the disk keep what was written: a power cut takes a second's worth of games."""
        if perf_counter() - self._saved > SAVING:
            os.fsync(file.fileno())
            self._saved = perf_counter()

    def reread(self) -> Iterator[Result]:
        """What is on disk, each game once, with the records that are too long to keep in mind."""
        if self.folder is None:
            return
        seen = set()
        with (self.folder / GAMES).open("rb") as file:
            for line in file:
                result = Result.from_json(json.loads(line))
                if result.id not in seen:
                    seen.add(result.id)
                    yield result

    def _keep(self, result: Result) -> None:
        # What is long is kept on disk only.
        self._results[result.id] = replace(result, record=None)

    def _advance(self) -> None:
        while True:
            ids = [game.id for game in self.match.games(len(self.deals))]
            if not all(game in self._results for game in ids):
                return
            self.deals.append([self._results[game] for game in ids])

    def _open(self, folder: Path) -> BinaryIO:
        """The file of games, with what it holds already read."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
            file = (folder / GAMES).open("a+b")
        except OSError as fault:
            raise Malformed("file-unwritable", file=str(folder), fault=explain(fault)) from None
        try:
            _lock(file, folder)
            self._agree(folder / MATCH)
            self._read(file)
        except BaseException:
            file.close()
            raise
        return file

    def _agree(self, place: Path) -> None:
        """Write down what is played, or refuse to mix it with another match."""
        ours = describe(self.match)
        if not place.exists():
            write_text(place, json.dumps(ours, indent=2) + "\n")
            return
        try:
            theirs = json.loads(place.read_bytes())
            is_ours = theirs["format"] == FORMAT
        except (OSError, ValueError, KeyError, TypeError):
            is_ours = False
        if not is_ours:
            raise Malformed("arena-not-a-match", file=str(place), known=FORMAT)
        for name in ("match", "bots"):
            for field, value in _fields(ours, name).items():
                found = _fields(theirs, name).get(field)
                if found != value:
                    raise Malformed(
                        "arena-another-match",
                        folder=str(place.parent),
                        field=field,
                        found=json.dumps(found),
                        given=json.dumps(value),
                    )

    def _read(self, file: BinaryIO) -> None:
        """Take in what was played before; a last line that was torn off is cut away."""
        file.seek(0)
        end = 0
        for number, line in enumerate(file, 1):
            if not line.endswith(b"\n"):
                file.truncate(end)
                break
            end += len(line)
            try:
                result = Result.from_json(json.loads(line))
            except (ValueError, KeyError, TypeError, RecordRefused):
                result = None
            if result is None or not self._belongs(result):
                raise Malformed("arena-broken-line", file=str(self.folder), line=number)
            self._keep(result)

    def _belongs(self, result: Result) -> bool:
        """Whether a result is of a game of this match, and whole."""
        seats = self.match.options.seats
        games = {game.id: game for game in self.match.games(result.deal)}
        game = games.get(result.id)
        return (
            game is not None
            and (result.players, result.seed) == (game.players, game.dealer_seed)
            and len(result.places) == len(result.points) == len(result.thinking) == seats
            and (result.record is not None) == self.match.keeps_records
        )


def describe(match: Match) -> Json:
    """What determines a match, and on what it is played."""
    return {
        "format": FORMAT,
        "match": match.as_json(),
        "bots": {name: _origin(match, name) for name in match.kinds},
        **find_provenance().as_json(),
    }


def _origin(match: Match, name: str) -> str:
    """The package that a bot comes from, with its version; else its class."""
    bot = match.objects.get(name)
    if bot is not None:
        return f"{type(bot).__module__}:{type(bot).__qualname__}"
    entry = read_spec(name).entry
    return f"{entry.dist.name} {entry.dist.version}" if entry.dist else entry.value


def _fields(document: Json, name: str) -> Json:
    fields = document.get(name)
    return fields if isinstance(fields, dict) else {}


def _lock(file: BinaryIO, folder: Path) -> None:
    """Refuse to write where another run is writing; where files cannot be locked, trust."""
    with suppress(ImportError):
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Malformed("arena-busy", folder=str(folder)) from None
