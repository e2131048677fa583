"""The guide of the library counts right, and the page of views is that of today."""

import re

import pytest

from ludoteca.core.errors import Malformed
from ludoteca.core.turn import CHANCE
from ludoteca.games.feurio import FEURIO
from scripts.view_tables import PAGE, write_page
from tests.docs.test_docs import BLOCK, ROOT

GUIDE = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")


def test_the_page_of_views_is_made_from_the_code() -> None:
    assert PAGE.read_text(encoding="utf-8") == write_page(), "python -m scripts.view_tables"


def test_the_lines_of_the_programs_are_counted_right() -> None:
    rows = re.findall(r"^\| (.+) \| (\d+) \| (\d+) \|$", GUIDE, re.MULTILINE)
    assert len(rows) >= 10
    for title, *counts in rows:
        section = GUIDE.split(f"## {title[0].upper()}{title[1:]}\n", 1)[1].split("\n## ")[0]
        programs = BLOCK.findall(section)
        assert [tag for tag, _ in programs] == ["py", "python"]
        lines = [sum(map(bool, code.splitlines())) for _, code in programs]
        assert lines == list(map(int, counts)), title


def test_the_position_in_the_guide_is_refused_as_it_says() -> None:
    text = re.search(r"`(feurio/1 [^`]+)`", GUIDE)
    assert text is not None
    with pytest.raises(Malformed) as refused:
        FEURIO.position(text[1])
    assert refused.value.rule == "R4"
    assert FEURIO.position(text[1].replace("12g", "11g")).to_move == CHANCE
