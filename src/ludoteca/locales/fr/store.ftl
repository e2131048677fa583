### La réserve : où sont gardés les tables, les joueurs et les enregistrements.

store-not-an-address = Ce n’est pas l’adresse d’une base de données. Écris sqlite:///FILE ou postgresql://USER:PASSWORD@HOST/NAME.
store-unreachable = La base de données { $address } ne peut pas être ouverte : { $fault }.
store-newer = La base de données { $address } a été faite par une Ludoteca plus récente. Mets celle-ci à jour.
store-locked = Une autre Ludoteca utilise { $file }. Un fichier sert un seul processus à la fois ; plusieurs peuvent partager une base de données PostgreSQL.
store-lost = La base de données { $address } ne répond pas : { $fault }.
store-full = Rien ne peut être enregistré pour le moment : le disque du serveur est plein.
store-vanished = Cela vient d’être supprimé.

store-missing = Il n’y a pas de base de données dans { $file }.
store-other-version = La base de données { $address } est d’une autre version de Ludoteca. Lance une fois « ludoteca serve » de cette version : elle mettra la base à jour.
backup-not-empty = La base { $address } a déjà servi. Une sauvegarde se restaure dans une base vide.
backup-not-one = { $file } n’est pas une sauvegarde de Ludoteca.
backup-exists = { $file } existe déjà. Choisis un autre nom.
backup-newer = { $file } vient d’une version plus récente de Ludoteca. Mets celle-ci à jour.
backup-cut-off = { $file } est incomplet. Rien n’a été restauré.
backup-unreadable = { $file } ne peut pas être lu : { $fault }. Rien n’a été restauré.
