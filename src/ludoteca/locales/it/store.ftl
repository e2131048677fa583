### L’archivio: dove si conservano tavoli, giocatori e registrazioni.

store-not-an-address = Questo non è l’indirizzo di una banca dati. Scrivi sqlite:///FILE o postgresql://USER:PASSWORD@HOST/NAME.
store-unreachable = La banca dati { $address } non si può aprire: { $fault }.
store-newer = La banca dati { $address } è stata fatta da una Ludoteca più nuova. Aggiorna questa.
store-locked = Un’altra Ludoteca sta usando { $file }. Un file serve un solo processo alla volta; più processi possono condividere una banca dati PostgreSQL.
store-lost = La banca dati { $address } non risponde: { $fault }.
store-full = In questo momento non si può salvare nulla: il disco del server è pieno.
store-vanished = È appena stato eliminato.

store-missing = Non c’è nessun database in { $file }.
store-other-version = Il database { $address } è di un’altra versione di Ludoteca. Avvia una volta «ludoteca serve» di questa versione: aggiornerà il database.
backup-not-empty = Nel database { $address } c’è già stato qualcuno. Un backup si ripristina in un database vuoto.
backup-not-one = { $file } non è un backup di Ludoteca.
backup-exists = { $file } esiste già. Scegli un altro nome.
backup-newer = { $file } è stato fatto da una versione più recente di Ludoteca. Aggiorna questa.
backup-cut-off = { $file } non è completo. Non è stato ripristinato nulla.
backup-unreadable = { $file } non si può leggere: { $fault }. Non è stato ripristinato nulla.
