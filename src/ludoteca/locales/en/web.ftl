### What the pages in the browser say, whatever the game. A text marked “tight” stands on a small
### button or label: keep it short.

## On every page

web-title = Ludoteca
web-skip = Skip to the content
web-settings = You and your settings
web-close = Close
web-save = Save
web-retry = Try again
web-to-home = To the home page
web-opening = Just a moment …
web-copy = Copy
web-copied = Copied
# tight
web-share = Share
web-restart = The server restarts at { $time }. Your games are safe.
web-footer = No account. No tracking. No third-party content.
web-language = Language
web-theme = Theme
# tight
web-theme-system = System
# tight
web-theme-light = Light
# tight
web-theme-dark = Dark
web-rule = Rule { $rule }

## When something goes wrong

web-no-answer = The server does not answer. Is your connection up?
web-error = The server could not do that (answer { $status }).
web-page-lost = This page could not be fetched. Perhaps the server has a new version.
web-load = Load again
web-missing = Nothing grows here
web-missing-about = There is no page at this address.
web-no-table = This table cannot be opened

## You

web-me-name = Your name
web-me-mark = Your mark
web-me-saved = Saved.
web-mark = { $n ->
        [1] Triangle
        [2] Circle
        [3] Square
        [4] Diamond
        [5] Star
       *[6] Pentagon
    }
web-passphrase-title = Play on another device
web-passphrase = Passphrase
web-passphrase-about = Only this browser knows you. With a passphrase you are the same player on every device.
web-passphrase-set = You have a passphrase. Enter another to change it.
web-passphrase-saved = Your passphrase is set.
web-reclaim-title = I have played here before
web-reclaim-about = Enter your name and passphrase to find your games again.
web-reclaim = That is me
web-reclaimed = Welcome back.
web-link = Link to your other device
web-link-about = Open a link on your other device, and you go on there as the same player. It works once, within ten minutes.
web-link-make = Make a link
web-move = Continue on this device
web-move-about = With this link you are the same player here as on your other device.
web-move-yes = Yes, that is me
web-move-done = Hello { $name }! Your games are here.
web-data = Your data
web-data-about = We keep your name and mark, your games, what you said there, what you uploaded, and your e-mail address if you gave it. Nothing else.
web-data-download = Download my data
web-kept = How long we keep it
web-kept-days = { $days ->
        [0] for ever
        [one] 1 day
       *[other] { $days } days
    }
web-kept-guests = Guests without a game, after their last visit
web-kept-people = Players who no longer come
web-kept-waiting = Tables where no game begins
web-kept-unfinished = Games that nobody continues
web-kept-games = Finished games
web-kept-records = Saved games that you upload
web-kept-files = Uploaded files that no game uses
web-revoke = Sign out on all other devices
web-revoke-done = Now only this device knows you.
web-delete = Delete me
web-delete-about = Your name, what you said and what you uploaded are deleted for good. In games with others “someone” sat in your seat, and where a game still goes on, a bot plays for you.
web-delete-yes = Yes, delete me for good
web-delete-no = No, keep me
web-sound = Sounds
web-sound-about = Small sounds of the table: drawing, laying, rolling, conquering, your turn and the end.
web-pace = Speed of the others’ moves
web-pace-now = Speed: { $pace }
# tight
web-pace-slow = Slow
# tight
web-pace-normal = Normal
# tight
web-pace-quick = Quick
# tight
web-pace-once = At once
web-notification = Tell me when it is my turn
web-notification-about = Your browser tells you, as long as one of our pages stays open. Nothing is sent elsewhere.
web-notification-refused = Your browser blocks notifications from this site. Allow them beside the address, then try again.
web-notification-missing = Notifications need a secure connection (https).
web-notification-turn = Your turn: { $game }
web-notification-players = With { $names }
web-mail = E-mail when it is my turn
web-mail-about = One message per table, only while you are away.
web-mail-address = Your e-mail address
# tight
web-mail-send = Send me a code
web-mail-sent = A code is on its way to { $address }.
web-mail-code = The code from the message
# tight
web-mail-confirm = Confirm
web-mail-confirmed = Messages go to { $address }.
# tight
web-mail-stop = No more e-mail
web-mail-stopped = Your address is deleted.
web-leave-mail = No more messages
web-leave-mail-about = If you unsubscribe, you get no more messages, and we delete your address.
# tight
web-leave-mail-yes = Unsubscribe
web-leave-mail-done = Done. You get no more messages.
web-turns = { $n ->
        [one] It is your turn at one table
       *[other] It is your turn at { $n } tables
    }

