### What is wrong with a map file of FutuRisiko! (F6 to F10).

futurisiko-map-count = A map has { $count } { $chapter ->
        [seas] seas
       *[territories] territories
    }; this one has { $found }.
futurisiko-map-id = “{ $place }” is no id of a place: ids are lower-case letters, digits and “_”, at most { $longest }.
futurisiko-map-duplicate = Two places of the map have the id “{ $place }”.
futurisiko-map-name = { $place } has no name in the language “{ $language }” that can be printed.
futurisiko-map-position = { $place } has no place for its label: it is given as degrees east (−180 to 180) and
    degrees north (−90 to 90), not as { $found }.
futurisiko-map-labels = { $place } is named in too many places: at most { $most }.
futurisiko-map-unknown = { $place } names “{ $other }” in its list “{ $field }”; the map has no such { $field ->
        [seas] sea
       *[other] neighbour
    }.
futurisiko-map-self = { $place } is named in its own list “{ $field }”.
futurisiko-map-repeated = { $place } names { $other } twice in its list “{ $field }”.
futurisiko-map-one-way = { $place } names { $other } as a neighbour, link or coast, but { $other } does not name
    { $place }: borders hold both ways.
futurisiko-map-link = A link line joins { $place } and { $other }, which are not land neighbours.
futurisiko-map-no-way-in = { $place } has no neighbour and no coast: there is no way in.
futurisiko-map-disconnected = There is no way from { $other } to { $place }, by land or by sea.

## The command

futurisiko-map-territory = territory
futurisiko-map-neighbours = neighbours
futurisiko-map-seas = seas
futurisiko-map-sea = sea
futurisiko-map-coasts = coasts
futurisiko-map-links = A ~ marks a neighbour over a link line.
