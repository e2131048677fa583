### De opslag: waar tafels, spelers en verslagen bewaard worden.

store-not-an-address = Dit is geen adres van een databank. Schrijf sqlite:///FILE of postgresql://USER:PASSWORD@HOST/NAME.
store-unreachable = De databank { $address } kan niet geopend worden: { $fault }.
store-newer = De databank { $address } is gemaakt door een nieuwere Ludoteca. Werk deze bij.
store-locked = Een andere Ludoteca gebruikt { $file }. Een bestand dient één proces tegelijk; samen kunnen ze een PostgreSQL-databank gebruiken.
store-lost = De databank { $address } geeft geen antwoord: { $fault }.
store-full = Er kan nu niets worden opgeslagen: de schijf van de server is vol.
store-vanished = Dit is zojuist verwijderd.

store-missing = Er is geen database in { $file }.
store-other-version = De database { $address } is van een andere versie van Ludoteca. Start één keer “ludoteca serve” van deze versie: die werkt de database bij.
backup-not-empty = In de database { $address } is al iemand geweest. Een back-up wordt teruggezet in een lege database.
backup-not-one = { $file } is geen back-up van Ludoteca.
backup-exists = { $file } bestaat al. Kies een andere naam.
backup-newer = { $file } is gemaakt door een nieuwere Ludoteca. Werk deze bij.
backup-cut-off = { $file } is niet volledig. Er is niets teruggezet.
backup-unreadable = { $file } kan niet worden gelezen: { $fault }. Er is niets teruggezet.
