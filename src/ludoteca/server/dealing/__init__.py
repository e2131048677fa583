"""What the dealer of every table is bound by, and where its secrets come from."""

from ludoteca.server.dealing.dealer_secrets import DealerSecrets, Promise
from ludoteca.server.dealing.key_file import read_key

__all__ = ["DealerSecrets", "Promise", "read_key"]
