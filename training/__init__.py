"""Teaching networks to judge positions: self-play, learning, gates, export. See README.md."""
