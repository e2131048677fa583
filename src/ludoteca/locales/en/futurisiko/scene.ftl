### What a client that draws the board of FutuRisiko! is told besides.

# What a card is for, where it is chosen with a finger or a mouse.
futurisiko-scene-card = { $card ->
        [arma_segreta] { futurisiko-effect-weapon }
        [siluro_killer] sinks an enemy submarine beside the fight, with your roll
        [super_produzione] { futurisiko-effect-boost }
        [missili_balistici] { futurisiko-effect-missile }
        [scudo_spaziale] stops a missile at the start of your production
        [tregua] { futurisiko-effect-truce }
       *[tradimento] before you move: ends a truce that binds you
    }
