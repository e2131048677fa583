"""Charts: figures as pictures that follow the page from light to dark."""

from ludoteca.core.figures.chart.curves import Curve, Curves
from ludoteca.core.figures.chart.panels import Panel, Panels, plan_shares

Chart = Curves | Panels

__all__ = ["Chart", "Curve", "Curves", "Panel", "Panels", "plan_shares"]
