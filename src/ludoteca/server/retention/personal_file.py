"""The personal file: all that is kept of somebody, with the records of their games, as JSON."""

import json
from collections.abc import Sequence
from dataclasses import dataclass

from ludoteca.core.errors import Refusal
from ludoteca.server.asset_store import AssetStore
from ludoteca.server.work_pool import Job, WorkPool
from ludoteca.store import IdentityRow, Store, TableRow
from ludoteca.table import Setup, Table

FORMAT = "ludoteca-person/1"


@dataclass(frozen=True)
class _KeptTable:
    """A table as it is kept."""

    row: TableRow
    entries: Sequence[str]


async def write_personal_file(
    store: Store, assets: AssetStore, pool: WorkPool, who: IdentityRow, address: str
) -> str:
    """Everything somebody may have: of games that go on, what they have seen."""
    data = await store.people.personal_data(who.id)
    kept: list[_KeptTable] = []
    for table in data["tables"]:
        # In this order, for the end of a game lays its secret open.
        entries = await store.tables.entries(table["id"])
        row = await store.tables.find(table["id"])
        if row is not None:
            await assets.fetch(row.game, json.loads(row.options))
            kept.append(_KeptTable(row, entries))

    def write(job: Job) -> str:
        records = {each.row.id: _write_record(each, who.id) for each in job.each(kept)}
        tables = [{**table, "record": records.get(table["id"])} for table in data["tables"]]
        return json.dumps(
            {"format": FORMAT, **data, "tables": tables}, ensure_ascii=False, indent=1
        )

    return await pool.run((who.id, "personal file"), address, write)


def _write_record(kept: _KeptTable, who: str) -> object:
    """A game as somebody has seen it, or None where its table cannot be opened."""
    try:
        setup = Setup.from_text(kept.row.setup)
        table = Table.from_journal(setup, kept.row.seed, kept.entries)
    except (Refusal, ValueError):
        return None
    seats = table.seats_of(who)
    return json.loads(str(table.record(seats[0] if len(seats) == 1 else None)))