## Home

web-home-title = Take a seat!
web-home-lead = Play bots with one tap, friends with a link, or everyone around one screen.
web-games = Games
# tight
web-play-now = Play now
# tight
web-new-table = New table
# tight
web-how-to = How to play
# tight
web-learn = Guided first game
# tight
web-learn-quick = Learn in 3 minutes
# tight
web-preset = { $kind ->
        [friends] With friends, by link
        [here] On this one screen
       *[alone] Alone
    }
web-preset-players = { $players } players
web-preset-name = Player { $n }
# tight
web-rules = Rules
web-mine = My games
web-mine-all = All my games ({ $count })
web-join = Join a table
web-join-code = Paste the link or the code you were given
# tight
web-join-go = Join
web-open = Free seats
web-open-none = No open games right now. Start one yourself!
web-watch = Watch
web-given = Begun from a saved game
web-repeated = Repeated deal
web-watch-none = Nobody is playing in public right now.
web-records = Saved games
web-records-about = Replay a game that you saved as a file.
web-upload = Open a saved game
# tight
web-your-turn = Your turn
# tight
web-status-waiting = Waiting for players
# tight
web-status-playing = Being played
# tight
web-status-over = Over
# tight
web-status-closed = Cancelled
# tight
web-waits-for = Waiting for { $names }
# tight
web-left = { $time } left

## Invited

web-invited = You are invited!
web-invited-by = { $host } invites you to { $game }
web-invited-about = Pick a name and a mark. You need no account.
web-invited-mine = You already sit at this table.
web-invited-late = { $status ->
        [playing] All seats are taken, and the game is on.
        [over] This game is over.
        [closed] This table was cancelled.
       *[waiting] All seats are taken.
    }
# tight
web-invited-watch = Have a look
web-sit = Sit down

## A new table

web-new-title = New game of { $game }
web-new-from = You play on from step { $step }.
web-new-options = The game
web-new-seats = Who plays
web-new-manners = Table rules
web-new-open = Open the table
# tight
web-asset-bring = Choose a file
web-asset-about = For this table only; it is saved with the game.
# tight
web-asset-save = Download this one
web-seat-who = Who plays { $seat }?
web-seat-level = How strong is the bot ({ $seat })?
web-seat-name = Player’s name ({ $seat })
web-seat-name-hint = Name
# tight
web-seat-me = Me
# tight
web-seat-here = On this device
# tight
web-seat-invited = A friend, by link
# tight
web-seat-open = Anyone
# tight
web-seat-bot = Bot
web-clock = Clock
web-clock-about = How long a player may think.
# tight
web-clock-none = None
# tight
web-clock-move = For each move
# tight
web-clock-days = Days for each move
web-clock-amount = Time for a move
web-clock-amount-move = { $amount ->
        [15] 15 seconds
        [30] 30 seconds
        [60] 1 minute
        [120] 2 minutes
       *[300] 5 minutes
    }
web-clock-amount-days = { $amount ->
        [one] { $amount } day
       *[other] { $amount } days
    }
web-timeout = When the time is up
# tight
web-timeout-bot = A bot takes the seat
# tight
web-timeout-move = A move is made
web-aids = Hints
web-aids-about = Players may ask for a hint.
web-talk = Chat
web-talk-about = Players may chat.
web-listed = Public
web-listed-about = Anyone can find the table on the home page and watch.

## At the table

