### Was „ludoteca admin“ sagt.

admin-nothing = Es gibt nichts zu zeigen.
admin-yes = ja
admin-status = Es gibt keinen Status „{ $status }“. Es gibt: { $known }.
admin-no-line = Am Tisch { $table } gibt es keine Zeile { $line } zu entfernen.
admin-removed = Zeile { $line } am Tisch { $table } ist entfernt.
admin-no-report = Niemand hat Zeile { $line } am Tisch { $table } gemeldet, oder es ist schon erledigt.
admin-dismissed = Zeile { $line } am Tisch { $table } bleibt stehen.
admin-no-person = Niemand hat die Kennung „{ $person }“. „ludoteca admin people“ zeigt Personen und ihre Kennungen; eine Adresse sieht aus wie 203.0.113.7 oder 2001:db8::1.
admin-banned-already = { $subject } ist schon gesperrt.
admin-banned = { $subject } ist gesperrt.
admin-not-banned = { $subject } ist nicht gesperrt.
admin-unbanned = { $subject } darf wieder kommen.
admin-not-quarantined = Der Tisch { $table } ist nicht in Quarantäne.
admin-released = Der Tisch { $table } wird wieder versucht.
admin-announce-what = Sag, was anzukündigen ist: ein paar Worte, --restart-in MINUTEN oder beides.
admin-announced = Alle offenen Seiten zeigen es innerhalb einer halben Minute.
admin-not-announced = Es ist nichts angekündigt.
admin-withdrawn = Die Ankündigung ist zurückgenommen.
admin-exported = { $rows ->
        [one] Eine Zeile ist
       *[other] { $rows } Zeilen sind
    } in { $file }. Halte die Datei geheim: Wer sie hat, kann sich für jeden ausgeben.
admin-restored = { $rows ->
        [one] Eine Zeile ist
       *[other] { $rows } Zeilen sind
    } zurückgespielt.
admin-column-table = Tisch
admin-column-game = Spiel
admin-column-status = Status
admin-column-players = Spieler
admin-column-updated-at = letzte Änderung
admin-column-person = Person
admin-column-name = Name
admin-column-created-at = seit
admin-column-seen-at = zuletzt hier
admin-column-has-passphrase = Passphrase
admin-column-tables = Tische
admin-column-is-banned = gesperrt
admin-column-line = Zeile
admin-column-speaker = gesagt von
admin-column-kind = Art
admin-column-text = Worte
admin-column-reporter = gemeldet von
admin-column-at = wann
admin-column-fault = Fehler
admin-column-software = Version
admin-column-subject = worum es geht
admin-column-reason = Grund
admin-column-who = wer
admin-column-act = Handlung
admin-column-note = Notiz
