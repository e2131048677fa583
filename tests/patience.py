"""How long tests wait for what must come.

Nobody waits so long unless something is broken; a machine that is busy with other things is slow.
"""

# Seconds.
PATIENCE = 120.0
