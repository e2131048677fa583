"""Whether the server is well."""

from importlib.metadata import version

from fastapi import APIRouter
from pydantic import BaseModel

from ludoteca.server.http.dependencies import AppServices

router = APIRouter(tags=["health"])


class Health(BaseModel):
    """How the server is."""

    status: str
    version: str
    database: str


@router.get("/health")
async def get_health(services: AppServices) -> Health:
    """Answers when the server and its database do."""
    await services.store.find_table("")
    kind = "postgresql" if services.store.is_shared else "sqlite"
    return Health(status="ok", version=version("ludoteca"), database=kind)
