"""Lines on a terminal."""

from io import StringIO

import pytest
from rich.console import Console
from rich.text import Text

from ludoteca.cli import console
from ludoteca.cli.console import printable, write_line


def printed(monkeypatch: pytest.MonkeyPatch, line: str, *, terminal: bool) -> list[str]:
    screen = Console(file=StringIO(), width=20, force_terminal=terminal, color_system=None)
    monkeypatch.setattr(console, "console", screen)
    write_line(Text(line))
    assert isinstance(screen.file, StringIO)
    return [row.rstrip() for row in screen.file.getvalue().splitlines()]


def test_what_does_not_fit_goes_on_further_in(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = printed(monkeypatch, "red: builds six tanks in Peru.", terminal=True)
    assert lines == ["red: builds six", "    tanks in Peru."]


def test_a_new_part_begins_after_an_empty_line(monkeypatch: pytest.MonkeyPatch) -> None:
    assert printed(monkeypatch, "\nround 2.", terminal=True) == ["", "round 2."]


def test_in_a_pipe_lines_are_not_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    line = "red: builds six tanks in Peru."
    assert printed(monkeypatch, line, terminal=False) == [line]


def test_what_could_trouble_a_terminal_is_replaced_but_no_break_spaces_are_not() -> None:
    french = "«\u202foui\u202f»\u00a0: "
    assert printable(f"{french}\x1b[3J\n") == f"{french}\ufffd[3J\ufffd"
