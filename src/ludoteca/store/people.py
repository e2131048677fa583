"""People: who they are, how they come back, and where they want letters."""

from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, Row, delete, select, update

from ludoteca.store.connection.commit_queue import CommitQueue
from ludoteca.store.connection.database import Database, read_as
from ludoteca.store.journal_writer import write_messages
from ludoteca.store.moderation import Moderation
from ludoteca.store.personal_data import collect_personal_data
from ludoteca.store.rows import AddressRow, IdentityRow, MessageRow
from ludoteca.store.schema import ADDRESSES, IDENTITIES, LINKS, MAILED

read_identity = read_as(IdentityRow)


class People:
    """Identities, their ways to other devices, and their addresses of e-mail."""

    def __init__(self, database: Database, commits: CommitQueue, moderation: Moderation) -> None:
        self._database = database
        self._commits = commits
        self._moderation = moderation

    # Identities

    async def add_identity(self, identity: IdentityRow) -> None:
        """Keep a new identity."""
        row = {**asdict(identity), "folded": identity.name.casefold()}
        await self._commits.execute(self._database.insert_once(IDENTITIES, row, "id"))

    async def find_identity(self, id: str) -> IdentityRow | None:  # noqa: A002 rows have ids
        """The identity with this id."""
        query = select(IDENTITIES).where(IDENTITIES.c.id == id)
        return await self._database.find(query, read_identity)

    async def update_identity(self, id: str, name: str, mark: str) -> None:  # noqa: A002
        """Change a name and a mark."""
        await self._change_identity(id, {"name": name, "folded": name.casefold(), "mark": mark})

    async def set_passphrase(self, id: str, passphrase: str) -> None:  # noqa: A002 rows have ids
        """Keep the hash of a passphrase, by which an identity is claimed back."""
        await self._change_identity(id, {"passphrase": passphrase})

    async def mark_seen(self, id: str, at: float) -> None:  # noqa: A002 rows have ids
        """Note that somebody was here."""
        await self._change_identity(id, {"seen_at": at})

    async def revoke_cookies(self, id: str, at: float) -> None:  # noqa: A002 rows have ids
        """Let no cookie of somebody's hold that was given until now; all servers notice."""
        change = update(IDENTITIES).where(IDENTITIES.c.id == id)

        def revoke(connection: Connection) -> bool:
            connection.execute(change.values(epoch=IDENTITIES.c.epoch + 1))
            connection.execute(delete(LINKS).where(LINKS.c.identity == id))
            return True

        await self._moderation.act(revoke, id, "revoke", id, "", at)

    async def add_link(self, hash: str, identity: str, expires_at: float) -> None:  # noqa: A002
        """Keep the hash of a way to another device, in place of any before."""
        row = {"hash": hash, "identity": identity, "expires_at": expires_at}

        def put(connection: Connection) -> None:
            connection.execute(delete(LINKS).where(LINKS.c.identity == identity))
            connection.execute(self._database.insert_once(LINKS, row, "hash"))

        await self._commits.do(put)

    async def use_link(self, hash: str, at: float) -> IdentityRow | None:  # noqa: A002
        """Whose way to another device this is; it can be used once, and until its end."""
        theirs = select(IDENTITIES).join(LINKS, LINKS.c.identity == IDENTITIES.c.id)
        which = (LINKS.c.hash == hash) & (LINKS.c.expires_at > at)

        def use(connection: Connection) -> Row[Any] | None:
            found = connection.execute(theirs.where(which)).one_or_none()
            used = connection.execute(delete(LINKS).where(which))
            return found if used.rowcount else None

        row = await self._commits.do(use)
        return None if row is None else read_identity(row)

    async def personal_data(self, identity: str) -> dict[str, Any]:
        """All that is kept of somebody."""
        return await collect_personal_data(self._database, identity)

    async def identities_named(self, name: str, limit: int = 20) -> list[IdentityRow]:
        """The identities of this name, in whatever letters, that have a passphrase.

        The oldest come first: nobody is pushed out of the list by those who take a name later.
        """
        query = select(IDENTITIES).where(
            IDENTITIES.c.folded == name.casefold(), IDENTITIES.c.passphrase.is_not(None)
        )
        query = query.order_by(IDENTITIES.c.created_at, IDENTITIES.c.id).limit(limit)
        return await self._database.all(query, read_identity)

    # Addresses of e-mail, and who was written to

    async def put_address(self, address: AddressRow, *letters: MessageRow) -> None:
        """Keep where somebody wants letters, in place of where they wanted them before.

        With it go into the outbox the letters that are to be sent because of it.
        """
        change = self._database.upsert(ADDRESSES, asdict(address), "identity")

        def write(connection: Connection) -> None:
            connection.execute(change)
            write_messages(connection, letters)

        await self._commits.do(write)

    async def find_address(self, identity: str) -> AddressRow | None:
        """Where somebody wants letters."""
        query = select(ADDRESSES).where(ADDRESSES.c.identity == identity)
        return await self._database.find(query, read_as(AddressRow))

    async def drop_address(self, identity: str) -> None:
        """Somebody wants no letters any more; their address is forgotten."""

        def drop(connection: Connection) -> None:
            for table in (ADDRESSES, MAILED):
                connection.execute(delete(table).where(table.c.identity == identity))

        await self._commits.do(drop)

    async def mark_mailed(self, identity: str, table: str, message: str, at: float) -> bool:
        """Note that somebody is written to about a table, by this message.

        False if they were by another, and did not come.
        """
        row = {"identity": identity, "table_id": table, "message": message, "sent_at": at}
        add = self._database.insert_once(MAILED, row)
        which = (MAILED.c.identity == identity) & (MAILED.c.table_id == table)

        def mark(connection: Connection) -> bool:
            connection.execute(add)
            marked = connection.scalar(select(MAILED.c.message).where(which))
            return bool(marked == message)

        return await self._commits.do(mark)

    async def clear_mailed(self, identity: str, table: str) -> None:
        """Somebody has come to a table: about what happens after, they may be written to again."""
        gone = delete(MAILED).where(MAILED.c.identity == identity, MAILED.c.table_id == table)
        await self._commits.execute(gone)

    async def _change_identity(self, identity: str, changes: dict[str, Any]) -> None:
        change = update(IDENTITIES).where(IDENTITIES.c.id == identity).values(changes)
        await self._commits.execute(change)
