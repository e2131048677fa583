"""Ludoteca: a home for board games. Start with `ludoteca.core` and `ludoteca.bots`."""
