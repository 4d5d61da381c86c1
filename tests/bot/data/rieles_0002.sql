BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE event (
	"match" INTEGER NOT NULL, 
	seq INTEGER NOT NULL, 
	place INTEGER NOT NULL, 
	only_for INTEGER, 
	sealed INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY ("match", seq, place), 
	FOREIGN KEY("match") REFERENCES "match" (id)
)
 STRICT

;
INSERT INTO "event" VALUES(1,1,0,NULL,0,'{"seats":3,"first":0,"is":"MatchStarted"}');
INSERT INTO "event" VALUES(1,1,1,-1,1,'{"cards":[2,2,5,8,4,7,1,6,7,8,1,6,3,0,2,7,5,1,5,8,6,6,5,5,3,4,2,5,3,1,6,0,6,1,0,4,4,8,5,1,4,5,0,8,4,2,1,0,3,6,8,8,5,3,3,0,2,6,4,1,1,7,0,5,4,3,1,6,0,3,2,4,7,8,6,6,4,4,7,2,0,7,5,1,8,3,7,7,3,2,7,6,5,4,2,0,0,0,8,7,8,1,8,3,3,2,2,7,8,8],"stream":"deck","is":"DeckLaid"}');
INSERT INTO "event" VALUES(1,1,2,-1,1,'{"long":[4,2,0,7,3,5,6,1],"normal":[22,50,34,42,28,51,49,48,24,9,13,8,25,41,10,43,40,45,27,33,15,36,18,52,21,31,17,26,23,39,35,47,14,53,30,46,29,12,38,19,32,11,37,20,44,16],"is":"TicketsLaid"}');
INSERT INTO "event" VALUES(1,1,3,0,0,'{"seat":0,"cards":[8,8,7,2],"is":"HandDealt"}');
INSERT INTO "event" VALUES(1,1,4,1,0,'{"seat":1,"cards":[2,3,3,8],"is":"HandDealt"}');
INSERT INTO "event" VALUES(1,1,5,2,0,'{"seat":2,"cards":[1,8,7,8],"is":"HandDealt"}');
INSERT INTO "event" VALUES(1,1,6,NULL,0,'{"slot":0,"card":0,"is":"SlotFilled"}');
INSERT INTO "event" VALUES(1,1,7,NULL,0,'{"slot":1,"card":0,"is":"SlotFilled"}');
INSERT INTO "event" VALUES(1,1,8,NULL,0,'{"slot":2,"card":0,"is":"SlotFilled"}');
INSERT INTO "event" VALUES(1,1,9,NULL,0,'{"slot":3,"card":2,"is":"SlotFilled"}');
INSERT INTO "event" VALUES(1,1,10,NULL,0,'{"slot":4,"card":4,"is":"SlotFilled"}');
INSERT INTO "event" VALUES(1,1,11,0,0,'{"seat":0,"tickets":[1,16,44,20],"is":"TicketsOffered"}');
INSERT INTO "event" VALUES(1,1,12,1,0,'{"seat":1,"tickets":[6,37,11,32],"is":"TicketsOffered"}');
INSERT INTO "event" VALUES(1,1,13,2,0,'{"seat":2,"tickets":[5,19,38,12],"is":"TicketsOffered"}');
INSERT INTO "event" VALUES(1,2,0,NULL,0,'{"seat":2,"kept":2,"returned":2,"is":"TicketsKept"}');
INSERT INTO "event" VALUES(1,2,1,2,0,'{"seat":2,"kept":[19,12],"is":"TicketsChosen"}');
INSERT INTO "event" VALUES(1,2,2,-1,1,'{"seat":2,"tickets":[5,38],"is":"TicketsLeftOut"}');
INSERT INTO "event" VALUES(1,3,0,NULL,0,'{"seat":0,"kept":3,"returned":1,"is":"TicketsKept"}');
INSERT INTO "event" VALUES(1,3,1,0,0,'{"seat":0,"kept":[1,16,44],"is":"TicketsChosen"}');
INSERT INTO "event" VALUES(1,3,2,-1,1,'{"seat":0,"tickets":[20],"is":"TicketsLeftOut"}');
INSERT INTO "event" VALUES(1,4,0,NULL,0,'{"seat":1,"kept":2,"returned":2,"is":"TicketsKept"}');
INSERT INTO "event" VALUES(1,4,1,1,0,'{"seat":1,"kept":[6,37],"is":"TicketsChosen"}');
INSERT INTO "event" VALUES(1,4,2,-1,1,'{"seat":1,"tickets":[11,32],"is":"TicketsLeftOut"}');
INSERT INTO "event" VALUES(1,4,3,NULL,0,'{"seat":0,"is":"TurnsBegan"}');
INSERT INTO "event" VALUES(1,5,0,NULL,0,'{"seat":0,"route":2,"color":8,"cards":0,"locomotives":2,"is":"RouteClaimed"}');
INSERT INTO "event" VALUES(1,6,0,NULL,0,'{"seat":1,"city":45,"color":8,"cards":0,"locomotives":1,"is":"StationBuilt"}');
INSERT INTO "event" VALUES(1,7,0,NULL,0,'{"seat":2,"route":92,"color":1,"cards":1,"locomotives":2,"is":"RouteClaimed"}');
INSERT INTO "event" VALUES(1,8,0,NULL,0,'{"seat":0,"source":5,"card":null,"is":"CardDrawn"}');
INSERT INTO "event" VALUES(1,8,1,0,0,'{"seat":0,"card":5,"is":"CardSeen"}');
INSERT INTO "event" VALUES(1,9,0,NULL,0,'{"seat":0,"source":1,"card":0,"is":"CardDrawn"}');
INSERT INTO "event" VALUES(1,9,1,NULL,0,'{"slot":1,"card":6,"is":"SlotFilled"}');
INSERT INTO "event" VALUES(1,10,0,NULL,0,'{"seat":1,"source":4,"card":4,"is":"CardDrawn"}');
INSERT INTO "event" VALUES(1,10,1,NULL,0,'{"slot":4,"card":7,"is":"SlotFilled"}');
INSERT INTO "event" VALUES(1,11,0,NULL,0,'{"seat":1,"source":1,"card":6,"is":"CardDrawn"}');
INSERT INTO "event" VALUES(1,11,1,NULL,0,'{"slot":1,"card":2,"is":"SlotFilled"}');
INSERT INTO "event" VALUES(1,12,0,NULL,0,'{"seat":2,"source":5,"card":null,"is":"CardDrawn"}');
INSERT INTO "event" VALUES(1,12,1,2,0,'{"seat":2,"card":3,"is":"CardSeen"}');
INSERT INTO "event" VALUES(1,13,0,NULL,0,'{"seat":2,"source":5,"card":null,"is":"CardDrawn"}');
INSERT INTO "event" VALUES(1,13,1,2,0,'{"seat":2,"card":7,"is":"CardSeen"}');
CREATE TABLE job (
	"match" INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	due INTEGER NOT NULL, 
	leased_until INTEGER NOT NULL, 
	PRIMARY KEY ("match", seat), 
	FOREIGN KEY("match") REFERENCES "match" (id)
)
 STRICT

