"""The games in the house, one room each."""
