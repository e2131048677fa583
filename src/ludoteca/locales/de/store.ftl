### Der Speicher: wo Tische, Spieler und Aufzeichnungen aufgehoben werden.

store-not-an-address = Das ist keine Adresse einer Datenbank. Schreib sqlite:///FILE oder postgresql://USER:PASSWORD@HOST/NAME.
store-unreachable = Die Datenbank { $address } kann nicht geöffnet werden: { $fault }.
store-newer = Die Datenbank { $address } stammt von einer neueren Ludoteca. Bitte aktualisiere diese hier.
store-locked = Eine andere Ludoteca benutzt { $file }. Eine Datei dient nur einem Prozess auf einmal; mehrere können sich eine PostgreSQL-Datenbank teilen.
store-lost = Die Datenbank { $address } antwortet nicht: { $fault }.
