"""Figures as tables and pictures, with how sure they are and where they come from."""
