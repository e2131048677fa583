"""Bots at live tables: whose turn it is, how long each thinks, and when it answers."""
