### Ce qui ne va pas dans un fichier de carte du monde de FutuRisiko! (F6 à F10).

futurisiko-map-count = Une carte du monde a { $count } { $chapter ->
        [seas] mers
       *[territories] territoires
    } ; celle-ci en a { $found }.
futurisiko-map-id = « { $place } » n’est pas l’id d’un lieu : les id ont des lettres minuscules, des chiffres et « _ », { $longest } au plus.
futurisiko-map-duplicate = Deux lieux de la carte du monde ont l’id « { $place } ».
futurisiko-map-name = { $place } n’a pas de nom imprimable dans la langue « { $language } ».
futurisiko-map-position = { $place } n’a pas d’endroit pour son étiquette : on le donne en degrés est (−180 à 180) et en
    degrés nord (−90 à 90), pas comme { $found }.
futurisiko-map-labels = { $place } est nommé à trop d’endroits : { $most } au plus.
futurisiko-map-unknown = { $place } nomme « { $other } » dans sa liste « { $field } » ; la carte du monde n’a pas { $field ->
        [seas] cette mer
       *[other] ce voisin
    }.
futurisiko-map-self = { $place } est nommé dans sa propre liste « { $field } ».
futurisiko-map-repeated = { $place } nomme { $other } deux fois dans sa liste « { $field } ».
futurisiko-map-one-way = { $place } nomme { $other } comme voisin, liaison ou côte, mais { $other } ne nomme pas
    { $place } : les frontières valent dans les deux sens.
futurisiko-map-link = Une ligne de liaison joint { $place } et { $other }, qui ne sont pas voisins par la terre.
futurisiko-map-no-way-in = { $place } n’a ni voisin ni côte : on ne peut pas y entrer.
futurisiko-map-disconnected = Il n’y a pas de chemin de { $other } à { $place }, ni par terre ni par mer.

## La commande

futurisiko-map-territory = territoire
futurisiko-map-neighbours = voisins
futurisiko-map-seas = mers
futurisiko-map-sea = mer
futurisiko-map-coasts = côtes
futurisiko-map-links = Un ~ marque un voisin joint par une ligne de liaison.
