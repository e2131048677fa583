"""Monte Carlo tree search: PUCT over determinized states, with kernels made for each game.

`search` is what a bot asks, `tree` one tree with its memory, `kernels` what runs compiled.
"""
