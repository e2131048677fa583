"""What is hidden stays on the server: games that differ only in secrets are the same to others."""

import json
import re
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import count, cycle

import pytest
from msgspec import json as packed

from ludoteca.bots.hint import explain_hint
from ludoteca.core.errors import Refusal
from ludoteca.core.game import AnyState, AnyView
from ludoteca.core.records.record import Record
from ludoteca.core.records.replay import Positions
from ludoteca.core.text.languages import languages
from ludoteca.core.text.messages import speaking
from ludoteca.core.turn import CHANCE
from ludoteca.server.bots.pace import Pace
from ludoteca.server.live.events import Publication, list_legal, may_undo
from ludoteca.server.live.game_log import read_game_log
from ludoteca.server.live.journal_keeper import summarize
from ludoteca.server.live.scenes import Scenes
from ludoteca.server.live.viewer import Viewer
from ludoteca.server.replays.replay import Replay
from ludoteca.server.routes.table_card import TableCard
from ludoteca.store import TableRow
from ludoteca.table import SeatPlan, Setup, Table, Transition, read_entry
from tests.effort import times
from tests.progress import Progress
from tests.server.conftest import Welcome
from tests.server.live.test_games import HERE, ME
from tests.server.support.guest import Guest, Words
from tests.server.support.twins import AT, journal, twins, walk

SECRETS = [
    pytest.param("feurio", {"seats": 3, "firebreak": True}, id="feurio"),
    pytest.param("futurisiko", {"seats": 4, "cards": True}, id="futurisiko"),
]
# As games that come to their end, at random.
SHORT = [
    pytest.param("feurio", {"seats": 3, "firebreak": True}, id="feurio"),
    pytest.param("futurisiko", {"seats": 3, "cards": True, "round_limit": 4}, id="futurisiko"),
]
VIEWERS = [None, 0, 1]
# So many pairs of steps in each run over whole games: a million in `make test-long`.
PAIRS = times(300, long=5_000)


def row_of(state: AnyState) -> TableRow:
    plans = tuple(SeatPlan(kind="invited", who=f"p{n}") for n in range(state.options.seats))
    setup = Setup(
        game=state.game.name, options=state.options.as_json(), seats=plans, host="p0"
    ).settle()
    empty = summarize(Table(setup, "seed"))
    return TableRow(
        id="t",
        game=setup.game,
        options="{}",
        given_moves=0,
        repeats_deal=False,
        summary=empty,
        code="c",
        host="p0",
        setup=str(setup),
        seed="seed",
        listed=True,
        created_at=0.0,
    )


def open_table(row: TableRow, entries: Sequence[str]) -> Table:
    return Table.from_journal(Setup.from_text(row.setup), row.seed, entries)


@pytest.mark.compiled
@pytest.mark.parametrize("seat", VIEWERS)
@pytest.mark.parametrize(("game", "options"), SECRETS)
def test_events_tables_lists_and_records_tell_no_secret(
    game: str, options: Words, seat: int | None
) -> None:
    told = []
    for state in twins(game, seat, seed=3, **options):
        row, entries = row_of(state), journal(state)
        table = open_table(row, entries)
        viewers = [Viewer(seat, "en"), Viewer(seat, "fr"), Viewer(seat, "en", draws=False)]
        told.append(
            [
                *(packed.encode(list(read_game_log(row, entries, 0, each))) for each in viewers),
                *(packed.encode(show_last(row, entries, each)) for each in viewers),
                packed.encode(table.view(seat).game.presenter.scene(table.view(seat))),
                TableCard.of(row, None).model_dump_json().encode(),
                str(table.record(seat)).encode(),
                str(may_undo(table, viewers[0])).encode(),
                str(list_legal(table, seat) if seat == table.to_move else []).encode(),
                str(summarize(table)).encode(),
            ]
        )
    for one, other in zip(*told, strict=True):
        assert one == other


@pytest.mark.compiled
@pytest.mark.parametrize("seed", range(times(1, long=100)))
@pytest.mark.parametrize(("game", "options"), SHORT)
def test_at_no_step_of_whole_games_anything_tells_a_secret(
    game: str, options: Words, seed: int
) -> None:
    """Pairs of steps that somebody cannot tell apart: so many for each game and seed."""
    progress, pairs = Progress(f"pairs-{game}-{seed}", PAIRS), 0
    # What was tried in part is tried again from its beginning.
    for number in count(seed) if progress.goes_on else ():
        seat = (None, 0, 1, 2)[number % 4]
        for one, other, common in walk(game, seat, seed=1_000 * number + seed, **options):
            steps = zip(tell_steps(seat, one, common), tell_steps(seat, other, common), strict=True)
            for told, twin in steps:
                assert told == twin, (number, seat)
                pairs += 1
            if pairs >= PAIRS:
                progress.add(pairs)
                return


