### The engine protocol: our bots elsewhere, and programs of others at our tables.

message-not-utf8 = The line holds bytes that are not UTF-8.
message-not-json = The line is not JSON: { $fault }.
message-not-object = A message is a JSON object.
message-unknown = There is no message of the type “{ $name }”. The types are { $known }.
message-field-missing = The field “{ $field }” is missing.
message-field = The field “{ $field }” must be { $kind ->
        [id] a text or a whole number
        [whole] a whole number from 0 on
        [amount] a number from 0 on
        [number] a number
        [object] an object
        [texts] a list of texts
        [named-texts] an object whose values are texts
       *[text] a text
    }.

## What our engine says

engine-protocol = The host speaks version { $found } of the protocol; this engine speaks version { $known }.
engine-no-position = There is no position to think about: send “position” first.
engine-no-such-seat = There is no seat { $seat } at this table: seats are 0 to { $last }.
engine-nobody-to-move = { $turn ->
        [-1] Chance is to decide here
       *[other] The game is over
    }: name the seat that the position is for.
engine-runs-programs = “{ $bot }” would run a program, which no message may ask for.
engine-failed = The bot failed: { $fault }.
engine-illegal = { $who } chose “{ $move }”, which is not legal: { $reason }

## What an engine of somebody else does wrong

engine-words = It wrote: { $words }
engine-no-command = After “engine:” comes the command that starts the program, e.g. engine:node bot.js.
engine-command = “{ $command }” is no command: { $fault }.
engine-not-started = “{ $command }” cannot be started: { $fault }.
engine-other-protocol = The engine “{ $command }” speaks version { $found } of the protocol; this program speaks version { $known }.
engine-other-game = The engine “{ $command }” does not play { $game } by version { $rules } of its rules. It plays: { $played }.
engine-other-answer = The engine “{ $command }” answered “{ $asked }” with “{ $answer }”.
engine-silent = The engine “{ $command }” did not answer “{ $asked }” within { $seconds } seconds.
engine-too-slow = The engine “{ $command }” did not answer within { $grace } seconds after it was told to stop, and has been ended.
engine-mute = The engine “{ $command }” closed its output instead of answering “{ $asked }”.
engine-died = The engine “{ $command }” ended with status { $status } instead of answering “{ $asked }”.
engine-garbage = The engine “{ $command }” said “{ $said }”, which is no message. { $reason }
engine-refuses = The engine “{ $command }” refuses “{ $asked }”: { $reason }
engine-no-move = The engine “{ $command }” answered “{ $move }”, which is no move. { $reason }
specs-quotes = “{ $text }” is no list: a comma stands between two, and what holds a comma itself stands in double quotes.

## The check of an engine

check-hello = says who it is
check-ping = answers “ping” and ignores unknown fields
check-unknown = refuses an unknown request and lives on
check-garbage = refuses a line that is no JSON and lives on
check-object = refuses a line of JSON that is no object and lives on
check-early = refuses “go” without a position and lives on
check-busy = answers “ping” while it thinks
check-stop = moves at once when told to stop, and then is ready
check-games = plays { $game } by the rules and in time
check-quit = ends when told to quit
check-end = ends when its input ends
check-passed = The engine keeps the protocol.
check-failed = { $faults ->
        [one] One check failed.
       *[other] { $faults } checks failed.
    }
engine-stays = The engine “{ $command }” still ran { $seconds } seconds after “{ $asked }”.
engine-bad-end = The engine “{ $command }” ended with status { $status } after “{ $asked }”, not 0.
engine-check-what = Which game is to be played? For example: ludoteca engine --check "{ $command }" { $game }
engine-check-only = “{ $word }” has a meaning only with --check.
play-engine-again = { $seats ->
        [one] Seat { $list } was
       *[other] Seats { $list } were
    } played by a program, and no file may start one: name all players again, with --players { $players }.
