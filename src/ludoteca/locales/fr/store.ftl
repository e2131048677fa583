### La réserve : où sont gardés les tables, les joueurs et les enregistrements.

store-not-an-address = Ce n’est pas l’adresse d’une base de données. Écris sqlite:///FILE ou postgresql://USER:PASSWORD@HOST/NAME.
store-unreachable = La base de données { $address } ne peut pas être ouverte : { $fault }.
store-newer = La base de données { $address } a été faite par une Ludoteca plus récente. Mets celle-ci à jour.
store-locked = Une autre Ludoteca utilise { $file }. Un fichier sert un seul processus à la fois ; plusieurs peuvent partager une base de données PostgreSQL.
store-lost = La base de données { $address } ne répond pas : { $fault }.
