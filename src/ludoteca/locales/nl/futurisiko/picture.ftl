### De woorden in het plaatje van een spel FutuRisiko!.

futurisiko-picture-title = FutuRisiko!, { $seats } plaatsen

## Wat er gevraagd wordt

futurisiko-picture-asks = { $phase ->
        [draft_order] Een kaart beslist wie begint
        [claim] { $seat } neemt een gebied
        [sequence] Een kaart beslist wie eerst gaat
        [discard] { $seat } legt kaarten weg, of houdt ze
        [deal] { $seat } krijgt kaarten
        [shield] { $seat } mag schilden spelen tegen raketten
        [produce] { $seat } bouwt
        [diplomacy] { $seat } mag een wapenstilstand sluiten of verbreken
        [move] { $seat } verplaatst
        [choose_fight] { $seat } kiest het volgende gevecht
        [roll] { $seat } gooit om { $field }
        [hits] De dobbelstenen vallen om { $field }
        [remove] { $seat } haalt weg wat er geraakt is in { $field }
       *[over] Het spel is uit
    }
futurisiko-picture-won = { $count ->
        [one] { $seats } heeft gewonnen
       *[other] { $seats } delen de overwinning
    }
futurisiko-picture-round = { $round ->
        [0] Vóór de eerste ronde
       *[other] Ronde { $round }
    }
futurisiko-picture-points = { $points ->
        [one] nog 1 productiepunt
       *[other] nog { $points } productiepunten
    }
futurisiko-picture-dice = { $dice ->
        [one] 1 dobbelsteen
       *[other] { $dice } dobbelstenen
    }
futurisiko-picture-phase = { $phase ->
        [sequence] Volgorde
        [cards] Kaarten
        [production] Productie
       *[operations] Operaties
    }
futurisiko-picture-sequence = Volgorde

## De wereldkaart

futurisiko-picture-free = { $territory }: vrij
futurisiko-picture-removed = { $territory }: niet in dit spel
futurisiko-picture-held = { $territory }: { $army }, { $pieces }
futurisiko-picture-invaded = binnengevallen door { $army }, { $pieces }
futurisiko-picture-fought = nu aangevallen door { $army }, { $pieces }
futurisiko-picture-sea = { $sea }: { $subs }
futurisiko-picture-subs = { $subs ->
        [one] 1 onderzeeër
       *[other] { $subs } onderzeeërs
    } van { $army }
futurisiko-picture-no-subs = geen onderzeeërs

## De legers

futurisiko-picture-to-move = aan de beurt
futurisiko-picture-winner = winnaar
futurisiko-picture-out = uit het spel
futurisiko-picture-territories = { $held ->
        [one] 1 gebied
       *[other] { $held } gebieden
    } van { $goal }
futurisiko-picture-pieces = Op het bord: { $tanks ->
        [one] 1 tank
       *[other] { $tanks } tanks
    }, { $planes ->
        [one] 1 vliegtuig
       *[other] { $planes } vliegtuigen
    }, { $subs ->
        [one] 1 onderzeeër
       *[other] { $subs } onderzeeërs
    }
futurisiko-picture-cards = { $cards ->
        [0] Geen kaarten
        [one] 1 kaart
       *[other] { $cards } kaarten
    }
futurisiko-picture-missiles = { $missiles ->
        [one] 1 raket onderweg
       *[other] { $missiles } raketten onderweg
    }
futurisiko-picture-truce = Wapenstilstand:
