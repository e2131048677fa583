"""Monte Carlo tree search over determinized states: PUCT with kernels, UCT in plain Python.

`search` is what a bot asks; `tree` is one tree with its memory and `kernels` what runs compiled;
`plain_tree` serves games without kernels.
"""
