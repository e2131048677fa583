### Het protocol voor engines: onze bots elders, en programma’s van anderen aan onze tafels.

message-not-utf8 = In de regel staan bytes die geen UTF-8 zijn.
message-not-json = De regel is geen JSON: { $fault }.
message-not-object = Een bericht is een JSON-object.
message-unknown = Er is geen bericht van het type “{ $name }”. De typen zijn { $known }.
message-field-missing = Het veld “{ $field }” ontbreekt.
message-field = Het veld “{ $field }” moet { $kind ->
        [id] een tekst of een heel getal
        [whole] een heel getal vanaf 0
        [amount] een getal vanaf 0
        [number] een getal
        [object] een object
        [texts] een lijst met teksten
        [named-texts] een object met teksten als waarden
       *[text] een tekst
    } zijn.

## Wat onze engine zegt

engine-protocol = De gastheer spreekt versie { $found } van het protocol; deze engine spreekt versie { $known }.
engine-no-position = Er is geen stand om over na te denken: stuur eerst “position”.
engine-no-such-seat = Aan deze tafel is geen plaats { $seat }: de plaatsen zijn 0 tot en met { $last }.
engine-nobody-to-move = { $turn ->
        [-1] Hier beslist het toeval
       *[other] Het spel is uit
    }: noem de plaats waarvoor de stand is.
engine-runs-programs = “{ $bot }” zou een programma starten, en daar mag geen bericht om vragen.
engine-failed = Het is de bot niet gelukt: { $fault }.
engine-illegal = { $who } koos “{ $move }”, en dat mag niet: { $reason }

## Wat een engine van een ander fout doet

engine-words = Hij schreef: { $words }
engine-no-command = Na “engine:” komt de opdracht die het programma start, bijv. engine:node bot.js.
engine-command = “{ $command }” is geen opdracht: { $fault }.
engine-not-started = “{ $command }” kan niet gestart worden: { $fault }.
engine-other-protocol = De engine “{ $command }” spreekt versie { $found } van het protocol; dit programma spreekt versie { $known }.
engine-other-game = De engine “{ $command }” speelt { $game } niet volgens versie { $rules } van de regels. Hij speelt: { $played }.
engine-other-answer = De engine “{ $command }” antwoordde op “{ $asked }” met “{ $answer }”.
engine-silent = De engine “{ $command }” antwoordde niet binnen { $seconds } seconden op “{ $asked }”.
engine-too-slow = De engine “{ $command }” antwoordde niet binnen { $grace } seconden nadat hij moest stoppen, en is beëindigd.
engine-mute = De engine “{ $command }” sloot zijn uitvoer in plaats van te antwoorden op “{ $asked }”.
engine-died = De engine “{ $command }” eindigde met status { $status } in plaats van te antwoorden op “{ $asked }”.
engine-garbage = De engine “{ $command }” zei “{ $said }”, en dat is geen bericht. { $reason }
engine-refuses = De engine “{ $command }” weigert “{ $asked }”: { $reason }
engine-no-move = De engine “{ $command }” antwoordde “{ $move }”, en dat is geen zet. { $reason }
specs-quotes = “{ $text }” is geen lijst: tussen twee staat een komma, en waar zelf een komma in staat, komt tussen dubbele aanhalingstekens.

## De controle van een engine

check-hello = zegt wie hij is
check-ping = antwoordt op “ping” en let niet op onbekende velden
check-unknown = weigert een onbekende vraag en gaat door
check-garbage = weigert een regel die geen JSON is en gaat door
check-object = weigert een regel JSON die geen object is en gaat door
check-early = weigert “go” zonder een stelling en gaat door
check-busy = antwoordt op “ping” terwijl hij nadenkt
check-stop = doet meteen een zet als hij moet stoppen, en is dan klaar
check-games = speelt { $game } volgens de regels en op tijd
check-quit = houdt op als dat gezegd wordt
check-end = houdt op als zijn invoer ophoudt
check-passed = De engine houdt zich aan het protocol.
check-failed = { $faults ->
        [one] Eén controle is mislukt.
       *[other] { $faults } controles zijn mislukt.
    }
engine-stays = De engine “{ $command }” liep { $seconds } seconden na “{ $asked }” nog steeds.
engine-bad-end = De engine “{ $command }” eindigde na “{ $asked }” met status { $status }, niet 0.
engine-check-what = Welk spel moet er gespeeld worden? Bijvoorbeeld: ludoteca engine --check "{ $command }" { $game }
engine-check-only = “{ $word }” betekent alleen iets met --check.
play-engine-again = { $seats ->
        [one] Op plaats { $list }
       *[other] Op de plaatsen { $list }
    } speelde een programma, en geen bestand mag er een starten: noem alle spelers opnieuw, met --players { $players }.
