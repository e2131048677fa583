"""A game in the terminal: who sits where, what is shown, what is typed, and where it is saved.

`terminal_game` runs it; all else serves that.
"""
