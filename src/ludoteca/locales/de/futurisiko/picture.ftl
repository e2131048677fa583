### Die Wörter im Bild eines Spiels FutuRisiko!.

futurisiko-picture-title = FutuRisiko!, { $seats } Plätze

## Was gefragt ist

futurisiko-picture-asks = { $phase ->
        [draft_order] Eine Karte entscheidet, wer beginnt
        [claim] { $seat } nimmt ein Gebiet
        [sequence] Eine Karte entscheidet, wer zuerst dran ist
        [discard] { $seat } legt Karten ab oder behält sie
        [deal] { $seat } bekommt Karten
        [shield] { $seat } darf Schilde gegen Raketen spielen
        [produce] { $seat } baut
        [diplomacy] { $seat } darf einen Waffenstillstand schließen oder brechen
        [move] { $seat } zieht
        [choose_fight] { $seat } wählt den nächsten Kampf
        [roll] { $seat } würfelt um { $field }
        [hits] Die Würfel fallen um { $field }
        [remove] { $seat } nimmt weg, was getroffen ist: { $field }
       *[over] Das Spiel ist vorbei
    }
futurisiko-picture-won = { $count ->
        [one] { $seats } hat gewonnen
       *[other] { $seats } teilen sich den Sieg
    }
futurisiko-picture-round = { $round ->
        [0] Vor der ersten Runde
       *[other] Runde { $round }
    }
futurisiko-picture-points = { $points ->
        [one] noch 1 Produktionspunkt
       *[other] noch { $points } Produktionspunkte
    }
futurisiko-picture-dice = { $dice } Würfel
futurisiko-picture-phase = { $phase ->
        [sequence] Reihenfolge
        [cards] Karten
        [production] Produktion
       *[operations] Operationen
    }
futurisiko-picture-sequence = Reihenfolge

## Die Weltkarte

futurisiko-picture-free = { $territory }: frei
futurisiko-picture-removed = { $territory }: nicht in diesem Spiel
futurisiko-picture-held = { $territory }: { $army }, { $pieces }
futurisiko-picture-invaded = eingedrungen ist { $army }, { $pieces }
futurisiko-picture-fought = darum kämpft jetzt { $army }, { $pieces }
futurisiko-picture-sea = { $sea }: { $subs }
futurisiko-picture-subs = { $subs ->
        [one] 1 U-Boot
       *[other] { $subs } U-Boote
    } von { $army }
futurisiko-picture-no-subs = keine U-Boote

## Die Armeen

futurisiko-picture-to-move = am Zug
futurisiko-picture-winner = Sieger
futurisiko-picture-out = ausgeschieden
futurisiko-picture-territories = { $held ->
        [one] 1 Gebiet
       *[other] { $held } Gebiete
    } von { $goal }
futurisiko-picture-pieces = Auf dem Spielbrett: { $tanks } Panzer, { $planes ->
        [one] 1 Flugzeug
       *[other] { $planes } Flugzeuge
    }, { $subs ->
        [one] 1 U-Boot
       *[other] { $subs } U-Boote
    }
futurisiko-picture-cards = { $cards ->
        [0] Keine Karten
        [one] 1 Karte
       *[other] { $cards } Karten
    }
futurisiko-picture-missiles = { $missiles ->
        [one] 1 Rakete unterwegs
       *[other] { $missiles } Raketen unterwegs
    }
futurisiko-picture-truce = Waffenruhe:
