"""The description of the server by OpenAPI, and whether the server keeps to it."""

from schemathesis import checks
from schemathesis.specs.openapi import checks as openapi

from ludoteca.server import Settings, create_app

CHECKS = [
    checks.not_a_server_error,
    openapi.status_code_conformance,
    openapi.content_type_conformance,
    openapi.response_schema_conformance,
]
APP = create_app(Settings(database="sqlite:///:memory:", limited=False))
