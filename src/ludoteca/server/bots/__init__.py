"""Bots at live tables: when they move, how long they may think, and when their answer is told."""