;
CREATE TABLE "match" (
	id INTEGER NOT NULL, 
	code TEXT NOT NULL, 
	game TEXT NOT NULL, 
	guild INTEGER NOT NULL, 
	channel INTEGER NOT NULL, 
	thread INTEGER, 
	status TEXT NOT NULL, 
	language TEXT NOT NULL, 
	place TEXT NOT NULL, 
	access TEXT NOT NULL, 
	options TEXT NOT NULL, 
	opener INTEGER NOT NULL, 
	message INTEGER, 
	opened_at INTEGER NOT NULL, 
	expires_at INTEGER NOT NULL, 
	warned INTEGER NOT NULL, 
	started_at INTEGER, 
	moved_at INTEGER, 
	ended_at INTEGER, 
	ending TEXT NOT NULL, 
	salt TEXT NOT NULL, 
	seed TEXT, 
	seal TEXT NOT NULL, 
	schema INTEGER NOT NULL, 
	rules_version INTEGER NOT NULL, 
	seq INTEGER NOT NULL, 
	state TEXT, 
	window TEXT NOT NULL, 
	last_seat INTEGER, 
	posted_seq INTEGER NOT NULL, 
	posted_message INTEGER, 
	posted_at INTEGER, 
	parked TEXT NOT NULL, asked INTEGER, 
	PRIMARY KEY (id)
)
 STRICT

