BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE entries (
	table_id VARCHAR(64) NOT NULL, 
	version INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	CONSTRAINT pk_entries PRIMARY KEY (table_id, version), 
	CONSTRAINT fk_entries_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES('3BQIzTDP39C1',1,'{"kind":"sat","at":1794837456.7062101,"seat":0,"who":"T6yP4kb7bLBk5QEd","name":"Guest 7652","mark":"●"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',2,'{"kind":"sat","at":1794837456.7062101,"seat":1,"who":"T6yP4kb7bLBk5QEd","name":"Carla","mark":"●"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',3,'{"kind":"sat","at":1794837456.7062101,"seat":2,"who":"T6yP4kb7bLBk5QEd","name":"Dora","mark":"●"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',4,'{"kind":"deal","at":1794837456.7062101,"move":"turn tradimento:green"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',5,'{"kind":"deal","at":1794837456.7062101,"move":"turn siluro_killer:blue"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',6,'{"kind":"move","at":1794837456.7669039,"seat":2,"move":"claim alaska"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',7,'{"kind":"move","at":1794837456.7734032,"seat":0,"move":"claim canada_occidentale"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',8,'{"kind":"move","at":1794837456.77902,"seat":1,"move":"claim canada_orientale"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',9,'{"kind":"move","at":1794837456.7843866,"seat":2,"move":"claim isola_vittoria"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',10,'{"kind":"move","at":1794837456.791322,"seat":0,"move":"claim isola_di_baffin"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',11,'{"kind":"move","at":1794837456.7966404,"seat":1,"move":"claim groenlandia"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',12,'{"kind":"move","at":1794837456.8019419,"seat":2,"move":"claim california"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',13,'{"kind":"move","at":1794837456.8074894,"seat":0,"move":"claim stati_uniti_orientali"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',14,'{"kind":"move","at":1794837456.8127258,"seat":1,"move":"claim messico"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',15,'{"kind":"move","at":1794837456.8182547,"seat":2,"move":"claim colombia"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',16,'{"kind":"move","at":1794837456.8233082,"seat":0,"move":"claim brasile"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',17,'{"kind":"move","at":1794837456.8285122,"seat":1,"move":"claim peru"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',18,'{"kind":"move","at":1794837456.8409636,"seat":2,"move":"claim argentina"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',19,'{"kind":"move","at":1794837456.8511193,"seat":0,"move":"claim gran_bretagna"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',20,'{"kind":"move","at":1794837456.8736877,"seat":1,"move":"claim scandinavia"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',21,'{"kind":"move","at":1794837456.8925085,"seat":2,"move":"claim europa_occidentale"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',22,'{"kind":"move","at":1794837456.9317818,"seat":0,"move":"claim europa_meridionale"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',23,'{"kind":"move","at":1794837456.9534566,"seat":1,"move":"claim russia"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',24,'{"kind":"move","at":1794837456.9801168,"seat":2,"move":"claim africa_settentrionale"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',25,'{"kind":"move","at":1794837457.0006907,"seat":0,"move":"claim egitto"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',26,'{"kind":"move","at":1794837457.0277781,"seat":1,"move":"claim africa_orientale"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',27,'{"kind":"move","at":1794837457.0675538,"seat":2,"move":"claim congo"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',28,'{"kind":"move","at":1794837457.1196547,"seat":0,"move":"claim sudafrica"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',29,'{"kind":"move","at":1794837457.1486697,"seat":1,"move":"claim madagascar"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',30,'{"kind":"move","at":1794837457.1944559,"seat":2,"move":"claim medio_oriente"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',31,'{"kind":"move","at":1794837457.23673,"seat":0,"move":"claim asia_centrale"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',32,'{"kind":"move","at":1794837457.2883716,"seat":1,"move":"claim india"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',33,'{"kind":"move","at":1794837457.3318374,"seat":2,"move":"claim cina"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',34,'{"kind":"move","at":1794837457.3878195,"seat":0,"move":"claim siberia"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',35,'{"kind":"move","at":1794837457.4358342,"seat":1,"move":"claim kamchatka"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',36,'{"kind":"move","at":1794837457.480792,"seat":2,"move":"claim giappone"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',37,'{"kind":"move","at":1794837457.5199926,"seat":0,"move":"claim indocina"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',38,'{"kind":"move","at":1794837457.5558057,"seat":1,"move":"claim borneo"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',39,'{"kind":"move","at":1794837457.6038094,"seat":2,"move":"claim nuova_guinea"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',40,'{"kind":"move","at":1794837457.6519005,"seat":0,"move":"claim australia_occidentale"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',41,'{"kind":"move","at":1794837457.691786,"seat":1,"move":"claim australia_orientale"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',42,'{"kind":"deal","at":1794837457.691786,"move":"turn arma_segreta:red"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',43,'{"kind":"deal","at":1794837457.691786,"move":"deal siluro_killer:red"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',44,'{"kind":"deal","at":1794837457.691786,"move":"deal arma_segreta:blue"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',45,'{"kind":"deal","at":1794837457.691786,"move":"deal siluro_killer:blue"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',46,'{"kind":"deal","at":1794837457.691786,"move":"deal arma_segreta:red"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',47,'{"kind":"deal","at":1794837457.691786,"move":"deal siluro_killer:black"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',48,'{"kind":"deal","at":1794837457.691786,"move":"deal tregua:green"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',49,'{"kind":"deal","at":1794837457.691786,"move":"deal siluro_killer:violet"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',50,'{"kind":"deal","at":1794837457.691786,"move":"deal tregua:yellow"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',51,'{"kind":"deal","at":1794837457.691786,"move":"deal missili_balistici:violet"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',52,'{"kind":"deal","at":1794837457.691786,"move":"deal tradimento:green"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',53,'{"kind":"deal","at":1794837457.691786,"move":"deal scudo_spaziale:green"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',54,'{"kind":"deal","at":1794837457.691786,"move":"deal siluro_killer:green"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',55,'{"kind":"move","at":1794837457.9078786,"seat":0,"move":"built"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',56,'{"kind":"move","at":1794837457.9700234,"seat":1,"move":"built"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',57,'{"kind":"move","at":1794837458.0598214,"seat":2,"move":"built"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',58,'{"kind":"move","at":1794837458.1463113,"seat":0,"move":"ready"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',59,'{"kind":"move","at":1794837458.2158182,"seat":0,"move":"moved"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',60,'{"kind":"move","at":1794837458.2867975,"seat":1,"move":"ready"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',61,'{"kind":"move","at":1794837458.2984898,"seat":1,"move":"moved"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',62,'{"kind":"move","at":1794837458.3154855,"seat":2,"move":"ready"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',63,'{"kind":"move","at":1794837458.328146,"seat":2,"move":"moved"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',64,'{"kind":"deal","at":1794837458.328146,"move":"turn tregua:violet"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',65,'{"kind":"deal","at":1794837458.328146,"move":"turn super_produzione:black"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',66,'{"kind":"deal","at":1794837458.328146,"move":"turn missili_balistici:green"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',67,'{"kind":"deal","at":1794837458.328146,"move":"turn tradimento:blue"}');
INSERT INTO "entries" VALUES('3BQIzTDP39C1',68,'{"kind":"move","at":1794837458.3486505,"seat":2,"move":"discard siluro_killer:green"}');
INSERT INTO "entries" VALUES('cOOokL6roUTM',1,'{"kind":"sat","at":1794837458.4605834,"seat":0,"who":"T6yP4kb7bLBk5QEd","name":"Guest 7652","mark":"●"}');
INSERT INTO "entries" VALUES('cOOokL6roUTM',2,'{"kind":"sat","at":1794837458.4605834,"seat":1,"who":"T6yP4kb7bLBk5QEd","name":"Carla","mark":"●"}');
INSERT INTO "entries" VALUES('cOOokL6roUTM',3,'{"kind":"sat","at":1794837458.4605834,"seat":2,"who":"T6yP4kb7bLBk5QEd","name":"Dora","mark":"●"}');
INSERT INTO "entries" VALUES('cOOokL6roUTM',4,'{"kind":"deal","at":1794837458.4605834,"move":"turn tregua:blue"}');
INSERT INTO "entries" VALUES('cOOokL6roUTM',5,'{"kind":"resign","at":1794837458.57651,"seat":0}');
INSERT INTO "entries" VALUES('cOOokL6roUTM',6,'{"kind":"hand","at":1794837458.57651,"seat":0,"bot":"level:3","why":"resigned"}');
INSERT INTO "entries" VALUES('cOOokL6roUTM',7,'{"kind":"resign","at":1794837458.594483,"seat":1}');
INSERT INTO "entries" VALUES('cOOokL6roUTM',8,'{"kind":"hand","at":1794837458.594483,"seat":1,"bot":"level:3","why":"resigned"}');
INSERT INTO "entries" VALUES('cOOokL6roUTM',9,'{"kind":"resign","at":1794837458.604449,"seat":2}');
INSERT INTO "entries" VALUES('cOOokL6roUTM',10,'{"kind":"closed","at":1794837458.604449,"why":"resigned"}');
CREATE TABLE identities (
	id VARCHAR(64) NOT NULL, 
	name TEXT NOT NULL, 
	folded TEXT NOT NULL, 
	mark TEXT NOT NULL, 
	passphrase TEXT, 
	created_at DOUBLE NOT NULL, 
	CONSTRAINT pk_identities PRIMARY KEY (id)
);
INSERT INTO "identities" VALUES('T6yP4kb7bLBk5QEd','Guest 7652','guest 7652','●',NULL,1.79483745403608584405e+09);
CREATE TABLE letters (
	identity VARCHAR(64) NOT NULL, 
	table_id VARCHAR(64) NOT NULL, 
	sent_at DOUBLE NOT NULL, 
	CONSTRAINT pk_letters PRIMARY KEY (identity, table_id), 
	CONSTRAINT fk_letters_identity FOREIGN KEY(identity) REFERENCES identities (id), 
	CONSTRAINT fk_letters_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
CREATE TABLE mailboxes (
	identity VARCHAR(64) NOT NULL, 
	address TEXT NOT NULL, 
	language VARCHAR(64) NOT NULL, 
	code TEXT, 
	tries INTEGER NOT NULL, 
	created_at DOUBLE NOT NULL, 
	CONSTRAINT pk_mailboxes PRIMARY KEY (identity), 
	CONSTRAINT fk_mailboxes_identity FOREIGN KEY(identity) REFERENCES identities (id)
);
CREATE TABLE papers (
	id VARCHAR(64) NOT NULL, 
	owner VARCHAR(64) NOT NULL, 
	text TEXT NOT NULL, 
	created_at DOUBLE NOT NULL, 
	CONSTRAINT pk_papers PRIMARY KEY (id), 
	CONSTRAINT fk_papers_owner FOREIGN KEY(owner) REFERENCES identities (id)
);
CREATE TABLE records (
	id VARCHAR(64) NOT NULL, 
	owner VARCHAR(64) NOT NULL, 
	text TEXT NOT NULL, 
	created_at DOUBLE NOT NULL, 
	CONSTRAINT pk_records PRIMARY KEY (id), 
	CONSTRAINT fk_records_owner FOREIGN KEY(owner) REFERENCES identities (id)
);
CREATE TABLE seatings (
	table_id VARCHAR(64) NOT NULL, 
	seat INTEGER NOT NULL, 
	identity VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_seatings PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seatings_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT fk_seatings_identity FOREIGN KEY(identity) REFERENCES identities (id)
)
 WITHOUT ROWID

;
INSERT INTO "seatings" VALUES('3BQIzTDP39C1',0,'T6yP4kb7bLBk5QEd');
INSERT INTO "seatings" VALUES('3BQIzTDP39C1',1,'T6yP4kb7bLBk5QEd');
INSERT INTO "seatings" VALUES('3BQIzTDP39C1',2,'T6yP4kb7bLBk5QEd');
INSERT INTO "seatings" VALUES('cOOokL6roUTM',2,'T6yP4kb7bLBk5QEd');
CREATE TABLE secrets (
	name VARCHAR(64) NOT NULL, 
	value BLOB NOT NULL, 
	CONSTRAINT pk_secrets PRIMARY KEY (name)
);
INSERT INTO "secrets" VALUES('cookies',X'E120FF32B20BAD358C31F86A23927B26B72D747D10928B2166A6B9099BBCD814');
INSERT INTO "secrets" VALUES('mail',X'EE831F851EAEC8F532DFC7667BD2AD2418EBED7B4E99603097992F67D93C0EC6');
CREATE TABLE tables (
	id VARCHAR(64) NOT NULL, 
	code VARCHAR(64) NOT NULL, 
	host VARCHAR(64) NOT NULL, 
	setup TEXT NOT NULL, 
	seed TEXT NOT NULL, 
	listed BOOLEAN NOT NULL, 
	created_at DOUBLE NOT NULL, 
	version INTEGER NOT NULL, 
	status VARCHAR(64) NOT NULL, 
	to_move VARCHAR(64) NOT NULL, 
	turn TEXT NOT NULL, 
	deadline DOUBLE, 
	updated_at DOUBLE NOT NULL, 
	players TEXT NOT NULL, 
	seated TEXT NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT uq_tables_code UNIQUE (code), 
	CONSTRAINT fk_tables_host FOREIGN KEY(host) REFERENCES identities (id)
);
INSERT INTO "tables" VALUES('3BQIzTDP39C1','JFT9-94LW-3YU8','T6yP4kb7bLBk5QEd','{"game":"futurisiko","options":{"seats":3,"cards":true,"goal":20,"dice_cap":null,"round_limit":null,"map":"reconstruction"},"seats":[{"kind":"me","name":"","bot":"","who":""},{"kind":"here","name":"Carla","bot":"","who":""},{"kind":"here","name":"Dora","bot":"","who":""}],"host":"T6yP4kb7bLBk5QEd","clock":{"kind":"none","amount":0},"on_timeout":"bot","listed":false,"aids":true,"talk":true,"actions":[]}','4cb22de3f4e6c5434b98577d94b1f2c0',0,1.79483745666002345083e+09,68,'playing','human','["T6yP4kb7bLBk5QEd"]',NULL,1.79483745834865045546e+09,'["Guest 7652", "Carla", "Dora"]','["T6yP4kb7bLBk5QEd", "T6yP4kb7bLBk5QEd", "T6yP4kb7bLBk5QEd"]');
INSERT INTO "tables" VALUES('cOOokL6roUTM','WCYF-K5ZA-UEGR','T6yP4kb7bLBk5QEd','{"game":"futurisiko","options":{"seats":3,"cards":true,"goal":20,"dice_cap":null,"round_limit":null,"map":"reconstruction"},"seats":[{"kind":"me","name":"","bot":"","who":""},{"kind":"here","name":"Carla","bot":"","who":""},{"kind":"here","name":"Dora","bot":"","who":""}],"host":"T6yP4kb7bLBk5QEd","clock":{"kind":"none","amount":0},"on_timeout":"bot","listed":false,"aids":true,"talk":true,"actions":[]}','3a6abced85aee24cc1b2be13c00949e9',0,1.79483745838345527647e+09,10,'closed','nobody','[]',NULL,1.79483745860444903375e+09,'["Guest 7652", "Carla", "Dora"]','["", "", "T6yP4kb7bLBk5QEd"]');
CREATE TABLE talk (
	table_id VARCHAR(64) NOT NULL, 
	id INTEGER NOT NULL, 
	"key" VARCHAR(64) NOT NULL, 
	identity VARCHAR(64) NOT NULL, 
	name TEXT NOT NULL, 
	kind VARCHAR(64) NOT NULL, 
	text TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	CONSTRAINT pk_talk PRIMARY KEY (table_id, id), 
	CONSTRAINT fk_talk_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT uq_talk_key UNIQUE ("key"), 
	CONSTRAINT fk_talk_identity FOREIGN KEY(identity) REFERENCES identities (id)
)
 WITHOUT ROWID

;
CREATE INDEX ix_identities_folded ON identities (folded);
CREATE INDEX ix_tables_host_status ON tables (host, status);
CREATE INDEX ix_tables_listed_status ON tables (listed, status);
CREATE INDEX ix_tables_status_deadline ON tables (status, deadline);
CREATE INDEX ix_tables_status_to_move ON tables (status, to_move);
CREATE INDEX ix_seatings_identity ON seatings (identity);
CREATE INDEX ix_papers_owner ON papers (owner);
COMMIT;
