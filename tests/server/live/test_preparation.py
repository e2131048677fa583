"""While the search of a game is compiled, a table tells when its bots will be ready."""

import pytest

from ludoteca.core.kernels.deferral import VARIABLE, defer_compiling
from ludoteca.server import compilers
from tests.server.conftest import Welcome
from tests.server.live.test_games import BOT, ME

pytestmark = pytest.mark.anyio

THINKER = {"kind": "bot", "bot": "level:1"}


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The games whose search another process has compiled: none, until a test says so."""
    names: set[str] = set()
    monkeypatch.setenv(VARIABLE, "0")
    monkeypatch.setattr(compilers, "search_is_compiled", lambda game: game.name in names)
    defer_compiling()
    return names


async def test_a_table_hears_when_its_bots_will_be_ready_and_then_they_move(
    guests: Welcome, compiled: set[str]
) -> None:
    anna, bruno = await guests(), await guests()
    table = await anna.open([ME, THINKER])
    chair = await anna.enter(table)
    assert chair.table["to_move"] == 1, "a bot begins"
    version = chair.version
    assert (await chair.hear("preparation"))["seconds"] > 0
    late = await bruno.enter(table)
    assert (await late.hear("preparation"))["seconds"] > 0, "who comes later hears it as well"
    compiled.add("feurio")
    for each in (chair, late):
        while (await each.hear("preparation"))["seconds"] is not None:
            pass
        assert each.version == version, "nobody has moved before"
        assert (await each.hear("event"))["version"] > version


async def test_bots_that_do_not_search_do_not_wait(guests: Welcome, compiled: set[str]) -> None:
    anna = await guests()
    chair = await anna.enter(await anna.open([ME, BOT]))
    while chair.table["to_move"] != 0:
        await chair.hear("event")
    assert compiled == set()
    assert "preparation" not in {word["type"] for word in chair.heard}
