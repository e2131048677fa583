"""The card sheet as data: the amounts on the cards, and the check of a sheet file."""

from ludoteca.games.futurisiko.cards.check import AMOUNTS, Amount, check_sheet
from ludoteca.games.futurisiko.cards.sheet import Sheet, load_sheet, read_sheet

__all__ = ["AMOUNTS", "Amount", "Sheet", "check_sheet", "load_sheet", "read_sheet"]
