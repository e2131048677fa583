"""Whether the server is well: alive, able to keep what people do, and ready for all of them."""

from importlib.metadata import version
from typing import Literal

from fastapi import APIRouter, Response
from pydantic import BaseModel

from ludoteca.server.http.dependencies import AppServices
from ludoteca.server.monitoring.health_check import KernelState

router = APIRouter(tags=["health"])

UNAVAILABLE = 503


class Life(BaseModel):
    """A process that answers."""

    status: Literal["ok"]
    version: str


class Health(BaseModel):
    """How the server is."""

    status: Literal["ok", "preparing", "failing"]
    version: str
    database: Literal["sqlite", "postgresql"]
    # Whether the database has just taken a write.
    writes: bool
    # By game, whether what bots think with is compiled.
    kernels: dict[str, KernelState]


@router.get("/health/live")
async def get_life() -> Life:
    """Answers as long as the process does, whatever its database does. Restart it if not."""
    return Life(status="ok", version=version("ludoteca"))


@router.get("/health", responses={UNAVAILABLE: {"model": Health}})
async def get_health(services: AppServices, response: Response) -> Health:
    """Answers 200 when the database takes a write: people can play. Else 503."""
    health = await _examine(services)
    if not health.writes:
        response.status_code = UNAVAILABLE
    return health


@router.get("/health/ready", responses={UNAVAILABLE: {"model": Health}})
async def get_readiness(services: AppServices, response: Response) -> Health:
    """Answers 200 when the database takes a write and all games are compiled. Else 503."""
    health = await _examine(services)
    if health.status != "ok":
        response.status_code = UNAVAILABLE
    return health


async def _examine(services: AppServices) -> Health:
    writes, kernels = await services.health.can_write(), services.health.kernels()
    is_compiled = all(state == "compiled" for state in kernels.values())
    return Health(
        status="failing" if not writes else "ok" if is_compiled else "preparing",
        version=version("ludoteca"),
        database="postgresql" if services.store.is_shared else "sqlite",
        writes=writes,
        kernels=kernels,
    )
