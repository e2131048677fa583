### Was einem Programm, das das Spielbrett von FutuRisiko! zeichnet, außerdem gesagt wird.

# Wozu eine Karte gut ist, wo man sie mit dem Finger oder der Maus wählt.
futurisiko-scene-card = { $card ->
        [arma_segreta] { futurisiko-effect-weapon }
        [siluro_killer] versenkt bei deinem Wurf ein feindliches U-Boot neben dem Kampf
        [super_produzione] { futurisiko-effect-boost }
        [missili_balistici] { futurisiko-effect-missile }
        [scudo_spaziale] stoppt zu Beginn deiner Produktion eine Rakete
        [tregua] { futurisiko-effect-truce }
       *[tradimento] vor deiner Bewegung: beendet einen Waffenstillstand, der dich bindet
    }
