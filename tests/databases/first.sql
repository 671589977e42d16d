-- A database as the first version wrote it: one table open, one running, one over. Tokens are in first.json.
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE devices (
	table_id VARCHAR(24) NOT NULL, 
	token_hash BLOB NOT NULL, 
	seats VARCHAR(20) NOT NULL, 
	host BOOLEAN NOT NULL, 
	seen BIGINT NOT NULL, 
	CONSTRAINT pk_devices PRIMARY KEY (table_id, token_hash), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "devices" VALUES('kr6q15r02zq8',X'4D70915110A90FC154413A6E5FC338F6E67BF4E36B14F9AABBE1629A408C38FA','0',1,0);
INSERT INTO "devices" VALUES('kr6q15r02zq8',X'B23D97D3D7B946EB5FF7E3BE06FCDE48A18E9CA274E3F9DE304AD01DA6FE7622','1',0,0);
INSERT INTO "devices" VALUES('q52e61ipp4kz',X'0BBFB684D641E045DEED037FE4D503355530152A56BDC55E494A7B9240ADA8EA','0',1,0);
INSERT INTO "devices" VALUES('q52e61ipp4kz',X'FDBA85A8547B70C305F016308A7092E35CA0D240CB43735E040290CFCF0EF7FD','1',0,0);
INSERT INTO "devices" VALUES('osefwjj6fung',X'639E9FB277893395F7A1C43E81E31BC5BB89A5416CE4D9859FBFC1EDECDE33DB','0',1,0);
CREATE TABLE journal (
	table_id VARCHAR(24) NOT NULL, 
	seq INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	seat INTEGER, 
	body TEXT NOT NULL, 
	command VARCHAR(64), 
	CONSTRAINT pk_journal PRIMARY KEY (table_id, seq), 
	CONSTRAINT uq_journal_table_id_command UNIQUE (table_id, command)
)
 WITHOUT ROWID

;
INSERT INTO "journal" VALUES('kr6q15r02zq8',1,1794902935102,'opened',NULL,'{"kind":"opened","setup":{"game":"las-vegas-biggy","options":{},"clock":null,"public":false,"spectators":true,"open_money":false,"hints":"off","dice":"fair","bot_delay":0,"stand_in":"greedy","first":"random"},"seats":[{"kind":"local","name":"Anna","bot":null},{"kind":"open","name":null,"bot":null},{"kind":"open","name":null,"bot":null}],"commitment":"fd213da6f49f494858be7adffc829af3d244b3980231d864c10e9cf5a376b78e","before":null}',NULL);
INSERT INTO "journal" VALUES('kr6q15r02zq8',2,1794902935173,'seated',1,'{"kind":"seated","seat":1,"now":{"kind":"person","name":"Benno","bot":null}}','join:0123456789abcdef');
INSERT INTO "journal" VALUES('osefwjj6fung',1,1794902935352,'opened',NULL,'{"kind":"opened","setup":{"game":"top-10000","options":{"target":500},"clock":null,"public":false,"spectators":true,"open_money":false,"hints":"off","dice":"fair","bot_delay":0,"stand_in":"greedy","first":"random"},"seats":[{"kind":"local","name":"Anna","bot":null},{"kind":"bot","name":"Bruno","bot":"greedy"}],"commitment":"c01a007faf2fa5ac09ff120edc1db2b16db0c27bb0e2f6def8387676bc6d1f1b","before":null}',NULL);
INSERT INTO "journal" VALUES('osefwjj6fung',2,1794902935352,'started',NULL,'{"kind":"started","first":0,"names":["Anna","Bruno"],"seat_seeds":["",""]}',NULL);
INSERT INTO "journal" VALUES('osefwjj6fung',3,1794902935352,'throw',0,'{"kind":"throw","seat":0,"black":[1,2,3,5,5],"red":3}',NULL);
INSERT INTO "journal" VALUES('osefwjj6fung',4,1794902935409,'keep',0,'{"kind":"keep","seat":0,"combos":["5"],"points":50,"then":"throw"}',NULL);
INSERT INTO "journal" VALUES('osefwjj6fung',5,1794902935409,'throw',0,'{"kind":"throw","seat":0,"black":[3,5,6,6],"red":"coin"}','0:811b314e7b0c4c76b849865eb6fbb627');
INSERT INTO "journal" VALUES('osefwjj6fung',6,1794902935441,'keep',0,'{"kind":"keep","seat":0,"combos":["5"],"points":50,"then":"throw"}',NULL);
INSERT INTO "journal" VALUES('osefwjj6fung',7,1794902935441,'throw',0,'{"kind":"throw","seat":0,"black":[2,3,4,5,6],"red":2}','0:0dae8bc0ce264c5aab3ac917c000d3bc');
INSERT INTO "journal" VALUES('osefwjj6fung',8,1794902935447,'keep',0,'{"kind":"keep","seat":0,"combos":["5"],"points":50,"then":"throw"}',NULL);
INSERT INTO "journal" VALUES('osefwjj6fung',9,1794902935447,'throw',0,'{"kind":"throw","seat":0,"black":[1,1,2,2],"red":5}','0:564fa78f1665413abeb8ef05e74dfce7');
INSERT INTO "journal" VALUES('osefwjj6fung',10,1794902935449,'keep',0,'{"kind":"keep","seat":0,"combos":["1","1","r5"],"points":250,"then":"bank"}',NULL);
INSERT INTO "journal" VALUES('osefwjj6fung',11,1794902935449,'bank',0,'{"kind":"bank","seat":0,"turn":400,"score":400}',NULL);
INSERT INTO "journal" VALUES('osefwjj6fung',12,1794902935449,'throw',1,'{"kind":"throw","seat":1,"black":[2,3,3,6,6],"red":1}','0:28cecee2888747aea5fd5c97668f06c0');
INSERT INTO "journal" VALUES('osefwjj6fung',13,1794902935510,'keep',1,'{"kind":"keep","seat":1,"combos":["r1"],"points":100,"then":"throw"}',NULL);
INSERT INTO "journal" VALUES('osefwjj6fung',14,1794902935510,'throw',1,'{"kind":"throw","seat":1,"black":[2,3,3,3,4],"red":null}',NULL);
INSERT INTO "journal" VALUES('osefwjj6fung',15,1794902935522,'keep',1,'{"kind":"keep","seat":1,"combos":["333"],"points":300,"then":"bank"}',NULL);
INSERT INTO "journal" VALUES('osefwjj6fung',16,1794902935522,'bank',1,'{"kind":"bank","seat":1,"turn":400,"score":400}',NULL);
INSERT INTO "journal" VALUES('osefwjj6fung',17,1794902935522,'throw',0,'{"kind":"throw","seat":0,"black":[1,2,2,3,5],"red":1}',NULL);
INSERT INTO "journal" VALUES('osefwjj6fung',18,1794902935551,'keep',0,'{"kind":"keep","seat":0,"combos":["1","5"],"points":150,"then":"throw"}',NULL);
INSERT INTO "journal" VALUES('osefwjj6fung',19,1794902935551,'throw',0,'{"kind":"throw","seat":0,"black":[2,3,5],"red":4}','0:af15e0be31e34327acdd714c3b06bb5c');
INSERT INTO "journal" VALUES('osefwjj6fung',20,1794902935557,'keep',0,'{"kind":"keep","seat":0,"combos":["5"],"points":50,"then":"throw"}',NULL);
INSERT INTO "journal" VALUES('osefwjj6fung',21,1794902935557,'throw',0,'{"kind":"throw","seat":0,"black":[1,4],"red":"coin"}','0:e52e7d8378ea4fda94ea4055df1b6d4f');
INSERT INTO "journal" VALUES('osefwjj6fung',22,1794902935589,'keep',0,'{"kind":"keep","seat":0,"combos":["1"],"points":100,"then":"bank"}',NULL);
INSERT INTO "journal" VALUES('osefwjj6fung',23,1794902935589,'bank',0,'{"kind":"bank","seat":0,"turn":300,"score":700}',NULL);
INSERT INTO "journal" VALUES('osefwjj6fung',24,1794902935589,'ended',NULL,'{"kind":"ended","result":{"score":[700,400],"winners":[0],"bills":null,"jetons":null},"fairness":{"table":"osefwjj6fung","commitment":"c01a007faf2fa5ac09ff120edc1db2b16db0c27bb0e2f6def8387676bc6d1f1b","server_seed":"4900b5fe57d757495c1420b2fa055a91b7aa42e9794755d3044eaf7f5fabf67c","seat_seeds":["",""]}}','0:9d75c81eb9a04488bcbd1b5016b8a39d');
INSERT INTO "journal" VALUES('q52e61ipp4kz',1,1794902935220,'opened',NULL,'{"kind":"opened","setup":{"game":"las-vegas-cards","options":{},"clock":null,"public":false,"spectators":true,"open_money":false,"hints":"off","dice":"fair","bot_delay":0,"stand_in":"greedy","first":"random"},"seats":[{"kind":"local","name":"Anna","bot":null},{"kind":"open","name":null,"bot":null},{"kind":"bot","name":"Chloé","bot":"greedy"}],"commitment":"4cd34bbf9372f887e81666f3a064e5b6afab64517bb243c69fcc7e7cba27af12","before":null}',NULL);
INSERT INTO "journal" VALUES('q52e61ipp4kz',2,1794902935263,'seated',1,'{"kind":"seated","seat":1,"now":{"kind":"person","name":"Benno","bot":null}}','join:fedcba9876543210');
INSERT INTO "journal" VALUES('q52e61ipp4kz',3,1794902935274,'started',NULL,'{"kind":"started","first":1,"names":["Anna","Benno","Chloé"],"seat_seeds":["","",""]}',NULL);
INSERT INTO "journal" VALUES('q52e61ipp4kz',4,1794902935274,'round',NULL,'{"kind":"round","number":1,"start":1}',NULL);
INSERT INTO "journal" VALUES('q52e61ipp4kz',5,1794902935274,'fill',NULL,'{"kind":"fill","casino":1,"bills":[100,30]}',NULL);
INSERT INTO "journal" VALUES('q52e61ipp4kz',6,1794902935274,'fill',NULL,'{"kind":"fill","casino":2,"bills":[90,80]}',NULL);
INSERT INTO "journal" VALUES('q52e61ipp4kz',7,1794902935274,'fill',NULL,'{"kind":"fill","casino":3,"bills":[90,100]}',NULL);
INSERT INTO "journal" VALUES('q52e61ipp4kz',8,1794902935274,'fill',NULL,'{"kind":"fill","casino":4,"bills":[100,60]}',NULL);
INSERT INTO "journal" VALUES('q52e61ipp4kz',9,1794902935274,'fill',NULL,'{"kind":"fill","casino":5,"bills":[60,40]}',NULL);
INSERT INTO "journal" VALUES('q52e61ipp4kz',10,1794902935274,'fill',NULL,'{"kind":"fill","casino":6,"bills":[70,60]}',NULL);
INSERT INTO "journal" VALUES('q52e61ipp4kz',11,1794902935274,'draw',1,'{"kind":"draw","seat":1,"cards":["1","1+","2","4","6"]}',NULL);
INSERT INTO "journal" VALUES('q52e61ipp4kz',12,1794902935274,'draw',2,'{"kind":"draw","seat":2,"cards":["2","3","4","4","6"]}',NULL);
INSERT INTO "journal" VALUES('q52e61ipp4kz',13,1794902935274,'draw',0,'{"kind":"draw","seat":0,"cards":["1","4","4","6","6"]}','0:496b186f70bc43fdaca8a7df7318f435');
INSERT INTO "journal" VALUES('q52e61ipp4kz',14,1794902935280,'sealed',2,'{"kind":"sealed","seat":2,"move":{"kind":"lay","seat":2,"cards":["3","4"]}}',NULL);
INSERT INTO "journal" VALUES('q52e61ipp4kz',15,1794902935297,'sealed',0,'{"kind":"sealed","seat":0,"move":{"kind":"lay","seat":0,"cards":["4","6"]}}','0:11dedf7991e1453496127fcadf730f1b');
INSERT INTO "journal" VALUES('q52e61ipp4kz',16,1794902935309,'lay',1,'{"kind":"lay","seat":1,"cards":["2"]}',NULL);
INSERT INTO "journal" VALUES('q52e61ipp4kz',17,1794902935309,'lay',2,'{"kind":"lay","seat":2,"cards":["3","4"]}',NULL);
INSERT INTO "journal" VALUES('q52e61ipp4kz',18,1794902935309,'lay',0,'{"kind":"lay","seat":0,"cards":["4","6"]}',NULL);
INSERT INTO "journal" VALUES('q52e61ipp4kz',19,1794902935309,'draw',1,'{"kind":"draw","seat":1,"cards":["2","2","3","3","4"]}',NULL);
INSERT INTO "journal" VALUES('q52e61ipp4kz',20,1794902935309,'draw',2,'{"kind":"draw","seat":2,"cards":["1","1","5","6","6"]}',NULL);
INSERT INTO "journal" VALUES('q52e61ipp4kz',21,1794902935309,'draw',0,'{"kind":"draw","seat":0,"cards":["1","2","2","3","5"]}','1:eaef7cac1a774288842d6fc60ac463d8');
INSERT INTO "journal" VALUES('q52e61ipp4kz',22,1794902935351,'sealed',2,'{"kind":"sealed","seat":2,"move":{"kind":"lay","seat":2,"cards":["1","5"]}}',NULL);
CREATE TABLE tables (
	id VARCHAR(24) NOT NULL, 
	code VARCHAR(8), 
	game VARCHAR(40) NOT NULL, 
	status VARCHAR(8) NOT NULL, 
	public BOOLEAN NOT NULL, 
	created BIGINT NOT NULL, 
	touched BIGINT NOT NULL, 
	due BIGINT, 
	secret BLOB NOT NULL, 
	summary TEXT NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT uq_tables_code UNIQUE (code)
);
INSERT INTO "tables" VALUES('kr6q15r02zq8','FM6XCD','las-vegas-biggy','open',0,1794902935102,1794902935173,NULL,X'EC24DF4253BA334903BDA19F54911801A2B3A94208BF5E768F757C0FF7C82CAA','{"seats":[{"kind":"local","name":"Anna","bot":null},{"kind":"person","name":"Benno","bot":null},{"kind":"open","name":null,"bot":null}],"free":1,"round":0,"spectators":true}');
INSERT INTO "tables" VALUES('q52e61ipp4kz',NULL,'las-vegas-cards','running',0,1794902935220,1794902935351,NULL,X'CEA245E2B9906BD6F7656324CC165FC7DD726EB8F99409A235DBCA52760544CE','{"seats":[{"kind":"local","name":"Anna","bot":null},{"kind":"person","name":"Benno","bot":null},{"kind":"bot","name":"Chloé","bot":"greedy"}],"free":0,"round":1,"spectators":true}');
INSERT INTO "tables" VALUES('osefwjj6fung',NULL,'top-10000','over',0,1794902935352,1794902935589,NULL,X'4900B5FE57D757495C1420B2FA055A91B7AA42E9794755D3044EAF7F5FABF67C','{"seats":[{"kind":"local","name":"Anna","bot":null},{"kind":"bot","name":"Bruno","bot":"greedy"}],"free":0,"round":0,"spectators":true}');
CREATE TABLE takeovers (
	code_hash BLOB NOT NULL, 
	table_id VARCHAR(24) NOT NULL, 
	token_hash BLOB NOT NULL, 
	expires BIGINT NOT NULL, 
	CONSTRAINT pk_takeovers PRIMARY KEY (code_hash), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE INDEX ix_tables_due ON tables (due);
CREATE INDEX ix_tables_touched ON tables (touched);
COMMIT;
