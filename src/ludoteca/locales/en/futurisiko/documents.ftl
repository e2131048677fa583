### Maps and card sheets of FutuRisiko! that a host brings (F10, F60): what is wrong with a file, and what the
### commands say. Faults that only a map can have are in futurisiko-atlas.ftl.

futurisiko-document = { $kind ->
        [map] map
       *[sheet] card sheet
    }
futurisiko-document-not-json = The { futurisiko-document } is not a JSON document: { $fault }.
futurisiko-document-place = { $place ->
        [document] the whole
       *[other] { $place }
    }
futurisiko-document-not-object = In the { futurisiko-document } file, { futurisiko-document-place } is not a JSON object.
futurisiko-document-missing = In the { futurisiko-document } file, { futurisiko-document-place } has no field “{ $field }”.
futurisiko-document-type = In the { futurisiko-document } file, the field “{ $field }” of { futurisiko-document-place } is
    not { $type ->
        [str] a text
        [list] a list
       *[dict] an object
    }.
futurisiko-document-id = “{ $found }” is no id of a { futurisiko-document }: an id begins with a lower-case letter, goes
    on with such letters, digits, “_” and “-”, and has at most { $longest } signs.
futurisiko-document-twice = There is a field twice in the { futurisiko-document } file: “{ $field }”.
futurisiko-document-number = “{ $found }” in the { futurisiko-document } file is no number.
futurisiko-document-long = A title or a name in the { futurisiko-document } file is too long: “{ $found }” … At most { $longest } signs fit.
futurisiko-document-title = The { futurisiko-document } has no title that can be printed.
futurisiko-sheet-else = In the card sheet file, { futurisiko-document-place } has a field “{ $field }”, which would change nothing: a sheet has
    the effects of the cards and nothing else. The fields here are { $known }.
futurisiko-sheet-amount = { $card } cannot have “{ $field }”: { $found }. It is a whole number from { $least } to { $most }.
futurisiko-sheet-several = { $card } can have one effect only, and here it has several: { $fields }.
futurisiko-sheet-limit = { $card } cannot have “{ $field }” beside “{ $effect }”: only what multiplies or divides has a limit.

## The shelf

futurisiko-document-unknown = There is no { futurisiko-document } “{ $found }” here. To add one: ludoteca { $kind } add
    FILE. The { futurisiko-document }s here are { $known }.
futurisiko-document-taken = There is another { futurisiko-document } with the id “{ $found }” here already. Records name it by
    that id, so it must not change: give this one an id of its own.
futurisiko-document-broken = The { futurisiko-document } in { $file } is broken. { $fault }
futurisiko-document-misnamed = The { futurisiko-document } in { $file } calls itself “{ $found }”: the name of the file must be
    its id.

## The commands

futurisiko-document-good = “{ $title }” is a { $kind ->
        [map] map that can be played on
       *[sheet] card sheet that can be played with
    }. Its id is “{ $id }”.
futurisiko-document-added = “{ $title }” is kept in { $file }. Play with: ludoteca play futurisiko { $kind }={ $id }
futurisiko-sheet-card = card
futurisiko-sheet-copies = cards
futurisiko-sheet-effect = what it does
futurisiko-sheet-does = { $card ->
        [arma_segreta] { futurisiko-effect-weapon } (F66)
        [siluro_killer] sinks one submarine in a fight (F65)
        [super_produzione] { futurisiko-effect-boost } (F61)
        [missili_balistici] { futurisiko-effect-missile } (F62)
        [scudo_spaziale] cancels one Missili Balistici (F63)
        [tregua] { futurisiko-effect-truce } (F67)
       *[tradimento] ends a truce (F68)
    }

## What came with the house, in the language of who asks

futurisiko-usual-map = The world of FutuRisiko!, reconstructed
    .about = The printed board is lost (F10). The rulebook names the 8 seas and ten territories: California, Japan,
    Borneo, New Guinea, Baffin Island, Victoria Island, Great Britain, Indochina, Greenland and Madagascar.
    It tells that Borneo borders Indochina and New Guinea, that Japan and California lie on the North
    Pacific, and that Greenland and Madagascar have no land link. The other 26 names and all other borders
    and coasts are reconstructed.
futurisiko-usual-sheet = FutuRisiko! cards with the values of this house
    .about = House values: the printed sheet is lost (F60). The rulebook says what three of the cards are for (F61, F62,
    F63); the other effects and all amounts are chosen here.