;
INSERT INTO "match" VALUES(1,'HUMO-505','europa',700,800,900,'running','es','thread','open','{}',11,NULL,1000000000,1604800000,0,1000000000,1000000000,NULL,'','0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f','0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f','d7147eb036e22f923b9f2f492d5b68b9a626f2ed7858e7972a355e3d82bfc75b',1,1,13,'{"board":"europa","seed":"0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f","players":[{"hand":[1,0,1,0,0,1,0,1,0],"wagons":43,"stations":3,"points":2,"routes":4,"barred":0,"cities":0,"tickets":[1,16,44],"offer":[],"left_out":[20],"known":[1,0,0,0,0,0,0,0,0]},{"hand":[0,0,1,2,1,0,1,0,0],"wagons":45,"stations":2,"points":0,"routes":0,"barred":0,"cities":35184372088832,"tickets":[6,37],"offer":[],"left_out":[11,32],"known":[0,0,0,0,1,0,1,0,0]},{"hand":[0,0,0,1,0,0,0,2,0],"wagons":42,"stations":3,"points":4,"routes":4951760157141521099596496896,"barred":0,"cities":0,"tickets":[19,12],"offer":[],"left_out":[5,38],"known":[0,0,0,0,0,0,0,0,0]}],"deck":[2,2,5,8,4,7,1,6,7,8,1,6,3,0,2,7,5,1,5,8,6,6,5,5,3,4,2,5,3,1,6,0,6,1,0,4,4,8,5,1,4,5,0,8,4,2,1,0,3,6,8,8,5,3,3,0,2,6,4,1,1,7,0,5,4,3,1,6,0,3,2,4,7,8,6,6,4,4,7,2,0,7,5,1,8,3,7],"tickets":[22,50,34,42,28,51,49,48,24,9,13,8,25,41,10,43,40,45,27,33,15,36,18,52,21,31,17,26,23,39,35,47,14,53,30,46,29],"open":166153494521354326971454782938546171,"free_cities":4468415255281663,"first":0,"turn":0,"discard":[8,8,8,1,8,8],"market":[0,2,0,2,7],"stays":0,"phase":1,"tunnel":null,"turns_left":-1,"shuffles":0}','[]',2,13,6,1000000000,'',NULL);
INSERT INTO "match" VALUES(2,'ESTRELLA-340','gardens',700,800,900,'running','es','thread','open','{}',11,NULL,1000000000,1604800000,0,1000000000,1000000000,NULL,'','1f1f1f1f1f1f1f1f1f1f1f1f1f1f1f1f','1f1f1f1f1f1f1f1f1f1f1f1f1f1f1f1f','992c2069af94c2c3eac384d17a5965d37320e011d20b8331da4d736501825bc8',1,1,1,'{"board":"toy","owner":[-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1],"left":[2,2]}','[]',NULL,1,7,1000000000,'',NULL);
CREATE TABLE move (
	"match" INTEGER NOT NULL, 
	seq INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	what TEXT NOT NULL, 
	words TEXT NOT NULL, 
	undoes INTEGER, 
	at INTEGER NOT NULL, 
	PRIMARY KEY ("match", seq), 
	FOREIGN KEY("match") REFERENCES "match" (id)
)
 STRICT

;
INSERT INTO "move" VALUES(1,1,-1,'setup','',NULL,1000000000);
INSERT INTO "move" VALUES(1,2,2,'move','keep sevilla-barcelona,sevilla-bilbao',NULL,1000000000);
INSERT INTO "move" VALUES(1,3,0,'move','keep madrid-estocolmo,hamburgo-viena,burdeos-edimburgo',NULL,1000000000);
INSERT INTO "move" VALUES(1,4,1,'move','keep palermo-moscu,valencia-milan',NULL,1000000000);
INSERT INTO "move" VALUES(1,5,0,'move','claim amsterdam-hamburgo loco 2',NULL,1000000000);
INSERT INTO "move" VALUES(1,6,1,'move','station valencia loco 1',NULL,1000000000);
INSERT INTO "move" VALUES(1,7,2,'move','claim madrid-sevilla orange 2',NULL,1000000000);
INSERT INTO "move" VALUES(1,8,0,'move','draw deck',NULL,1000000000);
INSERT INTO "move" VALUES(1,9,0,'move','draw slot2',NULL,1000000000);
INSERT INTO "move" VALUES(1,10,1,'move','draw slot5',NULL,1000000000);
INSERT INTO "move" VALUES(1,11,1,'move','draw slot2',NULL,1000000000);
INSERT INTO "move" VALUES(1,12,2,'move','draw deck',NULL,1000000000);
INSERT INTO "move" VALUES(1,13,2,'move','draw deck',NULL,1000000000);
INSERT INTO "move" VALUES(2,1,-1,'setup','',NULL,1000000000);
CREATE TABLE outbox (
	"match" INTEGER NOT NULL, 
	seq INTEGER NOT NULL, 
	"view" TEXT NOT NULL, 
	due INTEGER NOT NULL, 
	status TEXT NOT NULL, 
	calls INTEGER NOT NULL, 
	moment INTEGER NOT NULL, 
	undoes INTEGER, 
	PRIMARY KEY ("match", seq), 
	FOREIGN KEY("match") REFERENCES "match" (id)
)
 STRICT

