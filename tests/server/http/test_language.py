"""The language of an answer: what is asked for, else what a browser likes best, else English."""

import pytest

from ludoteca.server.http.language import choose_language


@pytest.mark.parametrize(
    ("asked", "accepted", "spoken"),
    [
        ("it", "de", "it"),
        ("xx", "de", "de"),
        (None, "de-CH,de;q=0.9,en;q=0.8", "de"),
        (None, "en;q=0.3,fr;q=0.7", "fr"),
        (None, "tlh,nl;q=0.2", "nl"),
        (None, "it;q=lots,fr;q=0.1", "fr"),
        (None, "tlh", "en"),
        (None, "", "en"),
        (None, None, "en"),
    ],
)
def test_the_best_language_that_is_spoken_here(
    asked: str | None, accepted: str | None, spoken: str
) -> None:
    assert choose_language(asked, accepted) == spoken
