"""Ludoteca: a home for board games."""
