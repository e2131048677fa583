"""Play for points, as it was learned (R45 to R66).

What each choice is like, in small numbers, and what these weigh: `python -m training.policies`.
"""
