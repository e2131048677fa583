"""Findings: what the networks found out about the games, in figures.

They are asked about positions of games between quick players, and about the first turns of those
who ask them: what a man is worth in Feurio! by the number under him, how much the first seat
matters, how to open; what territories and pieces of FutuRisiko! are worth to each other.
"""
