"""Whoever answers choose(view, limit)."""
