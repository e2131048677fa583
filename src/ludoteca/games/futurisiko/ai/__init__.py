"""How FutuRisiko! is played well: forecasts, its evaluation, its heuristic, its search."""
