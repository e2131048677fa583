"""Settings of a server: where its data is, and how much it lets people do."""

import os
from dataclasses import dataclass, field
from typing import Self

from msgspec import json

from ludoteca.server.limits.limit_settings import LimitSettings
from ludoteca.server.retention.retention_settings import RetentionSettings

# How the processes of one server tell each other.
VARIABLE = "LUDOTECA_SERVER"


@dataclass(frozen=True)
class Settings:
    """All that a host can decide."""

    # The address of a database; None is the file among our data. A password may stand in it.
    database: str | None = field(default=None, repr=False)
    # Where the key is from which dealers have their secrets; None is a file among our data.
    key_file: str | None = None
    # Whether rates and numbers are limited; measurements need them not to be.
    limited: bool = True
    limits: LimitSettings = field(default_factory=LimitSettings)
    # How long things are kept.
    retention: RetentionSettings = field(default_factory=RetentionSettings)
    # Threads in which bots think.
    thinkers: int = 2
    # Threads in which the past is told: replays, and what somebody has missed.
    workers: int = 2
    # So many seconds a bot may be overdue before another process takes its table up.
    patience: float = 20.0
    # How often clocks and overdue bots are looked after, in seconds.
    sweep: float = 1.0
    # A table that nobody looks at leaves the memory after so many seconds.
    idle: float = 300.0
    # Whether what is not compiled yet is compiled while people already play.
    compiles: bool = False
    # From which level on things are logged.
    log_level: str = "warning"
    # How people reach this server, for links in messages.
    address: str = ""
    # Whether its host has said so: then it is reached by no other name.
    is_addressed: bool = False
    # Where word of every turn is posted, and the secret by which it is signed.
    webhook: str | None = field(default=None, repr=False)
    webhook_secret: str | None = field(default=None, repr=False)
    # The mail server through which people are written to, and in whose name.
    mail: str | None = field(default=None, repr=False)
    mail_from: str = ""
    # So many seconds after a turn began somebody who is away is written to.
    mail_delay: float = 60.0
    # Where metrics are told: "" nowhere, "here" at /metrics beside the pages, else by whoever
    # started this process, at an address of their own.
    metrics: str = ""
    # The folder by which processes of this server hand lines over; "": it is the only one.
    lines: str = ""
    # Whether cookies are only for https; None: as the request came.
    secure: bool | None = None

    @classmethod
    def from_environment(cls) -> Self:
        """The settings of the server whose process this is."""
        return json.decode(os.environ.get(VARIABLE, "{}"), type=cls)

    def to_environment(self) -> dict[str, str]:
        """For the processes of a server."""
        return {VARIABLE: json.encode(self).decode()}
