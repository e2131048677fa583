"""Faults of a database: which of them are transient, and how they are told."""

import asyncpg
import pytest
from sqlalchemy.exc import DBAPIError, InternalError, OperationalError

from ludoteca.store.connection.retry import explain, is_transient


class DriverFault(Exception):
    """What a driver raises, with the SQLSTATE of the server where there is one."""

    def __init__(self, words: str, sqlstate: str | None = None) -> None:
        super().__init__(words)
        if sqlstate is not None:
            self.sqlstate = sqlstate


def fault(kind: type[DBAPIError], *words: str, lost: bool = False) -> DBAPIError:
    return kind("SELECT secret", {}, DriverFault(*words), connection_invalidated=lost)


@pytest.mark.parametrize(
    ("raised", "transient"),
    [
        (ConnectionResetError(), True),
        (ValueError(), False),
        (fault(OperationalError, "the server stops", "57P01"), True),
        (fault(OperationalError, "no connection", "08006"), True),
        (fault(OperationalError, "deadlock", "40P01"), True),
        (fault(OperationalError, "syntax", "42601"), False),
        (fault(OperationalError, "syntax", "42601", lost=True), True),
        (fault(OperationalError, "closed in the midst"), False),
        (fault(OperationalError, "closed in the midst", lost=True), True),
        (fault(InternalError, "in the midst of something"), True),
        # While a connection is being opened, the driver speaks for itself.
        (asyncpg.InterfaceError("connection is closed"), True),
        (asyncpg.exceptions.AdminShutdownError("the server stops"), True),
        (asyncpg.InvalidPasswordError("who are you?"), False),
    ],
)
def test_the_connection_is_at_fault_or_the_work(raised: Exception, transient: bool) -> None:
    assert is_transient(raised) is transient


def test_a_fault_is_told_without_the_statement() -> None:
    told = explain(fault(OperationalError, "the disk is full."))
    assert told == "the disk is full"
    assert explain(TimeoutError()) == "TimeoutError"
