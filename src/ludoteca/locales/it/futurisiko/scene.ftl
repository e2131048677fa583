### Che cosa si dice in più a un programma che disegna il tavolo di FutuRisiko!.

# A che cosa serve una carta, dove la si sceglie con il dito o il mouse.
futurisiko-scene-card = { $card ->
        [arma_segreta] { $weapon } dadi in più in un tuo lancio (F66)
        [siluro_killer] con un tuo lancio, affonda un sottomarino dell’avversario vicino a quel combattimento (F65)
        [super_produzione] { $boost } punti in più nella tua produzione (F61)
        [missili_balistici] { $missile } punti in meno nella prossima produzione di un avversario (F62)
        [scudo_spaziale] ferma un missile all’inizio della tua produzione (F63)
        [tregua] prima dei tuoi movimenti, una tregua con un avversario fino alla tua prossima fase operativa (F67)
       *[tradimento] prima dei tuoi movimenti, chiude una tregua che ti lega (F68)
    }
