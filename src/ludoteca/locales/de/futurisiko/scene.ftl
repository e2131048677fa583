### Was einem Programm, das das Spielbrett von FutuRisiko! zeichnet, außerdem gesagt wird.

# Wozu eine Karte gut ist, wo man sie mit dem Finger oder der Maus wählt.
futurisiko-scene-card = { $card ->
        [arma_segreta] { $weapon } Würfel mehr in einem Wurf von dir (F66)
        [siluro_killer] versenkt bei einem Wurf von dir ein U-Boot des Gegners neben diesem Kampf (F65)
        [super_produzione] { $boost } Punkte mehr in deiner Produktion (F61)
        [missili_balistici] { $missile } Punkte weniger in der nächsten Produktion eines Gegners (F62)
        [scudo_spaziale] hält am Anfang deiner Produktion eine Rakete auf (F63)
        [tregua] vor deiner Bewegung ein Waffenstillstand mit einem Gegner bis zu deinen nächsten Operationen (F67)
       *[tradimento] vor deiner Bewegung das Ende eines Waffenstillstands, der dich bindet (F68)
    }
