"""How a game is taught: the page on how to play it, and a guided first game, from their scripts."""
