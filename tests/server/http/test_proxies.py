"""The sample proxies: all that the server needs to be told by them, they tell."""

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from ludoteca.server.limits.limit_settings import LimitSettings, Rate
from ludoteca.server.limits.sizes import LARGEST_ASSET, LARGEST_RECORD, LARGEST_REQUEST
from tests.patience import PATIENCE
from tests.server.live.test_games import ME
from tests.server.support.local_server import LocalServer, serve_locally

pytestmark = pytest.mark.anyio

DEPLOY = Path(__file__).parents[3] / "deploy"
NGINX = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
CADDY = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
HOST = "games.example.org"
# A page at a table is heard of so often, in seconds.
PING = 20


@pytest.fixture(scope="module")
def local(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalServer]:
    """A server behind a proxy, with limits that are soon reached."""
    limits = LimitSettings(guests=Rate(2, 0.001))
    folder = tmp_path_factory.mktemp("proxied")
    address = f"https://{HOST}"
    with serve_locally(
        folder, limited=True, limits=limits, address=address, is_addressed=True
    ) as local:
        yield local


def pass_on(visitor: str, **asked: str) -> dict[str, str]:
    """The headers that nginx sets for somebody's request, as its configuration says.

    One without a value is not sent.
    """
    upgrade = asked.get("Upgrade", "")
    values = {
        "$http_host": HOST,
        "$scheme": "https",
        "$remote_addr": visitor,
        "$http_upgrade": upgrade,
        "$connection_upgrade": "upgrade" if upgrade else "",
    }
    headers = dict(re.findall(r"proxy_set_header (\S+) (\S+);", NGINX))
    told = {name: values[value] for name, value in headers.items()}
    return {name: value for name, value in (asked | told).items() if value}


def test_people_come_by_https_and_are_known_by_their_own_address(local: LocalServer) -> None:
    answers = [
        httpx.get(f"{local.address}/api/me", headers=pass_on(visitor), timeout=PATIENCE)
        for visitor in ("192.0.2.1", "192.0.2.1", "192.0.2.1", "192.0.2.2")
    ]
    assert [answer.status_code for answer in answers] == [200, 200, 429, 200]
    assert "Secure" in answers[0].headers["set-cookie"]
    assert "strict-transport-security" in answers[0].headers


def test_what_a_client_says_of_its_address_is_not_believed() -> None:
    headers = pass_on("192.0.2.1", **{"X-Forwarded-For": "198.51.100.7"})
    assert headers["X-Forwarded-For"] == "192.0.2.1"


async def test_pages_of_that_name_open_tables_and_sockets_and_others_do_not(
    local: LocalServer,
) -> None:
    seats = [ME, {"kind": "bot", "bot": "random"}]
    order = {"game": "feurio", "options": {"seats": 2}, "seats": seats}
    async with httpx.AsyncClient(base_url=local.address, timeout=PATIENCE) as client:
        met = await client.get("/api/me", headers=pass_on("192.0.2.3"))
        # A browser sends it, since for all it knows it speaks https.
        cookie = met.headers["set-cookie"].partition(";")[0]
        mine = pass_on("192.0.2.3", Origin=f"https://{HOST}", Cookie=cookie)
        opened = await client.post("/api/tables", json=order, headers=mine)
        assert opened.status_code == 200, opened.text
        theirs = pass_on("192.0.2.3", Origin="https://evil.example", Cookie=cookie)
        assert (await client.post("/api/tables", json=order, headers=theirs)).status_code == 403
    socket = pass_on("192.0.2.3", Upgrade="websocket", Origin=f"https://{HOST}")
    assert socket.pop("Upgrade") == "websocket"
    assert socket.pop("Connection") == "upgrade"
    path = f"/api/tables/{opened.json()['id']}/live"
    assert socket.pop("Host") == HOST
    there = f"ws://{HOST}{path}"
    async with connect(there, additional_headers=socket, host="127.0.0.1", port=local.port) as line:
        assert '"type":"table"' in str(await line.recv())


def test_nginx_waits_longer_than_a_page_is_silent_and_takes_all_that_may_be_sent() -> None:
    (wait,) = re.findall(r"proxy_read_timeout (\d+)s;", NGINX)
    assert int(wait) > 2 * PING
    script = DEPLOY.parent / "web" / "src" / "server" / "connection.ts"
    assert f"PING_AFTER = {PING}_000" in script.read_text(encoding="utf-8")
    (size,) = re.findall(r"client_max_body_size (\d+)m;", NGINX)
    assert int(size) * 1024**2 >= max(LARGEST_RECORD, LARGEST_ASSET, LARGEST_REQUEST)
    assert "proxy_http_version 1.1;" in NGINX, "sockets need it"


def test_both_pass_all_paths_to_the_usual_port_of_this_machine() -> None:
    assert re.findall(r"location (\S+) ", NGINX) == ["/"]
    assert "proxy_pass http://127.0.0.1:8000;" in NGINX
    assert "reverse_proxy 127.0.0.1:8000" in CADDY
    assert all(text.count("{") == text.count("}") for text in (NGINX, CADDY))
