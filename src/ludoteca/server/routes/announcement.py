"""What the host tells all who are here."""

from typing import Self

from fastapi import APIRouter
from pydantic import BaseModel

from ludoteca.server.http.dependencies import AppServices
from ludoteca.store import AnnouncementRow

router = APIRouter(tags=["host"])


class Announcement(BaseModel):
    """Words of the host, and when the server restarts if it is about that."""

    id: str
    text: str
    # In seconds since 1970.
    restart_at: float | None

    @classmethod
    def of(cls, row: AnnouncementRow) -> Self:
        """As pages show it."""
        return cls(id=row.id, text=row.text, restart_at=row.restart_at)


@router.get("/announcement")
async def get_announcement(services: AppServices) -> Announcement | None:
    """What is told to all now, if anything is."""
    told = services.moderator.announcement()
    return None if told is None else Announcement.of(told)
