### Der Speicher: wo Tische, Spieler und Aufzeichnungen aufgehoben werden.

store-not-an-address = Das ist keine Adresse einer Datenbank. Schreib sqlite:///FILE oder postgresql://USER:PASSWORD@HOST/NAME.
store-unreachable = Die Datenbank { $address } kann nicht geöffnet werden: { $fault }.
store-newer = Die Datenbank { $address } stammt von einer neueren Ludoteca. Bitte aktualisiere diese hier.
store-locked = Eine andere Ludoteca benutzt { $file }. Eine Datei dient nur einem Prozess auf einmal; mehrere können sich eine PostgreSQL-Datenbank teilen.
store-lost = Die Datenbank { $address } antwortet nicht: { $fault }.
store-full = Im Moment lässt sich nichts speichern: Die Festplatte des Servers ist voll.
store-vanished = Das wurde gerade eben gelöscht.

store-missing = In { $file } ist keine Datenbank.
store-other-version = Die Datenbank { $address } gehört zu einer anderen Version von Ludoteca. Starte einmal „ludoteca serve“ dieser Version: Es bringt die Datenbank auf den neuesten Stand.
backup-not-empty = In der Datenbank { $address } war schon jemand. Eine Sicherung wird in eine leere Datenbank zurückgespielt.
backup-not-one = { $file } ist keine Sicherung von Ludoteca.
backup-exists = { $file } gibt es schon. Wähle einen anderen Namen.
backup-newer = { $file } stammt von einem neueren Ludoteca. Bitte aktualisiere dieses.
backup-cut-off = { $file } ist unvollständig. Nichts wurde zurückgespielt.
backup-unreadable = { $file } lässt sich nicht lesen: { $fault }. Nichts wurde zurückgespielt.
