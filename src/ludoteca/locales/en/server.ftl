### What the server says.

server-guest = Guest { $number }
server-stranger = We do not know you yet: please reload the page.
server-banned = You cannot come to this server at the moment: who runs it has decided so.
server-unseen-signs = It contains invisible characters.
server-heaped-marks = There are too many accents on one letter.
server-text-length = It must have 1 to { $longest } letters.
server-mark = The marks are { $known }.
server-passphrase = A passphrase has { $shortest } to { $longest } letters.
server-not-reclaimed = No player has this name and passphrase.
server-link-used = This link no longer works: it is good once, for ten minutes. Make a new one on your other device.
server-too-fast = Too fast! Wait a moment.
server-open-tables = You have { $most } games going. Finish or leave one first.
server-bot-tables = { $most } tables with nobody but bots are open from your address. Close one first.
server-assets = You have brought { $most } files. More cannot be kept.
server-not-utf8 = The file holds bytes that are not UTF-8.
server-no-table = There is no such table.
server-no-code = No table has this code. Perhaps a letter is wrong?
server-no-file = There is no such file.
server-not-over = You can do this when the game is over.
server-other-game = The game to play on from is one of { $game }.
server-bot = “{ $bot }” cannot be asked for here. There are: { $known }.
server-host = This server is not reached by that name.
server-origin = This request comes from another site.
server-failed = Something went wrong on the server. Its log tells what.
server-sockets = Too many connections from your address.
server-busy = The server is still busy with your last requests. Wait a moment.
server-request = In “{ $field }”: { $fault }.
server-request-size = That is too large: at most { $largest } bytes.
server-record-length = This record has too many actions: at most { $most }.
server-damaged = This table is damaged and cannot be opened. Who runs this server can look at it.
server-other-key = This table cannot go on: its draws need a key that this server does not have. Who runs the server can put it back.
server-ticket = This ticket was used already, is older than ten minutes, or is not yours. Ask for a new one.
server-too-slow = Your request took too long to arrive.
server-beginning-size = This game is too long to be played on from: its moves may have { $largest } bytes.
server-message-size = A message may have { $largest } bytes.
server-message = This message is not understood: { $fault }.
server-not-your-seat = That is not your seat.
server-no-aids = This table is played without hints.
server-hint-turn = You can ask for a hint when it is your turn.
server-talk-seated = Only players can chat.
server-no-talk = This table is played without chat.
server-no-line = There is no such message from another player.
server-sign = The signs are { $known }.
server-no-pages = The pages for the browser were not built into this copy. In a clone of the project, “make play” builds them.
server-address = { $status ->
        [404] There is nothing at this address.
        [405] This address is not asked in this way.
       *[other] This cannot be answered ({ $status }).
    }

## What happened at a table

server-told-sat = takes a seat.
server-told-left = leaves the seat.
server-told-forgotten = leaves for good.
server-told-undo = undoes { $count ->
        [one] a move
       *[other] { $count } moves
    }.
server-told-resign = gives up.
server-told-hand = { $why ->
        [timeout] Time is up: { $bot } takes over.
       *[resigned] { $bot } takes over.
    }
server-told-return = plays again.
server-told-pause = The server was away. Nobody loses time: the clock goes on where it stopped.
server-told-closed = { $why ->
        [resigned] Everybody has given up. The table is closed.
       *[abandoned] The table was cancelled.
    }
server-told-rematch = A rematch!
server-told-repeat = The same deal again!

## The command

serve-address = Ludoteca is at { $address }
serve-port = The port { NUMBER($port, useGrouping: 0) } of { $host } cannot be used: { $fault }. Choose another with --port.
serve-metrics = Metrics cannot be told at { $address }: { $fault }. Name a free HOST:PORT, or a PORT for this machine.
serve-workers = Several processes need PostgreSQL: name it with --database postgresql://…
serve-log-level = There is no log level “{ $level }”. There are: { $known }.
serve-key = { $file } is not a key: it must hold 64 hexadecimal digits. Put your copy of it back: without the key, games that are going on cannot go on.
serve-limit = “{ $limit }” sets no limit. Limits are set like sockets=50 or requests=60/10 (so many at once, so many a second). There are: { $known }.
serve-keep = “{ $keep }” does not say how long something is kept. It is said in days, like guests=14; 0 is for ever. There are: { $known }.
serve-preparing = The bots of { $game } are warming up: about a minute, only this once

## The post

notify-webhook-address = To send word of turns, name an address that begins with http:// or https://.
notify-webhook-secret = A webhook is signed: set LUDOTECA_WEBHOOK_SECRET to at least { $shortest } letters (or whsec_ and so many bytes in base 64).
notify-address = E-mails have a link to this server: say how it is reached, --address https://games.example.org.
notify-mail-server = A mail server is named as smtp://HOST, smtp://USER:PASSWORD@HOST:PORT or smtps://….
notify-mail-from = To write to people, name a sender: --mail-from games@example.org.
notify-mail-address = That is not an e-mail address.
notify-mail-none = No e-mail address of yours is kept here.
notify-mail-code = This is not the code from the message.
notify-mail-code-old = This code is too old, or was tried too often. Ask for a new one.
notify-mail-off = This server sends no e-mail.

## Letters

mail-hello = Hello { $name },
mail-code-subject = Your code for Ludoteca: { $code }
mail-code-about = Somebody gave this address to be told when it is their turn in Ludoteca. If it was you, type this code in your settings there:
mail-code-ignore = If it was not you, do nothing: nothing more will come.
mail-turn-subject = Your turn: { $game }
mail-turn-about = It is your turn in { $game } with { $players }:
mail-turn-deadline = You have time until { $time } (UTC).
mail-once = We write again only after you have been there.
mail-leave = To get no more messages from Ludoteca:

## What a chat shows of a link

server-preview-table = { $status ->
        [waiting] { $free ->
            [one] One seat is free.
           *[other] { $free } seats are free.
        }{ $count ->
            [0] {""}
           *[other] {" "}Already there: { $names }.
        }
        [playing] { $count ->
            [one] { $names } is playing.
           *[other] { $names } are playing.
        } Have a look!
        [over] { $count ->
            [one] { $names } has played.
           *[other] { $names } have played.
        } See how it went!
       *[closed] This game was cancelled.
    }
server-preview-replay = A saved game, move by move.
