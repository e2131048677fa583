"""What a module is made from: its own source, and those of all modules that it imports.

Sources count by what they do: not by where they lie or when they were written, nor by comments and
docstrings. What is imported within a function, or for a type checker only, does not count.
"""

import ast
import hashlib
import json
import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from importlib.util import resolve_name
from pathlib import Path
from typing import NamedTuple
from uuid import uuid4

PACKAGE = "ludoteca"


class Import(NamedTuple):
    """``from module import name``, with so many dots before; no name where a module is meant."""

    dots: int
    module: str
    name: str


class Source(NamedTuple):
    """What counts of a file."""

    digest: str
    imports: tuple[Import, ...]


class Module(NamedTuple):
    """What counts of a module: its own source, and the modules that it imports itself."""

    digest: str
    imports: frozenset[str]


class Sources:
    """The sources of this process, each as it was when it was first asked for.

    Parsing one takes milliseconds; so what was found is kept in a folder, by the file's content,
    unless it stands in another that is carried along.
    """

    def __init__(self, folder: Path, carried: Path | None = None) -> None:
        self._folder = folder
        self._folders = [folder] if carried is None else [carried, folder]
        self._modules: dict[str, Module] = {}

    def closure(self, modules: Iterable[str]) -> frozenset[str]:
        """These modules and all that they import, in their own packages and in this one."""
        waiting = list(modules)
        packages = {PACKAGE, *(_package_of(module) for module in waiting)}
        found: set[str] = set()
        while waiting:
            module = waiting.pop()
            if module not in found:
                found.add(module)
                waiting += (name for name in self[module].imports if _package_of(name) in packages)
        return frozenset(found)

    def key(self, modules: Iterable[str]) -> str:
        """Short text that changes with anything that these modules are made from."""
        parts = [(module, self[module].digest) for module in sorted(self.closure(modules))]
        return hashlib.sha256(repr(parts).encode()).hexdigest()[:20]

    def __getitem__(self, name: str) -> Module:
        """A module by its name.

        The packages above it do not count as imported: what a kernel uses, its module names.
        """
        if name not in self._modules:
            file = file_of(name)
            source = self._read(file) if file else Source("", ())
            package = name if file and file.name == "__init__.py" else name.rpartition(".")[0]
            imports = frozenset(_resolve(found, package) for found in source.imports)
            self._modules[name] = Module(source.digest, imports)
        return self._modules[name]

    def _read(self, file: Path) -> Source:
        text = file.read_bytes()
        # What is found depends on Python's grammar, and on this file.
        reader = repr(sys.version_info[:2]).encode() + Path(__file__).read_bytes()
        name = hashlib.sha256(reader + text).hexdigest()
        for folder in self._folders:
            # Another process may be writing it, or have dropped it.
            with suppress(OSError, ValueError):
                known, imports = json.loads((folder / name).read_text("utf-8"))
                return Source(known, tuple(Import(*found) for found in imports))
        source = analyse(text)
        note = self._folder / name
        unfinished = note.with_suffix(f".{uuid4().hex}")
        with suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            unfinished.write_text(json.dumps(source), "utf-8")
            unfinished.replace(note)
        return source


def file_of(module: str) -> Path | None:
    """The file of a module in a package that is loaded, without loading it; None if it has none."""
    package, *parts = module.split(".")
    top = getattr(sys.modules.get(package), "__file__", None)
    if top is None or package.startswith("__"):
        return None  # built in, or a script: nobody can import it
    # Thousands of names are asked for at every start, and most are no modules: text, not paths.
    folder, name = os.path.split(top)
    if not parts:
        candidates = [top]
    elif name == "__init__.py":
        place = "/".join([folder, *parts])
        candidates = [f"{place}/{name}", f"{place}.py"]
    else:
        return None  # a module without a package has no parts
    sources = (file for file in candidates if file.endswith(".py"))
    found = filter(os.path.isfile, sources)
    return next(map(Path, found), None)


def analyse(text: bytes | str) -> Source:
    """Read the text of a module."""
    tree = ast.parse(text)
    imports = tuple(sorted(set(_find_imports(tree.body))))
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            node.body = node.body[ast.get_docstring(node, clean=False) is not None :]
    return Source(hashlib.sha256(ast.dump(tree).encode()).hexdigest(), imports)


def _find_imports(statements: Iterable[ast.AST]) -> Iterator[Import]:
    for node in statements:
        match node:
            case ast.Import(names):
                for name in names:
                    # It is the topmost package that gets a name here.
                    parts = name.name.split(".")
                    yield from (
                        Import(0, ".".join(parts[:count]), "") for count in range(1, len(parts) + 1)
                    )
            case ast.ImportFrom(module, names, dots):
                yield from (Import(dots, module or "", name.name) for name in names)
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                pass
            case ast.If(test, _, otherwise) if "TYPE_CHECKING" in ast.unparse(test):
                yield from _find_imports(otherwise)
            case _:
                for part in ("body", "handlers", "orelse", "finalbody", "cases"):
                    yield from _find_imports(getattr(node, part, ()))


def _resolve(found: Import, package: str) -> str:
    """The module that is meant: what is imported from a package may be a module of it."""
    base = resolve_name("." * found.dots + found.module, package) if found.dots else found.module
    part = f"{base}.{found.name}"
    return part if found.name and file_of(part) else base


def _package_of(module: str) -> str:
    return module.partition(".")[0]
