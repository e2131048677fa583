"""Policies that were learned: how likely each choice is to be a good one, for points and tasks."""