web-board = Board
web-plain-seek = Find a move
web-table-title = A table of { $game }
# tight
web-about-table = Table
# A sign that there is something new; heard, not seen.
web-news = new
web-connection-down = Connection lost. Your game is safe.
web-connection-again = Trying again in { $seconds } s.
# tight
web-connection-now = Try now
web-turn-waiting = Waiting for players
web-turn-of = { $name }’s turn
web-turn-bot = { $name } is thinking …
web-bots-preparing = The bots are warming up: about { $seconds } s
web-turn-chance = Drawing …
web-time-left = Time left
# tight
web-skip-steps = Skip
# The key for the main button of a turn.
web-main-key = Key: Ctrl + Enter
web-meanwhile = While you waited
# Tight: the same in one word, under a sign.
web-meanwhile-short = Recap
web-show-again = Show it again
web-hand-over = { $name } is next
web-hand-over-about = Pass the device to { $name }. What is secret stays secret until then.
web-hand-over-take = I am { $name }
# tight
web-undo = Undo
# tight
web-hint = Hint
# tight
web-hint-thinking = Thinking …
web-invite-link = Link to this table
web-invite-code = Or tell them the code:
web-invite-qr = The link as a QR code
web-invite-scan = Or scan this with a phone.
# tight
web-deal = Fair draw
# tight
web-resign = Resign
web-resign-title = Give up this game?
web-resign-about = A bot plays on for you. You can take your seat back until the game ends.
web-resign-yes = Resign
web-resign-no = Play on
web-lost-seat = A bot is playing for you.
# tight
web-take-seat-back = Take my seat back
web-waiting = { $free ->
        [one] One seat is free
       *[other] { $free } seats are free
    }
web-waiting-invite = Send this link to your friends. The game starts when every seat is taken.
web-leave = Leave the seat
web-give-up = Cancel this table
web-give-up-about = Others already sit here. They will see that the table is off.
web-give-up-no = Keep the table
# Of several with one name: Anna (red)
web-name-seat = { $name } ({ $seat })
web-players = Players
web-seat-free = Free seat
# tight
web-you = you
# tight
web-bot = bot
web-bot-level = bot, { $level }
# tight
web-resigned = resigned
web-online = is here
web-offline = is away
web-given-moves = { $n ->
        [one] Begun from a saved game: its first move was not drawn here.
       *[other] Begun from a saved game: its first { $n } moves were not drawn here.
    }
web-repeats-deal = Repeated deal: whatever is drawn or rolled comes from the same row of random numbers as in an earlier game. Who played that may know what comes.
web-variants = Variants in force
web-watching = { $n ->
        [one] 1 person is watching.
       *[other] { $n } people are watching.
    }
web-log = What happened
web-log-empty = Nothing has happened yet.
web-dealer = Dealer:
# tight
web-mute = Mute
web-muted = The chat is muted.
web-talk-removed = This message was removed.
web-line-more = More about the message of { $name }
web-line-report = Report to the host
web-line-reported = Reported. Thank you!
web-line-mute = Mute { $name }
web-line-muted = You have muted { $name }.
web-line-unmute = Unmute
web-someone = someone
web-talk-empty = Nobody has said anything yet. Say hello!
web-talk-say = Say something
# tight
web-talk-send = Send
web-sign = { $n ->
        [1] Well done
        [2] Bravo
        [3] Smile
        [4] Surprise
        [5] Fire
       *[6] Thank you
    }

## The end

web-end-closed = This game was cancelled
web-end-reached = You did it!
web-end-missed = Not this time
web-end-you = { $points ->
        [0] You win!
        [one] You win by one point!
       *[other] You win by { $points } points!
    } Well played!
web-end-winners = { $n ->
        [one] { $points ->
            [0] { $names } wins
            [one] { $names } wins by one point
           *[other] { $names } wins by { $points } points
        }
       *[other] { $names } share the win
    }
# To who has lost: with as many points, nearly, or by more.
web-end-behind = { $gap ->
        [none] So close! Equal points, and still not yours.
        [small] So close! You were only { $points ->
            [one] one point
           *[other] { $points } points
        } behind.
       *[large] You were { $points } points behind. Next time the win is yours!
    }
web-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
# tight
web-rematch = Rematch
web-play-again = Play again
# tight
web-rematch-go = To the rematch
# tight
web-repeat = Same deal again
# tight
web-repeat-go = To the same deal
# tight
web-count = Count on the board
# tight
web-replay = Replay
# tight
web-download = Save game
web-chart = Points by turn
web-chart-table = Show as a table
web-turn = Turn

