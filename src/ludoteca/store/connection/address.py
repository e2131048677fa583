"""The address of a database: which kind it is, and how it is shown without its password."""

from dataclasses import dataclass
from pathlib import Path
from typing import Self

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from ludoteca.core.errors import Malformed
from ludoteca.core.system.paths import data_folder

FILE = "ludoteca.db"
SQLITE = "sqlite"
POSTGRESQL = "postgresql+asyncpg"
DRIVERS = {
    SQLITE: SQLITE,
    # As earlier versions named it.
    "sqlite+aiosqlite": SQLITE,
    "postgres": POSTGRESQL,
    "postgresql": POSTGRESQL,
    POSTGRESQL: POSTGRESQL,
}


@dataclass(frozen=True)
class DatabaseAddress:
    """Where a database is: a file of SQLite, or a server of PostgreSQL."""

    url: URL
    file: Path | None

    @classmethod
    def read(cls, text: str | None) -> Self:
        """Read a URL; none means the file in the folder for data.

        A refusal never repeats the text, which may hold a password.
        """
        if text is None:
            file = data_folder() / FILE
            return cls(URL.create(SQLITE, database=str(file)), file)
        try:
            url = make_url(text)
        except (ArgumentError, ValueError):
            raise Malformed("store-not-an-address") from None
        driver = DRIVERS.get(url.drivername)
        name = url.database
        if driver is None or not name:
            raise Malformed("store-not-an-address")
        url = url.set(drivername=driver)
        if driver == SQLITE:
            if name == ":memory:" or url.query:
                raise Malformed("store-not-an-address")
            return cls(url, Path(name))
        if "sslmode" in url.query:
            # What PostgreSQL itself calls by this name, and addresses are often given with.
            query = dict(url.query)
            url = url.set(query={"ssl": query.pop("sslmode"), **query})
        return cls(url, None)

    def __str__(self) -> str:
        """The address without anything secret."""
        if self.file is not None:
            return str(self.file)
        host = self.url.host or "localhost"
        return f"postgresql://{host}/{self.url.database}"
