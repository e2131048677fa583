### Ce que dit une table en direct.

table-nobody = encore personne
table-someone = quelqu’un
table-setup = La table ne peut pas se préparer ainsi : { $fault }.
table-seats = Ce jeu a { $seats ->
        [one] une place
       *[other] { $seats } places
    }, mais les joueurs nommés sont { $found }.
table-seat-bot = À la place { $seat }, il faut un bot si un bot doit y jouer, et aucun sinon.
table-clock = Le temps pour un tour va de 1 à { $longest }, pas { $found }.
table-no-seat = Toutes les places sont prises. Tu peux regarder.
table-stale = Quelqu’un a été plus rapide. Regarde à nouveau.
table-is-waiting = La partie commence quand toutes les places sont prises.
table-is-playing = La partie a commencé.
table-is-over = La partie est finie.
table-is-closed = Cette table a été annulée.
table-bot-finishes = Le bot termine ce tour. Ensuite, tu pourras reprendre ta place.
table-no-rematch = Il peut y avoir une seule revanche, après la fin de la partie.
table-no-repeat = Le même tirage ne peut être rejoué qu’une fois, après la fin de la partie.
table-nonce = Un nonce, ce sont 32 chiffres hexadécimaux : 0–9 et a–f, en minuscules.
table-nonce-twice = Ton nombre aléatoire fait déjà partie de ce tirage, on ne peut plus le changer.
table-nonce-late = Il est trop tard pour ajouter un nombre aléatoire : on l’ajoute en s’asseyant.
