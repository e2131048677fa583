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
web-opening = Opening …
web-copy = Copy
web-copied = Copied
web-footer = No account, no trackers, nothing from other places.
web-language = Language
web-theme = Theme
# tight
web-theme-system = As the system
# tight
web-theme-light = Light
# tight
web-theme-dark = Dark
web-rule = Rule { $rule }

## When something goes wrong

web-no-answer = The server does not answer. Is your connection up?
web-error = The server could not do that (answer { $status }).
web-page-lost = This page could not be fetched. Please load it again.
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
web-passphrase-title = A passphrase, to come back on another device
web-passphrase = Passphrase
web-passphrase-about = You are known by this browser alone. With a passphrase you can be the same player elsewhere.
web-passphrase-set = You have a passphrase. A new one takes its place.
web-passphrase-saved = Your passphrase is set.
web-reclaim-title = I have played here before
web-reclaim-about = Your name and your passphrase bring you back, with your tables.
web-reclaim = That is me
web-reclaimed = Welcome back.
web-sound = Sounds
web-sound-about = A soft tone when somebody moves, when it is your turn, and at the end.
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
web-notification-about = A notification of your browser while no page of ours is in sight. One page must stay open. Nothing is sent to other places.
web-notification-refused = Your browser does not let this site show notifications. Allow them in the settings of this site, beside its address, and press again.
web-notification-missing = Browsers show notifications only on a safe line. Open this page over https, or on the machine of the server.
web-notification-turn = Your turn: { $game }
web-notification-players = With { $names }
web-mail = E-mail when it is my turn
web-mail-about = One message for a table, when you are away, until you have been there.
web-mail-address = Your address
# tight
web-mail-send = Send me a code
web-mail-sent = A code is on its way to { $address }.
web-mail-code = The code in the letter
# tight
web-mail-confirm = That is it
web-mail-confirmed = Messages go to { $address }.
# tight
web-mail-stop = No more e-mail
web-mail-stopped = Your address is forgotten.
web-leave-mail = No more messages
web-leave-mail-about = Ludoteca will not write to you any more, and forget your address.
# tight
web-leave-mail-yes = Leave
web-leave-mail-done = Done. Ludoteca will not write to you any more.
web-turns = { $n ->
        [one] One table waits for you
       *[other] { $n } tables wait for you
    }

## Home

web-home-title = Sit down and play
web-home-lead = Against bots with one click, with friends by a link, or all around one screen.
web-games = Games
# tight
web-play-now = Play now
# tight
web-new-table = New table
# tight
web-learn = Guided first game
# tight
web-rules = Rules
web-mine = My tables
web-mine-none = You sit at no table yet. “Play now” opens one.
web-join = Join a table
web-join-code = Paste the link or the code you were given
# tight
web-join-go = Join
web-open = Free seats
web-open-none = No listed table waits for players.
web-watch = Watch
web-watch-none = No listed table is being played.
web-records = Records
web-records-about = Look at a game that was saved as a file.
web-upload = Open a record
# tight
web-your-turn = Your turn
# tight
web-status-waiting = Waiting for players
# tight
web-status-playing = Being played
# tight
web-status-over = Over
# tight
web-status-closed = Given up
# tight
web-waits-for = Waiting for { $names }
# tight
web-left = { $time } left

## Invited

web-invited = You are invited
web-invited-about = Choose a name and a mark for the table. No account is needed.
web-sit = Sit down

## A new table

web-new-title = A new table of { $game }
web-new-from = You play on from the position after step { $step }.
web-new-options = The game
web-new-seats = Who plays
web-new-manners = How you play
web-new-open = Open the table
# tight
web-asset-bring = Bring a file
web-asset-about = For this table only. It is checked, and kept with the game.
# tight
web-asset-save = Save the one chosen
web-seat-who = Who sits here: { $seat }
web-seat-level = How strong is the bot: { $seat }
web-seat-name = Name of the player: { $seat }
web-seat-name-hint = Name
# tight
web-seat-me = Me
# tight
web-seat-here = Someone here
# tight
web-seat-invited = By invitation
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
web-aids = Hints allowed
web-aids-about = Players may ask a bot what it would do.
web-talk = Talk
web-talk-about = Players may send short lines and signs.
web-listed = Listed
web-listed-about = Others see the table on the home page and may watch it.

## At the table

