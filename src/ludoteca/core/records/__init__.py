"""The record of a game: its actions as text, its history, its positions again."""
