"""What a client needs to draw a position of FutuRisiko! and to act: it knows no rules."""
