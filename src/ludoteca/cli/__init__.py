"""The command line: `app` reads the words, `commands` does what they say, `terminal` plays a game.

What is printed goes through `console`.
"""
