### Cartes du monde et fiches des cartes de FutuRisiko! apportées par un hôte (F10, F60) : ce qui ne va pas dans un
### fichier, et ce que disent les commandes. Les défauts propres aux cartes du monde sont dans futurisiko-atlas.ftl.

futurisiko-document = { $kind ->
        [map] carte du monde
       *[sheet] fiche des cartes
    }
futurisiko-document-not-json = La { futurisiko-document } n’est pas un document JSON : { $fault }.
futurisiko-document-place = { $place ->
        [document] le document entier
       *[other] { $place }
    }
futurisiko-document-not-object = Dans le fichier de la { futurisiko-document }, ceci n’est pas un objet JSON : { futurisiko-document-place }.
futurisiko-document-missing = Dans le fichier de la { futurisiko-document }, il manque le champ « { $field } » ; lieu : { futurisiko-document-place }.
futurisiko-document-type = Dans le fichier de la { futurisiko-document }, le champ « { $field } » n’est pas { $type ->
        [str] un texte
        [list] une liste
       *[dict] un objet
    } ; lieu : { futurisiko-document-place }.
futurisiko-document-id = « { $found } » n’est pas l’id d’une { futurisiko-document } : un id commence par une lettre minuscule,
    continue avec de telles lettres, des chiffres, « _ » et « - », et a au plus { $longest } signes.
futurisiko-document-twice = Dans le fichier, le champ « { $field } » est là deux fois ({ futurisiko-document }).
futurisiko-document-number = « { $found } » dans le fichier n’est pas un nombre ({ futurisiko-document }).
futurisiko-document-long = Un titre ou un nom dans le fichier est trop long ({ futurisiko-document }) : « { $found } » … Il y tient au plus { $longest } signes.
futurisiko-document-title = La { futurisiko-document } n’a pas de titre imprimable.
futurisiko-sheet-else = Dans le fichier de la fiche des cartes, { futurisiko-document-place } a un champ « { $field } » qui ne changerait
    rien : une fiche a les effets des cartes et rien d’autre. Les champs ici sont { $known }.
futurisiko-sheet-amount = { $card } ne peut pas avoir « { $field } » : { $found }. C’est un nombre entier de { $least } à { $most }.
futurisiko-sheet-several = { $card } ne peut avoir qu’un effet, et ici elle en a plusieurs : { $fields }.
futurisiko-sheet-limit = { $card } ne peut pas avoir « { $field } » à côté de « { $effect } » : seul ce qui multiplie ou divise a une limite.

## L’étagère

futurisiko-document-unknown = Il n’y a pas ici de { futurisiko-document } « { $found } ». Pour en ajouter une : ludoteca { $kind } add
    FICHIER. Il y a ici : { $known }.
futurisiko-document-taken = Il y a déjà ici une autre { futurisiko-document } avec l’id « { $found } ». Les enregistrements la nomment
    par cet id, donc il ne doit pas changer de sens : donne à celle-ci un id à elle.
futurisiko-document-broken = La { futurisiko-document } dans { $file } est abîmée. { $fault }
futurisiko-document-misnamed = La { futurisiko-document } dans { $file } dit s’appeler « { $found } » : le nom du fichier doit être
    son id.

## Les commandes

futurisiko-document-good = « { $title } » est une { $kind ->
        [map] carte du monde sur laquelle on peut jouer
       *[sheet] fiche des cartes avec laquelle on peut jouer
    }. Son id est « { $id } ».
futurisiko-document-added = « { $title } » est gardée dans { $file }. Joue avec : ludoteca play futurisiko { $kind }={ $id }
futurisiko-sheet-card = carte
futurisiko-sheet-copies = cartes
futurisiko-sheet-effect = ce qu’elle fait
futurisiko-sheet-does = { $card ->
        [arma_segreta] { futurisiko-effect-weapon } (F66)
        [siluro_killer] coule un sous-marin dans un combat (F65)
        [super_produzione] { futurisiko-effect-boost } (F61)
        [missili_balistici] { futurisiko-effect-missile } (F62)
        [scudo_spaziale] annule une carte Missili Balistici (F63)
        [tregua] { futurisiko-effect-truce } (F67)
       *[tradimento] met fin à une trêve (F68)
    }

## Ce qui est déjà là, dans la langue de qui le demande

futurisiko-usual-map = Le monde de FutuRisiko!, reconstitué
    .about = Le plateau imprimé est perdu (F10). La règle nomme les 8 mers et dix territoires : la Californie, le Japon,
    Bornéo, la Nouvelle-Guinée, l’île de Baffin, l’île Victoria, la Grande-Bretagne, l’Indochine, le
    Groenland et Madagascar. Elle dit que Bornéo touche l’Indochine et la Nouvelle-Guinée, que le Japon et
    la Californie donnent sur le Pacifique Nord, et que le Groenland et Madagascar n’ont aucune liaison
    terrestre. Les 26 autres noms et toutes les autres frontières et côtes sont reconstitués.
futurisiko-usual-sheet = Les cartes de FutuRisiko! avec les valeurs de la maison
    .about = Valeurs de la maison : la fiche imprimée est perdue (F60). La règle dit à quoi servent trois des cartes
        (F61, F62, F63) ; les autres effets et toutes les valeurs sont choisis ici.
