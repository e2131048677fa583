"""In which language somebody is answered."""

from ludoteca.core.text.languages import languages
from ludoteca.core.text.messages import ENGLISH

# Letters of a header that are read; no browser sends as many.
LONGEST = 500


def choose_language(asked: str | None, accepted: str | None) -> str:
    """The language that is asked for, else the best of those a browser accepts, else English."""
    if asked in languages():
        return str(asked)
    ranked = sorted(map(_weigh, (accepted or "")[:LONGEST].split(",")), reverse=True)
    return next((name for _, name in ranked if name in languages()), ENGLISH)


def _weigh(part: str) -> tuple[float, str]:
    """One part of a header such as “de-CH,de;q=0.9,en;q=0.8”."""
    name, _, quality = part.strip().partition(";q=")
    try:
        return float(quality or 1), name.partition("-")[0].lower()
    except ValueError:
        return 0.0, ""
