"""The games that are taught, a module for each: its tables, and its kernels for self-play."""
