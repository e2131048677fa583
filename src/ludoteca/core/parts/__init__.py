"""The parts that a game may bring beside its rules, each with a default that serves."""
