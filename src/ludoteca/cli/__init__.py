"""The command line: `syntax` says what can be typed, and `app` puts it together.

`commands` and `admin` do what was said, `terminal` plays a game. What is printed goes through
`console`.
"""
