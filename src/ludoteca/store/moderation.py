"""Moderation: reports, mutes, bans, quarantine, announcements, and the audit log of all that.

Each act of a host is written together with its line in the audit log. Servers read the log on, and
so notice what a command has done beside them, whichever kind of database they share.
"""

import secrets
from collections.abc import Callable

from sqlalchemy import Connection, Update, UpdateBase, delete, exists, func, insert, select, update

from ludoteca.store.connection.advisory_locks import AdvisoryLock
from ludoteca.store.connection.commit_queue import CommitQueue
from ludoteca.store.connection.database import Database, read_as
from ludoteca.store.rows import (
    Act,
    AnnouncementRow,
    AuditRow,
    BanKind,
    BanRow,
    PersonRow,
    QuarantineRow,
    ReportRow,
)
from ludoteca.store.schema import (
    ANNOUNCEMENTS,
    AUDIT,
    BANS,
    IDENTITIES,
    MUTES,
    PARTICIPANTS,
    QUARANTINE,
    REPORTS,
    TALK,
)

# One statement, or several of which some answer whether anything changed.
Change = UpdateBase | Callable[[Connection], bool]


class Moderation:
    """What hosts decide about people and tables, and what people tell them."""

    def __init__(self, database: Database, commits: CommitQueue) -> None:
        self._database = database
        self._commits = commits

    # The audit log

    async def note(self, who: str, act: Act, subject: str, note: str, at: float) -> None:
        """Write down what was done elsewhere."""
        await self.act(None, who, act, subject, note, at)

    async def audit(self, after: int = 0, limit: int = 1000) -> list[AuditRow]:
        """What was done after a line of the log, the first first."""
        query = select(AUDIT).where(AUDIT.c.id > after).order_by(AUDIT.c.id).limit(limit)
        return await self._database.all(query, read_as(AuditRow))

    async def last_acts(self, limit: int) -> list[AuditRow]:
        """What was done last, in its order."""
        return await self.audit(max(0, await self.last_act() - limit), limit)

    async def last_act(self) -> int:
        """The number of the newest line of the log; 0 where there is none."""
        (row,) = await self._database.rows(select(func.coalesce(func.max(AUDIT.c.id), 0)))
        return int(row[0])

    async def act(
        self, change: Change | None, who: str, act: Act, subject: str, note: str, at: float
    ) -> bool:
        """Change something and write it down, both or neither; whether anything changed.

        Without a change, something was done elsewhere.
        """
        row = {
            "key": secrets.token_hex(16),
            "at": at,
            "who": who,
            "act": act,
            "subject": subject,
            "note": note,
        }

        def do(connection: Connection) -> bool:
            written = select(AUDIT.c.id).where(AUDIT.c.key == row["key"])
            if connection.scalar(written) is not None:
                return True  # before the connection was lost
            if isinstance(change, UpdateBase):
                if not connection.execute(change).rowcount:
                    return False
            elif change is not None and not change(connection):
                return False
            if self._database.is_shared:
                # One after another, so that numbers appear in their order.
                connection.execute(select(func.pg_advisory_xact_lock(AdvisoryLock.AUDIT_LOG)))
            last = connection.scalar(select(func.coalesce(func.max(AUDIT.c.id), 0)))
            connection.execute(insert(AUDIT).values(id=(last or 0) + 1, **row))
            return True

        return await self._commits.do(do)

    # Bans

    async def ban(self, kind: BanKind, subject: str, reason: str, *, who: str, at: float) -> bool:
        """Let somebody, or an address, in no more; False if that was so already."""
        row = {"kind": kind, "subject": subject, "reason": reason, "at": at}
        add = self._database.insert_once(BANS, row)
        return await self.act(add, who, "ban", f"{kind} {subject}", reason, at)

    async def unban(self, kind: BanKind, subject: str, *, who: str, at: float) -> bool:
        """Let somebody, or an address, in again; False if they were not banned."""
        drop = delete(BANS).where(BANS.c.kind == kind, BANS.c.subject == subject)
        return await self.act(drop, who, "unban", f"{kind} {subject}", "", at)

    async def bans(self) -> list[BanRow]:
        """All who may not come, the newest first."""
        query = select(BANS).order_by(BANS.c.at.desc(), BANS.c.subject)
        return await self._database.all(query, read_as(BanRow))

    # Talk

    async def remove_line(self, table: str, line: int, *, who: str, at: float) -> bool:
        """Take the words out of a line of the talk, for good; False if there is none to take out.

        The line stays, for its number must never be another's.
        """
        which = (TALK.c.table_id == table) & (TALK.c.id == line) & (TALK.c.kind != "removed")

        def remove(connection: Connection) -> bool:
            done = connection.execute(update(TALK).where(which).values(kind="removed", text=""))
            connection.execute(_handle_reports(table, line, at))
            return bool(done.rowcount)

        return await self.act(remove, who, "remove-line", f"{table} {line}", "", at)

    async def dismiss(self, table: str, line: int, *, who: str, at: float) -> bool:
        """A line that was reported may stay; False if nobody has reported it."""
        handle = _handle_reports(table, line, at)
        return await self.act(handle, who, "dismiss", f"{table} {line}", "", at)

    async def report(self, table: str, line: int, reporter: str, at: float) -> None:
        """Somebody finds a line of the talk wrong; saying so again changes nothing."""
        row = {"table_id": table, "line": line, "reporter": reporter, "at": at}
        await self._commits.execute(self._database.insert_once(REPORTS, row))

    async def reports(self, limit: int = 100) -> list[ReportRow]:
        """Lines that were reported and that no host has looked at, the newest report first."""
        said = (TALK.c.table_id == REPORTS.c.table_id) & (TALK.c.id == REPORTS.c.line)
        query = (
            select(
                REPORTS.c.table_id.label("table"),
                *(REPORTS.c.line, REPORTS.c.reporter, REPORTS.c.at),
                TALK.c.identity.label("speaker"),
                *(TALK.c.name, TALK.c.kind, TALK.c.text),
            )
            .join(TALK, said)
            .where(REPORTS.c.handled_at.is_(None))
            .order_by(REPORTS.c.at.desc(), REPORTS.c.table_id, REPORTS.c.line)
            .limit(limit)
        )
        return await self._database.all(query, read_as(ReportRow))

    async def mute(self, identity: str, muted: str, at: float) -> None:
        """Somebody wants to hear nothing more from another."""
        row = {"identity": identity, "muted": muted, "at": at}
        await self._commits.execute(self._database.insert_once(MUTES, row))

    async def unmute(self, identity: str, muted: str) -> None:
        """Somebody wants to hear another again."""
        gone = delete(MUTES).where(MUTES.c.identity == identity, MUTES.c.muted == muted)
        await self._commits.execute(gone)

    async def muted_by(self, identity: str) -> set[str]:
        """From whom somebody wants to hear nothing."""
        query = select(MUTES.c.muted).where(MUTES.c.identity == identity)
        return {row.muted for row in await self._database.rows(query)}

    # Quarantine

    async def quarantine(self, table: str, fault: str, software: str, at: float) -> bool:
        """Leave a table alone that this software cannot open; False if that was known."""
        row = {"table_id": table, "fault": fault, "software": software, "at": at}

        def put(connection: Connection) -> bool:
            known = select(QUARANTINE.c.table_id).where(
                QUARANTINE.c.table_id == table,
                QUARANTINE.c.fault == fault,
                QUARANTINE.c.software == software,
            )
            if connection.scalar(known) is not None:
                return False
            connection.execute(self._database.upsert(QUARANTINE, row, "table_id"))
            return True

        return await self._commits.do(put)

    async def is_quarantined(self, table: str) -> bool:
        """Whether a table is left alone."""
        query = select(QUARANTINE.c.table_id).where(QUARANTINE.c.table_id == table)
        return bool(await self._database.rows(query))

    async def quarantined(self) -> list[QuarantineRow]:
        """All tables that are left alone, the newest first."""
        query = select(QUARANTINE, QUARANTINE.c.table_id.label("table"))
        query = query.order_by(QUARANTINE.c.at.desc(), QUARANTINE.c.table_id)
        return await self._database.all(query, read_as(QuarantineRow))

    async def release(self, table: str, *, who: str, at: float) -> bool:
        """Have a table tried again; False if it was not left alone."""
        drop = delete(QUARANTINE).where(QUARANTINE.c.table_id == table)
        return await self.act(drop, who, "release", table, "", at)

    # Announcements

    async def announce(
        self, text: str, restart_at: float | None, until: float, *, who: str, at: float
    ) -> None:
        """Tell something to all who are here, in place of what was told before."""
        row = {
            "id": secrets.token_hex(8),
            "text": text,
            "restart_at": restart_at,
            "until": until,
            "at": at,
        }

        def put(connection: Connection) -> bool:
            connection.execute(delete(ANNOUNCEMENTS))
            connection.execute(insert(ANNOUNCEMENTS).values(row))
            return True

        await self.act(put, who, "announce", text, "", at)

    async def withdraw(self, *, who: str, at: float) -> bool:
        """Tell it no longer; False if nothing was told."""
        return await self.act(delete(ANNOUNCEMENTS), who, "withdraw", "", "", at)

    async def announcement(self) -> AnnouncementRow | None:
        """What is told to all, be it out of date."""
        query = select(ANNOUNCEMENTS).limit(1)
        return await self._database.find(query, read_as(AnnouncementRow))

    # People

    async def people(self, word: str = "", limit: int = 100) -> list[PersonRow]:
        """People with a word in their name, or of this id; who was here last comes first."""
        sat = (
            select(func.count()).where(PARTICIPANTS.c.identity == IDENTITIES.c.id).scalar_subquery()
        )
        is_banned = exists().where(BANS.c.kind == "person", BANS.c.subject == IDENTITIES.c.id)
        # Whoever was deleted is nobody, though somebody holds what is left of them.
        query = select(
            IDENTITIES,
            IDENTITIES.c.passphrase.is_not(None).label("has_passphrase"),
            sat.label("tables"),
            is_banned.label("is_banned"),
        ).where(IDENTITIES.c.name != "")
        if word:
            named = IDENTITIES.c.folded.contains(word.casefold(), autoescape=True)
            query = query.where(named | (IDENTITIES.c.id == word))
        query = query.order_by(IDENTITIES.c.seen_at.desc(), IDENTITIES.c.id).limit(limit)
        return await self._database.all(query, read_as(PersonRow))


def _handle_reports(table: str, line: int, at: float) -> Update:
    """A host has looked at a line that somebody had reported."""
    which = (REPORTS.c.table_id == table) & (REPORTS.c.line == line)
    return update(REPORTS).where(which, REPORTS.c.handled_at.is_(None)).values(handled_at=at)
