"""ludoteca serve: all games open to browsers."""

import os
import socket
import webbrowser
from collections.abc import Sequence
from contextlib import closing, nullcontext
from dataclasses import replace
from threading import Timer

import uvicorn
from uvicorn.supervisors import Multiprocess

from ludoteca.cli.console import console
from ludoteca.core.errors import Malformed
from ludoteca.core.registry import find_game, game_names
from ludoteca.core.system.paths import explain
from ludoteca.core.text.messages import say
from ludoteca.server import Settings
from ludoteca.server.compilers import Compilers, is_compiled
from ludoteca.server.dealing import read_key
from ludoteca.server.http.protocol import configure
from ludoteca.server.monitoring.logs import LEVELS
from ludoteca.server.monitoring.metrics_export import HERE, share_metrics, tell_metrics
from ludoteca.server.notify import Notifier
from ludoteca.server.processes.handover import share_lines
from ludoteca.store.connection.address import DatabaseAddress
from ludoteca.store.connection.lock import check_file

USUAL_PORT = 8000
# How long answers that are under way may take when the server is stopped.
GRACE = 5
# How long a process may take until it is heard of, in seconds. With less, a busy machine would end
# its processes while they start, and start others, for ever.
STARTING = 60
FACTORY = "ludoteca.server.app:create_app"


def serve(host: str, port: int | None, settings: Settings, workers: int, *, opens: bool) -> int:
    """Serve until somebody stops it; the exit status."""
    database = DatabaseAddress.read(settings.database)
    if workers > 1 and database.file is not None:
        raise Malformed("serve-workers")
    if settings.log_level not in LEVELS:
        raise Malformed("serve-log-level", level=settings.log_level, known=", ".join(LEVELS))
    # Whoever wants messages sent hears now what is missing for it, or that the key is damaged.
    Notifier(settings)
    read_key(settings.key_file)
    if database.file is not None:
        check_file(database.file)
    if settings.metrics not in ("", HERE):
        tell_metrics(settings.metrics)
    listening = _listen(host, port)
    missing = [name for name in game_names() if not is_compiled(find_game(name))]
    config = configure(
        FACTORY,
        factory=True,
        workers=workers,
        timeout_graceful_shutdown=GRACE,
        timeout_worker_healthcheck=STARTING,
    )
    address = _name_address(host, listening.getsockname()[1])
    console.print(say("serve-address", address=address))
    if missing:
        console.print(say("serve-preparing", game=_name_games(missing)))
    # Whoever reads it through a pipe wants it now.
    console.file.flush()
    if opens:
        Timer(1.0, webbrowser.open, [address]).start()
    server = uvicorn.Server(config)
    shares_metrics = settings.metrics and workers > 1
    with (
        listening,
        share_lines(workers) as lines,
        share_metrics() if shares_metrics else nullcontext(),
    ):
        settings = replace(
            settings,
            is_addressed=bool(settings.address),
            address=settings.address or address,
            # Several processes would compile the same: it is done for all of them.
            compiles=workers == 1,
            lines=lines,
        )
        os.environ.update(settings.to_environment())
        if workers > 1:
            with closing(Compilers()) as compilers:
                compilers.start(map(find_game, game_names()))
                Multiprocess(config, sockets=[listening]).run()
            return 0
        server.run(sockets=[listening])
    return 0 if server.started else 1


def _listen(host: str, port: int | None) -> socket.socket:
    """A port to listen at: the one asked for, else the usual one, else any that is free."""
    for number in (USUAL_PORT, 0) if port is None else (port,):
        try:
            return socket.create_server((host, number), family=_family(host))
        except OSError as fault:
            if number == port or number == 0:
                raise Malformed(
                    "serve-port", port=number, host=host, fault=explain(fault)
                ) from None
    raise AssertionError("any free port was tried")


def _family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def _name_address(host: str, port: int) -> str:
    """The address that somebody at this machine can open."""
    here = {"0.0.0.0": "localhost", "::": "localhost", "127.0.0.1": "localhost"}  # noqa: S104
    name = here.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{port}/"


def _name_games(names: Sequence[str]) -> str:
    return ", ".join(find_game(name).title for name in names)