web-board = Board
web-plain-seek = Look for a move
web-table-title = A table of { $game }
# tight
web-about-table = Table
# A sign that there is something new; heard, not seen.
web-news = new
web-connection-down = The line is down; your game is safe.
web-connection-again = Next try in { $seconds } s.
# tight
web-connection-now = Try now
web-turn-waiting = Waiting for players
web-turn-of = The turn of { $name }
web-turn-bot = { $name } is thinking
web-bots-preparing = The bots are getting ready: about { $seconds } seconds
web-turn-chance = The dealer draws
web-time-left = Time left
# tight
web-skip-steps = Skip
web-meanwhile = While you waited
web-show-again = Show it again
web-hand-over = Please hand over to { $name }
web-hand-over-about = Something on this board is only for the eyes of one player. Nobody else should look now.
web-hand-over-take = I am { $name }
# tight
web-undo = Undo
# tight
web-hint = Hint
# tight
web-hint-thinking = Thinking …
web-invite-link = Link to this table
web-invite-code = Or tell them the code:
# tight
web-deal = Deal
# tight
web-resign = Resign
web-resign-title = Do you want to resign?
web-resign-about = A bot plays on in your place. You cannot come back to your seat.
web-resign-yes = Resign
web-resign-no = Play on
web-waiting = { $free ->
        [one] One seat is free
       *[other] { $free } seats are free
    }
web-waiting-invite = Send this link to those who shall play. The game begins when all seats are taken.
web-leave = Get up
web-give-up = Give the table up
# Of several with one name: Regular (red)
web-name-seat = { $name } ({ $seat })
web-players = Players
web-seat-free = Free seat
# tight
web-you = you
# tight
web-bot = bot
# tight
web-resigned = resigned
web-online = is here
web-offline = is away
web-watching = { $n ->
        [one] One person watches.
       *[other] { $n } people watch.
    }
web-log = What happened
web-log-empty = Nothing yet.
web-dealer = Dealer
# tight
web-mute = Mute
web-muted = You do not hear the talk at this table.
web-talk-empty = Nobody has said anything yet.
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

web-end-closed = This game was given up
web-end-reached = The goal is reached!
web-end-missed = The goal is missed
web-end-you = You win!
web-end-winners = { $n ->
        [one] { $names } wins
       *[other] { $names } share the win
    }
web-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
# tight
web-rematch = Rematch
# tight
web-rematch-go = To the rematch
# tight
web-replay = Replay
# tight
web-download = Save record
web-chart = Points by turn
web-chart-table = Show as a table
web-turn = Turn

## Replay

web-replay-title = Replay: { $game }
web-playback = Steps of the replay
web-playback-step = Step
web-playback-at = Step { $step } of { $last }, turn { $turn }
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
web-ruling = Decided here:

## About a deal

web-deal-title = About this deal
web-deal-about = Before the first move the dealer locked its luck in a box, so to speak: it showed everyone the hash of a
    secret seed. All draws follow from the seed, so the dealer could not change its mind later. After the game
    the seed is shown, and everybody can check.
web-deal-before = Before the game
web-deal-commitment = The hash of the seed (SHA-256), shown to all:
web-deal-after = After the game
web-deal-seed = The seed:
web-deal-later = The seed is shown here when the game is over.
web-deal-verify = Check it in my browser
web-deal-unsafe = Browsers check a hash only on a safe line. Open this page over https, or on the machine of the server.
web-deal-checking = Checking { $n } of { $all } …
web-deal-honest = { $n ->
        [one] Honest: the seed is the one that was promised, and the draw follows from it.
       *[other] Honest: the seed is the one that was promised, and all { $n } draws follow from it.
    }
web-deal-broken = Not honest: this seed does not have the hash that was shown before the game.
web-deal-wrong = { $n ->
        [one] Not honest: one draw does not follow from the seed.
       *[other] Not honest: { $n } draws do not follow from the seed.
    }
web-deal-draws = The draws
web-deal-number = Draw
web-deal-drawn = Drawn
web-deal-chance = Its chance
web-deal-result = Checked
web-deal-how = How it is calculated
web-deal-arithmetic = For draw number n, counted from 0, take SHA-256 of the text “seed:n”. Its first 53 bits are a fraction
    between 0 and 1. It is laid against the running sum of the chances of all that could be drawn: where it falls,
    that is drawn.
web-deal-table = To the table

## Guided first game

web-lesson-step = Step { $n } of { $all }
web-lesson-otherwise = That would be another game. Try what the guide asks for.
# tight
web-lesson-leave = Leave
# tight
web-lesson-back = Back
# tight
web-lesson-on = Go on
# tight
web-lesson-show = Do it for me
