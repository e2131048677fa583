### Che cosa si dice in più a un programma che disegna il tavolo di FutuRisiko!.

# A che cosa serve una carta, dove la si sceglie con il dito o il mouse.
futurisiko-scene-card = { $card ->
        [arma_segreta] { futurisiko-effect-weapon }
        [siluro_killer] con un tuo lancio, affonda un sottomarino nemico accanto al combattimento
        [super_produzione] { futurisiko-effect-boost }
        [missili_balistici] { futurisiko-effect-missile }
        [scudo_spaziale] ferma un missile all’inizio della tua produzione
        [tregua] { futurisiko-effect-truce }
       *[tradimento] prima di muovere: rompe una tregua che ti lega
    }
