"""What a table refuses beyond what the rules do."""

from ludoteca.core.errors import Refusal


class Stale(Refusal):
    """An answer to a position that is no longer there."""

    kind = "stale"


class Forbidden(Refusal):
    """Something that this person may not do at this table."""

    kind = "forbidden"
