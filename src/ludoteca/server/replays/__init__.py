"""Looking back: a game step by step as far as somebody may see it, and how it was dealt.

All of it is made from a journal or a record.
"""
