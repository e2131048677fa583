"""What FutuRisiko! says: what things are called, what is asked for, what a move does and did."""
