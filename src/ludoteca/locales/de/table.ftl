### Was ein Tisch sagt, an dem gespielt wird.

table-nobody = noch niemand
table-someone = jemand
table-setup = So kann der Tisch nicht vorbereitet werden: { $fault }.
table-seats = Dieses Spiel hat { $seats ->
        [one] einen Platz
       *[other] { $seats } Plätze
    }, aber genannt sind Spieler für { $found }.
table-seat-bot = Platz { $seat } braucht einen Bot, wenn dort ein Bot spielen soll, und sonst keinen.
table-clock = Die Zeit für einen Zug geht von 1 bis { $longest }, nicht { $found }.
table-no-seat = Alle Plätze sind besetzt. Du kannst zuschauen.
table-stale = Jemand war schneller. Schau noch einmal hin.
table-is-waiting = Das Spiel beginnt, wenn alle Plätze besetzt sind.
table-is-playing = Das Spiel hat begonnen.
table-is-over = Das Spiel ist vorbei.
table-is-closed = Dieser Tisch wurde abgesagt.
table-bot-finishes = Der Bot beendet diesen Zug. Danach kannst du deinen Platz zurücknehmen.
table-no-rematch = Es kann eine Revanche geben, nach dem Ende des Spiels.
table-no-repeat = Dieselbe Ziehung lässt sich einmal neu spielen, nach dem Ende des Spiels.
table-nonce = Eine Nonce besteht aus 32 hexadezimalen Ziffern: 0–9 und a–f, klein geschrieben.
table-nonce-twice = Deine Zufallszahl gehört schon zu dieser Ziehung und lässt sich nicht mehr ändern.
table-nonce-late = Für eine Zufallszahl ist es zu spät: Sie kommt beim Hinsetzen dazu.
