### Wereldkaarten en kaartenbladen van FutuRisiko! die een gastheer meebrengt (F10, F60): wat er mis is met een
### bestand, en wat de opdrachten zeggen. Fouten die alleen een wereldkaart kan hebben, staan in futurisiko-atlas.ftl.

futurisiko-document = { $kind ->
        [map] wereldkaart
       *[sheet] kaartenblad
    }
futurisiko-document-not-json = { $kind ->
        [map] De
       *[sheet] Het
    } { futurisiko-document } is geen JSON-document: { $fault }.
futurisiko-document-place = { $place ->
        [document] het geheel
       *[other] { $place }
    }
futurisiko-document-not-object = In het bestand van { $kind ->
        [map] de
       *[sheet] het
    } { futurisiko-document } is { futurisiko-document-place } geen JSON-object.
futurisiko-document-missing = In het bestand van { $kind ->
        [map] de
       *[sheet] het
    } { futurisiko-document } heeft { futurisiko-document-place } geen veld “{ $field }”.
futurisiko-document-type = In het bestand van { $kind ->
        [map] de
       *[sheet] het
    } { futurisiko-document } is het veld “{ $field }” van { futurisiko-document-place } geen { $type ->
        [str] tekst
        [list] lijst
       *[dict] object
    }.
futurisiko-document-id = “{ $found }” is geen id van een { futurisiko-document }: een id begint met een kleine letter, gaat
    verder met zulke letters, cijfers, “_” en “-”, en heeft hoogstens { $longest } tekens.
futurisiko-document-twice = In het bestand staat het veld “{ $field }” twee keer ({ futurisiko-document }).
futurisiko-document-number = “{ $found }” in het bestand is geen getal ({ futurisiko-document }).
futurisiko-document-long = Een titel of een naam in het bestand is te lang ({ futurisiko-document }): “{ $found }” … Er passen hoogstens { $longest } tekens.
futurisiko-document-title = { $kind ->
        [map] De
       *[sheet] Het
    } { futurisiko-document } heeft geen titel die geprint kan worden.
futurisiko-sheet-else = In het bestand van het kaartenblad heeft { futurisiko-document-place } een veld “{ $field }”, dat niets zou
    veranderen: op een blad staan de werkingen van de kaarten en verder niets. De velden hier zijn { $known }.
futurisiko-sheet-amount = { $card } kan “{ $field }” zo niet hebben: { $found }. Het is een heel getal van { $least } tot en met { $most }.
futurisiko-sheet-several = { $card } kan maar één werking hebben, en hier zijn het er meer: { $fields }.
futurisiko-sheet-limit = { $card } kan geen “{ $field }” hebben naast “{ $effect }”: alleen wat vermenigvuldigt of deelt, heeft een grens.

## De plank

futurisiko-document-unknown = Er is hier geen { futurisiko-document } “{ $found }”. Toevoegen gaat zo: ludoteca { $kind } add
    BESTAND. De { $kind ->
        [map] wereldkaarten
       *[sheet] kaartenbladen
    } hier zijn { $known }.
futurisiko-document-taken = Er is hier al een { $kind ->
        [map] andere
       *[sheet] ander
    } { futurisiko-document } met de id “{ $found }”. Verslagen gebruiken die id, dus mag er niets aan veranderen: geef { $kind ->
        [map] deze
       *[sheet] dit
    } een eigen id.
futurisiko-document-broken = { $kind ->
        [map] De
       *[sheet] Het
    } { futurisiko-document } in { $file } is stuk. { $fault }
futurisiko-document-misnamed = { $kind ->
        [map] De
       *[sheet] Het
    } { futurisiko-document } in { $file } noemt zichzelf “{ $found }”: de naam van het bestand moet de id zijn.

## De opdrachten

futurisiko-document-good = “{ $title }” is een { $kind ->
        [map] wereldkaart waarop je kunt spelen
       *[sheet] kaartenblad waarmee je kunt spelen
    }. De id is “{ $id }”.
futurisiko-document-added = “{ $title }” is bewaard in { $file }. Speel ermee: ludoteca play futurisiko { $kind }={ $id }
futurisiko-sheet-card = kaart
futurisiko-sheet-copies = aantal
futurisiko-sheet-effect = wat ze doet
futurisiko-sheet-does = { $card ->
        [arma_segreta] { futurisiko-effect-weapon } (F66)
        [siluro_killer] brengt in een gevecht één onderzeeër tot zinken (F65)
        [super_produzione] { futurisiko-effect-boost } (F61)
        [missili_balistici] { futurisiko-effect-missile } (F62)
        [scudo_spaziale] houdt één Missili Balistici tegen (F63)
        [tregua] { futurisiko-effect-truce } (F67)
       *[tradimento] maakt een einde aan een wapenstilstand (F68)
    }

## Wat er al is, in de taal van wie het vraagt

futurisiko-usual-map = De wereld van FutuRisiko!, gereconstrueerd
    .about = Het gedrukte bord is verloren (F10). De spelregels noemen de 8 zeeën en tien gebieden: Californië, Japan,
    Borneo, Nieuw-Guinea, Baffineiland, Victoria-eiland, Groot-Brittannië, Indochina, Groenland en
    Madagaskar. Ze zeggen dat Borneo aan Indochina en Nieuw-Guinea grenst, dat Japan en Californië aan de
    Noordelijke Stille Oceaan liggen, en dat Groenland en Madagaskar geen verbinding over land hebben. De
    andere 26 namen en alle andere grenzen en kusten zijn gereconstrueerd.
futurisiko-usual-sheet = De kaarten van FutuRisiko! met de waarden van dit huis
    .about = Waarden van dit huis: het gedrukte blad is verloren (F60). De spelregels zeggen waarvoor drie van de kaarten
    zijn (F61, F62, F63); de andere effecten en alle waarden zijn hier gekozen.
