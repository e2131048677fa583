"""How long things are kept, what people may have of theirs, and how they are deleted."""
