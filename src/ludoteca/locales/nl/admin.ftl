### Wat “ludoteca admin” zegt.

admin-nothing = Er is niets te tonen.
admin-yes = ja
admin-status = Er is geen status “{ $status }”. Er zijn: { $known }.
admin-no-line = Aan tafel { $table } is geen regel { $line } om te verwijderen.
admin-removed = Regel { $line } aan tafel { $table } is verwijderd.
admin-no-report = Niemand heeft regel { $line } aan tafel { $table } gemeld, of het is al afgehandeld.
admin-dismissed = Regel { $line } aan tafel { $table } blijft staan.
admin-no-person = Niemand heeft de id “{ $person }”. “ludoteca admin people” toont mensen en hun id’s; een adres lijkt op 203.0.113.7 of 2001:db8::1.
admin-banned-already = { $subject } is al geweerd.
admin-banned = { $subject } is geweerd.
admin-not-banned = { $subject } is niet geweerd.
admin-unbanned = { $subject } mag weer komen.
admin-not-quarantined = Tafel { $table } staat niet in quarantaine.
admin-released = Tafel { $table } wordt opnieuw geprobeerd.
admin-announce-what = Zeg wat er moet worden aangekondigd: een paar woorden, --restart-in MINUTEN, of allebei.
admin-announced = Alle open pagina’s tonen het binnen een halve minuut.
admin-not-announced = Er is niets aangekondigd.
admin-withdrawn = De aankondiging is ingetrokken.
admin-exported = { $rows ->
        [one] Eén rij staat
       *[other] { $rows } rijen staan
    } in { $file }. Houd het bestand privé: wie het heeft, kan zich voor iedereen uitgeven.
admin-restored = { $rows ->
        [one] Eén rij is
       *[other] { $rows } rijen zijn
    } teruggezet.
admin-column-table = tafel
admin-column-game = spel
admin-column-status = status
admin-column-players = spelers
admin-column-updated-at = laatste wijziging
admin-column-person = persoon
admin-column-name = naam
admin-column-created-at = sinds
admin-column-seen-at = laatst gezien
admin-column-has-passphrase = geheime zin
admin-column-tables = tafels
admin-column-is-banned = geweerd
admin-column-line = regel
admin-column-speaker = gezegd door
admin-column-kind = soort
admin-column-text = woorden
admin-column-reporter = gemeld door
admin-column-at = wanneer
admin-column-fault = fout
admin-column-software = versie
admin-column-subject = over
admin-column-reason = reden
admin-column-who = wie
admin-column-act = handeling
admin-column-note = notitie
