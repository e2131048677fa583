"""What a chat shows of a link: a sentence, and a picture of the board."""
