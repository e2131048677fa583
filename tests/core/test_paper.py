"""Papers: known by what stands in them; most games take none."""

import pytest

from ludoteca.core.errors import Malformed
from ludoteca.core.paper import is_paper, name_paper, papers_in
from ludoteca.games.feurio import FEURIO


def test_a_paper_is_named_after_what_stands_in_it() -> None:
    name = name_paper("{}")
    assert is_paper(name)
    assert name == name_paper("{}")
    assert name != name_paper("{ }")
    assert is_paper(name_paper("half a sign: \ud800"))
    for other in ("file-", name.upper(), f"{name}0", "reconstruction", 3, None, True):
        assert not is_paper(other)
    assert papers_in({"map": name, "sheet": "house", "seats": 4}) == {"map": name}


def test_most_games_take_no_paper() -> None:
    with pytest.raises(Malformed, match="Feurio! takes no file for “seats”"):
        FEURIO.accept("seats", "{}")
    with pytest.raises(Malformed, match="takes no file"):
        FEURIO.lend("seats", "4")
    assert not FEURIO.holds("seats", name_paper("{}"))
    assert not any(choice.takes_paper for choice in FEURIO.choices(FEURIO.options({})))
