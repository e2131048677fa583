"""Assets: known by what stands in them; most games take none."""

import pytest

from ludoteca.core.choice import list_choices
from ludoteca.core.errors import Malformed
from ludoteca.core.parts.assets import assets_in, is_asset, name_asset
from ludoteca.games.feurio import FEURIO


def test_an_asset_is_named_after_what_stands_in_it() -> None:
    name = name_asset("{}")
    assert is_asset(name)
    assert name == name_asset("{}")
    assert name != name_asset("{ }")
    assert is_asset(name_asset("half a sign: \ud800"))
    for other in ("file-", name.upper(), f"{name}0", "reconstruction", 3, None, True):
        assert not is_asset(other)
    assert assets_in({"map": name, "sheet": "house", "seats": 4}) == {"map": name}


def test_most_games_take_no_asset() -> None:
    with pytest.raises(Malformed, match="This game takes no file for “seats”"):
        FEURIO.assets.accept("seats", "{}")
    with pytest.raises(Malformed, match="takes no file"):
        FEURIO.assets.read("seats", "4")
    assert not FEURIO.assets.has("seats", name_asset("{}"))
    assert not any(choice.takes_asset for choice in list_choices(FEURIO, FEURIO.options({})))
