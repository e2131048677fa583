"""What hosts do: take words out, ban, announce, and have tables tried again."""

from ipaddress import ip_address
from time import time

from ludoteca.cli.admin.access import at_store, name_admin
from ludoteca.cli.console import write
from ludoteca.core.errors import Malformed
from ludoteca.core.text.messages import say
from ludoteca.server.limits.addresses import HOUSEHOLD, count_as
from ludoteca.store import Store
from ludoteca.store.rows import BanKind
from ludoteca.store.talk import LAST_LINE

MINUTE = 60


def remove_line(database: str | None, table: str, line: int) -> None:
    """Take the words out of a line of talk."""
    who, at = name_admin(), time()
    done = line <= LAST_LINE and at_store(
        database, lambda store: store.moderation.remove_line(table, line, who=who, at=at)
    )
    if not done:
        raise Malformed("admin-no-line", table=table, line=str(line))
    write(say("admin-removed", table=table, line=str(line)))


def dismiss(database: str | None, table: str, line: int) -> None:
    """Let a line of talk stay that was reported."""
    who, at = name_admin(), time()
    done = line <= LAST_LINE and at_store(
        database, lambda store: store.moderation.dismiss(table, line, who=who, at=at)
    )
    if not done:
        raise Malformed("admin-no-report", table=table, line=str(line))
    write(say("admin-dismissed", table=table, line=str(line)))


def ban(database: str | None, whom: str, reason: str) -> None:
    """Let somebody, or an address, in no more."""
    kind, subject = read_subject(whom)

    async def do(store: Store) -> bool:
        if kind == "person" and await store.people.find_identity(subject) is None:
            raise Malformed("admin-no-person", person=subject)
        return await store.moderation.ban(kind, subject, reason, who=name_admin(), at=time())

    if not at_store(database, do):
        raise Malformed("admin-banned-already", subject=subject)
    write(say("admin-banned", subject=subject))


def unban(database: str | None, whom: str) -> None:
    """Let somebody, or an address, in again."""
    kind, subject = read_subject(whom)
    who, at = name_admin(), time()
    done = at_store(database, lambda store: store.moderation.unban(kind, subject, who=who, at=at))
    if not done:
        raise Malformed("admin-not-banned", subject=subject)
    write(say("admin-unbanned", subject=subject))


def read_subject(whom: str) -> tuple[BanKind, str]:
    """An address, as the limits count it, where it can be one; else a person."""
    try:
        address = ip_address(whom.removesuffix(f"/{HOUSEHOLD}"))
    except ValueError:
        return "person", whom
    return "address", count_as(str(address))


def release(database: str | None, table: str) -> None:
    """Have a table tried again."""
    who, at = name_admin(), time()
    done = at_store(database, lambda store: store.moderation.release(table, who=who, at=at))
    if not done:
        raise Malformed("admin-not-quarantined", table=table)
    write(say("admin-released", table=table))


def announce(database: str | None, text: str, restart_in: float | None, minutes: float) -> None:
    """Tell something to all open pages."""
    if not text and restart_in is None:
        raise Malformed("admin-announce-what")
    who, at = name_admin(), time()
    restart_at = None if restart_in is None else at + restart_in * MINUTE
    until = at + max(minutes, restart_in or 0) * MINUTE
    at_store(
        database,
        lambda store: store.moderation.announce(text, restart_at, until, who=who, at=at),
    )
    write(say("admin-announced"))


def withdraw(database: str | None) -> None:
    """Tell it no longer."""
    who, at = name_admin(), time()
    if not at_store(database, lambda store: store.moderation.withdraw(who=who, at=at)):
        raise Malformed("admin-not-announced")
    write(say("admin-withdrawn"))
