### Ce qui est dit en plus à un programme qui dessine le plateau de FutuRisiko!.

# À quoi sert une carte, là où on la choisit avec le doigt ou la souris.
futurisiko-scene-card = { $card ->
        [arma_segreta] { $weapon } dés de plus dans un de tes lancers (F66)
        [siluro_killer] avec un de tes lancers, coule un sous-marin de l’adversaire près de ce combat (F65)
        [super_produzione] { $boost } points de plus dans ta production (F61)
        [missili_balistici] { $missile } points de moins dans la prochaine production d’un adversaire (F62)
        [scudo_spaziale] arrête un missile au début de ta production (F63)
        [tregua] avant tes déplacements, une trêve avec un adversaire jusqu’à tes prochaines opérations (F67)
       *[tradimento] avant tes déplacements, met fin à une trêve qui te lie (F68)
    }