def tell_steps(seat: int | None, state: AnyState, common: int) -> Iterator[list[object]]:
    """All that somebody can get at each step of a game after the first, in changing languages."""
    entries, begun = journal(state), state.options.seats + common
    table, pace = open_table(row_of(state), entries[:begun]), Pace()
    for entry, language in zip(entries[begun:], cycle(languages()), strict=False):
        news = [table.apply(read_entry(entry))]
        view, mover = table.view(seat), table.to_move
        with speaking(language):
            publication = publish(table, news)
            shown: list[object] = [
                publication.events(Viewer(seat, language)),
                publication.events(Viewer(seat, language, draws=False)),
                may_undo(table, Viewer(seat, language)),
                str(table.record(seat)),
                summarize(table),
                table.hides,
                list_answers(table, view) if view.seat == view.to_move else [],
                pace.allot(table.view(mover), 1.0) if mover not in (None, CHANCE) else 0.0,
            ]
        yield shown


def list_answers(table: Table, view: AnyView) -> list[object]:
    """What whoever is to move may do, is advised, and is told who tries what others have done."""
    assert view.seat is not None, "it is to move"
    best = view.move_of(view.legal()[0])
    tried = [try_move(table, view.seat, str(move)) for move in view.history[-9:]]
    return [list_legal(table, view.seat), explain_hint(view, best), tried]


def try_move(table: Table, seat: int, text: str) -> str | None:
    """Why a move is refused, if it is."""
    try:
        table.fork().move(seat, table.version, text, AT)
    except Refusal as refusal:
        return str(refusal)
    return None


def show_last(row: TableRow, entries: Sequence[str], viewer: Viewer) -> object:
    """The last event as it is told when it happens, with the scene."""
    table = open_table(row, entries[:-1])
    news = [table.apply(read_entry(entries[-1]))]
    return publish(table, news).events(viewer)


def publish(table: Table, news: Sequence[Transition]) -> Publication:
    """What happens at a table, for whoever asks."""

    scenes = Scenes()
    return Publication(table, news, scenes.views, partial(scenes.find, table))


@pytest.mark.compiled
@pytest.mark.parametrize("seat", VIEWERS)
@pytest.mark.parametrize(("game", "options"), SECRETS)
def test_replays_of_games_that_go_on_tell_no_secret(
    game: str, options: Words, seat: int | None
) -> None:
    shown = []
    for state in twins(game, seat, seed=4, **options):
        replay = Replay("", Positions(state), ("",) * 4, seat, is_open=False)
        steps = range(0, replay.moves + 1, 7)
        shown.append(
            packed.encode(
                [
                    replay.tell(),
                    replay.scores(),
                    replay.result(),
                    *map(replay.scene, [*steps, replay.moves]),
                ]
            )
        )
    assert shown[0] == shown[1]


@pytest.mark.anyio
@pytest.mark.compiled
async def test_what_a_spectator_gets_over_the_network_tells_no_secret(guests: Welcome) -> None:
    host, stranger = await guests(), await guests()
    heard = []
    for state in twins("feurio", None, seed=5, seats=2, firebreak=True):
        record = Record.of(state)
        kept = (await host.http.post("/records", content=str(record))).json()["id"]
        beginning = {"replay": kept, "step": len(state.actions)}
        order: Words = {"options": record.options, "from": beginning}
        table = await host.open([ME, HERE], **order)
        heard.append(await gather(stranger, table))
    assert heard[0] == heard[1]


async def gather(stranger: Guest, table: str) -> list[str]:
    """All that somebody can get of a table without sitting there."""
    chair = await stranger.enter(table)
    shown = [
        await stranger.http.get(path)
        for path in (
            f"/tables/{table}",
            f"/tables/{table}/deal",
            f"/replays/{table}",
            f"/replays/{table}/record",
            f"/replays/{table}/scenes?first=0&last=59",
        )
    ]
    asked = [
        await stranger.http.post(path, json={})
        for path in (f"/tables/{table}/seat", f"/tables/{table}/rematch", f"/tables/{table}/repeat")
    ]
    heard = [json.dumps(word) for word in chair.heard]
    return [_forget(text, table) for text in [*heard, *(each.text for each in shown + asked)]]


def _forget(text: str, table: str) -> str:
    """Without what differs from table to table: its name, its seed's hash, and times."""
    text = text.replace(table, "TABLE")
    text = re.sub(r'"commitment": ?"[0-9a-f]{64}"', '"commitment"', text)
    return re.sub(r'"(at|updated_at)": ?[0-9.]+', '"at"', text)
