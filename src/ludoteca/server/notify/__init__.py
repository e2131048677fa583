"""Tells people and programs outside that it is somebody's turn: e-mail and a webhook.

Off unless it is set. Messages wait in a queue of their own, and never hold up play.
"""

from ludoteca.server.notify.addresses import Addresses
from ludoteca.server.notify.notifier import Notifier
from ludoteca.server.notify.turn import Turn

__all__ = ["Addresses", "Notifier", "Turn"]
