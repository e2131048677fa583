"""Lists of bots and players as people write them."""

import csv
import io
from collections.abc import Sequence

from ludoteca.core.errors import Malformed


def split_specs(text: str) -> list[str]:
    """The specs of a list such as “me,greedy,search:1000”.

    One that holds a comma stands in double quotes, as in CSV files.
    """
    try:
        (specs,) = csv.reader([text], skipinitialspace=True, strict=True)
    except (csv.Error, ValueError):
        raise Malformed("specs-quotes", text=text) from None
    return [spec.strip() for spec in specs]


def join_specs(specs: Sequence[str]) -> str:
    """A list of specs, as `split_specs` reads it."""
    line = io.StringIO()
    csv.writer(line, lineterminator="").writerow(specs)
    return line.getvalue()
