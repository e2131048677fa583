### The store: where tables, identities and records are kept.

store-not-an-address = This is no address of a database. Write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
store-unreachable = The database { $address } cannot be opened: { $fault }.
store-newer = The database { $address } was made by a newer Ludoteca. Please update this one.
store-locked = Another Ludoteca is using { $file }. A file serves one process at a time; several can share a PostgreSQL database.
store-lost = The database { $address } does not answer: { $fault }.
store-full = Nothing can be saved now: the disk of the server is full.
store-vanished = This was deleted a moment ago.

store-missing = There is no database at { $file }.
store-other-version = The database { $address } is of another version of Ludoteca. Start “ludoteca serve” of this version once: it brings the database up to date.
backup-not-empty = Somebody has been in the database { $address }. A backup is restored into an empty one.
backup-not-one = { $file } is no backup of Ludoteca.
backup-exists = { $file } is there already. Choose another name.
backup-newer = { $file } was made by a newer Ludoteca. Please update this one.
backup-cut-off = { $file } is not complete. Nothing was restored.
backup-unreadable = { $file } cannot be read: { $fault }. Nothing was restored.
