### Was einem Programm, das das Spielbrett von FutuRisiko! zeichnet, außerdem gesagt wird.

# Wozu eine Karte gut ist, wo man sie mit dem Finger oder der Maus wählt.
futurisiko-scene-card = { $card ->
        [arma_segreta] { $weapon } Würfel mehr bei einem deiner Würfe
        [siluro_killer] versenkt bei deinem Wurf ein feindliches U-Boot neben dem Kampf
        [super_produzione] { $boost } Punkte mehr in deiner Produktion
        [missili_balistici] die nächste Produktion eines Gegners verliert { $missile } Punkte
        [scudo_spaziale] stoppt zu Beginn deiner Produktion eine Rakete
        [tregua] vor deiner Bewegung: Waffenstillstand mit einem Gegner bis zu deinen nächsten Operationen
       *[tradimento] vor deiner Bewegung: beendet einen Waffenstillstand, der dich bindet
    }
