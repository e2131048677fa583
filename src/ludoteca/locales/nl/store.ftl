### De opslag: waar tafels, spelers en verslagen bewaard worden.

store-not-an-address = Dit is geen adres van een databank. Schrijf sqlite:///FILE of postgresql://USER:PASSWORD@HOST/NAME.
store-unreachable = De databank { $address } kan niet geopend worden: { $fault }.
store-newer = De databank { $address } is gemaakt door een nieuwere Ludoteca. Werk deze bij.
store-locked = Een andere Ludoteca gebruikt { $file }. Een bestand dient één proces tegelijk; samen kunnen ze een PostgreSQL-databank gebruiken.
store-lost = De databank { $address } geeft geen antwoord: { $fault }.
