"""How Pig speaks and looks."""
