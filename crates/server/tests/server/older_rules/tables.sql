CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO "_sqlx_migrations" VALUES(1,'tables','2026-11-18 21:16:57',1,X'AA6F8D754A4BCCFAFCE07704AE7A417D68DECFDCB7EEB496E0D74B2C64514C9DD7A7D0A406295187EF4F3FB25DC80CC5',956296);
INSERT INTO "_sqlx_migrations" VALUES(2,'mutes','2026-11-18 21:16:57',1,X'F7F498609B42A6D8DEC2625A01D760F4E5C9395F4351619B444DC74563AD255B3FDCA1AC85478DABC9F8173C6BA26AC4',4996001);
INSERT INTO "_sqlx_migrations" VALUES(3,'imports','2026-11-18 21:16:57',1,X'9AE2D35DBF18A6323760794198F8514C581CD72C24B69ED6E6209C9CC7D9337F32762CE2D4F7B19AEA5FE103744B261C',665743);
INSERT INTO "_sqlx_migrations" VALUES(4,'positions','2026-11-18 21:16:57',1,X'1134C725B6B507255C8038306B783D0516B59898DAD8904D06E9615B9DF44E8C84BB832230FF92C0FF400681C2868286',3948760);
INSERT INTO "_sqlx_migrations" VALUES(5,'watchers say','2026-11-18 21:16:57',1,X'15FCE3FB7E623A7D05533ED513289D551388C83A0B60951EB880BFBFAA6B790E52F763F8AF4D86A39E875BD0D64B5748',3895660);
CREATE TABLE chat (
    game_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    body TEXT NOT NULL,
    created_at BIGINT NOT NULL, name TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (game_id, seq)
);
CREATE TABLE contents (
    hash TEXT NOT NULL PRIMARY KEY,
    files TEXT NOT NULL
);
INSERT INTO "contents" VALUES('0f470a135fb3d0003d6453098542cb940f038f36759cf53bfdd0ee8f263cc7f2','{"boards/proving_tiny.toml":"# The same board with a tiny deck and bag, to run out of both.\nslug = \"proving_tiny\"\nedition = \"tiny\"\ntiles = \"proving_tiny\"\nends = [\"alpha\", \"omega\"]\nlevels = 7\nname = { en = \"Proving ground\", nl = \"Proefterrein\", fr = \"Terrain d''essai\" }\nspaces = [\n  { at = [0, 0], level = 2 },\n  { at = [1, 0], level = 2 },\n  { at = [2, 0], level = 3 },\n  { at = [3, 0], level = 4 },\n  { at = [4, 0], level = 5 },\n  { at = [5, 0], level = 6 },\n  { at = [6, 0], level = 6 },\n  { at = [0, 1], level = 2 },\n  { at = [1, 1], level = 2 },\n  { at = [2, 1], level = 3 },\n  { at = [3, 1], level = 4 },\n  { at = [4, 1], level = 5 },\n  { at = [5, 1], level = 6 },\n  { at = [6, 1], level = 6 },\n  { at = [0, 2], level = 2 },\n  { at = [1, 2], level = 2 },\n  { at = [2, 2], level = 3 },\n  { at = [3, 2], level = 4, risk = true },\n  { at = [4, 2], level = 5 },\n  { at = [5, 2], level = 6 },\n  { at = [6, 2], level = 6 },\n  { at = [0, 3], level = 1 },\n  { at = [1, 3], level = 2 },\n  { at = [2, 3], level = 3 },\n  { at = [3, 3], level = 4 },\n  { at = [4, 3], level = 5, risk = true },\n  { at = [5, 3], level = 6 },\n  { at = [6, 3], level = 7 },\n  { at = [0, 4], level = 2 },\n  { at = [1, 4], level = 2 },\n  { at = [2, 4], level = 3 },\n  { at = [3, 4], level = 4, risk = true },\n  { at = [4, 4], level = 5 },\n  { at = [5, 4], level = 6 },\n  { at = [6, 4], level = 6 },\n  { at = [0, 5], level = 2 },\n  { at = [1, 5], level = 2 },\n  { at = [2, 5], level = 3 },\n  { at = [3, 5], level = 4 },\n  { at = [4, 5], level = 5 },\n  { at = [5, 5], level = 6 },\n  { at = [6, 5], level = 6 },\n  { at = [0, 6], level = 2 },\n  { at = [1, 6], level = 2 },\n  { at = [2, 6], level = 3 },\n  { at = [3, 6], level = 4 },\n  { at = [4, 6], level = 5 },\n  { at = [5, 6], level = 6 },\n  { at = [6, 6], level = 6 },\n]\n\n[[city]]\nslug = \"alpha\"\nat = [0, 3]\ncolour = \"purple\"\ncards = 0\nname = { en = \"Alpha\", nl = \"Alpha\", fr = \"Alpha\" }\n\n[[city]]\nslug = \"bravo\"\nat = [2, 1]\ncolour = \"blue\"\ncards = 1\nname = { en = \"Bravo\", nl = \"Bravo\", fr = \"Bravo\" }\n\n[[city]]\nslug = \"charlie\"\nat = [2, 5]\ncolour = \"yellow\"\ncards = 2\nname = { en = \"Charlie\", nl = \"Charlie\", fr = \"Charlie\" }\n\n[[city]]\nslug = \"delta\"\nat = [4, 1]\ncolour = \"green\"\ncards = 3\nname = { en = \"Delta\", nl = \"Delta\", fr = \"Delta\" }\n\n[[city]]\nslug = \"echo\"\nat = [4, 5]\ncolour = \"red\"\ncards = 1\nname = { en = \"Echo\", nl = \"Echo\", fr = \"Echo\" }\n\n[[city]]\nslug = \"foxtrot\"\nat = [3, 3]\ncolour = \"blue\"\ncards = 2\nname = { en = \"Foxtrot\", nl = \"Foxtrot\", fr = \"Foxtrot\" }\n\n[[city]]\nslug = \"omega\"\nat = [6, 3]\ncolour = \"purple\"\ncards = 0\nname = { en = \"Omega\", nl = \"Omega\", fr = \"Omega\" }\n\n[[line]]\nkind = \"sea\"\nfrom = \"alpha\"\nto = \"bravo\"\nprice = 50\n\n[[line]]\nkind = \"sea\"\nfrom = \"bravo\"\nto = \"delta\"\nprice = 80\n\n[[line]]\nkind = \"air\"\nfrom = \"charlie\"\nto = \"echo\"\nprice = 120\n\n[[line]]\nkind = \"air\"\nfrom = \"alpha\"\nto = \"foxtrot\"\nprice = 140\n","cards/jerrycan.toml":"# R13, R23, R73, R134: not playable on a full gauge.\nslug = \"jerrycan\"\ntiming = \"any_time\"\ndanger = false\n\n[effect]\nkind = \"petrol\"\nlevels = 1\n","cards/militia.toml":"# R13, R61, R64, R134: the counter against a danger on a tile or a card.\nslug = \"militia\"\ntiming = \"any_time\"\ndanger = false\n\n[effect]\nkind = \"ignore_danger\"\n","cards/tracker.toml":"# R64, R74, R145: draws cards, cannot be countered.\nslug = \"tracker\"\ntiming = \"before_assistant\"\ndanger = false\n\n[effect]\nkind = \"tracker\"\ndraw = 3\nkeep = 2\n","editions/tiny.toml":"# Six cards only, to run out of them.\nslug = \"tiny\"\nguard_reach = \"adjacent\"\ncrews = [\"french\"]\n\n[deck]\njerrycan = 3\nmilitia = 2\ntracker = 1\n","race.toml":"# The numbers of the base game. NNN:LL is a line of a rule book, R a ruling.\n\ngauge_max = 5                                      # R133: petrol, engine and chassis, all full at the start\nassistants = 5                                     # 000:118, R17: all are placed\nstart_money = 80                                   # 000:56\nlast_player_money = 70                             # 000:56, R4\npetrol_price = { city = 10, wilderness = 20 }      # 000:126, R16: francs a level\npart_price = { city = 20, wilderness = 40 }        # 000:172, R75: francs a level\nfunding = [10, 20, 40, 70, 110]                    # 000:207-211: by number of assistants\nprogress_bonus = [20, 10]                          # 000:281, R87: first and second of the new order; two players: first only\nplace_points = [5, 3, 1]                           # 000:311, R91\nfrancs_per_point = 50                              # 000:313\ndanger_damage = 2                                  # 000:238, R59: when nothing averts it\ncity_petrol = 1                                    # 000:267, R46: by land, sea or air\nrisk_petrol = 1                                    # 000:271, R46, R47: on top of the tile\npathfinder_tiles = 2                               # 000:152, R30\npathfinder_cards = 1                               # 000:163\nturn_cap = 40                                      # R93\nmiddle_tokens = [                                  # R5: the colour sides of the four city tokens\n  { colour = \"blue\", cards = 2 },\n  { colour = \"yellow\", cards = 1 },\n  { colour = \"green\", cards = 2 },\n  { colour = \"red\", cards = 1 },\n]\n","tiles/proving_tiny.toml":"slug = \"proving_tiny\"\n\n[[tile]]\nslug = \"p1\"\nterrain = \"steppe\"\npetrol = 1\ndamage = 0\ndanger = false\nstop = false\ncount = 2\n\n[[tile]]\nslug = \"p2\"\nterrain = \"steppe\"\npetrol = 2\ndamage = 0\ndanger = false\nstop = false\ncount = 2\n"}');
INSERT INTO "contents" VALUES('5ce3e9b6dc77e3e291d4e29bc2fbdfd58d852f0b34b74fa3bcb8273011ff7ced','{"boards/proving.toml":"# A small fixed board for scenarios: seven by seven hexes, base edition.\nslug = \"proving\"\nedition = \"base\"\ntiles = \"proving\"\nends = [\"alpha\", \"omega\"]\nlevels = 7\nname = { en = \"Proving ground\", nl = \"Proefterrein\", fr = \"Terrain d''essai\" }\nspaces = [\n  { at = [0, 0], level = 2 },\n  { at = [1, 0], level = 2 },\n  { at = [2, 0], level = 3 },\n  { at = [3, 0], level = 4 },\n  { at = [4, 0], level = 5 },\n  { at = [5, 0], level = 6 },\n  { at = [6, 0], level = 6 },\n  { at = [0, 1], level = 2 },\n  { at = [1, 1], level = 2 },\n  { at = [2, 1], level = 3 },\n  { at = [3, 1], level = 4 },\n  { at = [4, 1], level = 5 },\n  { at = [5, 1], level = 6 },\n  { at = [6, 1], level = 6 },\n  { at = [0, 2], level = 2 },\n  { at = [1, 2], level = 2 },\n  { at = [2, 2], level = 3 },\n  { at = [3, 2], level = 4, risk = true },\n  { at = [4, 2], level = 5 },\n  { at = [5, 2], level = 6 },\n  { at = [6, 2], level = 6 },\n  { at = [0, 3], level = 1 },\n  { at = [1, 3], level = 2 },\n  { at = [2, 3], level = 3 },\n  { at = [3, 3], level = 4 },\n  { at = [4, 3], level = 5, risk = true },\n  { at = [5, 3], level = 6 },\n  { at = [6, 3], level = 7 },\n  { at = [0, 4], level = 2 },\n  { at = [1, 4], level = 2 },\n  { at = [2, 4], level = 3 },\n  { at = [3, 4], level = 4, risk = true },\n  { at = [4, 4], level = 5 },\n  { at = [5, 4], level = 6 },\n  { at = [6, 4], level = 6 },\n  { at = [0, 5], level = 2 },\n  { at = [1, 5], level = 2 },\n  { at = [2, 5], level = 3 },\n  { at = [3, 5], level = 4 },\n  { at = [4, 5], level = 5 },\n  { at = [5, 5], level = 6 },\n  { at = [6, 5], level = 6 },\n  { at = [0, 6], level = 2 },\n  { at = [1, 6], level = 2 },\n  { at = [2, 6], level = 3 },\n  { at = [3, 6], level = 4 },\n  { at = [4, 6], level = 5 },\n  { at = [5, 6], level = 6 },\n  { at = [6, 6], level = 6 },\n]\n\n[[city]]\nslug = \"alpha\"\nat = [0, 3]\ncolour = \"purple\"\ncards = 0\nname = { en = \"Alpha\", nl = \"Alpha\", fr = \"Alpha\" }\n\n[[city]]\nslug = \"bravo\"\nat = [2, 1]\ncolour = \"blue\"\ncards = 1\nname = { en = \"Bravo\", nl = \"Bravo\", fr = \"Bravo\" }\n\n[[city]]\nslug = \"charlie\"\nat = [2, 5]\ncolour = \"yellow\"\ncards = 2\nname = { en = \"Charlie\", nl = \"Charlie\", fr = \"Charlie\" }\n\n[[city]]\nslug = \"delta\"\nat = [4, 1]\ncolour = \"green\"\ncards = 3\nname = { en = \"Delta\", nl = \"Delta\", fr = \"Delta\" }\n\n[[city]]\nslug = \"echo\"\nat = [4, 5]\ncolour = \"red\"\ncards = 1\nname = { en = \"Echo\", nl = \"Echo\", fr = \"Echo\" }\n\n[[city]]\nslug = \"foxtrot\"\nat = [3, 3]\ncolour = \"blue\"\ncards = 2\nname = { en = \"Foxtrot\", nl = \"Foxtrot\", fr = \"Foxtrot\" }\n\n[[city]]\nslug = \"omega\"\nat = [6, 3]\ncolour = \"purple\"\ncards = 0\nname = { en = \"Omega\", nl = \"Omega\", fr = \"Omega\" }\n\n[[line]]\nkind = \"sea\"\nfrom = \"alpha\"\nto = \"bravo\"\nprice = 50\n\n[[line]]\nkind = \"sea\"\nfrom = \"bravo\"\nto = \"delta\"\nprice = 80\n\n[[line]]\nkind = \"air\"\nfrom = \"charlie\"\nto = \"echo\"\nprice = 120\n\n[[line]]\nkind = \"air\"\nfrom = \"alpha\"\nto = \"foxtrot\"\nprice = 140\n","cards/cartographer.toml":"# R29, R30, R31, R145: tiles from the bag, joined to the vehicle.\nslug = \"cartographer\"\ntiming = \"before_assistant\"\ndanger = false\n\n[effect]\nkind = \"explore\"\ndraw = 3\nplace = 3\n","cards/con_artist.toml":"# R34, R35, R64, R65, R137: swaps two placed tiles.\nslug = \"con_artist\"\ntiming = \"before_assistant\"\ndanger = true\n\n[effect]\nkind = \"con_artist\"\n","cards/driver.toml":"# R39, R69, R145: one drive without an assistant.\nslug = \"driver\"\ntiming = \"before_assistant\"\ndanger = false\n\n[effect]\nkind = \"drive\"\n","cards/financial.toml":"# R69, 000:388: money from the bank.\nslug = \"financial\"\ntiming = \"before_assistant\"\ndanger = false\n\n[effect]\nkind = \"money\"\nfrancs = 30\n","cards/guide.toml":"# R48, R49: one stop symbol of a tile, never a city.\nslug = \"guide\"\ntiming = \"with_driver\"\ndanger = false\n\n[effect]\nkind = \"ignore_stop\"\n","cards/jerrycan.toml":"# R13, R23, R73, R134: not playable on a full gauge.\nslug = \"jerrycan\"\ntiming = \"any_time\"\ndanger = false\n\n[effect]\nkind = \"petrol\"\nlevels = 1\n","cards/militia.toml":"# R13, R61, R64, R134: the counter against a danger on a tile or a card.\nslug = \"militia\"\ntiming = \"any_time\"\ndanger = false\n\n[effect]\nkind = \"ignore_danger\"\n","cards/refuelling_station.toml":"# R73, R145: the surplus is lost.\nslug = \"refuelling_station\"\ntiming = \"before_assistant\"\ndanger = false\n\n[effect]\nkind = \"petrol\"\nlevels = 5\n","cards/repairman.toml":"# R56, R69, R75, R145: one repair without an assistant.\nslug = \"repairman\"\ntiming = \"before_assistant\"\ndanger = false\n\n[effect]\nkind = \"repair\"\n","cards/saboteur.toml":"# R60, R64, R137: the attacker splits the loss after the counter.\nslug = \"saboteur\"\ntiming = \"before_assistant\"\ndanger = true\n\n[effect]\nkind = \"saboteur\"\nlevels = 2\n","cards/spare_parts.toml":"# R56, R68: base deck only.\nslug = \"spare_parts\"\ntiming = \"with_repairman\"\ndanger = false\n\n[effect]\nkind = \"fix\"\neither = 1\n","cards/toolbox.toml":"# R56, R73: split freely between both gauges.\nslug = \"toolbox\"\ntiming = \"with_repairman\"\ndanger = false\n\n[effect]\nkind = \"fix\"\neither = 3\n","cards/tracker.toml":"# R64, R74, R145: draws cards, cannot be countered.\nslug = \"tracker\"\ntiming = \"before_assistant\"\ndanger = false\n\n[effect]\nkind = \"tracker\"\ndraw = 3\nkeep = 2\n","cards/trail_hunter.toml":"# R34, R35, R36, R64, R65, R137: removes placed tiles, never an occupied one.\nslug = \"trail_hunter\"\ntiming = \"before_assistant\"\ndanger = true\n\n[effect]\nkind = \"trail_hunter\"\ntiles = 2\n","cards/transport.toml":"# R52, R53: cheaper sea or air line, floor 0, cards add up.\nslug = \"transport\"\ntiming = \"with_driver\"\ndanger = false\n\n[effect]\nkind = \"discount\"\nfrancs = 50\n","editions/base.toml":"# The first box: Africa and South America. 46 cards (section 13 of the rulings); guard reach R33.\nslug = \"base\"\nguard_reach = \"adjacent\"\ncrews = [\"french\", \"belgian\", \"italian\", \"english\"]\n\n[deck]\ntrail_hunter = 2\nsaboteur = 3\nrepairman = 3\nmilitia = 3\ndriver = 3\ncon_artist = 2\ncartographer = 3\nfinancial = 3\ntransport = 2\njerrycan = 8\nrefuelling_station = 2\nguide = 2\nspare_parts = 6\ntoolbox = 2\ntracker = 2\n","race.toml":"# The numbers of the base game. NNN:LL is a line of a rule book, R a ruling.\n\ngauge_max = 5                                      # R133: petrol, engine and chassis, all full at the start\nassistants = 5                                     # 000:118, R17: all are placed\nstart_money = 80                                   # 000:56\nlast_player_money = 70                             # 000:56, R4\npetrol_price = { city = 10, wilderness = 20 }      # 000:126, R16: francs a level\npart_price = { city = 20, wilderness = 40 }        # 000:172, R75: francs a level\nfunding = [10, 20, 40, 70, 110]                    # 000:207-211: by number of assistants\nprogress_bonus = [20, 10]                          # 000:281, R87: first and second of the new order; two players: first only\nplace_points = [5, 3, 1]                           # 000:311, R91\nfrancs_per_point = 50                              # 000:313\ndanger_damage = 2                                  # 000:238, R59: when nothing averts it\ncity_petrol = 1                                    # 000:267, R46: by land, sea or air\nrisk_petrol = 1                                    # 000:271, R46, R47: on top of the tile\npathfinder_tiles = 2                               # 000:152, R30\npathfinder_cards = 1                               # 000:163\nturn_cap = 40                                      # R93\nmiddle_tokens = [                                  # R5: the colour sides of the four city tokens\n  { colour = \"blue\", cards = 2 },\n  { colour = \"yellow\", cards = 1 },\n  { colour = \"green\", cards = 2 },\n  { colour = \"red\", cards = 1 },\n]\n","tiles/proving.toml":"slug = \"proving\"\n\n[[tile]]\nslug = \"p1\"\nterrain = \"steppe\"\npetrol = 1\ndamage = 0\ndanger = false\nstop = false\ncount = 6\n\n[[tile]]\nslug = \"p2\"\nterrain = \"steppe\"\npetrol = 2\ndamage = 0\ndanger = false\nstop = false\ncount = 6\n\n[[tile]]\nslug = \"p3\"\nterrain = \"steppe\"\npetrol = 3\ndamage = 0\ndanger = false\nstop = false\ncount = 6\n\n[[tile]]\nslug = \"p1_d1\"\nterrain = \"steppe\"\npetrol = 1\ndamage = 1\ndanger = false\nstop = false\ncount = 6\n\n[[tile]]\nslug = \"p1_d2_stop\"\nterrain = \"steppe\"\npetrol = 1\ndamage = 2\ndanger = false\nstop = true\ncount = 6\n\n[[tile]]\nslug = \"p1_danger\"\nterrain = \"steppe\"\npetrol = 1\ndamage = 0\ndanger = true\nstop = false\ncount = 6\n\n[[tile]]\nslug = \"p1_stop\"\nterrain = \"steppe\"\npetrol = 1\ndamage = 0\ndanger = false\nstop = true\ncount = 6\n\n[[tile]]\nslug = \"p2_d1_danger\"\nterrain = \"steppe\"\npetrol = 2\ndamage = 1\ndanger = true\nstop = false\ncount = 6\n\n[[tile]]\nslug = \"p1_d5\"\nterrain = \"steppe\"\npetrol = 1\ndamage = 5\ndanger = false\nstop = false\ncount = 6\n\n[[tile]]\nslug = \"p5\"\nterrain = \"steppe\"\npetrol = 5\ndamage = 0\ndanger = false\nstop = false\ncount = 6\n"}');
CREATE TABLE games (
    id TEXT NOT NULL PRIMARY KEY,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    title TEXT NOT NULL,
    hidden BIGINT NOT NULL,
    -- gathering, running, paused, over, abandoned, closed
    status TEXT NOT NULL,
    -- secret until the end: the seed of all luck
    seed TEXT NOT NULL,
    -- the first line of the log; empty before the start
    header TEXT NOT NULL,
    -- what the table keeps beside its log
    notes TEXT NOT NULL,
    -- what the lobby shows
    summary TEXT NOT NULL,
    -- the table that follows this one
    rematch TEXT NOT NULL
, position TEXT NOT NULL DEFAULT '');
INSERT INTO "games" VALUES('c5fb4ada53326df0c682',1795036617451,1795036618085,'',0,'running','3e31fdff88b962073da1137dfde1f3ba5df7ea4277557939e79a6be270a89eae','{"great_race_log":2,"game":"race","rules_version":0,"content":"0f470a135fb3d0003d6453098542cb940f038f36759cf53bfdd0ee8f263cc7f2","options":{"board":"proving_tiny","direction":"forward","first":2,"seats":2},"seats":["person","person"],"commitment":"4a1acee96d7b9b881ffaddddfe651c84b4678a3fa13999957d7e1afa3efa333d","nonces":["0000000000000000000000000000000000000000000000000000000000000000","0000000000000000000000000000000000000000000000000000000000000000"],"drawn":{"by":"table","table":"c5fb4ada53326df0c682","shares":[{"how":"nothing"},{"how":"nothing"}]}}','{"settings":{"clock":{"kind":"none"},"window_ms":0,"stand_in_after":null,"spectators":true,"spectator_delay":0,"spectators_talk":false},"seats":[{"holder":{"kind":"person","name":"Player 1","stand_in":null},"order":"ask","resigned":false,"votes_to_abandon":false,"left":null,"held":null,"thought":{"asked":32,"depth":43,"sealed":false,"used":0},"earlier":[{"asked":28,"depth":39,"sealed":false,"used":4},{"asked":29,"depth":40,"sealed":false,"used":6},{"asked":30,"depth":41,"sealed":false,"used":7},{"asked":31,"depth":42,"sealed":false,"used":6}],"paused":0},{"holder":{"kind":"person","name":"Player 2","stand_in":null},"order":"ask","resigned":false,"votes_to_abandon":false,"left":null,"held":null,"thought":{"asked":27,"depth":38,"sealed":false,"used":6},"earlier":[],"paused":0}],"host":0,"status":"running","assisted":false,"window_opened":null,"pause":null,"salt":618724617133412526}','{"game":"race","board":"proving_tiny","seats":[{"holder":"person","name":"Player 1"},{"holder":"person","name":"Player 2"}],"turn":2,"awaited":[1],"delay":0,"commitment":"4a1acee96d7b9b881ffaddddfe651c84b4678a3fa13999957d7e1afa3efa333d"}','','turn=2 order=2,1 standing=2,1 active=1 seat1=at=alpha,petrol=5/5,engine=5/5,chassis=5/5,level=1,money=20,assistants=m,passed=no,place=0,hand=jerrycan:1:0+militia:1:1,plan=-,sealed=open seat2=at=alpha,petrol=5/5,engine=5/5,chassis=5/5,level=1,money=150,assistants=gggg,passed=yes,place=0,hand=jerrycan:1:1+militia:1:1,plan=-,sealed=open tiles=C3:p1 removed=p1:1,p2:2 drawn=- discard=jerrycan:1,tracker:1 market=- aside=- in_play=- rooms=race(stage=close_turn)/convoy(next=0)/sequence(seat=1,stage=buy_petrol)');
INSERT INTO "games" VALUES('f3f57e3537452f073dc6',1795036617485,1795036617911,'',0,'running','4935a274f73c589f987a9193787a8b6f8c0e4d5dec0c4c637fdd72fabd384dc2','{"great_race_log":2,"game":"race","rules_version":0,"content":"5ce3e9b6dc77e3e291d4e29bc2fbdfd58d852f0b34b74fa3bcb8273011ff7ced","options":{"board":"proving","direction":"forward","first":2,"seats":3},"seats":["person","novice","random"],"commitment":"6d5eadcdf4509c4fb7a428c0fc78b33494f3ce1c0f4e79e0e2eeb827a788fec2","nonces":["0000000000000000000000000000000000000000000000000000000000000000","43fd68e97f75f8fc37befe2b5f9a0b0f151275295efe03553251e5df9446fea7","d6e028352d1e80f29178cc8b4b32e5092d80caa773a55d4b243d719d086acb27"],"drawn":{"by":"table","table":"f3f57e3537452f073dc6","shares":[{"how":"nothing"},{"how":"bot"},{"how":"bot"}]}}','{"settings":{"clock":{"kind":"none"},"window_ms":0,"stand_in_after":null,"spectators":true,"spectator_delay":0,"spectators_talk":false},"seats":[{"holder":{"kind":"person","name":"Ann","stand_in":null},"order":"ask","resigned":false,"votes_to_abandon":false,"left":null,"held":null,"thought":{"asked":30,"depth":43,"sealed":false,"used":0},"earlier":[],"paused":0},{"holder":{"kind":"bot","level":"novice"},"order":"ask","resigned":false,"votes_to_abandon":false,"left":null,"held":null,"thought":null,"earlier":[],"paused":0},{"holder":{"kind":"bot","level":"random"},"order":"ask","resigned":false,"votes_to_abandon":false,"left":null,"held":null,"thought":null,"earlier":[],"paused":0}],"host":0,"status":"running","assisted":false,"window_opened":null,"pause":null,"salt":1153281760807846072}','{"game":"race","board":"proving","seats":[{"holder":"person","name":"Ann"},{"holder":"bot","name":"novice"},{"holder":"bot","name":"random"}],"turn":1,"awaited":[1],"delay":0,"commitment":"6d5eadcdf4509c4fb7a428c0fc78b33494f3ce1c0f4e79e0e2eeb827a788fec2"}','','turn=1 order=2,3,1 standing=2,3,1 active=1 seat1=at=alpha,petrol=5/5,engine=5/5,chassis=5/5,level=1,money=70,assistants=mmmg,passed=no,place=0,hand=jerrycan:1:1+spare_parts:1:1,plan=-,sealed=open seat2=at=D6,petrol=4/5,engine=4/5,chassis=1/5,level=4,money=130,assistants=mmg,passed=no,place=0,hand=-,plan=-,sealed=open seat3=at=alpha,petrol=5/5,engine=5/5,chassis=5/5,level=1,money=140,assistants=ppm,passed=no,place=0,hand=repairman:1:1,plan=-,sealed=open tiles=B3:p1_danger,A5:p1_d2_stop,B5:p1,C5:p1_d5,F5:p3,D6:p1_stop,E7:p1,F7:p2 removed=- drawn=- discard=driver:1,financial:1,trail_hunter:1 market=- aside=- in_play=- rooms=race(stage=close_turn)/convoy(next=0)/sequence(seat=1,stage=buy_petrol)');
INSERT INTO "games" VALUES('6426748919baf5ee5a29',1795036617513,1795036617732,'',0,'over','a6c7c51245ef89c13d162220fedfe26c55b8a59dfd9fb5bd31c07d175c674087','{"great_race_log":2,"game":"race","rules_version":0,"content":"0f470a135fb3d0003d6453098542cb940f038f36759cf53bfdd0ee8f263cc7f2","options":{"board":"proving_tiny","direction":"forward","first":1,"seats":3},"seats":["person","novice","random"],"commitment":"c0c959571611c52b757b46916283bbfc84286da3a48bff43f1d4c2d1201750a3","nonces":["0000000000000000000000000000000000000000000000000000000000000000","25e3d58d594a2890523dbec17b8aa6211efe07c02c51e445424e5ecee8b29ecb","82f52b95a2d60e477d67a6c1f93c4e4d63384e9506c21c4446f8d45c85d08d36"],"drawn":{"by":"table","table":"6426748919baf5ee5a29","shares":[{"how":"nothing"},{"how":"bot"},{"how":"bot"}]}}','{"settings":{"clock":{"kind":"none"},"window_ms":0,"stand_in_after":null,"spectators":true,"spectator_delay":0,"spectators_talk":false},"seats":[{"holder":{"kind":"person","name":"Ann","stand_in":null},"order":"ask","resigned":false,"votes_to_abandon":false,"left":null,"held":null,"thought":{"asked":34,"depth":51,"sealed":false,"used":5},"earlier":[],"paused":0},{"holder":{"kind":"bot","level":"novice"},"order":"ask","resigned":false,"votes_to_abandon":false,"left":null,"held":null,"thought":null,"earlier":[],"paused":0},{"holder":{"kind":"bot","level":"random"},"order":"ask","resigned":false,"votes_to_abandon":false,"left":null,"held":null,"thought":null,"earlier":[],"paused":0}],"host":0,"status":"over","assisted":false,"window_opened":null,"pause":null,"salt":6265936684673944588}','{"game":"race","board":"proving_tiny","seats":[{"holder":"person","name":"Ann","place":2,"points":0},{"holder":"bot","name":"novice","place":1,"points":17},{"holder":"bot","name":"random","place":3,"points":0}],"turn":1,"delay":0,"commitment":"c0c959571611c52b757b46916283bbfc84286da3a48bff43f1d4c2d1201750a3","counts":true}','','turn=1 order=1,2,3 standing=2,1,3 active=- seat1=at=B5,petrol=5/5,engine=5/5,chassis=5/5,level=2,money=50,assistants=-,passed=no,place=0,hand=jerrycan:1:0,plan=-,sealed=open seat2=at=omega,petrol=2/5,engine=5/5,chassis=5/5,level=7,money=100,assistants=-,passed=no,place=1,hand=-,plan=-,sealed=open seat3=at=alpha,petrol=5/5,engine=5/5,chassis=5/5,level=1,money=70,assistants=-,passed=no,place=0,hand=jerrycan:1:1+militia:1:1,plan=-,sealed=open tiles=C3:p1,B5:p1,B6:p2,D6:p2 removed=- drawn=- discard=jerrycan:1,militia:1,tracker:1 market=- aside=- in_play=- rooms=race(stage=over)');
CREATE TABLE imports (
    game_id TEXT NOT NULL PRIMARY KEY,
    bytes BIGINT NOT NULL,
    opened_at BIGINT NOT NULL
);
CREATE TABLE lines (
    game_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (game_id, seq)
);
INSERT INTO "lines" VALUES('c5fb4ada53326df0c682',1,'{"n":1,"luck":"card militia","h":"6c969a13fcb09176"}');
INSERT INTO "lines" VALUES('c5fb4ada53326df0c682',2,'{"n":2,"luck":"card jerrycan","h":"566ddc2f38bdcb98"}');
INSERT INTO "lines" VALUES('c5fb4ada53326df0c682',3,'{"n":3,"luck":"card jerrycan","h":"ccd9e1eeb6676737"}');
INSERT INTO "lines" VALUES('f3f57e3537452f073dc6',1,'{"n":1,"luck":"card repairman","h":"bfa5515d1b95dcb9"}');
INSERT INTO "lines" VALUES('f3f57e3537452f073dc6',2,'{"n":2,"luck":"card driver","h":"ec8545f23deb8d4d"}');
INSERT INTO "lines" VALUES('f3f57e3537452f073dc6',3,'{"n":3,"luck":"card spare_parts","h":"b6d48b48c399fc9e"}');
INSERT INTO "lines" VALUES('f3f57e3537452f073dc6',4,'{"n":4,"luck":"card jerrycan","h":"54a653b6e209a5c5"}');
INSERT INTO "lines" VALUES('6426748919baf5ee5a29',1,'{"n":1,"luck":"card jerrycan","h":"eed21890821aa3cc"}');
INSERT INTO "lines" VALUES('6426748919baf5ee5a29',2,'{"n":2,"luck":"card militia","h":"fa960040f1b26520"}');
INSERT INTO "lines" VALUES('6426748919baf5ee5a29',3,'{"n":3,"luck":"card tracker","h":"1105ddf3b375aa9d"}');
INSERT INTO "lines" VALUES('6426748919baf5ee5a29',4,'{"n":4,"luck":"card jerrycan","h":"6f04ba655a4307bb"}');
INSERT INTO "lines" VALUES('6426748919baf5ee5a29',5,'{"n":5,"seat":3,"act":"pick jerrycan","h":"53e743c07d800378"}');
INSERT INTO "lines" VALUES('6426748919baf5ee5a29',6,'{"n":6,"seat":2,"act":"pick tracker","h":"7add0007d575cbe2"}');
INSERT INTO "lines" VALUES('6426748919baf5ee5a29',7,'{"n":7,"seat":1,"act":"pick jerrycan","h":"b5c7932d80289a51"}');
INSERT INTO "lines" VALUES('6426748919baf5ee5a29',8,'{"n":8,"seat":2,"act":"plan pmmmg","h":"4c71d677e9275295"}');
INSERT INTO "lines" VALUES('6426748919baf5ee5a29',9,'{"n":9,"seat":3,"act":"plan mmggf","h":"762e1515f1971214"}');
INSERT INTO "lines" VALUES('6426748919baf5ee5a29',10,'{"n":10,"seat":1,"act":"plan pmgff","h":"b49a071fb537f507"}');
INSERT INTO "lines" VALUES('6426748919baf5ee5a29',11,'{"n":11,"seat":1,"act":"drive","h":"e914b787da6f4202"}');
INSERT INTO "lines" VALUES('6426748919baf5ee5a29',12,'{"n":12,"seat":1,"act":"to B4","h":"fb3a2048047bf344"}');
INSERT INTO "lines" VALUES('6426748919baf5ee5a29',13,'{"n":13,"luck":"tile p2","h":"0b7ce231ee1b3ee8"}');
INSERT INTO "lines" VALUES('6426748919baf5ee5a29',14,'{"n":14,"seat":1,"act":"to C3","h":"f68e8474eea854c9"}');
INSERT INTO "lines" VALUES('6426748919baf5ee5a29',15,'{"n":15,"luck":"tile p1","h":"28e5033291a93c8f"}');
INSERT INTO "lines" VALUES('6426748919baf5ee5a29',16,'{"n":16,"seat":1,"act":"to B4","h":"68db078b5f73193f"}');
INSERT INTO "lines" VALUES('6426748919baf5ee5a29',17,'{"n":17,"seat":1,"act":"play jerrycan","h":"93b787ecfa5c079c"}');
INSERT INTO "lines" VALUES('6426748919baf5ee5a29',18,'{"n":18,"seat":1,"act":"to B5","h":"068aa1a18b68b6d7"}');
INSERT INTO "lines" VALUES('6426748919baf5ee5a29',19,'{"n":19,"luck":"tile p1","h":"44cfa6e33da74925"}');
INSERT INTO "lines" VALUES('6426748919baf5ee5a29',20,'{"n":20,"seat":2,"act":"play tracker","h":"0cda6f4bd048b370"}');
INSERT INTO "lines" VALUES('6426748919baf5ee5a29',21,'{"n":21,"luck":"card jerrycan","h":"3eb9958c0f76de91"}');
INSERT INTO "lines" VALUES('6426748919baf5ee5a29',22,'{"n":22,"luck":"card militia","h":"8ac87b2d09cacf89"}');
INSERT INTO "lines" VALUES('6426748919baf5ee5a29',23,'{"n":23,"luck":"card jerrycan","h":"33e9285ca7d046a5"}');
INSERT INTO "lines" VALUES('6426748919baf5ee5a29',24,'{"n":24,"seat":2,"act":"discard jerrycan","h":"57af93c6062cd1ab"}');
INSERT INTO "lines" VALUES('6426748919baf5ee5a29',25,'{"n":25,"seat":2,"act":"drive","h":"aea4ad6480ebd215"}');
INSERT INTO "lines" VALUES('6426748919baf5ee5a29',26,'{"n":26,"seat":2,"act":"to B5","h":"9122c8f4390f3608"}');
INSERT INTO "lines" VALUES('6426748919baf5ee5a29',27,'{"n":27,"seat":2,"act":"play jerrycan","h":"751c0c49b0ae2a34"}');
INSERT INTO "lines" VALUES('6426748919baf5ee5a29',28,'{"n":28,"seat":2,"act":"to B6","h":"7621dabd4ae4082e"}');
INSERT INTO "lines" VALUES('6426748919baf5ee5a29',29,'{"n":29,"luck":"tile p2","h":"58207c05bb2918c0"}');
INSERT INTO "lines" VALUES('6426748919baf5ee5a29',30,'{"n":30,"seat":2,"act":"to charlie","h":"60a75908076607ca"}');
INSERT INTO "lines" VALUES('6426748919baf5ee5a29',31,'{"n":31,"luck":"card jerrycan","h":"492c49c2a5581f47"}');
INSERT INTO "lines" VALUES('6426748919baf5ee5a29',32,'{"n":32,"luck":"card tracker","h":"cb2e9e104a0d13ec"}');
INSERT INTO "lines" VALUES('6426748919baf5ee5a29',33,'{"n":33,"seat":3,"act":"repair","h":"60e05388eac15443"}');
INSERT INTO "lines" VALUES('6426748919baf5ee5a29',34,'{"n":34,"seat":1,"act":"buy petrol 5","h":"7aec97dbe3c1ea44"}');
INSERT INTO "lines" VALUES('6426748919baf5ee5a29',35,'{"n":35,"seat":1,"act":"clear B4","h":"fe86aeeb5e7416ab"}');
INSERT INTO "lines" VALUES('6426748919baf5ee5a29',36,'{"n":36,"seat":2,"act":"play tracker","h":"717bd5c313ede733"}');
INSERT INTO "lines" VALUES('6426748919baf5ee5a29',37,'{"n":37,"luck":"card jerrycan","h":"8476d871ec3c0843"}');
INSERT INTO "lines" VALUES('6426748919baf5ee5a29',38,'{"n":38,"seat":2,"act":"play jerrycan","h":"49d2a865d972f1a8"}');
INSERT INTO "lines" VALUES('6426748919baf5ee5a29',39,'{"n":39,"seat":2,"act":"play jerrycan","h":"9c529e707412b025"}');
INSERT INTO "lines" VALUES('6426748919baf5ee5a29',40,'{"n":40,"seat":2,"act":"drive","h":"abccbfcac90af3bd"}');
INSERT INTO "lines" VALUES('6426748919baf5ee5a29',41,'{"n":41,"seat":2,"act":"to D6","h":"9c2ac7c26d019212"}');
INSERT INTO "lines" VALUES('6426748919baf5ee5a29',42,'{"n":42,"luck":"tile p2","h":"8e2ca92dbf48ae64"}');
INSERT INTO "lines" VALUES('6426748919baf5ee5a29',43,'{"n":43,"seat":2,"act":"to echo","h":"6d9c96c333b0935c"}');
INSERT INTO "lines" VALUES('6426748919baf5ee5a29',44,'{"n":44,"luck":"card tracker","h":"66b5d61c59c8bdca"}');
INSERT INTO "lines" VALUES('6426748919baf5ee5a29',45,'{"n":45,"seat":3,"act":"pass","h":"e8a4886a5bb2f66a"}');
INSERT INTO "lines" VALUES('6426748919baf5ee5a29',46,'{"n":46,"seat":1,"act":"draw","h":"fa4957c868cbc38f"}');
INSERT INTO "lines" VALUES('6426748919baf5ee5a29',47,'{"n":47,"luck":"card jerrycan","h":"3996e7ba941887de"}');
INSERT INTO "lines" VALUES('6426748919baf5ee5a29',48,'{"n":48,"seat":2,"act":"play tracker","h":"fb6c98e67515d1d6"}');
INSERT INTO "lines" VALUES('6426748919baf5ee5a29',49,'{"n":49,"luck":"card jerrycan","h":"8227bf3fe5494994"}');
INSERT INTO "lines" VALUES('6426748919baf5ee5a29',50,'{"n":50,"seat":2,"act":"play jerrycan","h":"f1881d7f9cce99aa"}');
INSERT INTO "lines" VALUES('6426748919baf5ee5a29',51,'{"n":51,"seat":2,"act":"explore","h":"bd4a878c9e60fe8a"}');
INSERT INTO "lines" VALUES('6426748919baf5ee5a29',52,'{"n":52,"seat":1,"act":"fund","h":"70c00eef4d06a441"}');
INSERT INTO "lines" VALUES('6426748919baf5ee5a29',53,'{"n":53,"seat":2,"act":"buy petrol 3","h":"47292ac2a43da8d7"}');
INSERT INTO "lines" VALUES('6426748919baf5ee5a29',54,'{"n":54,"seat":2,"act":"drive","h":"e3e798e7deb83018"}');
INSERT INTO "lines" VALUES('6426748919baf5ee5a29',55,'{"n":55,"seat":2,"act":"to F6","h":"0a74d49537167aa0"}');
INSERT INTO "lines" VALUES('6426748919baf5ee5a29',56,'{"n":56,"seat":2,"act":"to G5","h":"0fb4097be5d2843d"}');
INSERT INTO "lines" VALUES('6426748919baf5ee5a29',57,'{"n":57,"seat":2,"act":"to omega","h":"b07e9b753c010b11"}');
INSERT INTO "lines" VALUES('f3f57e3537452f073dc6',5,'{"n":5,"seat":1,"act":"pick jerrycan","h":"628ba1b8c558414e"}');
INSERT INTO "lines" VALUES('f3f57e3537452f073dc6',6,'{"n":6,"seat":3,"act":"pick repairman","h":"beaef5bd639bc4dc"}');
INSERT INTO "lines" VALUES('f3f57e3537452f073dc6',7,'{"n":7,"seat":2,"act":"pick driver","h":"e7410d1069bd75bd"}');
INSERT INTO "lines" VALUES('f3f57e3537452f073dc6',8,'{"n":8,"seat":2,"act":"plan pmmmg","h":"b9d0aec129cca042"}');
INSERT INTO "lines" VALUES('f3f57e3537452f073dc6',9,'{"n":9,"seat":3,"act":"plan pppmf","h":"5ba783cc74f0051b"}');
INSERT INTO "lines" VALUES('f3f57e3537452f073dc6',10,'{"n":10,"seat":1,"act":"plan pmmmg","h":"8694470fa2f87c6b"}');
INSERT INTO "lines" VALUES('f3f57e3537452f073dc6',11,'{"n":11,"seat":2,"act":"play driver","h":"1a42f603e78a20ce"}');
INSERT INTO "lines" VALUES('f3f57e3537452f073dc6',12,'{"n":12,"seat":2,"act":"to B5","h":"ce21c25a6bc9b7d0"}');
INSERT INTO "lines" VALUES('f3f57e3537452f073dc6',13,'{"n":13,"luck":"tile p1","h":"632947346409d6b2"}');
INSERT INTO "lines" VALUES('f3f57e3537452f073dc6',14,'{"n":14,"seat":2,"act":"to C5","h":"0e6889a824e8dbcb"}');
INSERT INTO "lines" VALUES('f3f57e3537452f073dc6',15,'{"n":15,"luck":"tile p1_d5","h":"17fee456e9b79fff"}');
INSERT INTO "lines" VALUES('f3f57e3537452f073dc6',16,'{"n":16,"seat":2,"act":"split e1 c4","h":"731285596535699a"}');
INSERT INTO "lines" VALUES('f3f57e3537452f073dc6',17,'{"n":17,"seat":2,"act":"to charlie","h":"afcae1ccc30f0899"}');
INSERT INTO "lines" VALUES('f3f57e3537452f073dc6',18,'{"n":18,"luck":"card financial","h":"65daa783f48308f4"}');
INSERT INTO "lines" VALUES('f3f57e3537452f073dc6',19,'{"n":19,"luck":"card trail_hunter","h":"725bf56c6cfeb874"}');
INSERT INTO "lines" VALUES('f3f57e3537452f073dc6',20,'{"n":20,"seat":2,"act":"discard trail_hunter","h":"f159515c7938ce7d"}');
INSERT INTO "lines" VALUES('f3f57e3537452f073dc6',21,'{"n":21,"seat":2,"act":"play financial","h":"97335650a6849021"}');
INSERT INTO "lines" VALUES('f3f57e3537452f073dc6',22,'{"n":22,"seat":2,"act":"explore","h":"6c2a125ee9f62a0d"}');
INSERT INTO "lines" VALUES('f3f57e3537452f073dc6',23,'{"n":23,"luck":"tile p1_stop","h":"af34ab04959bc74e"}');
INSERT INTO "lines" VALUES('f3f57e3537452f073dc6',24,'{"n":24,"luck":"tile p1_danger","h":"cd44e8279f9e5683"}');
INSERT INTO "lines" VALUES('f3f57e3537452f073dc6',25,'{"n":25,"seat":2,"act":"take p1_stop","h":"8d5df77f5115bc09"}');
INSERT INTO "lines" VALUES('f3f57e3537452f073dc6',26,'{"n":26,"seat":2,"act":"place D6","h":"04aeef6649e2e24d"}');
INSERT INTO "lines" VALUES('f3f57e3537452f073dc6',27,'{"n":27,"seat":2,"act":"place B3","h":"566d32d8bbb12108"}');
INSERT INTO "lines" VALUES('f3f57e3537452f073dc6',28,'{"n":28,"seat":3,"act":"fund","h":"f098c424a13a2714"}');
INSERT INTO "lines" VALUES('f3f57e3537452f073dc6',29,'{"n":29,"seat":1,"act":"explore","h":"9f6067ba0eb6b999"}');
INSERT INTO "lines" VALUES('f3f57e3537452f073dc6',30,'{"n":30,"luck":"tile p1_d2_stop","h":"5848b06cba8f11b9"}');
INSERT INTO "lines" VALUES('f3f57e3537452f073dc6',31,'{"n":31,"luck":"tile p1","h":"02e5a89626d082de"}');
INSERT INTO "lines" VALUES('f3f57e3537452f073dc6',32,'{"n":32,"seat":1,"act":"take p1_d2_stop","h":"51834a14c04eb03f"}');
INSERT INTO "lines" VALUES('f3f57e3537452f073dc6',33,'{"n":33,"seat":1,"act":"place A5","h":"ca0e41ed6c3855c9"}');
INSERT INTO "lines" VALUES('f3f57e3537452f073dc6',34,'{"n":34,"seat":1,"act":"place E7","h":"8dec22062b0cb248"}');
INSERT INTO "lines" VALUES('f3f57e3537452f073dc6',35,'{"n":35,"seat":2,"act":"buy petrol 3","h":"10f03ec90814eda9"}');
INSERT INTO "lines" VALUES('f3f57e3537452f073dc6',36,'{"n":36,"seat":2,"act":"drive","h":"bcafb114cad93abf"}');
INSERT INTO "lines" VALUES('f3f57e3537452f073dc6',37,'{"n":37,"seat":2,"act":"to D6","h":"25951c0bfba81cf9"}');
INSERT INTO "lines" VALUES('c5fb4ada53326df0c682',4,'{"n":4,"seat":1,"act":"pick jerrycan","h":"cb69832ea3c53cbe"}');
INSERT INTO "lines" VALUES('f3f57e3537452f073dc6',38,'{"n":38,"seat":3,"act":"explore","h":"acb75ecf7784cae0"}');
INSERT INTO "lines" VALUES('f3f57e3537452f073dc6',39,'{"n":39,"luck":"tile p3","h":"6c0b2f687401fae3"}');
INSERT INTO "lines" VALUES('f3f57e3537452f073dc6',40,'{"n":40,"luck":"tile p2","h":"1722c81fbb7ae327"}');
INSERT INTO "lines" VALUES('f3f57e3537452f073dc6',41,'{"n":41,"seat":3,"act":"take p2","h":"6624ef65109c6fb8"}');
INSERT INTO "lines" VALUES('c5fb4ada53326df0c682',5,'{"n":5,"seat":2,"act":"pick militia","h":"32510bffaec5b0cc"}');
INSERT INTO "lines" VALUES('f3f57e3537452f073dc6',42,'{"n":42,"seat":3,"act":"place F7","h":"e889aeb510b95e1e"}');
INSERT INTO "lines" VALUES('f3f57e3537452f073dc6',43,'{"n":43,"seat":3,"act":"place F5","h":"79da95b6f7bdb6db"}');
INSERT INTO "lines" VALUES('c5fb4ada53326df0c682',6,'{"n":6,"seat":1,"act":"plan mmggf","h":"b0a50a4020c99ed4"}');
INSERT INTO "lines" VALUES('c5fb4ada53326df0c682',7,'{"n":7,"seat":2,"act":"plan ggggg","h":"6eba11c63da0528c"}');
INSERT INTO "lines" VALUES('c5fb4ada53326df0c682',8,'{"n":8,"seat":2,"act":"pass","h":"cfcd230f3f07f4a7"}');
INSERT INTO "lines" VALUES('c5fb4ada53326df0c682',9,'{"n":9,"seat":1,"act":"drive","h":"48a8e127dee263c1"}');
INSERT INTO "lines" VALUES('c5fb4ada53326df0c682',10,'{"n":10,"seat":1,"act":"ride alpha-bravo","h":"882cb39624700cc4"}');
INSERT INTO "lines" VALUES('c5fb4ada53326df0c682',11,'{"n":11,"luck":"card tracker","h":"d1a95d341b5b424b"}');
INSERT INTO "lines" VALUES('c5fb4ada53326df0c682',12,'{"n":12,"seat":1,"act":"drive","h":"b27431c621e5fba5"}');
INSERT INTO "lines" VALUES('c5fb4ada53326df0c682',13,'{"n":13,"seat":1,"act":"to C3","h":"9428802e24471113"}');
INSERT INTO "lines" VALUES('c5fb4ada53326df0c682',14,'{"n":14,"luck":"tile p1","h":"271fa5ba29d7b42b"}');
INSERT INTO "lines" VALUES('c5fb4ada53326df0c682',15,'{"n":15,"seat":1,"act":"to B3","h":"7a89f5e8b8f6ee6d"}');
INSERT INTO "lines" VALUES('c5fb4ada53326df0c682',16,'{"n":16,"luck":"tile p2","h":"b733dc8082669ced"}');
INSERT INTO "lines" VALUES('c5fb4ada53326df0c682',17,'{"n":17,"seat":1,"act":"to alpha","h":"f304358141af3cc4"}');
INSERT INTO "lines" VALUES('c5fb4ada53326df0c682',18,'{"n":18,"seat":1,"act":"buy petrol 1","h":"86a2eca8584314c2"}');
INSERT INTO "lines" VALUES('c5fb4ada53326df0c682',19,'{"n":19,"seat":1,"act":"play jerrycan","h":"7c49d3031b8eb5f7"}');
INSERT INTO "lines" VALUES('c5fb4ada53326df0c682',20,'{"n":20,"seat":1,"act":"clear B3","h":"0d92f4f6256ace3a"}');
INSERT INTO "lines" VALUES('c5fb4ada53326df0c682',21,'{"n":21,"seat":1,"act":"play jerrycan","h":"d91a527ee3e7a6e4"}');
INSERT INTO "lines" VALUES('c5fb4ada53326df0c682',22,'{"n":22,"seat":1,"act":"pass","h":"cd4b7fdbefb222b6"}');
INSERT INTO "lines" VALUES('c5fb4ada53326df0c682',23,'{"n":23,"luck":"card militia","h":"e77cb6e46e50d755"}');
INSERT INTO "lines" VALUES('c5fb4ada53326df0c682',24,'{"n":24,"luck":"card jerrycan","h":"ab6f75598849d212"}');
INSERT INTO "lines" VALUES('c5fb4ada53326df0c682',25,'{"n":25,"luck":"card jerrycan","h":"38c2322b0dffcc63"}');
INSERT INTO "lines" VALUES('c5fb4ada53326df0c682',26,'{"n":26,"seat":1,"act":"pick militia","h":"9afd9fc198ba5ef4"}');
INSERT INTO "lines" VALUES('c5fb4ada53326df0c682',27,'{"n":27,"seat":2,"act":"pick jerrycan","h":"71f5370395f57fab"}');
INSERT INTO "lines" VALUES('c5fb4ada53326df0c682',28,'{"n":28,"seat":1,"act":"plan mggff","h":"d7fb2575ea758acb"}');
INSERT INTO "lines" VALUES('c5fb4ada53326df0c682',29,'{"n":29,"seat":2,"act":"plan pgggg","h":"7e925ebe2521f563"}');
INSERT INTO "lines" VALUES('c5fb4ada53326df0c682',30,'{"n":30,"seat":2,"act":"explore","h":"49eb2368bba08648"}');
INSERT INTO "lines" VALUES('c5fb4ada53326df0c682',31,'{"n":31,"luck":"tile p2","h":"a14476fcea399b5d"}');
INSERT INTO "lines" VALUES('c5fb4ada53326df0c682',32,'{"n":32,"luck":"tile p1","h":"39b98c94162f1bbc"}');
INSERT INTO "lines" VALUES('c5fb4ada53326df0c682',33,'{"n":33,"seat":2,"act":"take p2","h":"da43eeec19b1ec86"}');
INSERT INTO "lines" VALUES('c5fb4ada53326df0c682',34,'{"n":34,"seat":2,"act":"place A3","h":"ffb2d036909e3126"}');
INSERT INTO "lines" VALUES('c5fb4ada53326df0c682',35,'{"n":35,"seat":2,"act":"place B5","h":"0194cd17b710fcaf"}');
INSERT INTO "lines" VALUES('c5fb4ada53326df0c682',36,'{"n":36,"seat":1,"act":"play tracker","h":"f012f4fc522f03e8"}');
INSERT INTO "lines" VALUES('c5fb4ada53326df0c682',37,'{"n":37,"luck":"card jerrycan","h":"8db8ed96b36bd41f"}');
INSERT INTO "lines" VALUES('c5fb4ada53326df0c682',38,'{"n":38,"seat":1,"act":"clear B5","h":"5031585bb8a6cd7b"}');
INSERT INTO "lines" VALUES('c5fb4ada53326df0c682',39,'{"n":39,"seat":2,"act":"pass","h":"256dd455959f18cd"}');
INSERT INTO "lines" VALUES('c5fb4ada53326df0c682',40,'{"n":40,"seat":1,"act":"buy petrol 1","h":"51249b5a486b6046"}');
INSERT INTO "lines" VALUES('c5fb4ada53326df0c682',41,'{"n":41,"seat":1,"act":"fund","h":"67c5dfafc56179ed"}');
INSERT INTO "lines" VALUES('c5fb4ada53326df0c682',42,'{"n":42,"seat":1,"act":"play jerrycan","h":"b5ebe2901cf95848"}');
INSERT INTO "lines" VALUES('c5fb4ada53326df0c682',43,'{"n":43,"seat":1,"act":"clear A3","h":"3e206d93f4d3b3b3"}');
CREATE TABLE mutes (
    game_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    muted BIGINT NOT NULL,
    PRIMARY KEY (game_id, seat, muted)
);
CREATE TABLE receipts (
    game_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    idempotency_key TEXT NOT NULL,
    request_hash TEXT NOT NULL,
    answer TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (game_id, seat, idempotency_key)
);
INSERT INTO "receipts" VALUES('6426748919baf5ee5a29',0,'older-key-0','b92c78c907facfd06770c9ef2a1185c4d3961881f05de704897657fa668e8123','{"version":4}',1795036617558);
INSERT INTO "receipts" VALUES('6426748919baf5ee5a29',0,'older-key-1','e22a15911aac4a540e9af56091ceee9bd2f8f9d6afc54212796ade95a6b35123','{"version":7}',1795036617564);
INSERT INTO "receipts" VALUES('6426748919baf5ee5a29',0,'older-key-2','655ef097e6a2b01718a77a33d3ac5c7760f7797f9dda87141e756fe32fc7b1db','{"version":8}',1795036617567);
INSERT INTO "receipts" VALUES('6426748919baf5ee5a29',0,'older-key-3','8ea53fdcfc4c0170a00e2ae0a839e0bac4151b27437ac0e77f37709c0bc5dc9f','{"version":9}',1795036617576);
INSERT INTO "receipts" VALUES('6426748919baf5ee5a29',0,'older-key-4','1c1acb2611660de977fd7ebfa5ea0852981efcb9f7038bb8afaf80c5a0e6b6b2','{"version":10}',1795036617588);
INSERT INTO "receipts" VALUES('6426748919baf5ee5a29',0,'older-key-5','f4b735cb961d04d51862388757b6189520e5a30da83b849ddc9710a3f9944fcd','{"version":11}',1795036617594);
INSERT INTO "receipts" VALUES('6426748919baf5ee5a29',0,'older-key-6','f1e46f3f5de36f4bb178daee8813e148f8c8221c28048565cd1fee8262cc7c6b','{"version":12}',1795036617599);
INSERT INTO "receipts" VALUES('6426748919baf5ee5a29',0,'older-key-7','558b10fbe2cfd16117b7ffc5e2acf9f99397bdf6f29bb12006ac8bb40a848598','{"version":13}',1795036617610);
INSERT INTO "receipts" VALUES('6426748919baf5ee5a29',0,'older-key-8','d6f602c87207944a1f9866cbfcb44f1010b3e4b627d271b8ba65d1456985bf87','{"version":22}',1795036617643);
INSERT INTO "receipts" VALUES('6426748919baf5ee5a29',0,'older-key-9','d08914a30595d30a678a73e009bc89d9fc0702ddf8812e5f22bc070077846e0f','{"version":23}',1795036617656);
INSERT INTO "receipts" VALUES('6426748919baf5ee5a29',0,'older-key-10','c5988bbf410253a70ae36e35fe78b7903dbed27a49ad0b9cb5b5886f70f76f46','{"version":31}',1795036617688);
INSERT INTO "receipts" VALUES('6426748919baf5ee5a29',0,'older-key-11','8ea8dfa3de3baec27f06df0ab1f6e93c52333666b645bc2915a11e3a8d056215','{"version":35}',1795036617702);
INSERT INTO "receipts" VALUES('f3f57e3537452f073dc6',0,'older-key-12','606f12617679a6a15d9710f7c397a9152ccf8f032cf4fa68ada2203f6b2cd087','{"version":2}',1795036617744);
INSERT INTO "receipts" VALUES('f3f57e3537452f073dc6',0,'older-key-13','5990854f286e4c627383fb5efc4e831284c667f28de752ed8742d97c6bca79f4','{"version":7}',1795036617754);
INSERT INTO "receipts" VALUES('f3f57e3537452f073dc6',0,'older-key-14','b2d7e9d58e8faffae4e7407e688ba33c04ff32474c1bc3c88335bd815d34b0fb','{"version":20}',1795036617799);
INSERT INTO "receipts" VALUES('f3f57e3537452f073dc6',0,'older-key-15','e0e8d3b0f3b99cfd06275f4eaa2bc36f1c96280a852b21aa4c7d8b5e8e2cca2e','{"version":21}',1795036617809);
INSERT INTO "receipts" VALUES('f3f57e3537452f073dc6',0,'older-key-16','4dfcf514608236d18980f1f575e3d4f5d2f58f5944df5ff0c2b8303fcbedd932','{"version":22}',1795036617815);
INSERT INTO "receipts" VALUES('f3f57e3537452f073dc6',0,'older-key-17','2a74297372108d8648da2bbfb2007e52fdadea520722afec911bc36d25bb360b','{"version":23}',1795036617826);
INSERT INTO "receipts" VALUES('c5fb4ada53326df0c682',0,'older-key-18','606f12617679a6a15d9710f7c397a9152ccf8f032cf4fa68ada2203f6b2cd087','{"version":2}',1795036617897);
INSERT INTO "receipts" VALUES('c5fb4ada53326df0c682',1,'older-key-19','9d44548fe5181bc51e6cb7b67fa6fd965608ebab0ab2785737c96dccf7073a82','{"version":3}',1795036617902);
INSERT INTO "receipts" VALUES('c5fb4ada53326df0c682',0,'older-key-20','e121057d15a14d072430c57da51f8b51df6c24b6d9db65716b801fbc0f0aacc0','{"version":4}',1795036617919);
INSERT INTO "receipts" VALUES('c5fb4ada53326df0c682',1,'older-key-21','e1bde955cf35cd30d297cdf0e361f20c01b6338a6f6a2a92c3d63916e69d58fa','{"version":5}',1795036617930);
INSERT INTO "receipts" VALUES('c5fb4ada53326df0c682',1,'older-key-22','bbca28d76578da6db0ebe8be8f5f9ea806151bba3da21f41249d480b62a7746e','{"version":6}',1795036617935);
INSERT INTO "receipts" VALUES('c5fb4ada53326df0c682',0,'older-key-23','4b60dea7c15ce107c45c2bf5d75019aba42f5bd1e85d33b881a9565d5901c57f','{"version":7}',1795036617944);
INSERT INTO "receipts" VALUES('c5fb4ada53326df0c682',0,'older-key-24','afd5562c07549e3d44b8600357824af0a17af37d05c213f8f2dac97454a674b3','{"version":8}',1795036617954);
INSERT INTO "receipts" VALUES('c5fb4ada53326df0c682',0,'older-key-25','7e686fd5e656d7481100a691052499ab434152d7041e3bcfa3d2e7e218b23114','{"version":9}',1795036617961);
INSERT INTO "receipts" VALUES('c5fb4ada53326df0c682',0,'older-key-26','1c1acb2611660de977fd7ebfa5ea0852981efcb9f7038bb8afaf80c5a0e6b6b2','{"version":10}',1795036617966);
INSERT INTO "receipts" VALUES('c5fb4ada53326df0c682',0,'older-key-27','ff45370448c1b8011326243804e4131d9f38f3519e689686ca7ec8040cfb2558','{"version":11}',1795036617970);
INSERT INTO "receipts" VALUES('c5fb4ada53326df0c682',0,'older-key-28','e1748aa3e811e4ac735ef8139da62c2c300b1fca516e02c75d02816357f700c2','{"version":12}',1795036617976);
INSERT INTO "receipts" VALUES('c5fb4ada53326df0c682',0,'older-key-29','f6f90e410becfe4fd994930cb7e2fac680a88d02c9532897afd46c9f1c3177bc','{"version":13}',1795036617981);
INSERT INTO "receipts" VALUES('c5fb4ada53326df0c682',0,'older-key-30','c7337987e5cf5eaf040bc758e0ffc38420282578fca0a77ad5c7459417d78c09','{"version":14}',1795036617986);
INSERT INTO "receipts" VALUES('c5fb4ada53326df0c682',0,'older-key-31','3aae1b52b7dbb00230348f22a9331841da33972b8b7d5e32b1719f48a2423083','{"version":15}',1795036617990);
INSERT INTO "receipts" VALUES('c5fb4ada53326df0c682',0,'older-key-32','97d7e4d854433504704c8069f70eff4ee936bd44ea09a12873e65256b3a0a5e4','{"version":16}',1795036617997);
INSERT INTO "receipts" VALUES('c5fb4ada53326df0c682',0,'older-key-33','7f3d269405d3fbae938435fa85d89b51e162ab36347b3322f0a541d6866f9a37','{"version":17}',1795036618002);
INSERT INTO "receipts" VALUES('c5fb4ada53326df0c682',0,'older-key-34','402c9b42dc19a0794400ad410ea49087317250ca33bc12bd1a5fba207a3a6b4e','{"version":18}',1795036618007);
INSERT INTO "receipts" VALUES('c5fb4ada53326df0c682',1,'older-key-35','9c6c83516f77fb0b562675dbafe5755e568f81f4b8e92e6f55f5166fe219e2f1','{"version":19}',1795036618012);
INSERT INTO "receipts" VALUES('c5fb4ada53326df0c682',0,'older-key-36','affc13d7c09ac80bd5c9833dc57030afb22031640ba403b96ca0c4a891ed1e4c','{"version":20}',1795036618016);
INSERT INTO "receipts" VALUES('c5fb4ada53326df0c682',1,'older-key-37','dc7e4ec7866b3f6bce5b65451f2a822fed68562c933dd1ebf3ba5f379ea8828e','{"version":21}',1795036618021);
INSERT INTO "receipts" VALUES('c5fb4ada53326df0c682',1,'older-key-38','70061677c185f0423d1c08c00c0c53ea41bd7355255be0c5a0ace2c7b254fc43','{"version":22}',1795036618028);
INSERT INTO "receipts" VALUES('c5fb4ada53326df0c682',1,'older-key-39','5e604011f76aec19332c1e8af7f9a6bbafa297ae3fb217cb0475a8e0ac9ffad4','{"version":23}',1795036618034);
INSERT INTO "receipts" VALUES('c5fb4ada53326df0c682',1,'older-key-40','8a4fbbdc5ac319445873b7e92f002a89ac3c3ed84001e8eb25d6c97de52b9c7f','{"version":24}',1795036618039);
INSERT INTO "receipts" VALUES('c5fb4ada53326df0c682',1,'older-key-41','e4a30f0ea879b418a4db03aaa4ec1def72e68cfa05f7bb8732b858bb6c9f854a','{"version":25}',1795036618046);
INSERT INTO "receipts" VALUES('c5fb4ada53326df0c682',0,'older-key-42','86c7b093b4bc3be34e4c6bad45376f3db3114f40e426dd8a6b3056250d47d12d','{"version":26}',1795036618050);
INSERT INTO "receipts" VALUES('c5fb4ada53326df0c682',0,'older-key-43','ab7986c5dc2901b5592be907397c35ccd195f7abb8f6e869f30732f769946cc6','{"version":27}',1795036618056);
INSERT INTO "receipts" VALUES('c5fb4ada53326df0c682',1,'older-key-44','2466ac4d544c3d46e17e98a4b69e5b76a421c4eedc173c14f965e5ba3372f6b8','{"version":28}',1795036618062);
INSERT INTO "receipts" VALUES('c5fb4ada53326df0c682',0,'older-key-45','cbff5cf044118e6243d9e3c2b82b6d80358562c044a78db017ca5a5f4b52aebb','{"version":29}',1795036618066);
INSERT INTO "receipts" VALUES('c5fb4ada53326df0c682',0,'older-key-46','1669b3344661b66639fdebce1342288e8f763fa72311b7fd57552b0895322e63','{"version":30}',1795036618072);
INSERT INTO "receipts" VALUES('c5fb4ada53326df0c682',0,'older-key-47','faa1d0c53975b3a48e19cedf49975386d027c9cec3ab6b0dae1a3dd1fe0039af','{"version":31}',1795036618079);
INSERT INTO "receipts" VALUES('c5fb4ada53326df0c682',0,'older-key-48','7da5fd7ca4b75c5b9904a6409430c873b170ebffa03f23b18e78288d9c48e3eb','{"version":32}',1795036618085);
CREATE TABLE seat_keys (
    game_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    token_hash TEXT NOT NULL,
    recovery_hash TEXT NOT NULL,
    PRIMARY KEY (game_id, seat)
);
INSERT INTO "seat_keys" VALUES('c5fb4ada53326df0c682',0,'84e64b60c754d8761088fe0d23c9565451467e96e28c170338f7041caec4ccff','e2077f288c9b896b2ef46c4f8d4fa4ef143c3d096e6bb542098b2ecdd0ec8f1c');
INSERT INTO "seat_keys" VALUES('c5fb4ada53326df0c682',1,'27af04c1d85f6e1c9bb4e3342381fd5b91880364924023694ba097bd7495d2a9','7c93078d3edeef716060592909dc792238b745d495672ca8b6245d79d0432126');
INSERT INTO "seat_keys" VALUES('f3f57e3537452f073dc6',0,'275d3f924419a72c461002dc37e2e697aa39f6017d110ca3968d3fb2c23672e2','9f7d6ce839297653e2bddb2d75a6667a654ed3b6afed6c980ba26611eb04d57c');
INSERT INTO "seat_keys" VALUES('6426748919baf5ee5a29',0,'5374f328bac8fa156ad188fa7f71b44d61449a33aeba672bf59395f9fece02d8','b5a5949aef31155b5e3bce0bb3e3ea8e4d75ce51c69b739235d8079fb90af0eb');
CREATE INDEX games_by_status ON games (status, updated_at);
CREATE INDEX imports_by_age ON imports (opened_at);
