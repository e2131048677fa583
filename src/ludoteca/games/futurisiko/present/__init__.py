"""How FutuRisiko! speaks and looks: sentences, scenes, pictures, the terminal."""
