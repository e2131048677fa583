"""What people install: the wheel, and the container image."""
