### Wat een programma dat het bord van FutuRisiko! tekent, er nog bij hoort.

# Waar een kaart voor dient, als je haar met een vinger of een muis kiest.
futurisiko-scene-card = { $card ->
        [arma_segreta] { $weapon } dobbelstenen extra bij een worp van jou
        [siluro_killer] brengt bij jouw worp een vijandelijke onderzeeër naast het gevecht tot zinken
        [super_produzione] { $boost } punten extra in je productie
        [missili_balistici] de volgende productie van een tegenstander verliest { $missile } punten
        [scudo_spaziale] houdt aan het begin van je productie een raket tegen
        [tregua] vóór het verplaatsen: een wapenstilstand met één tegenstander tot je volgende operaties
       *[tradimento] vóór het verplaatsen: verbreekt een wapenstilstand die je bindt
    }
