"""Tables for tests, opened as the client opens them; and a game that was played before."""

import json
from pathlib import Path
from typing import Any, Self

from playwright.sync_api import APIRequestContext, Page

# Where a visitor is who has opened no page yet.
NOWHERE = "about:blank"
GAME = "feurio"
QUICK = "level:1"
GOLDEN = Path(__file__).parents[2] / "golden"

Json = dict[str, Any]

ME: Json = {"kind": "me"}
BOT: Json = {"kind": "bot", "bot": QUICK}
# Somebody with a name of their own, and a temper.
LEVEL: Json = {"kind": "bot", "bot": "level:3"}
# Answers at once, for games of many steps.
GREEDY: Json = {"kind": "bot", "bot": "greedy"}
INVITED: Json = {"kind": "invited"}


def here(name: str) -> Json:
    """A seat for somebody at this screen."""
    return {"kind": "here", "name": name}


class Host:
    """Somebody who opens tables."""

    def __init__(self, request: APIRequestContext) -> None:
        self._request = request
        # Nobody acts here before the house has met them.
        assert request.get("/api/me").ok

    @classmethod
    def of(cls, page: Page) -> Self:
        """The visitor of a page, once the house has met them there."""
        if page.url != NOWHERE:
            page.wait_for_load_state("networkidle")
        return cls(page.request)

    def rename(self, name: str) -> None:
        """Have a name."""
        assert self._request.patch("/api/me", data={"name": name}).ok

    def open(
        self, *seats: Json, game: str = GAME, start: Json | None = None, **wishes: Any
    ) -> Json:
        """A new table: its id, and the code to sit down at it."""
        manners = {
            key: wishes.pop(key, usual)
            for key, usual in {
                "listed": False,
                "aids": True,
                "talk": False,
                "clock": {"kind": "none", "amount": 0},
            }.items()
        }
        order: Json = {
            "game": game,
            "options": {"seats": len(seats), **wishes},
            "seats": list(seats),
            "on_timeout": "bot",
            **manners,
        }
        if start:
            order["from"] = start
        return self._post("/api/tables", order)

    def join(self, code: str) -> None:
        """Sit down at somebody's table."""
        self._post("/api/join", {"code": code})

    def find(self, table: str) -> Json:
        """A table as lists show it."""
        card: Json = self._request.get(f"/api/tables/{table}").json()
        return card

    def upload(self, record: Json) -> str:
        """Bring a record; the id of its replay."""
        return str(self._post("/api/records", record)["id"])

    def play_on(self, record: Json, step: int, *, watch: bool = False, bot: Json = GREEDY) -> str:
        """A table that goes on where a game was, in the place of who was to move; its id.

        Everybody else is a bot, usually one that answers at once; and so is this one, if one only
        watches.
        """
        replay, mover = self.upload(record), self.find_movers(record)[step]
        seats = [bot] * record["options"]["seats"]
        if not watch:
            seats[mover] = ME
        start = {"replay": replay, "step": step}
        options = {name: value for name, value in record["options"].items() if name != "seats"}
        return str(self.open(*seats, game=record["game"], start=start, **options)["id"])

    def watch_bots(self) -> str:
        """A game of bots among themselves that is soon over: they play its last turns."""
        record = find_record(seats=2, goal="score", firebreak=False)
        replay = self.upload(record)
        table = self.open(BOT, BOT, start={"replay": replay, "step": len(record["actions"]) - 30})
        return str(table["id"])

    def find_movers(self, record: Json) -> list[Any]:
        """By action of a record, whose it is: a seat, or chance."""
        return [move["by"] for move in self._get(f"/api/replays/{self.upload(record)}")["moves"]]

    def _get(self, path: str) -> Json:
        answer = self._request.get(path)
        assert answer.ok, answer.text()
        told: Json = answer.json()
        return told

    def _post(self, path: str, body: Json) -> Json:
        answer = self._request.post(path, data=body)
        assert answer.ok, answer.text()
        told: Json = answer.json()
        return told


def find_record(game: str = GAME, what: str = "", **options: Any) -> Json:
    """A game with these options, from those that the rules are pinned by; perhaps about a rule."""
    for line in (GOLDEN / f"{game}.jsonl").read_text(encoding="utf-8").splitlines():
        told: Json = json.loads(line)
        record: Json = told.get("record", told)
        if options.items() <= record["options"].items() and what in told.get("what", ""):
            return record
    raise LookupError(f"no game with {options}")


def find_step(record: Json, beginning: str) -> int:
    """Before the last action of a record that begins so."""
    steps = [n for n, action in enumerate(record["actions"]) if action.startswith(beginning)]
    return steps[-1]