## Replay

web-replay-title = Replay: { $game }
web-playback = Steps of the replay
web-playback-step = Step
web-playback-at = Step { $step } of { $last }, turn { $turn }
web-playback-turn = { $turn } · { $name }
web-playback-first = To the beginning
web-playback-back = One step back
web-playback-play = Play
web-playback-pause = Pause
web-playback-forth = One step on
web-playback-last = To the end
web-playback-speed = Speed
web-playback-link = Link to this position
web-play-on = Play on from here

## Rules

web-rules-title = The rules of { $game }
web-chapters = Chapters
web-rules-seek = Look for a word or a number
web-rules-found = { $n ->
        [one] One rule found
       *[other] { $n } rules found
    }
web-rules-none = No rule says “{ $sought }”.
web-ruling = Our ruling:
web-rule-picture = Picture

## About a deal

web-deal-title = A fair draw
web-deal-about = Nobody can cheat with the draw, not even the server. First the server picks a secret and shows its fingerprint,
    so it cannot change it any more. Then every player’s browser adds a random number. All draws follow from these together,
    so nobody can choose them. After the game the secret is shown, and anyone can check.
    Only whoever runs the server and also plays could try numbers out, by sitting down last: among strangers, let somebody else do that.
web-deal-given = { $n ->
        [one] This game goes on from a saved game. Its first move was not drawn here and cannot be checked.
       *[other] This game goes on from a saved game. Its first { $n } moves were not drawn here and cannot be checked.
    }
web-deal-repeats = This game repeats the deal of an earlier one: its seed was known before it began, so whoever looked it up could know what comes.
web-deal-before = Before the game
web-deal-commitment = The fingerprint of the server’s secret (SHA-256):
web-deal-added = What the players add
web-deal-added-about = Each browser picks its number when its player sits down, after it has seen the fingerprint. Bots add nothing.
web-deal-added-none = nothing
web-deal-added-mine = from this browser
web-deal-alone = No browser has added a number here: the draws follow from the server’s secret alone.
web-deal-after = After the game
web-deal-secret = The server’s secret:
web-deal-later = You see the secret here when the game is over.
web-deal-verify = Check it in my browser
web-deal-unsafe = Your browser can check this only over a secure connection (https).
web-deal-checking = Checking { $n } of { $all } …
web-deal-honest = { $n ->
        [0] Fair: it is the promised secret. Nothing was drawn from it.
        [one] Fair: it is the promised secret, and the draw follows from it and the players’ numbers.
       *[other] Fair: it is the promised secret, and all { $n } draws follow from it and the players’ numbers.
    }
web-deal-broken = Not fair: this secret does not match the fingerprint shown before the game.
web-deal-swapped = Not fair: before the game, this browser was shown another fingerprint.
web-deal-missing = Not fair: the number from this browser is missing.
web-deal-wrong = { $n ->
        [one] Not fair: one draw does not follow from the secret and the players’ numbers.
       *[other] Not fair: { $n } draws do not follow from the secret and the players’ numbers.
    }
web-deal-draws = The draws
web-deal-number = Draw
web-deal-drawn = Drawn
web-deal-chance = Its chance
web-deal-result = Checked
web-deal-how = How it is calculated
web-deal-arithmetic = The seed is SHA-256 of the text “secret:number:number…” with the numbers in the order of the seats; a seat that
    adds nothing leaves its place empty. If nobody adds anything, the seed is the secret. For draw number n, counted from 0, take
    SHA-256 of the text “seed:n”. Its first 53 bits are a fraction between 0 and 1. It is laid against the running sum of the
    chances of all that could be drawn: where it falls, that is drawn.
web-deal-table = To the table

## How to play

web-how-to-title = How to play { $game }
web-how-to-rules = In the rules:
web-how-to-frame = Picture { $n } of { $all }
web-how-to-back = Previous picture
web-how-to-forth = Next picture

## Guided first game

web-lesson-step = Step { $n } of { $all }
web-lesson-otherwise = Good idea, but for now tap the marked spot.
# tight
web-lesson-leave = Leave
# tight
web-lesson-back = Back
# tight
web-lesson-on = Go on
# tight
web-lesson-show = Do it for me
