### Wat een programma dat het bord van FutuRisiko! tekent, er nog bij hoort.

# Waar een kaart voor dient, als je haar met een vinger of een muis kiest.
futurisiko-scene-card = { $card ->
        [arma_segreta] { $weapon } dobbelstenen extra in één worp van jou (F66)
        [siluro_killer] brengt bij een worp van jou een onderzeeër van de tegenstander naast dat gevecht tot zinken (F65)
        [super_produzione] { $boost } punten extra in je productie (F61)
        [missili_balistici] { $missile } punten minder in de volgende productie van een tegenstander (F62)
        [scudo_spaziale] houdt aan het begin van je productie een raket tegen (F63)
        [tregua] vóór je verplaatst, een wapenstilstand met één tegenstander tot je volgende operaties (F67)
       *[tradimento] vóór je verplaatst, het einde van een wapenstilstand waaraan je gebonden bent (F68)
    }
