### What every game and every command says.

not-your-turn = It is not seat { $seat }’s turn: { $turn ->
        [-1] a draw comes first
        [-2] the game is over
       *[other] seat { $turn } is to move
    }.
spectators-watch = You are watching: only players can move.
unknown-game = There is no game called “{ $name }” here. Installed: { $known }.
unknown-option = There is no option “{ $name }”. The options are { $known }.
option-not-bool = The option “{ $name }” is true or false, not “{ $found }”.
lesson-step = The lesson has no step { $step }: steps are 0 to { $last }.
no-lesson = There is no lesson for { $game } yet.
no-how-to = There is no page on how to play { $game } yet.
record-not-json = This is not a JSON document: { $fault }.
record-not-utf8 = The record holds bytes that are not UTF-8.
record-not-object = A record is a JSON object.
record-format = The record’s format is { $found }; this program reads “{ $known }”.
unknown-rules = This game of { $game } is played by version “{ $found }” of the rules. This program knows only { $known }; a newer one may know more.
record-asset = The file “{ $name }” in the record is not the one that was played with.
no-asset = This game takes no file for “{ $option }”.
seat-name = Seat { $number }
illegal-action = Action { $action } is not possible here.
unknown-seat = There is no seat { $seat } at this table: seats are 0 to { $last }.
nothing-to-undo = Nothing to undo: the game begins here.
untold-start = What this game began with is not known here, so one cannot go back.
record-without-start = A record tells a game from its beginning, but this one was set up in the middle. Its position can be kept as text.
position-malformed = “{ $text }” is not a position. It begins like “pig/1 seats=2” and goes on with fields, with “ | ” before each.
position-game = This is a position of “{ $found }”, not of { $game }.
position-field = The field “{ $field }” of the position is missing, unknown, or there twice.
position-hidden = The position shows only what somebody may know: in “{ $field }” something is hidden. So it cannot be set up.
position-impossible = No game comes to such a position: “{ $field }” cannot be “{ $found }”.
record-field = The record’s field “{ $field }” is missing, or not of the type { $kind ->
        [str] text
        [list] list
       *[dict] object
    }.
action-not-text = An action is a text.
bot-takes-no-argument = { $bot } takes nothing after a colon, but “{ $argument }” was given.
unknown-bot = There is no bot called “{ $name }”. Installed: { $known }.
unknown-bot-module = There is no bot and no module called “{ $name }”. A module must be installed, or lie in this folder. Installed bots: { $known }.
bot-twice = More than one package brings a bot called “{ $name }”: { $packages }. Uninstall all but one.
bot-broken = The bot “{ $name }” of the package { $package } is broken: { $fault }.
bot-no-bot = What the package { $package } calls the bot “{ $name }” is no bot: name a class made from ludoteca.bots.Bot.
learned-no-network = { $game } has no network that has learned it, so learned cannot play it.
no-encoder = { $game } has no encoder, so there is no environment for it.
search-argument = “search:{ $argument }” is no limit: write simulations, as in “search:1000”, or seconds, as in “search:0.5s”.
unknown-level = There is no level “{ $level }”. The levels are { $known }.

## A game in plain Python, which has no messages of its own

plain-over = The game is over.
plain-illegal = “{ $move }” cannot be played here. Legal: { $moves }.
plain-malformed = “{ $text }” is not a move of this game.
plain-option = The option “{ $name }” cannot be “{ $found }”. It is one of { $settings }.
no-rulebook = { $game } has no numbered rules.
choice-seats = Players
choice-on = yes
choice-off = no
choice-set = { $title }: { $setting }

## Bots

bot-engine = Another program at the table: engine:COMMAND runs it (see docs/bots/engine.md).
bot-greedy = Takes the move that looks best at once. Does not look ahead.
bot-learned = Looks ahead as search does, but judges positions by a network that taught itself; arguments as for search.
bot-quick = Plays as search finishes games in its thought: with a little plan, without a look ahead.
bot-random = Any legal move, by the throw of a die.
bot-search = Looks ahead as long as it may; search:1000 by so many simulations a move, search:0.5s by so much time.
bot-search-level = The levels as they were before anybody had learned the games, numbered alike: opponents that never change.

## Levels

level-beginner = Beginner
    .about = Plays for the fun of it and misses most good moves.
level-learner = Learner
    .about = Knows what the game is about, but considers few moves.
level-regular = Intermediate
    .about = Looks a little ahead; often overlooks the best move.
level-skilled = Advanced
    .about = Plans a turn or two; now and then overlooks the best move.
level-expert = Expert
    .about = Looks far ahead and seldom overlooks a move.
level-master = Master
    .about = Thinks for a second about every move. The strongest here.

## While kernels are compiled

compiling-rules = Compiling the rules (once, about a minute)
compiling-reports = Compiling scores and endings
compiling-heuristic = Compiling instinct
compiling-search = Compiling the search
cache-unwritable = Compiled rules cannot be kept in { $folder }: they go to { $instead }. LUDOTECA_CACHE names another folder.

## Commands

file-unreadable = { $file } cannot be read: { $fault }.
no-such-seat = There is no seat “{ $seat }” at this table: seats are 0 to { $last }, or none for a spectator.
no-such-record = There is no record { $number } in { $file } (the first is 0).
no-such-action = There is no position after { $at } actions: the record has { $last }.
no-such-rule = No rule says “{ $words }”. The rules are { $first } to { $last }.
no-record = There is no record in { $file }.
record-number = Record { $record },
record-refused = Record { $record } is { $kind ->
        [illegal] illegal
        [not_your_turn] out of turn
       *[malformed] malformed
    }:
