"""How much anybody may ask for, so that nobody is crowded out: sizes, rates, and shares.

Sizes belong to the formats; rates and shares are settings of a host.
"""
