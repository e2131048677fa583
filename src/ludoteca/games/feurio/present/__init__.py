"""How Feurio! speaks and looks: sentences, scenes, pictures, the terminal."""
