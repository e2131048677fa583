### What a client that draws the board of FutuRisiko! is told besides.

# What a card is for, where it is chosen with a finger or a mouse.
futurisiko-scene-card = { $card ->
        [arma_segreta] { $weapon } more dice in one roll of yours (F66)
        [siluro_killer] with a roll of yours, sinks a submarine of the opponent beside that fight (F65)
        [super_produzione] { $boost } more points in your production (F61)
        [missili_balistici] { $missile } points less in the next production of an opponent (F62)
        [scudo_spaziale] stops a missile at the start of your production (F63)
        [tregua] before your moves, a truce with one opponent until you operate again (F67)
       *[tradimento] before your moves, ends a truce that binds you (F68)
    }
