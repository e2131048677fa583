"""Personal data: all that is kept of one person, as they may have it."""

from typing import Any

from sqlalchemy import Select, or_, select

from ludoteca.store.connection.database import Database
from ludoteca.store.schema import (
    ADDRESSES,
    ASSETS,
    IDENTITIES,
    MUTES,
    PARTICIPANTS,
    RECORDS,
    REPORTS,
    TABLES,
    TALK,
)


async def collect_personal_data(database: Database, identity: str) -> dict[str, Any]:
    """What stands in all tables of the database about somebody, without hashes and seeds."""

    async def rows(query: Select[Any]) -> list[dict[str, Any]]:
        return [dict(row._mapping) for row in await database.rows(query)]

    who, mail, table = IDENTITIES.c, ADDRESSES.c, TABLES.c
    sat = select(PARTICIPANTS.c.table_id).where(PARTICIPANTS.c.identity == identity)
    (person,) = await rows(
        select(
            who.id,
            who.name,
            who.mark,
            who.created_at,
            who.seen_at,
            who.passphrase.is_not(None).label("has_passphrase"),
        ).where(who.id == identity)
    )
    return {
        "person": person,
        "mail": await rows(
            select(mail.address, mail.language, mail.created_at).where(mail.identity == identity)
        ),
        "tables": await rows(
            select(table.id, table.game, table.status, table.created_at, table.updated_at)
            .where(or_(table.id.in_(sat), table.host == identity))
            .order_by(table.created_at, table.id)
        ),
        "talk": await rows(
            select(TALK.c.table_id, TALK.c.id, TALK.c.name, TALK.c.kind, TALK.c.text, TALK.c.at)
            .where(TALK.c.identity == identity)
            .order_by(TALK.c.at, TALK.c.table_id, TALK.c.id)
        ),
        "records": await rows(
            select(RECORDS.c.id, RECORDS.c.text, RECORDS.c.created_at)
            .where(RECORDS.c.owner == identity)
            .order_by(RECORDS.c.created_at, RECORDS.c.id)
        ),
        "files": await rows(
            select(ASSETS.c.id, ASSETS.c.text, ASSETS.c.created_at)
            .where(ASSETS.c.owner == identity)
            .order_by(ASSETS.c.created_at, ASSETS.c.id)
        ),
        "reports": await rows(
            select(REPORTS.c.table_id, REPORTS.c.line, REPORTS.c.at)
            .where(REPORTS.c.reporter == identity)
            .order_by(REPORTS.c.at)
        ),
        "muted": [
            row["name"]
            for row in await rows(
                select(who.name)
                .join(MUTES, MUTES.c.muted == who.id)
                .where(MUTES.c.identity == identity)
            )
        ],
    }
