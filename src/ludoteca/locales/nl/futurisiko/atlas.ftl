### Wat er mis is met het bestand van een wereldkaart van FutuRisiko! (F6 tot en met F10).

futurisiko-map-count = Een wereldkaart heeft { $count } { $chapter ->
        [seas] zeeën
       *[territories] gebieden
    }; deze heeft er { $found }.
futurisiko-map-id = “{ $place }” is geen id van een plaats: een id bestaat uit kleine letters, cijfers en “_”, hoogstens { $longest }.
futurisiko-map-duplicate = Twee plaatsen op de wereldkaart hebben de id “{ $place }”.
futurisiko-map-name = { $place } heeft geen naam in de taal “{ $language }” die geprint kan worden.
futurisiko-map-position = { $place } heeft geen plek voor zijn naam: die geef je in graden oost (−180 tot 180) en
    graden noord (−90 tot 90), niet als { $found }.
futurisiko-map-labels = { $place } wordt op te veel plekken genoemd: hoogstens { $most }.
futurisiko-map-unknown = { $place } noemt “{ $other }” in de lijst “{ $field }”; de wereldkaart heeft zo’n { $field ->
        [seas] zee
       *[other] buurgebied
    } niet.
futurisiko-map-self = { $place } staat in de eigen lijst “{ $field }”.
futurisiko-map-repeated = { $place } noemt { $other } twee keer in de lijst “{ $field }”.
futurisiko-map-one-way = { $place } noemt { $other } als buur, verbinding of kust, maar { $other } noemt { $place } niet:
    grenzen gelden naar twee kanten.
futurisiko-map-link = Een verbindingslijn verbindt { $place } en { $other }, die geen buren over land zijn.
futurisiko-map-no-way-in = { $place } heeft geen buur en geen kust: er is geen weg naartoe.
futurisiko-map-disconnected = Er is geen weg van { $other } naar { $place }, over land of over zee.

## De opdracht

futurisiko-map-territory = gebied
futurisiko-map-neighbours = buren
futurisiko-map-seas = zeeën
futurisiko-map-sea = zee
futurisiko-map-coasts = kusten
futurisiko-map-links = Een ~ staat bij een buur aan een verbindingslijn.
