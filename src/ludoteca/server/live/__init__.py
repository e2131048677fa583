"""Live play: tables in memory, who is connected to them, and what each may see.

A message comes in by `connection`; its `participant` acts through a table's session; what came of
it goes to all by `channel`, to each by `outgoing`.
"""
