-- Notices by mail and by push: what people want of them, and what is to be told. Addresses are personal data: they stand in the first
-- two tables alone, and go with the player.
CREATE TABLE notice_wishes (
    player TEXT NOT NULL PRIMARY KEY,
    -- Nothing where no mail is wanted.
    address TEXT NOT NULL,
    -- 1 once the link of the first mail was followed: nothing else is sent before.
    confirmed BIGINT NOT NULL,
    -- When the address was given; the link of the first mail holds for this time alone.
    asked_at BIGINT NOT NULL,
    -- Letters in a row that the other side refused for good.
    failures BIGINT NOT NULL,
    -- Language, quiet hours and the like, as JSON.
    wishes TEXT NOT NULL
);
CREATE INDEX notice_wishes_by_address ON notice_wishes (address);

-- Browsers that take notices by push.
CREATE TABLE push_places (
    -- A hash of the address.
    id TEXT NOT NULL PRIMARY KEY,
    player TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    failures BIGINT NOT NULL
);
CREATE INDEX push_places_by_player ON push_places (player);

-- What is to be told, and what was told: one question is told once.
CREATE TABLE notices (
    -- A hash of who, by which way, what, and about which question.
    id TEXT NOT NULL PRIMARY KEY,
    player TEXT NOT NULL,
    -- mail, or the id of a browser.
    place TEXT NOT NULL,
    kind TEXT NOT NULL,
    game_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    question BIGINT NOT NULL,
    made_at BIGINT NOT NULL,
    -- Not before.
    due_at BIGINT NOT NULL,
    -- The server that is sending it, and until when nobody else does.
    holder TEXT NOT NULL,
    held_until BIGINT NOT NULL,
    -- How often it was taken: whoever takes it must have seen this number.
    tries BIGINT NOT NULL,
    -- 0 while it is to be sent.
    done_at BIGINT NOT NULL,
    -- sent, seen, moot, failed
    outcome TEXT NOT NULL
);
CREATE INDEX notices_by_due ON notices (done_at, due_at);
CREATE INDEX notices_by_player ON notices (player, done_at);
CREATE INDEX notices_by_game ON notices (game_id);

-- Keys that a server has made for itself, and that all that share the database use.
CREATE TABLE server_keys (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);
