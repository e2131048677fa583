"""What is made by programs and kept: maps from coastlines, the client's types from ours."""
