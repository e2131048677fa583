"""Rules as compiled functions over a record of numbers, and the cache of what is compiled."""
