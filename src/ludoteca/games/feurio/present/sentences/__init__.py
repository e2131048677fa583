"""What Feurio! says: of a position, of a move before it is made, and after it."""
