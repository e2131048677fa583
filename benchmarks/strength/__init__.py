"""How well bots play, and what is worth its while, asked of many games: each asks one question."""
