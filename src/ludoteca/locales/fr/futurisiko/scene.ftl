### Ce qui est dit en plus à un programme qui dessine le plateau de FutuRisiko!.

# À quoi sert une carte, là où on la choisit avec le doigt ou la souris.
futurisiko-scene-card = { $card ->
        [arma_segreta] { $weapon } dés de plus dans un de tes lancers
        [siluro_killer] avec ton lancer, coule un sous-marin ennemi à côté du combat
        [super_produzione] { $boost } points de plus dans ta production
        [missili_balistici] la prochaine production d’un adversaire perd { $missile } points
        [scudo_spaziale] arrête un missile au début de ta production
        [tregua] avant de te déplacer : une trêve avec un adversaire jusqu’à tes prochaines opérations
       *[tradimento] avant de te déplacer : rompt une trêve qui te lie
    }
