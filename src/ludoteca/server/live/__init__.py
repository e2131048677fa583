"""Live play: tables in memory, who is connected to them, what each may see, and their bots.

A message comes in by `connection`, acts through a table's session, and goes out by `channel`.
"""
