"""People and tables to store."""

from dataclasses import replace

from ludoteca.store import IdentityRow, Store, TableRow, TableSummary

ANNA = IdentityRow("anna", "Anna", "▲", 1.0)
BEN = IdentityRow("ben", "Ben", "●", 2.0)
NEW = TableSummary(0, "waiting", "nobody", (), None, 1.0, ("Anna", ""), ("", ""), ("anna", ""))


def summary(version: int, **changes: object) -> TableSummary:
    """Of a table in play."""
    playing = replace(NEW, version=version, status="playing", to_move="human", turn=("anna",))
    return replace(playing, **changes)  # type: ignore[arg-type]


def table(name: str, **changes: object) -> TableRow:
    """A new table of Anna's."""
    row = TableRow(
        id=name,
        game="feurio",
        options="{}",
        given_moves=0,
        repeats_deal=False,
        summary=NEW,
        code=f"code-{name}",
        host="anna",
        setup='{"game": "…"}',
        seed="a seed",
        listed=True,
        created_at=1.0,
    )
    return replace(row, **changes)  # type: ignore[arg-type]


async def furnish(store: Store, *names: str) -> None:
    """Two people, and tables of these names."""
    await store.people.add_identity(ANNA)
    await store.people.add_identity(BEN)
    for name in names:
        await store.tables.add(table(name))
