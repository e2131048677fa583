"""The games of a match on a Ray cluster: many machines, the same results."""

import importlib.util
import os
from collections.abc import Iterator
from itertools import islice
from logging import ERROR
from types import ModuleType

from ludoteca.arena.match import ScheduledGame
from ludoteca.arena.play import play_game
from ludoteca.arena.workers import AHEAD, Played, cores
from ludoteca.core.errors import Malformed

# A Ray that is started here for this match alone.
LOCAL = "local"
# Nothing is reported to anybody; Ray's own advice is not for players.
QUIET = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}
# Ray's switch for machines that are no cluster: it listens to this machine alone.
LOOPBACK = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}


class RayCluster:
    """The machines of a Ray cluster, or (with LOCAL) some processes of this one under Ray."""

    def __init__(self, address: str, workers: int | None) -> None:
        if importlib.util.find_spec("ray") is None:
            raise Malformed("arena-no-ray")
        self.address = address
        self.workers = workers

    def play(self, games: Iterator[ScheduledGame]) -> Played:
        """Play all games; only as many are given out as are soon played."""
        ray = self._connect()
        try:
            task = ray.remote(play_game).options(num_cpus=1)
            workers = self.workers or int(ray.cluster_resources().get("CPU", 1))
            given = [task.remote(game) for game in islice(games, AHEAD * workers)]
            while given:
                done, given = ray.wait(given)
                given += [task.remote(game) for game in islice(games, len(done))]
                yield from ray.get(done)
        except ray.exceptions.RayError as fault:
            raise Malformed("arena-ray-failed", fault=str(fault)) from None
        finally:
            ray.shutdown()

    def _connect(self) -> ModuleType:
        """Join the cluster, or start one that listens to nobody outside this machine."""
        os.environ.update(QUIET)
        if self.address == LOCAL:
            os.environ.update(LOOPBACK)
        import ray

        try:
            if self.address == LOCAL:
                ray.init(
                    LOCAL,
                    num_cpus=self.workers or cores(),
                    include_dashboard=False,
                    log_to_driver=False,
                    logging_level=ERROR,
                )
            else:
                ray.init(self.address, log_to_driver=False, logging_level=ERROR)
        except Exception as fault:  # noqa: BLE001 where it takes too long to start, Ray raises just that
            raise Malformed("arena-ray-failed", fault=str(fault)) from None
        return ray
