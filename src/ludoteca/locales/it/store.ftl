### L’archivio: dove si conservano tavoli, giocatori e registrazioni.

store-not-an-address = Questo non è l’indirizzo di una banca dati. Scrivi sqlite:///FILE o postgresql://USER:PASSWORD@HOST/NAME.
store-unreachable = La banca dati { $address } non si può aprire: { $fault }.
store-newer = La banca dati { $address } è stata fatta da una Ludoteca più nuova. Aggiorna questa.
store-locked = Un’altra Ludoteca sta usando { $file }. Un file serve un solo processo alla volta; più processi possono condividere una banca dati PostgreSQL.
store-lost = La banca dati { $address } non risponde: { $fault }.
