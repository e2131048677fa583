"""Whose requests are heard: those for this server, from its own pages or from programs."""

from pathlib import Path

import httpx
import pytest
from starlette.datastructures import Headers

from ludoteca.server.http.origin import OwnOrigin
from tests.patience import PATIENCE
from tests.server.support.local_server import serve_locally

ADDRESS = "https://play.example"


@pytest.mark.parametrize("address", ["", ADDRESS])
@pytest.mark.parametrize(
    ("headers", "ours"),
    [
        ({"host": "play.example"}, True),
        ({"host": "play.example", "origin": "https://play.example"}, True),
        ({"host": "play.example", "origin": "https://evil.example"}, False),
        ({"host": "play.example", "origin": "https://[play.example"}, False),
        ({"host": "play.example", "origin": "null"}, False),
        ({"host": "localhost:8000", "origin": "http://localhost:8000"}, True),
        ({"host": "localhost:8000", "origin": "http://localhost:9000"}, False),
        ({}, True),
    ],
)
def test_only_our_own_pages_and_programs_are_heard(
    address: str,
    headers: dict[str, str],
    ours: bool,
) -> None:
    assert OwnOrigin(address).is_from_here(Headers(headers)) is ours


@pytest.mark.parametrize("address", ["https://Play.Example", "https://play.example:443/"])
def test_an_address_is_that_of_browsers_however_its_host_writes_it(address: str) -> None:
    headers = Headers({"host": "play.example", "origin": "https://play.example"})
    assert OwnOrigin(address).is_for_us(headers)
    assert OwnOrigin(address).is_from_here(headers)
    assert OwnOrigin(address).locate("http", headers) == ADDRESS


def test_a_name_in_letters_of_its_own_is_that_which_browsers_send() -> None:
    own = OwnOrigin("https://Bücher.example")
    page = "https://xn--bcher-kva.example"
    assert own.is_for_us(Headers({"host": "xn--bcher-kva.example"}))
    assert own.is_from_here(Headers({"host": "xn--bcher-kva.example", "origin": page}))


def test_a_page_of_the_same_name_without_https_is_not_ours() -> None:
    headers = Headers({"host": "play.example", "origin": "http://play.example"})
    assert not OwnOrigin(ADDRESS).is_from_here(headers)


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("play.example", True),
        ("localhost", True),
        ("127.0.0.1:8000", True),
        ("[::1]:8000", True),
        ("evil.example", False),
        ("play.example.evil.example", False),
        ("Play.Example", True),
        ("play.example:443", True),
        ("play.example:80", False),
        ("play.example/evil", False),
        ("evil@play.example", False),
        ("play.example:x", False),
        ("[", False),
        ("", False),
    ],
)
def test_a_server_with_an_address_hears_only_what_is_meant_for_it(
    host: str,
    ours: bool,
) -> None:
    assert OwnOrigin(ADDRESS).is_for_us(Headers({"host": host})) is ours
    assert OwnOrigin("").is_for_us(Headers({"host": host})), "who has said nothing hears all"


def test_another_name_is_refused_and_browsers_stay_with_https(tmp_path: Path) -> None:
    with serve_locally(tmp_path, address=ADDRESS, is_addressed=True) as local:
        answers = {
            host: httpx.get(f"{local.address}/api/health", headers={"Host": host}, timeout=PATIENCE)
            for host in ("play.example", "evil.example")
        }
        assert answers["play.example"].status_code == 200
        assert "max-age" in answers["play.example"].headers["strict-transport-security"]
        assert answers["evil.example"].status_code == 421
        assert answers["evil.example"].json()["error"]["kind"] == "misdirected"
    with serve_locally(tmp_path) as local:
        answer = httpx.get(f"{local.address}/api/health", timeout=PATIENCE)
        assert "strict-transport-security" not in answer.headers
