"""ludoteca admin: a host's tools, on the database of a server that may be running."""