;
INSERT INTO "outbox" VALUES(1,1,'{"board":"europa","phase":"first_tickets","first":0,"turn":0,"to_move":[0,1,2],"market":[0,0,0,2,4],"stays":0,"deck":93,"discard":0,"discarded":[0,0,0,0,0,0,0,0,0],"tickets":37,"turns_left":-1,"last_round":null,"closed":[],"tunnel":null,"players":[{"cards":4,"tickets":0,"offered":4,"wagons":45,"stations":3,"points":0,"routes":[],"cities":[],"known":[0,0,0,0,0,0,0,0,0]},{"cards":4,"tickets":0,"offered":4,"wagons":45,"stations":3,"points":0,"routes":[],"cities":[],"known":[0,0,0,0,0,0,0,0,0]},{"cards":4,"tickets":0,"offered":4,"wagons":45,"stations":3,"points":0,"routes":[],"cities":[],"known":[0,0,0,0,0,0,0,0,0]}]}',1000000000,'done',1,0,NULL);
INSERT INTO "outbox" VALUES(1,2,'{"board":"europa","phase":"first_tickets","first":0,"turn":0,"to_move":[0,1],"market":[0,0,0,2,4],"stays":0,"deck":93,"discard":0,"discarded":[0,0,0,0,0,0,0,0,0],"tickets":37,"turns_left":-1,"last_round":null,"closed":[],"tunnel":null,"players":[{"cards":4,"tickets":0,"offered":4,"wagons":45,"stations":3,"points":0,"routes":[],"cities":[],"known":[0,0,0,0,0,0,0,0,0]},{"cards":4,"tickets":0,"offered":4,"wagons":45,"stations":3,"points":0,"routes":[],"cities":[],"known":[0,0,0,0,0,0,0,0,0]},{"cards":4,"tickets":2,"offered":0,"wagons":45,"stations":3,"points":0,"routes":[],"cities":[],"known":[0,0,0,0,0,0,0,0,0]}]}',1000000000,'done',0,0,NULL);
INSERT INTO "outbox" VALUES(1,3,'{"board":"europa","phase":"first_tickets","first":0,"turn":0,"to_move":[1],"market":[0,0,0,2,4],"stays":0,"deck":93,"discard":0,"discarded":[0,0,0,0,0,0,0,0,0],"tickets":37,"turns_left":-1,"last_round":null,"closed":[],"tunnel":null,"players":[{"cards":4,"tickets":3,"offered":0,"wagons":45,"stations":3,"points":0,"routes":[],"cities":[],"known":[0,0,0,0,0,0,0,0,0]},{"cards":4,"tickets":0,"offered":4,"wagons":45,"stations":3,"points":0,"routes":[],"cities":[],"known":[0,0,0,0,0,0,0,0,0]},{"cards":4,"tickets":2,"offered":0,"wagons":45,"stations":3,"points":0,"routes":[],"cities":[],"known":[0,0,0,0,0,0,0,0,0]}]}',1000000000,'done',0,0,NULL);
INSERT INTO "outbox" VALUES(1,4,'{"board":"europa","phase":"turn","first":0,"turn":0,"to_move":[0],"market":[0,0,0,2,4],"stays":0,"deck":93,"discard":0,"discarded":[0,0,0,0,0,0,0,0,0],"tickets":37,"turns_left":-1,"last_round":null,"closed":[],"tunnel":null,"players":[{"cards":4,"tickets":3,"offered":0,"wagons":45,"stations":3,"points":0,"routes":[],"cities":[],"known":[0,0,0,0,0,0,0,0,0]},{"cards":4,"tickets":2,"offered":0,"wagons":45,"stations":3,"points":0,"routes":[],"cities":[],"known":[0,0,0,0,0,0,0,0,0]},{"cards":4,"tickets":2,"offered":0,"wagons":45,"stations":3,"points":0,"routes":[],"cities":[],"known":[0,0,0,0,0,0,0,0,0]}]}',1000000000,'done',1,1,NULL);
INSERT INTO "outbox" VALUES(1,5,'{"board":"europa","phase":"turn","first":0,"turn":1,"to_move":[1],"market":[0,0,0,2,4],"stays":0,"deck":93,"discard":2,"discarded":[0,0,0,0,0,0,0,0,2],"tickets":37,"turns_left":-1,"last_round":null,"closed":[],"tunnel":null,"players":[{"cards":2,"tickets":3,"offered":0,"wagons":43,"stations":3,"points":2,"routes":[2],"cities":[],"known":[0,0,0,0,0,0,0,0,0]},{"cards":4,"tickets":2,"offered":0,"wagons":45,"stations":3,"points":0,"routes":[],"cities":[],"known":[0,0,0,0,0,0,0,0,0]},{"cards":4,"tickets":2,"offered":0,"wagons":45,"stations":3,"points":0,"routes":[],"cities":[],"known":[0,0,0,0,0,0,0,0,0]}]}',1000000000,'done',1,0,NULL);
INSERT INTO "outbox" VALUES(1,6,'{"board":"europa","phase":"turn","first":0,"turn":2,"to_move":[2],"market":[0,0,0,2,4],"stays":0,"deck":93,"discard":3,"discarded":[0,0,0,0,0,0,0,0,3],"tickets":37,"turns_left":-1,"last_round":null,"closed":[],"tunnel":null,"players":[{"cards":2,"tickets":3,"offered":0,"wagons":43,"stations":3,"points":2,"routes":[2],"cities":[],"known":[0,0,0,0,0,0,0,0,0]},{"cards":3,"tickets":2,"offered":0,"wagons":45,"stations":2,"points":0,"routes":[],"cities":[45],"known":[0,0,0,0,0,0,0,0,0]},{"cards":4,"tickets":2,"offered":0,"wagons":45,"stations":3,"points":0,"routes":[],"cities":[],"known":[0,0,0,0,0,0,0,0,0]}]}',1000060000,'done',0,0,NULL);
INSERT INTO "outbox" VALUES(1,7,'{"board":"europa","phase":"turn","first":0,"turn":0,"to_move":[0],"market":[0,0,0,2,4],"stays":0,"deck":93,"discard":6,"discarded":[0,1,0,0,0,0,0,0,5],"tickets":37,"turns_left":-1,"last_round":null,"closed":[],"tunnel":null,"players":[{"cards":2,"tickets":3,"offered":0,"wagons":43,"stations":3,"points":2,"routes":[2],"cities":[],"known":[0,0,0,0,0,0,0,0,0]},{"cards":3,"tickets":2,"offered":0,"wagons":45,"stations":2,"points":0,"routes":[],"cities":[45],"known":[0,0,0,0,0,0,0,0,0]},{"cards":1,"tickets":2,"offered":0,"wagons":42,"stations":3,"points":4,"routes":[92],"cities":[],"known":[0,0,0,0,0,0,0,0,0]}]}',1000000000,'done',1,0,NULL);
INSERT INTO "outbox" VALUES(1,8,'{"board":"europa","phase":"second_card","first":0,"turn":0,"to_move":[0],"market":[0,0,0,2,4],"stays":0,"deck":92,"discard":6,"discarded":[0,1,0,0,0,0,0,0,5],"tickets":37,"turns_left":-1,"last_round":null,"closed":[],"tunnel":null,"players":[{"cards":3,"tickets":3,"offered":0,"wagons":43,"stations":3,"points":2,"routes":[2],"cities":[],"known":[0,0,0,0,0,0,0,0,0]},{"cards":3,"tickets":2,"offered":0,"wagons":45,"stations":2,"points":0,"routes":[],"cities":[45],"known":[0,0,0,0,0,0,0,0,0]},{"cards":1,"tickets":2,"offered":0,"wagons":42,"stations":3,"points":4,"routes":[92],"cities":[],"known":[0,0,0,0,0,0,0,0,0]}]}',1000060000,'done',0,0,NULL);
INSERT INTO "outbox" VALUES(1,9,'{"board":"europa","phase":"turn","first":0,"turn":1,"to_move":[1],"market":[0,6,0,2,4],"stays":0,"deck":91,"discard":6,"discarded":[0,1,0,0,0,0,0,0,5],"tickets":37,"turns_left":-1,"last_round":null,"closed":[],"tunnel":null,"players":[{"cards":4,"tickets":3,"offered":0,"wagons":43,"stations":3,"points":2,"routes":[2],"cities":[],"known":[1,0,0,0,0,0,0,0,0]},{"cards":3,"tickets":2,"offered":0,"wagons":45,"stations":2,"points":0,"routes":[],"cities":[45],"known":[0,0,0,0,0,0,0,0,0]},{"cards":1,"tickets":2,"offered":0,"wagons":42,"stations":3,"points":4,"routes":[92],"cities":[],"known":[0,0,0,0,0,0,0,0,0]}]}',1000000000,'done',1,0,NULL);
INSERT INTO "outbox" VALUES(1,10,'{"board":"europa","phase":"second_card","first":0,"turn":1,"to_move":[1],"market":[0,6,0,2,7],"stays":0,"deck":90,"discard":6,"discarded":[0,1,0,0,0,0,0,0,5],"tickets":37,"turns_left":-1,"last_round":null,"closed":[],"tunnel":null,"players":[{"cards":4,"tickets":3,"offered":0,"wagons":43,"stations":3,"points":2,"routes":[2],"cities":[],"known":[1,0,0,0,0,0,0,0,0]},{"cards":4,"tickets":2,"offered":0,"wagons":45,"stations":2,"points":0,"routes":[],"cities":[45],"known":[0,0,0,0,1,0,0,0,0]},{"cards":1,"tickets":2,"offered":0,"wagons":42,"stations":3,"points":4,"routes":[92],"cities":[],"known":[0,0,0,0,0,0,0,0,0]}]}',1000060000,'done',0,0,NULL);
INSERT INTO "outbox" VALUES(1,11,'{"board":"europa","phase":"turn","first":0,"turn":2,"to_move":[2],"market":[0,2,0,2,7],"stays":0,"deck":89,"discard":6,"discarded":[0,1,0,0,0,0,0,0,5],"tickets":37,"turns_left":-1,"last_round":null,"closed":[],"tunnel":null,"players":[{"cards":4,"tickets":3,"offered":0,"wagons":43,"stations":3,"points":2,"routes":[2],"cities":[],"known":[1,0,0,0,0,0,0,0,0]},{"cards":5,"tickets":2,"offered":0,"wagons":45,"stations":2,"points":0,"routes":[],"cities":[45],"known":[0,0,0,0,1,0,1,0,0]},{"cards":1,"tickets":2,"offered":0,"wagons":42,"stations":3,"points":4,"routes":[92],"cities":[],"known":[0,0,0,0,0,0,0,0,0]}]}',1000060000,'done',0,0,NULL);
INSERT INTO "outbox" VALUES(1,12,'{"board":"europa","phase":"second_card","first":0,"turn":2,"to_move":[2],"market":[0,2,0,2,7],"stays":0,"deck":88,"discard":6,"discarded":[0,1,0,0,0,0,0,0,5],"tickets":37,"turns_left":-1,"last_round":null,"closed":[],"tunnel":null,"players":[{"cards":4,"tickets":3,"offered":0,"wagons":43,"stations":3,"points":2,"routes":[2],"cities":[],"known":[1,0,0,0,0,0,0,0,0]},{"cards":5,"tickets":2,"offered":0,"wagons":45,"stations":2,"points":0,"routes":[],"cities":[45],"known":[0,0,0,0,1,0,1,0,0]},{"cards":2,"tickets":2,"offered":0,"wagons":42,"stations":3,"points":4,"routes":[92],"cities":[],"known":[0,0,0,0,0,0,0,0,0]}]}',1000060000,'done',0,0,NULL);
INSERT INTO "outbox" VALUES(1,13,'{"board":"europa","phase":"turn","first":0,"turn":0,"to_move":[0],"market":[0,2,0,2,7],"stays":0,"deck":87,"discard":6,"discarded":[0,1,0,0,0,0,0,0,5],"tickets":37,"turns_left":-1,"last_round":null,"closed":[],"tunnel":null,"players":[{"cards":4,"tickets":3,"offered":0,"wagons":43,"stations":3,"points":2,"routes":[2],"cities":[],"known":[1,0,0,0,0,0,0,0,0]},{"cards":5,"tickets":2,"offered":0,"wagons":45,"stations":2,"points":0,"routes":[],"cities":[45],"known":[0,0,0,0,1,0,1,0,0]},{"cards":3,"tickets":2,"offered":0,"wagons":42,"stations":3,"points":4,"routes":[92],"cities":[],"known":[0,0,0,0,0,0,0,0,0]}]}',1000000000,'done',1,0,NULL);
INSERT INTO "outbox" VALUES(2,1,'{"owner":[-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1],"left":[2,2],"to_move":[0,1]}',1000000000,'done',1,0,NULL);
CREATE TABLE press (
	interaction INTEGER NOT NULL, 
	"match" INTEGER NOT NULL, 
	seat INTEGER, 
	counter INTEGER, 
	said TEXT NOT NULL, 
	PRIMARY KEY (interaction), 
	UNIQUE ("match", seat, counter), 
	FOREIGN KEY("match") REFERENCES "match" (id)
)
 STRICT

