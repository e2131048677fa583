"""How Pig is played well."""
