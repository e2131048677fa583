"""The description of the server by OpenAPI, and whether the server keeps to it."""

from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis import Case, checks
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from ludoteca.server import Settings, create_app
from tests.effort import times
from tests.patience import PATIENCE
from tests.server.support.local_server import LocalServer

CHECKS = [
    checks.not_a_server_error,
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
]
# Enough to find what is rough, within seconds.
EXAMPLES = times(12)


def describe() -> dict[str, Any]:
    """What the server says of itself."""
    return create_app(Settings()).openapi()


schema = schemathesis.openapi.from_dict(describe())


def test_every_route_has_a_summary_and_tells_how_it_refuses() -> None:
    described = describe()
    assert described["openapi"].startswith("3.")
    for path, ways in described["paths"].items():
        for way, operation in ways.items():
            assert operation["description"], (way, path)
            refused = operation["responses"]["422"]["content"]["application/json"]["schema"]
            assert refused["$ref"].endswith("/RefusedAnswer"), (way, path)


@pytest.fixture(scope="module")
def cookie(local: LocalServer) -> str:
    """Somebody's."""
    return httpx.get(f"{local.address}/api/me", timeout=PATIENCE).cookies["ludoteca"]


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
    derandomize=True,
    database=None,
)
def test_the_server_answers_as_it_says(case: Case[Any], local: LocalServer, cookie: str) -> None:
    headers = {"cookie": f"ludoteca={cookie}"}
    case.call_and_validate(base_url=local.address, headers=headers, checks=CHECKS)
