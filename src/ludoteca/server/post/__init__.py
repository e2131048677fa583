"""The post: tells people and programs outside that it is somebody's turn. Off unless it is set."""

from ludoteca.server.post.mailboxes import Mailboxes
from ludoteca.server.post.office import Office
from ludoteca.server.post.turn import Turn

__all__ = ["Mailboxes", "Office", "Turn"]
