"""A server is broken in the midst of games: what it acknowledged is there, once, and games end."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from ludoteca.table import AnyEntry
from ludoteca.table.entries import Dealt, Moved, SeatTaken
from tests.databases import SQLITE, Databases
from tests.forks import Forks
from tests.server.support.ledger import Action, Ledger
from tests.server.support.ordeal import GAMES, Ordeal
from tests.server.support.serving import Server
from tests.server.support.tally import Fault, Tally
from tests.small_disk import SmallDisk, mount_small_disk


@pytest.mark.parametrize("game", GAMES[1:], ids=lambda game: str(game[0]))
def test_games_survive_a_server_that_is_killed(
    databases: Databases,
    server_forks: Forks,
    tmp_path: Path,
    game: tuple[str, dict[str, object]],
) -> None:
    tally, url = Tally(enough=4), databases.make(SQLITE)
    server = Server(tmp_path, "--unlimited", database=url, forks=server_forks)
    ordeal = Ordeal(server, tally, name="here", tables=2, pause=0.3, seed=1, games=(game,))
    asyncio.run(ordeal.run())
    assert tally.kills == {("here", Fault.SERVER): 4}
    assert len(tally.ledgers) >= 2
    assert all(ledger.is_over and ledger.acknowledged for ledger in tally.ledgers)
    assert tally.is_clean, tally.report()


JOURNAL = (
    SeatTaken(at=1.0, seat=0, who="p", name="P", mark="★"),
    Moved(at=2.0, seat=0, move="lay 0,0"),
    Dealt(at=2.0, move="6"),
    Moved(at=3.0, seat=0, move="lay 1,0"),
    Moved(at=4.0, seat=1, move="lay 1,0"),
)
FIRST, SECOND = (1, 0, "lay 0,0"), (3, 0, "lay 1,0")


def check(journal: Sequence[AnyEntry], *acknowledged: Action) -> Ledger:
    """What is found of somebody who sent two actions and was told of these."""
    ledger = Ledger("t", people=1, sent={FIRST, SECOND}, acknowledged={*acknowledged})
    ledger.told = {3: {("deal", None, 2.0)}}
    ledger.check(journal, ledger.acknowledged, ledger.told)
    return ledger


def test_a_journal_with_all_that_was_acknowledged_is_as_it_should_be() -> None:
    ledger = check(JOURNAL, FIRST, SECOND)
    assert not ledger.lost
    assert not ledger.doubled
    assert not ledger.misled
    assert check(JOURNAL, FIRST).doubled == set(), "one that was sent without an answer is there"


def test_an_action_that_is_gone_is_lost() -> None:
    assert check(JOURNAL[:3], FIRST, SECOND).lost == {SECOND}


def test_an_action_that_is_there_twice_is_found() -> None:
    assert check([*JOURNAL, JOURNAL[3]], FIRST, SECOND).doubled == {(5, 0, "lay 1,0")}


def test_actions_in_another_order_are_found() -> None:
    ledger = check([*JOURNAL[:1], JOURNAL[3], JOURNAL[2], JOURNAL[1]], FIRST, SECOND)
    assert ledger.lost == {FIRST, SECOND}


def test_what_was_told_and_is_not_so_is_found() -> None:
    assert check(JOURNAL[:2], FIRST).misled == {3}
    assert check([*JOURNAL[:2], Dealt(at=2.5, move="6")], FIRST).misled == {3}


@pytest.mark.skipif(not SmallDisk.is_possible(), reason="only root may mount a disk")
def test_a_small_disk_is_full_until_it_is_freed(tmp_path: Path) -> None:
    with mount_small_disk(tmp_path / "disk", megabytes=2) as disk:
        file = disk.folder / "file"
        disk.fill()
        with pytest.raises(OSError, match="No space"):
            file.write_bytes(b"x")
        disk.free()
        file.write_bytes(b"x" * (1 << 20))
