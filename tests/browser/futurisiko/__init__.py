"""FutuRisiko! in a real browser."""
