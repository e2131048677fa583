### The store: where tables, identities and records are kept.

store-not-an-address = This is no address of a database. Write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
store-unreachable = The database { $address } cannot be opened: { $fault }.
store-newer = The database { $address } was made by a newer Ludoteca. Please update this one.
store-locked = Another Ludoteca is using { $file }. A file serves one process at a time; several can share a PostgreSQL database.
store-lost = The database { $address } does not answer: { $fault }.
