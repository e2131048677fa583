"""Lists of bots and players."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.bots.specs import join_specs, split_specs
from ludoteca.core.errors import Malformed


def test_commas_and_spaces_part_specs() -> None:
    assert split_specs("me, greedy ,search:1000") == ["me", "greedy", "search:1000"]


def test_what_holds_a_comma_stands_in_double_quotes() -> None:
    assert split_specs('me,"engine:bot -x 1,2",engine:bot "a b"') == [
        *("me", "engine:bot -x 1,2", 'engine:bot "a b"'),
    ]


@pytest.mark.parametrize("text", ['"me', '"me"you', "me\nyou"])
def test_what_is_no_list_is_refused(text: str) -> None:
    with pytest.raises(Malformed, match="no list"):
        split_specs(text)


printable = st.characters(min_codepoint=33, max_codepoint=126)


@given(st.lists(st.text(printable, min_size=1), min_size=1))
def test_a_joined_list_is_split_again(specs: list[str]) -> None:
    assert split_specs(join_specs(specs)) == specs
