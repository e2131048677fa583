### Che cosa si dice in più a un programma che disegna il tavolo di FutuRisiko!.

# A che cosa serve una carta, dove la si sceglie con il dito o il mouse.
futurisiko-scene-card = { $card ->
        [arma_segreta] { $weapon } dadi in più in un tuo lancio
        [siluro_killer] con un tuo lancio, affonda un sottomarino nemico accanto al combattimento
        [super_produzione] { $boost } punti in più nella tua produzione
        [missili_balistici] la prossima produzione di un avversario perde { $missile } punti
        [scudo_spaziale] ferma un missile all’inizio della tua produzione
        [tregua] prima di muovere: una tregua con un avversario fino alla tua prossima fase operativa
       *[tradimento] prima di muovere: rompe una tregua che ti lega
    }
