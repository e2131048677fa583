### What the arena says.

arena-title = { $title } in the arena
arena-played = { $games ->
        [one] One game
       *[other] { $games } games
    } of { $title } on { $deals ->
        [one] one deal
       *[other] { $deals } deals
    } (seed { $seed }), { $length } actions a game.
arena-fair-share = A fair share of victories is { $share } for a seat. { $draws ->
        [0] No victory was shared.
        [one] One victory was shared.
       *[other] { $draws } victories were shared.
    }
arena-stronger-yes = { $stronger } is stronger than { $weaker }: decided after { $deals ->
        [one] one deal
       *[other] { $deals } deals
    } with a score of { $score } against it, log-likelihood ratio { $ratio } (bound { $bound }, { $elo } Elo against 0).
arena-stronger-no = { $stronger } is not stronger than { $weaker } by { $elo } Elo: decided after { $deals ->
        [one] one deal
       *[other] { $deals } deals
    } with a score of { $score } against it, log-likelihood ratio { $ratio } (bound −{ $bound }).
arena-stronger-open = Whether { $stronger } is stronger than { $weaker } by { $elo } Elo is not decided after { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }: score { $score } against it, log-likelihood ratio { $ratio } (bounds ±{ $bound }). Play more games.
arena-share-yes = { $bot } wins more than { $share } of its games: decided after { $deals ->
        [one] one deal
       *[other] { $deals } deals
    } with { $score }, log-likelihood ratio { $ratio } (bound { $bound }, { $elo } Elo against 0).
arena-share-no = { $bot } does not win more than { $share } of its games by { $elo } Elo: decided after { $deals ->
        [one] one deal
       *[other] { $deals } deals
    } with { $score }, log-likelihood ratio { $ratio } (bound −{ $bound }).
arena-share-open = Whether { $bot } wins more than { $share } of its games by { $elo } Elo is not decided after { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }: it won { $score }, log-likelihood ratio { $ratio } (bounds ±{ $bound }). Play more games.
arena-strength = Strength
arena-duels = Head to head
arena-places = Places
arena-seats = Seats, whoever sat there
arena-time = Time
arena-bot = Bot
arena-against = Against
arena-meetings = Meetings
arena-before = Came before it
arena-seat = Seat
arena-games = Played
arena-rating = Rating
arena-wins = Victories
arena-points = Points
arena-decisions = Decisions
arena-mean = Mean
arena-longest = Longest
arena-intervals = Intervals are of 95 %, by deals. A game at two seats counts twice for who sits at both. Ratings are Elo points by Plackett and Luce’s model, 0 on the average; forced moves are no decisions.
arena-plot-rating = Rating (Elo points, 0 on the average)
arena-plot-wins = Share of victories

## While it runs

arena-playing = Playing
arena-going-on = { $games ->
        [one] One game is
       *[other] { $games } games are
    } in { $folder } already; going on.
arena-written = The report is in { $folder }: report.md, report.json, plot.svg.
arena-stopped = Stopped after { $games ->
        [one] one game
       *[other] { $games } games
    }; deals that are played out are counted.
arena-kept = Everything so far is kept in { $folder }. The same command goes on.
arena-nothing-yet = No deal is played out yet.
arena-bot-failed = { $bot } failed in game { $game } at seat { $seat }, after { $actions ->
        [one] one action
       *[other] { $actions } actions
    }: { $fault }
arena-forfeits = { $bot } failed and lost { $games ->
        [one] one game
       *[other] { $games } games
    } by that.
arena-failure-kept = Games that were lost like this are in { $file }; look at them with ludoteca replay.

## Refused

arena-another-match = { $folder } holds another match: its field “{ $field }” is { $found }, here it is { $given }. Choose another folder.
arena-not-a-match = { $file } does not describe a match of the format “{ $known }”.
arena-broken-line = Line { $line } of games.jsonl in { $file } is no result of a game.
arena-busy = Another run is writing to { $folder }.
arena-records-need-folder = Records need a folder to be kept in: add --out FOLDER.
arena-round-robin-alone = A round-robin needs at least two different bots.
arena-ladder-round-robin = Choose --round-robin or --ladder: on a ladder, each bot meets the rungs and not the other bots.
arena-test-pair = A test names two bots, as in --test greedy,random, or a bot and a share of victories, as in --test greedy,75%; “{ $given }” does not.
arena-test-share = The share of victories in a test is more than 0 % and less than 100 %; “{ $given }” is not.
arena-test-unknown = The bot “{ $bot }” of the test does not play; those who play are { $known }.
arena-test-same = A test needs two different bots; { $bot } cannot be stronger than itself.
arena-test-team = Bots of one team win and lose together, so no test can tell them apart. Add --round-robin, and each plays with its own kind.
arena-worker-died = A worker process died, perhaps for want of memory.
arena-no-ray = The package “ray” is not installed. Install it with: pip install "ludoteca[cluster]"
arena-ray-failed = Ray failed: { $fault }
