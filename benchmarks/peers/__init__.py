"""Other projects that ours are measured beside: how each is installed, started and asked."""
