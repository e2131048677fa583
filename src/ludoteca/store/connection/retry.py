"""Faults of a database: which of them are transient, and the retry of what met one.

A dozen lines of our own: which SQLSTATEs pass is the whole matter, and no library knows that.
"""

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable
from typing import TypeVar

from sqlalchemy.exc import DBAPIError, InternalError

from ludoteca.store.rows import StoreLost

Answer = TypeVar("Answer")

log = logging.getLogger(__name__)

# SQLSTATEs of PostgreSQL after which the same work may well succeed: the server stops or starts,
# has no free connection, or has ended one of two transactions that waited for each other.
TRANSIENT = {"57P01", "57P02", "57P03", "53300", "40001", "40P01"}
CONNECTION_LOST = "08"
# What it says when it cannot write any more, and of a row that belongs to none.
DISK_FULL, ORPHAN = "53100", "23503"
# The driver of PostgreSQL, by the name of its modules: where there is none, it is not imported.
DRIVER = "asyncpg."
# How long a server that restarts is waited for, in seconds: about ten in all.
PAUSES = (0.0, 0.05, 0.1, 0.2, 0.4, 0.8, 1.5, 3.0, 4.0)


def is_transient(fault: Exception) -> bool:
    """Whether the connection, not the work, is at fault."""
    if isinstance(fault, OSError):
        return True
    if not isinstance(fault, DBAPIError):
        # What happens while a connection is being opened comes as the driver says it.
        return type(fault).__module__.startswith(DRIVER) and _passes(fault)
    if getattr(fault.orig, "sqlstate", None) is None:
        # Not the server's word but the driver's: a connection that is ended while it is being
        # opened leaves the driver in the midst of something.
        return fault.connection_invalidated or isinstance(fault, InternalError)
    return fault.connection_invalidated or _passes(fault.orig)


def _passes(fault: BaseException | None) -> bool:
    """Whether what the server said is over soon; True where it had no time to say anything."""
    state = getattr(fault, "sqlstate", None)
    return state is None or state in TRANSIENT or state.startswith(CONNECTION_LOST)


def is_full(fault: Exception) -> bool:
    """Whether the disk of the database is full."""
    told = getattr(fault, "orig", None)
    state, code = getattr(told, "sqlstate", None), getattr(told, "sqlite_errorcode", None)
    return state == DISK_FULL or code == sqlite3.SQLITE_FULL


def is_orphan(fault: Exception) -> bool:
    """Whether what a row belongs to is not there."""
    told = getattr(fault, "orig", None)
    state, code = getattr(told, "sqlstate", None), getattr(told, "sqlite_errorcode", None)
    return state == ORPHAN or code == sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY


def explain(fault: Exception) -> str:
    """What the driver says, without the words and values of the statement."""
    cause: BaseException | None = fault
    if isinstance(fault, DBAPIError):
        cause = fault.orig and (fault.orig.__cause__ or fault.orig)
    return (str(cause) or type(cause).__name__).rstrip(".")


async def retry(attempt: Callable[[], Awaitable[Answer]], address: str) -> Answer:
    """Attempt something until the connection holds; then give up and say so.

    A full disk is not waited for: only its host can help.
    """
    for pause in (*PAUSES, None):
        try:
            return await attempt()
        except Exception as fault:
            if is_full(fault):
                log.error("the disk of the database is full: nothing can be saved")
                raise StoreLost("store-full", fault=explain(fault)) from fault
            if not is_transient(fault):
                raise
            if pause is None:
                raise StoreLost("store-lost", address=address, fault=explain(fault)) from fault
        await asyncio.sleep(pause)
    raise AssertionError("the last attempt answers or raises")
