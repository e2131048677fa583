"""How Feurio! is played well: its evaluation, its heuristic, and what a search asks of it."""
