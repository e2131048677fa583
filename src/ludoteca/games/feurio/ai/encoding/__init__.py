"""Feurio! in numbers of fixed shape, for environments: observations, and ids of actions."""
