"""The preview of a page: what a chat tells of a link to it, by the tags of Open Graph.

It tells what a stranger would see there, for whoever reads it is one.
"""

from dataclasses import dataclass
from html import escape
from itertools import count

from msgspec import DecodeError, Struct, json
from starlette.requests import HTTPConnection

from ludoteca.core.errors import Refusal
from ludoteca.core.figures.poster import HEIGHT, WIDTH
from ludoteca.core.registry import find_game, game_names
from ludoteca.core.text.messages import say
from ludoteca.server.http.dependencies import address_of, services_of
from ludoteca.server.identifiers import is_id
from ludoteca.server.player_names import name_player
from ludoteca.server.routes.invitations import find_invited
from ludoteca.server.services import Services
from ludoteca.store import ListedTable
from ludoteca.table import Status

# Pages about a game itself.
ABOUT_GAMES = ("new", "learn", "rules", "how-to-play")


@dataclass(frozen=True)
class Preview:
    """A title, a sentence, and the address of a picture on this server."""

    title: str
    sentence: str
    picture: str
    # Whether only those know the address to whom somebody gave it: then no search engine shall.
    is_private: bool = False

    def write(self, origin: str) -> str:
        """The tags for the head of a page on a server that is reached so."""
        properties = {
            "og:type": "website",
            "og:site_name": say("web-title"),
            "og:title": self.title,
            "og:description": self.sentence,
            "og:image": origin + self.picture,
            "og:image:type": "image/png",
            "og:image:width": f"{WIDTH:g}",
            "og:image:height": f"{HEIGHT:g}",
        }
        names = {"description": self.sentence, "twitter:card": "summary_large_image"}
        if self.is_private:
            names["robots"] = "noindex"
        return "".join(
            f'<meta {kind}="{key}" content="{escape(text)}">'
            for kind, tags in (("property", properties), ("name", names))
            for key, text in tags.items()
        )


class _RecordHead(Struct):
    """What is read of a record here."""

    game: str


async def find_preview(connection: HTTPConnection) -> Preview | None:
    """The preview of the page at an address; None where there is nothing to tell."""
    services, address = services_of(connection), address_of(connection)
    parts = connection.url.path.strip("/").split("/")
    try:
        match parts:
            case [""]:
                picture = picture_of_game(next(iter(game_names())))
                return Preview(say("web-title"), say("web-home-lead"), picture)
            case [page, name, *_] if page in ABOUT_GAMES and name in game_names():
                game = find_game(name)
                aim = game.presenter.aim(game.options({}))
                return Preview(game.title, aim, picture_of_game(name))
            case ["join", code]:
                return await _preview_invitation(services, code, address)
            case ["table", name]:
                return _preview_table(await services.tables.find_listed(name), "")
            case ["replay", name, *steps]:
                return await _preview_replay(services, name, "".join(steps[:1]))
    except Refusal:
        # The page itself says what is wrong.
        return None
    return None


def picture_of_game(game: str) -> str:
    """Where the picture of a game is."""
    return f"/api/games/{game}/picture.png"


def _picture_of_position(name: str, step: str) -> str:
    query = f"?step={step}" if step.isdecimal() else ""
    return f"/api/replays/{name}/picture.png{query}"


async def _preview_invitation(services: Services, code: str, address: str) -> Preview | None:
    row = await find_invited(services, code, address)
    host = await services.store.people.find_identity(row.host)
    shown = _preview_table(row, "")
    if shown is None or host is None:
        return shown
    title = say("web-invited-by", host=host.name, game=shown.title)
    return Preview(title, shown.sentence, shown.picture, is_private=True)


def _preview_table(row: ListedTable, step: str) -> Preview | None:
    if row.game not in game_names():
        return None
    summary = row.summary
    names = [
        name
        for name in map(name_player, count(), summary.players, summary.bots, summary.seated)
        if name
    ]
    sentence = say(
        "server-preview-table",
        status=summary.status,
        names=", ".join(names),
        count=len(names),
        free=len(summary.players) - len(names),
    )
    # A board with nothing on it would tell nothing.
    is_empty = summary.status == Status.WAITING and not row.given_moves
    picture = picture_of_game(row.game) if is_empty else _picture_of_position(row.id, step)
    return Preview(find_game(row.game).title, sentence, picture, is_private=True)


async def _preview_replay(services: Services, name: str, step: str) -> Preview | None:
    record = await services.store.uploads.find_record(name) if is_id(name) else None
    if record is None:
        return _preview_table(await services.tables.find_listed(name), step)
    try:
        game = json.decode(record.text, type=_RecordHead).game
    except DecodeError:
        # What is a record for us need not be JSON for everybody.
        return None
    if game not in game_names():
        return None
    sentence = say("server-preview-replay")
    picture = _picture_of_position(name, step)
    return Preview(find_game(game).title, sentence, picture, is_private=True)