action-refused = action { $index } “{ $action }” is { $kind ->
        [illegal] illegal
        [not_your_turn] out of turn
       *[malformed] malformed
    }:
replayed = { $good ->
        [one] One record
       *[other] { $good } records
    } replayed, { $refused } refused.
summary-unfinished = { $scores } (unfinished)
summary-won = Won: { $reason }
summary-lost = Lost: { $reason }
summary-winners = { $scores }. { $count ->
        [one] { $winners } wins.
       *[other] { $winners } share the victory.
    } { $reason }
rules-title = The rules of { $game }
rules-intro = All rules by number, in our own words. Where the rulebooks disagree or are silent, a ruling says what is decided here and why.
rules-how = Ask for a rule by its number, or for all rules with a word in them.
ruling = Ruling:
file-unwritable = { $file } cannot be written: { $fault }.
nothing-to-resume = There is no unfinished game of { $game } in { $folder }.
players-count = { $players } players do not fill { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }: name one for each, e.g. --players me,greedy,random.

## The terminal game

learn-how = Type what the guide asks for, or press Enter and the guide does it; “quit” leaves.
learn-expects = Type “{ $move }”
learn-on = Enter
learn-done = That was the lesson. Now play: { $command }
play-dealer = draw
play-you = you
play-welcome = Type a move or its number. “help” tells more, “hint” suggests a move, “quit” leaves.
play-enter = Press Enter to go on, or type “undo”.
play-thinking = { $name } is thinking
play-example = Type for example “{ $example }”; the beginnings of words will do.
play-hint = Your points: { $now } now, { $then } after it.
play-kept-options = A saved game goes on with its own options and draws: leave them out.
play-finished = The game in { $file } is over; look at it with ludoteca replay.
play-undone = Undone: { $move }.
play-undo-forced = You had no other move, so undoing it changes nothing.
play-not-understood = “{ $words }” is not a move. Try “{ $example }”; “help” tells more.
play-left = Your game is saved in { $file }. Play on with: ludoteca play { $game } --resume
play-kept = The game is saved in { $file }.
play-hand-over = Pass the keyboard to { $name }, and press Enter when nobody else is looking: what comes next is secret.
play-saved = Saved in { $file }.
play-loaded = Loaded { $file }.
play-load-what = Which file? For example: load game.json
play-why-what = Which move? For example: why { $example }
play-other-game = That is a game of { $game }; start it with ludoteca play.
play-nothing-to-undo = Nothing to undo: a draw or somebody else’s move stays.
play-log-more = { $count ->
        [one] One earlier move
       *[other] { $count } earlier moves
    }: “log all” shows everything.
play-log-what = “log { $found }”? Say how many moves, or “log { $everything }”.
play-undo-reveals = This cannot be undone: the others have seen something.
play-no-such-choice = Choose a number from 1 to { $last }, or type a move; “help” tells more.
play-no-numbers = This list has no numbers: type a move such as “{ $example }”; “help” tells more.
play-ambiguous = That could be any of: { $moves }{ $more ->
        [0] {""}
       *[other] , and { $more } more
    }.
play-help = Type a move (“{ $example }”) or enough of its words, whose beginnings will do; or its number, where the list has
    numbers. Or:
play-help-help = this list
    .words = help
play-help-board = the board and the list again
    .words = board
play-help-words = the board in words
    .words = words
play-help-hint = what a good player would do, and why
    .words = hint
play-help-load = go on with another game
    .words = load FILE
play-help-news = what has happened since your last turn
    .words = news
play-help-log = the last moves, or as many as you like
    .words = log [NUMBER|all]
play-help-rules = a rule by its number, or all rules with a word in them
    .words = rules { $rule }
play-help-save = save the game to a file (every move is kept anyway)
    .words = save [FILE]
play-help-undo = undo your last move, again and again within your step
    .words = undo
play-help-why = why a move is allowed or not
    .words = why { $example }
play-help-quit = leave; your game is kept
    .words = quit

## Bench

bench-random = Playing at random
bench-greedy = Playing by instinct
bench-search = Searching
bench-copy = Copying
bench-start = Starting
bench-compile = Compiling from nothing (a minute)
bench-random-games-per-s = complete random games a second, scoring included
bench-random-actions-per-s = random actions a second, draws included
bench-greedy-games-per-s = complete games between greedy bots a second
bench-greedy-actions-per-s = their actions a second, draws included
bench-actions-per-game = actions in a random game
bench-search-simulations-per-s = simulations a second with blind finishes at random, which no bot plays: for comparison
bench-guided-simulations-per-s = simulations a second of “search” as one plays against it
bench-state-bytes = bytes of a game in memory
bench-copy-ns = nanoseconds to copy it inside a kernel
bench-start-s-warm = seconds from the shell to a game in the terminal and out again
bench-help-s-warm = seconds for ludoteca --help
bench-compile-s-cold = seconds to compile all kernels with an empty cache

stats-title = { $game }: { $games ->
        [one] one game
       *[other] { $games } games
    } at { $tables ->
        [one] one table
       *[other] { $tables } tables
    }, seed { $seed }. Played by: { $players }.
stats-players = players
stats-games = games
stats-games-of = { $games ->
        [one] One game
       *[other] { $games } games
    }. Played by: { $players }.
stats-written = The report is in { $folder }: report.md, report.json, and charts.
stats-no-table = No table that statistics are kept of has { $words }.
stats-stopped = Stopped after { $games ->
        [one] one game
       *[other] { $games } games
    }; they are counted.
stats-nothing-yet = No game was played to its end yet.
chart-fair = fair: { $share }
stats-none = { $game } keeps no statistics.
