### Ce qui est dit en plus à un programme qui dessine le plateau de FutuRisiko!.

# À quoi sert une carte, là où on la choisit avec le doigt ou la souris.
futurisiko-scene-card = { $card ->
        [arma_segreta] { futurisiko-effect-weapon }
        [siluro_killer] avec ton lancer, coule un sous-marin ennemi à côté du combat
        [super_produzione] { futurisiko-effect-boost }
        [missili_balistici] { futurisiko-effect-missile }
        [scudo_spaziale] arrête un missile au début de ta production
        [tregua] { futurisiko-effect-truce }
       *[tradimento] avant de te déplacer : rompt une trêve qui te lie
    }
