"""Charts: figures as pictures that follow the page from light to dark."""

from ludoteca.core.chart.curves import Curve, Curves
from ludoteca.core.chart.panels import Panel, Panels, plan_shares

Chart = Curves | Panels

__all__ = ["Chart", "Curve", "Curves", "Panel", "Panels", "plan_shares"]
