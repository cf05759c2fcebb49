-- The log is the game: one row for each record, never changed. Everything runs on SQLite and PostgreSQL alike.
CREATE TABLE contents (
    hash TEXT NOT NULL PRIMARY KEY,
    files TEXT NOT NULL
);

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
);
CREATE INDEX games_by_status ON games (status, updated_at);

CREATE TABLE lines (
    game_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (game_id, seq)
);

-- Hashes of secrets, never the secrets.
CREATE TABLE seat_keys (
    game_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    token_hash TEXT NOT NULL,
    recovery_hash TEXT NOT NULL,
    PRIMARY KEY (game_id, seat)
);

-- What a command was answered, so that it can be sent again.
CREATE TABLE receipts (
    game_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    idempotency_key TEXT NOT NULL,
    request_hash TEXT NOT NULL,
    answer TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (game_id, seat, idempotency_key)
);

CREATE TABLE chat (
    game_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    body TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (game_id, seq)
);
