"""Nonces: what players add to the dealer's secret, so that it chooses the draws no more than they.

The dealer is bound by a hash of its secret before it knows them. One that nobody could foresee is
enough: then nobody could foresee the seed.
"""

import hashlib
import re
from collections.abc import Sequence

from ludoteca.core.errors import Malformed

_NONCE = re.compile(r"[0-9a-f]{32}")


def check_nonce(text: str) -> str:
    """A nonce as it may be added: of one length, so that two of them cannot be read as one."""
    if not _NONCE.fullmatch(text):
        raise Malformed("table-nonce", field="nonce")
    return text


def mix_seed(secret: str, nonces: Sequence[str]) -> str:
    """The seed of a game: SHA-256 of the secret and the nonces by seat, with colons between.

    Where nobody has added one, as in all games before there were any, it is the secret itself.
    """
    if not any(nonces):
        return secret
    return hashlib.sha256(":".join([secret, *nonces]).encode()).hexdigest()
