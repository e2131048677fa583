"""The command line: ludoteca play, replay, draw, rules, games, bench."""
