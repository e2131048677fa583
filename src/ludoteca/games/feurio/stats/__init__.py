"""What many games of Feurio! tell."""