;
INSERT INTO "press" VALUES(10000,1,NULL,NULL,'open');
INSERT INTO "press" VALUES(10001,1,NULL,NULL,'room');
INSERT INTO "press" VALUES(10002,1,NULL,NULL,'room');
INSERT INTO "press" VALUES(10003,1,NULL,NULL,'room');
INSERT INTO "press" VALUES(10005,1,0,1,'tw4v');
INSERT INTO "press" VALUES(10007,1,1,1,'tw4v');
INSERT INTO "press" VALUES(10010,1,0,3,'txqh');
INSERT INTO "press" VALUES(10013,1,1,3,'75t5');
INSERT INTO "press" VALUES(10016,1,0,5,'gevn');
INSERT INTO "press" VALUES(10019,1,0,6,'ywbz');
INSERT INTO "press" VALUES(10022,1,1,5,'nxlo');
INSERT INTO "press" VALUES(10025,1,1,6,'ywbz');
INSERT INTO "press" VALUES(10026,2,NULL,NULL,'open');
INSERT INTO "press" VALUES(10027,2,NULL,NULL,'room');
INSERT INTO "press" VALUES(10028,2,NULL,NULL,'room');
INSERT INTO "press" VALUES(10029,2,0,1,'rdag');
CREATE TABLE seat (
	"match" INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	user INTEGER, 
	name TEXT NOT NULL, 
	level TEXT NOT NULL, 
	counter INTEGER NOT NULL, 
	draft TEXT NOT NULL, former INTEGER, 
	PRIMARY KEY ("match", seat), 
	FOREIGN KEY("match") REFERENCES "match" (id)
)
 STRICT

;
INSERT INTO "seat" VALUES(1,0,11,'Ana','',8,'[]',NULL);
INSERT INTO "seat" VALUES(1,1,12,'Bruno','',7,'[]',NULL);
INSERT INTO "seat" VALUES(1,2,NULL,'Marco','aprendiz',6,'[]',NULL);
INSERT INTO "seat" VALUES(2,0,11,'Ana','',2,'["plant plot1"]',NULL);
INSERT INTO "seat" VALUES(2,1,12,'Bruno','',1,'[]',NULL);
CREATE TABLE setting (
	"key" TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY ("key")
)
 STRICT

;
CREATE UNIQUE INDEX match_code ON "match" (code) WHERE status IN ('open', 'running');
CREATE INDEX match_place ON "match" (guild, channel, status);
CREATE INDEX match_expiry ON "match" (status, expires_at);
CREATE INDEX seat_user ON seat (user);
CREATE INDEX outbox_due ON outbox (status, due);
CREATE INDEX job_due ON job (due);
COMMIT;
