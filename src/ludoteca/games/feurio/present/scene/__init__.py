"""What a client needs to draw a position of Feurio! and to act: it knows no rules."""
