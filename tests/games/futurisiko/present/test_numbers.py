"""One is not many: sentences about a single point, territory or unit, in every language."""

import pytest

from ludoteca.core.text.messages import Fact, say, speaking
from tests.core.text.test_locales import LANGUAGES

MANY = {
    "en": "1 more points|1 points|1 territories",
    "it": "1 punti|1 territori |restano 1",
    "fr": "1 points|1 territoires",
    "nl": "1 punten|1 gebieden",
    "de": "1 Punkte|1 Gebiete |1 bleiben",
}
FACTS: dict[str, Fact] = {
    "army": "red",
    "by": "no",
    "goal": 20,
    "other": "",
    "shields": "no",
    **dict.fromkeys(("boost", "cost", "count", "left", "missile", "missiles", "rest"), 1),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "key",
    [
        "futurisiko-told-accept",
        "futurisiko-told-boost",
        "futurisiko-told-launch",
        "futurisiko-web-now-shield",
        "futurisiko-web-sum-missiles",
        "futurisiko-web-territories",
    ],
)
def test_a_number_agrees_with_its_noun(language: str, key: str) -> None:
    with speaking(language):
        words = f"{say(key, **FACTS)} "
    assert not [many for many in MANY[language].split("|") if many in words], words
