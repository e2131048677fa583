"""One process of a server among others: its clock, and the heartbeat that tells that it lives.

And what they tell each other: who is connected, and what was asked of them.
"""
