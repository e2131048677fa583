# Wat er vóór een zet van FutuRisiko! spreekt, gezegd aan wie om een tip vraagt.

futurisiko-gain = Jouw gebieden: nu { $now }, daarna { $then }.
futurisiko-motive-claim = { $own ->
        [0] { $ways ->
            [0] Geen tank komt er over land: het is makkelijk te houden.
            [one] Er grenst maar één gebied aan over land: het is makkelijk te houden.
           *[other] Er grenzen { $ways } gebieden aan over land: van daaruit kun je groeien.
        }
        [one] Het grenst aan een gebied van jou: wat samenhangt, bewaakt zichzelf.
       *[other] Het grenst aan { $own } van je gebieden: wat samenhangt, bewaakt zichzelf.
    }
futurisiko-motive-discard = Van je kaarten heb je hier nu het minst aan, en er kan een betere komen.
futurisiko-motive-sea = { $count ->
        [0] Vanuit { $sea } bereiken onderzeeërs volgende ronde de kusten van anderen.
        [one] { $sea } raakt een gebied van een ander leger: een onderzeeër zet er tanks over, en geeft een dobbelsteen extra als je erom vecht.
       *[other] { $sea } raakt { $count } gebieden van anderen: een onderzeeër zet er tanks over, en geeft een dobbelsteen extra als je erom vecht.
    }
futurisiko-motive-attack = Met alles wat er dan { $place } staat, heeft een aanval op { $target } { $win } kans.
futurisiko-motive-guard = { $place } is in gevaar, binnen bereik staan: { $pieces }. Meer stukken daar maken een aanval duur.
futurisiko-motive-reserve = Niemand bedreigt die plek nu: van daaruit gaan stukken waar ze nodig zijn.
futurisiko-motive-conquest = Met { $target } zou je { $count } van { $goal } gebieden hebben.
futurisiko-motive-fear = { $other } heeft { $count } van de { $goal } gebieden en moet worden gestopt.
futurisiko-motive-border = { $count ->
        [0] Zo komen stukken dichter bij de grenzen, waar je er iets aan hebt.
        [one] { $target } grenst aan een gebied van een ander leger: daar bewaken stukken, en kunnen ze aanvallen.
       *[other] { $target } grenst aan { $count } gebieden van anderen: daar bewaken stukken, en kunnen ze aanvallen.
    }
futurisiko-motive-card = Zonder de kaart zou de aanval { $win } kans hebben.
futurisiko-motive-sink = Aan dit gevecht verandert er niets, maar een onderzeeër van { $cost } punten zinkt.
futurisiko-motive-launch = Met { $count ->
        [one] 1 gebied
       *[other] { $count } gebieden
    } zou { $other } evenveel punten produceren.
futurisiko-motive-truce = { $count ->
        [0] Naast de jouwe heeft { $other } geen gebied, en dat blijft zo.
        [one] Naast de jouwe heeft { $other } een gebied: een wapenstilstand maakt je stukken daar vrij voor anderen.
       *[other] Naast de jouwe heeft { $other } { $count } gebieden: een wapenstilstand maakt je stukken daar vrij voor anderen.
    }
futurisiko-motive-betray = { $count ->
        [0] Van jou verwacht { $other } geen aanval.
        [one] Naast de jouwe heeft { $other } een gebied, en verwacht daar geen aanval.
       *[other] Naast de jouwe heeft { $other } { $count } gebieden, en verwacht daar geen aanval.
    }
futurisiko-motive-remove = Een vliegtuig kost { $plane } punten en een tank { $tank }: zo is het verlies het grootst.
futurisiko-motive-keep = Deze kaarten kunnen nog van pas komen.
futurisiko-motive-ready = Geen wapenstilstand is nu een kaart waard.
futurisiko-motive-moved = Wat niet verplaatst is, kan beter blijven en bewaken.
