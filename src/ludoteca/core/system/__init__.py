"""The system around the program: folders, signals, commands."""
