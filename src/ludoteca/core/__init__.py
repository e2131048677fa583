"""What every table game is."""
