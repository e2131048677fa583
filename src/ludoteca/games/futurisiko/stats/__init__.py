"""What many games of FutuRisiko! tell."""
