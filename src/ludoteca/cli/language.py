"""In which language a terminal speaks."""

from collections.abc import Mapping

from ludoteca.core.text.languages import languages
from ludoteca.core.text.messages import ENGLISH

# Where a system keeps the language of whoever sits there, the most particular first.
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def system_language(environment: Mapping[str, str]) -> str:
    """The language of a system, such as “it” for “it_IT.UTF-8”; English where it is not spoken."""
    told = next(filter(None, map(environment.get, VARIABLES)), "")
    language = told.partition(".")[0].partition("_")[0].lower()
    return language if language in languages() else ENGLISH
