"""What can be typed: commands with their arguments, options and help, as light as help must be."""
