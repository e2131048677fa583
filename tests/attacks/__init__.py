"""Attacks: what one stranger may try within the limits, against a real server on this machine.

Each is bounded in count and time, and asserts what others notice of it: nothing.
"""
