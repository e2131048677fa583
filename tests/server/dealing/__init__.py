"""The dealer of a server: its key, its secrets, what it is bound by."""
