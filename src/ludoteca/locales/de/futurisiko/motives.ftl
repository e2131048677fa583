# Was für einen Zug von FutuRisiko! spricht, gesagt zu denen, die um einen Tipp bitten.

futurisiko-gain = Deine Gebiete: jetzt { $now }, danach { $then }.
futurisiko-motive-claim = { $own ->
        [0] { $ways ->
            [0] Zu Land kommt kein Panzer hin: Es ist leicht zu halten.
            [one] Nur ein Gebiet grenzt zu Land daran: Es ist leicht zu halten.
           *[other] { $ways } Gebiete grenzen zu Land daran: Von dort kannst du wachsen.
        }
        [one] Es grenzt an ein Gebiet von dir: Was zusammenhängt, schützt sich selbst.
       *[other] Es grenzt an { $own } deiner Gebiete: Was zusammenhängt, schützt sich selbst.
    }
futurisiko-motive-discard = Von deinen Karten nützt sie jetzt am wenigsten, und es kann eine bessere kommen.
futurisiko-motive-sea = { $count ->
        [0] Von dort ({ $sea }) erreichen U-Boote in der nächsten Runde die Küsten der anderen.
        [one] Dieses Meer ({ $sea }) berührt ein Gebiet einer anderen Armee: Ein U-Boot setzt Panzer dorthin über, und gibt einen Würfel dazu, wenn du darum kämpfst.
       *[other] Dieses Meer ({ $sea }) berührt { $count } Gebiete der anderen: Ein U-Boot setzt Panzer dorthin über, und gibt einen Würfel dazu, wenn du darum kämpfst.
    }
futurisiko-motive-attack = Mit allem, was dann { $place } steht, gewinnt ein Angriff auf { $target } mit { $win }.
futurisiko-motive-guard = { $place } ist in Gefahr, in Reichweite stehen: { $pieces }. Mehr Figuren dort machen einen Angriff teuer.
futurisiko-motive-reserve = Diesen Ort bedroht jetzt niemand: Von dort können Figuren hin, wo sie gebraucht werden.
futurisiko-motive-conquest = Mit { $target } hättest du { $count } von { $goal } Gebieten.
futurisiko-motive-fear = { $other } hält { $count } von { $goal } Gebieten und muss gestoppt werden.
futurisiko-motive-border = { $count ->
        [0] So kommen Figuren näher an die Grenzen, wo sie nützen.
        [one] { $target } grenzt an ein Gebiet einer anderen Armee: Dort schützen Figuren und können angreifen.
       *[other] { $target } grenzt an { $count } Gebiete der anderen: Dort schützen Figuren und können angreifen.
    }
futurisiko-motive-card = Ohne die Karte würde der Angriff mit { $win } gewinnen.
futurisiko-motive-sink = An diesem Kampf ändert das nichts, aber ein U-Boot für { $cost } Punkte sinkt.
futurisiko-motive-launch = { $other } hält { $count ->
        [one] 1 Gebiet
       *[other] { $count } Gebiete
    } und würde ebenso viele Punkte bekommen.
futurisiko-motive-truce = { $count ->
        [0] { $other } hat kein Gebiet neben deinen und bleibt so ohne großen Preis fern.
        [one] { $other } hat ein Gebiet neben deinen: Ein Waffenstillstand macht deine Figuren dort frei für andere.
       *[other] { $other } hat { $count } Gebiete neben deinen: Ein Waffenstillstand macht deine Figuren dort frei für andere.
    }
futurisiko-motive-betray = { $count ->
        [0] { $other } erwartet keinen Angriff.
        [one] { $other } hat ein Gebiet neben deinen und erwartet keinen Angriff.
       *[other] { $other } hat { $count } Gebiete neben deinen und erwartet keinen Angriff.
    }
futurisiko-motive-remove = Ein Flugzeug kostet { $plane } Punkte und ein Panzer { $tank }: So ist der Verlust am größten.
futurisiko-motive-keep = Diese Karten können noch nützen.
futurisiko-motive-ready = Kein Waffenstillstand ist jetzt eine Karte wert.
futurisiko-motive-moved = Was nicht gezogen ist, bleibt besser stehen und schützt.
