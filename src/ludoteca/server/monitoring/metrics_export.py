"""Where metrics are told: beside the pages, or at an address of their own; of all processes."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from prometheus_client import REGISTRY, CollectorRegistry, Metric, start_http_server
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from ludoteca.core.errors import Malformed
from ludoteca.core.system.paths import explain

# Instead of an address: beside the pages, at /metrics.
HERE = "here"
# Who names no host wants them for this machine only.
LOCAL = "127.0.0.1"
HIGHEST_PORT = 65535
# Where several processes leave their figures for each other; prometheus_client calls it so.
FOLDER = "PROMETHEUS_MULTIPROC_DIR"


def all_processes() -> CollectorRegistry:
    """The figures of this server, added up where several processes serve."""
    folder = os.environ.get(FOLDER)
    if folder is None:
        return REGISTRY
    for file in Path(folder).glob("gauge_live*.db"):
        number = int(file.stem.rpartition("_")[2])
        if not _lives(number):
            mark_process_dead(number, folder)  # type: ignore[no-untyped-call]
    registry = CollectorRegistry()
    MultiProcessCollector(registry, folder)  # type: ignore[no-untyped-call]
    return registry


class _AllProcesses(CollectorRegistry):
    """All figures, gathered whenever somebody asks."""

    def collect(self) -> Iterator[Metric]:
        """What there is to tell now."""
        yield from all_processes().collect()


@contextmanager
def share_metrics() -> Iterator[None]:
    """Let the processes that are started in this block leave their figures in one place."""
    with TemporaryDirectory(prefix="ludoteca-metrics-") as folder:
        os.environ[FOLDER] = folder
        try:
            yield
        finally:
            del os.environ[FOLDER]


def tell_metrics(address: str) -> None:
    """Tell metrics at an address of their own, HOST:PORT or PORT, as long as this process lives."""
    host, _, port = address.rpartition(":")
    try:
        start_http_server(_read_port(port), host.strip("[]") or LOCAL, _AllProcesses())
    except (OSError, ValueError) as fault:
        raise Malformed("serve-metrics", address=address, fault=explain(fault)) from None


def _read_port(text: str) -> int:
    port = int(text)
    if not 0 < port <= HIGHEST_PORT:
        raise ValueError(text)
    return port


def _lives(process: int) -> bool:
    """Whether there is such a process; where no signal can ask, it is believed."""
    if os.name != "posix":
        return True
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
