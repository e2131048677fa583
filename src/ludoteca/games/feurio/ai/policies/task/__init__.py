"""Play for the task of solitaire and cooperative games, as it was learned (R67 to R81).

What each choice is like, in small numbers, and what these weigh: `python -m training.policies`.
"""
