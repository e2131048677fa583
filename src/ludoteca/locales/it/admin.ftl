### Che cosa dice «ludoteca admin».

admin-nothing = Non c’è nulla da mostrare.
admin-yes = sì
admin-status = Non c’è uno stato «{ $status }». Ci sono: { $known }.
admin-no-line = Al tavolo { $table } non c’è nessuna riga { $line } da togliere.
admin-removed = La riga { $line } al tavolo { $table } è stata tolta.
admin-no-report = Nessuno ha segnalato la riga { $line } al tavolo { $table }, oppure la cosa è già risolta.
admin-dismissed = La riga { $line } al tavolo { $table } resta.
admin-no-person = Nessuno ha l’id «{ $person }». «ludoteca admin people» elenca le persone con i loro id; un indirizzo è come 203.0.113.7 o 2001:db8::1.
admin-banned-already = { $subject } è già escluso.
admin-banned = { $subject } è escluso.
admin-not-banned = { $subject } non è escluso.
admin-unbanned = { $subject } può tornare.
admin-not-quarantined = Il tavolo { $table } non è in quarantena.
admin-released = Il tavolo { $table } verrà riprovato.
admin-announce-what = Di’ che cosa annunciare: qualche parola, --restart-in MINUTI, o entrambi.
admin-announced = Tutte le pagine aperte lo mostreranno entro mezzo minuto.
admin-not-announced = Non c’è nessun annuncio.
admin-withdrawn = L’annuncio è ritirato.
admin-exported = { $rows ->
        [one] Una riga è
       *[other] { $rows } righe sono
    } in { $file }. Tienilo privato: chi lo ha può spacciarsi per chiunque.
admin-restored = { $rows ->
        [one] Una riga è stata ripristinata
       *[other] { $rows } righe sono state ripristinate
    }.
admin-column-table = tavolo
admin-column-game = gioco
admin-column-status = stato
admin-column-players = giocatori
admin-column-updated-at = ultimo cambiamento
admin-column-person = persona
admin-column-name = nome
admin-column-created-at = dal
admin-column-seen-at = ultima visita
admin-column-has-passphrase = frase segreta
admin-column-tables = tavoli
admin-column-is-banned = escluso
admin-column-line = riga
admin-column-speaker = detto da
admin-column-kind = tipo
admin-column-text = parole
admin-column-reporter = segnalato da
admin-column-at = quando
admin-column-fault = guasto
admin-column-software = versione
admin-column-subject = riguardo a
admin-column-reason = motivo
admin-column-who = chi
admin-column-act = atto
admin-column-note = nota
