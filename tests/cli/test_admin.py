"""ludoteca admin: what a host sees and does in the terminal."""

import asyncio
import getpass
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from ludoteca.store import Store
from tests.cli.conftest import Run
from tests.store.rows import furnish, summary, table

Fill = Callable[[Callable[[Store], Awaitable[object]]], None]


@pytest.fixture
def fill(saved_games: Path) -> Fill:
    """Do something with our own database, which is made for it."""
    assert saved_games.parent.exists()

    def do(work: Callable[[Store], Awaitable[object]]) -> None:
        async def run() -> None:
            store = await Store.open()
            await work(store)
            await store.close()

        asyncio.run(run())

    return do


@pytest.fixture
def house(fill: Fill) -> None:
    """Two people, two tables, an insult that was reported, and a damaged table."""

    async def furnish_house(store: Store) -> None:
        await furnish(store, "t1")
        await store.tables.add(table("t2", summary=summary(0, status="over")))
        await store.talk.add_line("t1", "ben", "Ben", "text", "an insult", 1.0)
        await store.moderation.report("t1", 1, "anna", 2.0)
        await store.moderation.quarantine("t2", "ValueError: no entry", "0.2.0", 3.0)

    fill(furnish_house)


def lines_of(output: str) -> list[dict[str, object]]:
    return [json.loads(line) for line in output.splitlines()]


@pytest.mark.usefixtures("house")
def test_tables_are_listed_by_their_last_change_and_by_status(run: Run) -> None:
    shown = run("admin", "tables").output
    assert "t1" in shown
    assert "feurio" in shown
    assert "1970-01-01" in shown
    (over,) = lines_of(run("admin", "tables", "--status", "over", "--json").output)
    assert (over["table"], over["status"], over["players"]) == ("t2", "over", ["Anna", ""])
    wrong = run("admin", "tables", "--status", "lost")
    assert wrong.exit_code == 2
    assert "waiting, playing, over, closed" in wrong.output


@pytest.mark.usefixtures("house")
def test_people_are_listed_and_a_ban_shows(run: Run) -> None:
    assert run("admin", "ban", "ben", "--reason", "rude").exit_code == 0
    people = {row["person"]: row for row in lines_of(run("admin", "people", "--json").output)}
    assert people["ben"]["is_banned"]
    assert not people["anna"]["is_banned"]
    shown = run("admin", "people", "be").output
    assert "Ben" in shown
    assert "Anna" not in shown
    assert "yes" in shown
    assert "rude" in run("admin", "bans").output
    assert run("admin", "unban", "ben").exit_code == 0
    assert lines_of(run("admin", "bans", "--json").output) == []


@pytest.mark.usefixtures("house")
def test_a_ban_names_somebody_who_is_here_or_an_address(run: Run) -> None:
    for words, why in (
        (("ban", "somebody"), "Nobody has the id"),
        (("unban", "ben"), "not banned"),
    ):
        refused = run("admin", *words)
        assert refused.exit_code == 2
        assert why in refused.output.replace("\n", " ")
    assert "2001:db8::/64" in run("admin", "ban", "2001:db8::17").output
    refused = run("admin", "ban", "2001:db8::18")
    assert (refused.exit_code, "already" in refused.output) == (2, True)


@pytest.mark.usefixtures("house")
def test_a_reported_line_is_removed_or_stays(run: Run) -> None:
    shown = run("admin", "reports").output
    assert "an insult" in shown
    (report,) = lines_of(run("admin", "reports", "--json").output)
    assert (report["table"], report["line"], report["speaker"]) == ("t1", 1, "ben")
    assert run("admin", "remove", "t1", "1").exit_code == 0
    assert "nothing to show" in run("admin", "reports").output
    for act in ("remove", "dismiss"):
        assert run("admin", act, "t1", "1").exit_code == 2
        assert run("admin", act, "t1", str(10**30)).exit_code == 2


def test_a_report_can_be_dismissed(run: Run, fill: Fill, house: None) -> None:
    assert house is None
    assert "stays" in run("admin", "dismiss", "t1", "1").output

    async def look(store: Store) -> None:
        line = await store.talk.find_line("t1", 1)
        assert line is not None
        assert line.text == "an insult"

    fill(look)


@pytest.mark.usefixtures("house")
def test_a_table_in_quarantine_is_listed_with_its_fault_and_released(run: Run) -> None:
    shown = run("admin", "quarantine").output
    assert "t2" in shown
    assert "no entry" in shown
    assert run("admin", "release", "t2").exit_code == 0
    assert run("admin", "release", "t2").exit_code == 2


@pytest.mark.usefixtures("house")
def test_an_announcement_has_words_or_a_time(run: Run) -> None:
    assert run("admin", "announce").exit_code == 2
    assert run("admin", "announce", "--restart-in", "5").exit_code == 0
    assert run("admin", "announce", "Cake at five").exit_code == 0
    assert run("admin", "withdraw").exit_code == 0
    assert run("admin", "withdraw").exit_code == 2


@pytest.mark.usefixtures("house")
def test_the_audit_log_names_who_did_what(run: Run, tmp_path: Path) -> None:
    run("admin", "ban", "ben", "--reason", "rude")
    run("admin", "export", str(tmp_path / "all.gz"))
    first, second = lines_of(run("admin", "audit", "--json").output)
    assert (first["act"], first["subject"], first["note"]) == ("ban", "person ben", "rude")
    assert (second["act"], second["subject"]) == ("export", "all.gz")
    assert first["who"] == getpass.getuser()
    assert "ban" in run("admin", "audit").output


@pytest.mark.usefixtures("house")
def test_a_database_is_exported_and_restored_elsewhere(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "all.gz"
    assert "Keep it private" in run("admin", "export", str(file)).output.replace("\n", " ")
    other = f"sqlite:///{tmp_path}/other.db"
    assert run("admin", "restore", str(file), "--database", other).exit_code == 0
    assert "an insult" in run("admin", "reports", "--database", other).output
    (told,) = lines_of(run("admin", "audit", "--database", other, "--json").output)
    assert told["act"] == "restore"
    assert run("admin", "restore", str(file)).exit_code == 2


def test_where_there_is_no_database_none_is_made(run: Run, tmp_path: Path) -> None:
    refused = run("admin", "tables")
    assert (refused.exit_code, "no database" in refused.output) == (2, True)
    assert not (tmp_path / "ludoteca.db").exists()


def test_a_user_without_a_name_still_acts(
    run: Run, house: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail() -> str:
        raise KeyError("getpwuid(): uid not found")

    assert house is None
    monkeypatch.setattr(getpass, "getuser", fail)
    run("admin", "ban", "ben")
    (told,) = lines_of(run("admin", "audit", "--json").output)
    assert told["who"] == "unknown"
