"""The card sheet as data: the effects of the cards, and the check of a sheet file."""

from ludoteca.games.futurisiko.cards.check import EFFECT_NAMES, check_sheet
from ludoteca.games.futurisiko.cards.sheet import Sheet, load_sheet, read_sheet

__all__ = ["EFFECT_NAMES", "Sheet", "check_sheet", "load_sheet", "read_sheet"]
