"""Messages: every key that is said exists, and nothing half said gets out."""

import re
import sys
from pathlib import Path

import pytest

import ludoteca
from ludoteca.core.text import messages
from ludoteca.core.text.messages import (
    ENGLISH,
    bundle,
    forget,
    has_attribute,
    include,
    say,
    speaking,
)

SOURCES = Path(ludoteca.__file__).parent


def test_a_missing_message_attribute_or_fact_is_an_error() -> None:
    for key in ("no-such-message", "R30.nothing"):
        with pytest.raises((KeyError, LookupError)):
            say(key)
    with pytest.raises(KeyError, match="unknown-game"):
        say("unknown-game", name="chess")


def test_a_very_long_text_is_repeated_only_in_its_beginning() -> None:
    assert say("unknown-game", name="x" * 100_000, known="") == (
        f"There is no game called “{'x' * 500}…” here. Installed: ."
    )


@pytest.mark.parametrize("number", [10**16, -(10**30), 10**400, 1e30])
def test_any_number_can_be_said(number: float) -> None:
    assert f"version {number} of" in say("engine-protocol", found=number, known=1)


def test_attributes_are_found() -> None:
    assert has_attribute("R30", "ruling")
    assert not has_attribute("R2", "ruling")


def test_a_language_is_spoken_and_what_it_lacks_is_said_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "esperanto" / "locales" / "eo"
    folder.mkdir(parents=True)
    (tmp_path / "esperanto" / "__init__.py").touch()
    (folder / "core.ftl").write_text("ruling = Decido:\nR30 = Ne pli da viroj ol da randoj.\n")
    (folder / "core.ftl~").write_bytes(b"\xff an editor's backup")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(messages, "_packages", ["ludoteca", "esperanto"])
    forget()
    with speaking("eo"):
        assert say("ruling") == "Decido:"
        assert say("feurio-over") == "The game is over."
        assert say("R30") == "Ne pli da viroj ol da randoj."
        assert say("R30.name") == "Firefighters and free edges"
    assert say("ruling") == "Ruling:"
    monkeypatch.undo()
    forget()
    sys.modules.pop("esperanto", None)


def test_every_message_said_in_the_sources_exists() -> None:
    said = set()
    for source in SOURCES.rglob("*.py"):
        text = source.read_text(encoding="utf-8")
        said |= set(re.findall(r'(?:say|Malformed|IllegalMove|NotYourTurn)\(\s*"([^"{]+)"', text))
    assert len(said) > 50
    assert [key for key in sorted(said) if not bundle(ENGLISH).has_message(key)] == []


@pytest.mark.compiled
def test_no_message_is_defined_twice_or_broken() -> None:
    from fluent.syntax import FluentParser, ast

    seen: list[str] = []
    for file in sorted((SOURCES / "locales" / "en").rglob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content!r}"
            if isinstance(entry, ast.Message):
                seen.append(entry.id.name)
    assert len(seen) == len(set(seen))


def test_another_package_brings_its_own_messages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "thirdgame" / "locales" / "en"
    folder.mkdir(parents=True)
    (tmp_path / "thirdgame" / "__init__.py").touch()
    (folder / "third.ftl").write_text("third-hello = Hello, { $name }!\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(messages, "_packages", ["ludoteca"])
    for _ in range(2):
        include("thirdgame")
    assert say("third-hello", name="you") == "Hello, you!"
    monkeypatch.undo()
    forget()
    sys.modules.pop("thirdgame", None)
