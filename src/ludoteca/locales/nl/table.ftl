### Wat een tafel zegt waaraan gespeeld wordt.

table-nobody = nog niemand
table-someone = iemand
table-setup = Zo kan de tafel niet klaargezet worden: { $fault }.
table-seats = Dit spel heeft { $seats ->
        [one] één plaats
       *[other] { $seats } plaatsen
    }, maar er zijn spelers genoemd voor { $found }.
table-seat-bot = Plaats { $seat } heeft een bot nodig als er een bot moet spelen, en anders geen.
table-clock = De tijd voor een beurt gaat van 1 tot { $longest }, niet { $found }.
table-no-seat = Alle plaatsen zijn bezet. Je kunt meekijken.
table-stale = Iemand was sneller. Kijk nog eens.
table-is-waiting = Het spel begint als alle plaatsen bezet zijn.
table-is-playing = Het spel is begonnen.
table-is-over = Het spel is uit.
table-is-closed = Deze tafel is geannuleerd.
table-bot-finishes = De bot maakt deze beurt af. Daarna kun je je plaats terugnemen.
table-no-rematch = Er kan één revanche zijn, na het einde van het spel.
table-no-repeat = Dezelfde trekking kan één keer opnieuw worden gespeeld, na het einde van het spel.
table-nonce = Een nonce bestaat uit 32 hexadecimale cijfers: 0–9 en a–f, in kleine letters.
table-nonce-twice = Je willekeurige getal hoort al bij deze trekking en kan niet meer veranderen.
table-nonce-late = Het is te laat om een willekeurig getal toe te voegen: dat gebeurt bij het gaan zitten.
