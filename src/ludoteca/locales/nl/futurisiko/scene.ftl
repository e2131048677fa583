### Wat een programma dat het bord van FutuRisiko! tekent, er nog bij hoort.

# Waar een kaart voor dient, als je haar met een vinger of een muis kiest.
futurisiko-scene-card = { $card ->
        [arma_segreta] { futurisiko-effect-weapon }
        [siluro_killer] brengt bij jouw worp een vijandelijke onderzeeër naast het gevecht tot zinken
        [super_produzione] { futurisiko-effect-boost }
        [missili_balistici] { futurisiko-effect-missile }
        [scudo_spaziale] houdt aan het begin van je productie een raket tegen
        [tregua] { futurisiko-effect-truce }
       *[tradimento] vóór het verplaatsen: verbreekt een wapenstilstand die je bindt
    }
