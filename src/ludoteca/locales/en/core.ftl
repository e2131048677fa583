### What every game and every command says.

not-your-turn = It is not the turn of seat { $seat }: { $turn ->
        [-1] a tile is to be drawn or dice are to be rolled
        [-2] the game is over
       *[other] seat { $turn } is to move
    }.
unknown-game = There is no game called “{ $name }” here. Installed: { $known }.
unknown-option = There is no option “{ $name }”. The options are { $known }.
option-not-bool = The option “{ $name }” is true or false, not “{ $found }”.
record-not-json = This is not a JSON document: { $fault }.
record-not-object = A record is a JSON object.
record-format = The record’s format is { $found }; this program reads “{ $known }”.
record-rules = The record was played by version “{ $found }” of the rules; this program knows version “{ $known }”.
record-field = The record’s field “{ $field }” is missing, or not of the type { $kind ->
        [str] text
        [list] list
       *[dict] object
    }.
action-not-text = An action is a text.
