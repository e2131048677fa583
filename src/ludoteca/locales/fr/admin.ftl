### Ce que dit « ludoteca admin ».

admin-nothing = Il n’y a rien à montrer.
admin-yes = oui
admin-status = Il n’y a pas d’état « { $status } ». Il y a : { $known }.
admin-no-line = À la table { $table }, il n’y a pas de ligne { $line } à retirer.
admin-removed = La ligne { $line } à la table { $table } est retirée.
admin-no-report = Personne n’a signalé la ligne { $line } à la table { $table }, ou l’affaire est réglée.
admin-dismissed = La ligne { $line } à la table { $table } reste.
admin-no-person = Personne n’a l’identifiant « { $person } ». « ludoteca admin people » liste les personnes et leurs identifiants ; une adresse ressemble à 203.0.113.7 ou 2001:db8::1.
admin-banned-already = { $subject } est déjà exclu.
admin-banned = { $subject } est exclu.
admin-not-banned = { $subject } n’est pas exclu.
admin-unbanned = { $subject } peut revenir.
admin-not-quarantined = La table { $table } n’est pas en quarantaine.
admin-released = La table { $table } sera essayée de nouveau.
admin-announce-what = Dis quoi annoncer : quelques mots, --restart-in MINUTES, ou les deux.
admin-announced = Toutes les pages ouvertes le montreront d’ici une demi-minute.
admin-not-announced = Il n’y a pas d’annonce.
admin-withdrawn = L’annonce est retirée.
admin-exported = { $rows ->
        [one] Une ligne est
       *[other] { $rows } lignes sont
    } dans { $file }. Garde-le pour toi : qui l’a peut se faire passer pour n’importe qui.
admin-restored = { $rows ->
        [one] Une ligne est restaurée
       *[other] { $rows } lignes sont restaurées
    }.
admin-column-table = table
admin-column-game = jeu
admin-column-status = état
admin-column-players = joueurs
admin-column-updated-at = dernier changement
admin-column-person = personne
admin-column-name = nom
admin-column-created-at = depuis
admin-column-seen-at = dernière visite
admin-column-has-passphrase = phrase secrète
admin-column-tables = tables
admin-column-is-banned = exclu
admin-column-line = ligne
admin-column-speaker = dit par
admin-column-kind = genre
admin-column-text = mots
admin-column-reporter = signalé par
admin-column-at = quand
admin-column-fault = défaut
admin-column-software = version
admin-column-subject = à propos de
admin-column-reason = raison
admin-column-who = qui
admin-column-act = acte
admin-column-note = note
