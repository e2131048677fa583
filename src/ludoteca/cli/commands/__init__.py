"""What each command does, a module for every one; `app` reads their words from the command line.

A module is imported when its command is run, and returns the exit status.
"""
