"""The post: tells people and programs outside that it is somebody's turn. Off unless it is set."""

from ludoteca.server.post.errands import Errands, Undelivered
from ludoteca.server.post.office import Office
from ludoteca.server.post.turn import Turn, find_turn
from ludoteca.server.post.webhook import Webhook

__all__ = ["Errands", "Office", "Turn", "Undelivered", "Webhook", "find_turn"]
