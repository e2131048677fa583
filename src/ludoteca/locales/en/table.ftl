### What a live table says.

table-nobody = nobody yet
table-someone = someone
table-setup = The table cannot be set up so: { $fault }.
table-seats = This game has { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }, but players were named for { $found }.
table-seat-bot = Seat { $seat } needs a bot if a bot is to play there, and none otherwise.
table-clock = The time for a turn goes from 1 to { $longest }, not { $found }.
table-no-seat = All seats are taken. You can watch.
table-stale = Somebody was faster. Look again.
table-is-waiting = The game starts when every seat is taken.
table-is-playing = The game has begun.
table-is-over = The game is over.
table-is-closed = This table was cancelled.
table-bot-finishes = The bot finishes this turn. Then you can take your seat back.
table-no-rematch = There can be one rematch, after the end of the game.
table-no-repeat = The same deal can be opened again once, after the end of the game.
table-nonce = A nonce is 32 hexadecimal digits: 0–9 and a–f, in small letters.
table-nonce-twice = Your random number is part of this draw already, and cannot be changed.
table-nonce-late = It is too late to add a random number: it comes with sitting down.
