"""How a server is watched by its host: logs, metrics, and whether it is well."""
