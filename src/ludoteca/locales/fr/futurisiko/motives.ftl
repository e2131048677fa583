# Ce qui parle pour un coup de FutuRisiko!, dit à qui demande un conseil.

futurisiko-gain = Tes territoires : { $now } maintenant, { $then } après.
futurisiko-motive-claim = { $own ->
        [0] { $ways ->
            [0] Aucun char n’y vient par terre : il est facile à tenir.
            [one] Un seul territoire le touche par terre : il est facile à tenir.
           *[other] { $ways } territoires le touchent par terre : de là tu peux t’étendre.
        }
        [one] Il touche un de tes territoires : ce qui est d’un seul tenant se défend tout seul.
       *[other] Il touche { $own } de tes territoires : ce qui est d’un seul tenant se défend tout seul.
    }
futurisiko-motive-discard = De tes cartes, c’est celle qui sert le moins maintenant, et une meilleure peut venir.
futurisiko-motive-sea = { $count ->
        [0] De là ({ $sea }), les sous-marins atteignent à la prochaine manche les côtes des autres.
        [one] Cette mer ({ $sea }) touche un territoire d’un autre : un sous-marin y mène les chars, et ajoute un dé quand tu te bats pour l’avoir.
       *[other] Cette mer ({ $sea }) touche { $count } territoires des autres : un sous-marin y mène les chars, et ajoute un dé quand tu te bats pour les avoir.
    }
futurisiko-motive-attack = Avec tout ce qui sera { $place }, une attaque contre { $target } a { $win } de chances de gagner.
futurisiko-motive-guard = Ce territoire ({ $place }) est en danger, à sa portée se trouvent : { $pieces }. Plus de pièces y rendent une attaque coûteuse.
futurisiko-motive-reserve = Personne ne menace ce lieu maintenant : de là, les pièces vont où on a besoin d’elles.
futurisiko-motive-conquest = Avec { $target }, tu tiendrais { $count } territoires sur { $goal }.
futurisiko-motive-fear = { $other } tient { $count } territoires sur { $goal } : il faut l’arrêter.
futurisiko-motive-border = { $count ->
        [0] Les pièces se rapprochent ainsi des frontières, où elles servent.
        [one] { $target } touche un territoire d’un autre : là, les pièces gardent et peuvent attaquer.
       *[other] { $target } touche { $count } territoires des autres : là, les pièces gardent et peuvent attaquer.
    }
futurisiko-motive-card = Sans la carte, l’attaque aurait { $win } de chances de gagner.
futurisiko-motive-sink = Ce combat n’en est pas changé, mais un sous-marin à { $cost } points coule.
futurisiko-motive-launch = Avec { $count ->
        [one] { $count } territoire
       *[other] { $count } territoires
    }, { $other } produirait autant de points.
futurisiko-motive-truce = { $count ->
        [0] Près des tiens, { $other } n’a aucun territoire, et cela reste ainsi.
        [one] Près des tiens, { $other } a un territoire : une trêve libère tes pièces pour les autres.
       *[other] Près des tiens, { $other } a { $count } territoires : une trêve libère tes pièces pour les autres.
    }
futurisiko-motive-betray = { $count ->
        [0] De ta part, { $other } ne s’attend pas à une attaque.
        [one] Près des tiens, { $other } a un territoire, et ne s’attend pas à une attaque.
       *[other] Près des tiens, { $other } a { $count } territoires, et ne s’attend pas à une attaque.
    }
futurisiko-motive-remove = Un avion coûte { $plane } points et un char { $tank } : c’est ainsi que la perte est la plus grande.
futurisiko-motive-keep = Ces cartes peuvent encore servir.
futurisiko-motive-ready = Aucune trêve ne vaut une carte maintenant.
futurisiko-motive-moved = Ce qui n’a pas bougé fait mieux de rester et de garder.
