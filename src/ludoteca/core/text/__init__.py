"""What is said, in five languages, and how people type."""
