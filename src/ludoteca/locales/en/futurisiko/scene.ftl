### What a client that draws the board of FutuRisiko! is told besides.

# What a card is for, where it is chosen with a finger or a mouse.
futurisiko-scene-card = { $card ->
        [arma_segreta] { $weapon } more dice in one of your rolls
        [siluro_killer] sinks an enemy submarine beside the fight, with your roll
        [super_produzione] { $boost } more points in your production
        [missili_balistici] an opponent’s next production loses { $missile } points
        [scudo_spaziale] stops a missile at the start of your production
        [tregua] before you move: a truce with one opponent until your next operations
       *[tradimento] before you move: ends a truce that binds you
    }
