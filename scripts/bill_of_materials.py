"""`python -m scripts.bill_of_materials`: what is published, part by part, as CycloneDX JSON.

Made from the locks alone, so it tells what hashes hold everybody to: the packages that are
installed with ours, and those that are built into the pages.
"""

import json
import tomllib
from base64 import b64decode
from importlib import metadata
from typing import Any
from urllib.parse import quote

from scripts.locks import FOLDER, read_lock

ROOT = FOLDER.parent
FILE = ROOT / "dist" / "ludoteca.cdx.json"
# Compiled into the pages, though npm takes it for a tool.
BUILT_IN = ("svelte",)

Json = dict[str, Any]


def write_bill() -> Json:
    """The bill of materials; the same for the same locks."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": f"pkg:pypi/{project['name']}@{project['version']}",
                "name": project["name"],
                "version": project["version"],
                "purl": f"pkg:pypi/{project['name']}@{project['version']}",
                "licenses": [{"license": {"id": project["license"]}}],
            }
        },
        "components": [*_list_python(), *_list_pages()],
    }


def _list_python() -> list[Json]:
    """The packages of Python; of their files one is installed, which depends on the machine."""
    components = []
    for package in read_lock("play").values():
        component = _describe(f"pkg:pypi/{package.name.lower()}@{package.version}", package.name)
        component["version"] = package.version
        hashes = [{"alg": "SHA-256", "content": each} for each in package.hashes]
        component["externalReferences"] = [
            {"type": "distribution", "url": component["purl"], "hashes": hashes}
        ]
        components.append(component | _find_licence(package.name))
    return components


def _find_licence(name: str) -> Json:
    """As the package tells it itself, where it is installed here and does."""
    try:
        told = metadata.metadata(name)
    except metadata.PackageNotFoundError:
        return {}
    if "License-Expression" not in told:
        return {}
    return {"licenses": [{"expression": told["License-Expression"]}]}


def _list_pages() -> list[Json]:
    """The packages in the pages, with all that these need."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    packages: dict[str, Json] = lock["packages"]
    wanted = [*packages[""]["dependencies"], *BUILT_IN]
    found: dict[str, Json] = {}
    while wanted:
        name = wanted.pop()
        if name not in found:
            found[name] = packages[f"node_modules/{name}"]
            wanted += found[name].get("dependencies", {})
    return [_describe_page_part(name, found[name]) for name in sorted(found)]


def _describe_page_part(name: str, package: Json) -> Json:
    component = _describe(f"pkg:npm/{quote(name, safe='/')}@{package['version']}", name)
    component["version"] = package["version"]
    algorithm, _, digest = package["integrity"].partition("-")
    assert algorithm == "sha512", "as npm has it"
    component["hashes"] = [{"alg": "SHA-512", "content": b64decode(digest).hex()}]
    if "license" in package:
        component["licenses"] = [{"expression": package["license"]}]
    return component


def _describe(purl: str, name: str) -> Json:
    return {"type": "library", "bom-ref": purl, "name": name, "purl": purl}


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(json.dumps(write_bill(), indent=1) + "\n", encoding="utf-8")
