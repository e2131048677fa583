### Ce que dit une table en direct.

table-nobody = encore personne
table-setup = La table ne peut pas se préparer ainsi : { $fault }.
table-seats = Ce jeu a { $seats ->
        [one] une place
       *[other] { $seats } places
    }, mais les joueurs nommés sont { $found }.
table-seat-bot = À la place { $seat }, il faut un bot si un bot doit y jouer, et aucun sinon.
table-clock = Le temps pour un tour va de 1 à { $longest }, pas { $found }.
table-no-seat = Il n’y a pas de place libre pour toi à cette table. Tu peux regarder.
table-stale = Quelqu’un a été plus rapide : la position a changé. Regarde encore.
table-is-waiting = La partie commence quand toutes les places sont prises.
table-is-playing = La partie a commencé.
table-is-over = La partie est finie.
table-is-closed = À cette table, la partie a été interrompue.
table-no-rematch = Il peut y avoir une seule revanche, après la fin de la partie.
