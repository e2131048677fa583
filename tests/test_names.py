"""Public names are few and listed, and asking for help opens no room that computes."""

import subprocess
import sys
from types import ModuleType

import pytest

from ludoteca import arena, bots, core, engine, envs, server, store, table
from ludoteca.games import feurio, futurisiko


def test_the_public_names_are_these() -> None:
    assert core.__all__ == [
        *("CHANCE", "OVER", "Dealer", "Game", "IllegalMove", "Malformed", "Move", "Narration"),
        *("NotYourTurn", "Options", "Outcome", "Position", "Record", "RecordRefused", "Refusal"),
        *("State", "View", "find_game", "game_names", "read_records", "replay"),
    ]
    assert bots.__all__ == ["Bot", "Decision", "Limit", "bot_names", "find_bot"]
    assert engine.__all__ == [
        *("VERSION", "Check", "Engine", "EngineBot", "EngineError", "Finding", "Timeouts"),
    ]
    assert envs.__all__ == ["BatchEnv", "Episode"]
    assert arena.__all__ == [
        *("Answer", "BotFailed", "Forfeit", "Hypothesis", "Match", "MatchRunner", "Result"),
        *("ResultStore", "ScheduledGame", "Standings", "StandingsRow", "Stronger", "Verdict"),
        *("WinShare", "compute_standings", "local_workers", "play_game"),
    ]
    assert table.__all__ == [
        *("SOMEONE", "STAND_IN", "Act", "AnyEntry", "Clock", "Forbidden", "ForgottenTable"),
        "JournalKeeper",
        *("Seat", "SeatPlan", "Setup", "Stale", "Status", "Table", "TableSession", "Transition"),
        *("check_nonce", "forget_person", "mix_seed", "plan_rematch", "plan_repeat"),
        *("read_entry", "write_entry"),
    ]
    assert server.__all__ == ["Settings", "create_app"]
    assert store.__all__ == [
        *("TALKED", "AddressRow", "AnnouncementRow", "AssetRow", "AuditRow", "BanRow"),
        *("CodeTaken", "IdentityRow", "ListedTable", "MessageRow", "PersonRow"),
        *("QuarantineRow", "RecordRow", "ReportRow", "StillSeated", "Store", "StoreLost"),
        *("TableRow", "TableSummary", "TalkRow", "Vanished", "VersionTaken", "Word"),
    ]
    assert feurio.__all__ == [
        *("FEURIO", "Arrange", "Break", "Colour", "Draw", "Feurio", "FeurioMove"),
        *("FeurioOptions", "FeurioState", "FeurioView", "Goal", "Lay", "Men", "OpenPosition"),
        *("Pass", "Region", "Tile"),
    ]


def test_every_public_name_is_there() -> None:
    for room in (core, bots, arena, engine, envs, table, store, server, feurio, futurisiko):
        assert all(getattr(room, name) is not None for name in room.__all__)


@pytest.mark.parametrize(
    ("room", "old", "new"),
    [
        *((arena, "Book", "ResultStore"), (arena, "Contest", "MatchRunner"), (arena, "hire", "")),
        *((engine, "EngineFault", "EngineError"), (engine, "Patience", "Timeouts")),
        (table, "Journal", "JournalKeeper"),
    ],
)
def test_a_public_name_of_before_still_works_and_says_what_it_is_now(
    room: ModuleType, old: str, new: str
) -> None:
    with pytest.warns(DeprecationWarning, match=f"{old} is now called {new}"):
        found = getattr(room, old)
    assert found is getattr(room, new or "local_workers")
    assert not hasattr(room, "NothingThatEverWas")


def test_a_name_that_is_not_public_is_not_found_in_rooms_opened_late() -> None:
    assert not hasattr(futurisiko, "read_options")


def test_help_opens_no_room_that_computes() -> None:
    code = (
        "import sys; sys.argv = ['ludoteca', '--help']\n"
        "from ludoteca.cli.app import app\n"
        "try: app()\n"
        "except SystemExit: pass\n"
        "assert not {'numba', 'numpy', 'fluent.runtime'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)
