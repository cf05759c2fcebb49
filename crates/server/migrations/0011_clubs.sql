-- Clubs, and who is in which.
CREATE TABLE clubs (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    -- A player.
    owner TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    version BIGINT NOT NULL
);
CREATE TABLE members (
    club_id TEXT NOT NULL,
    player TEXT NOT NULL,
    joined_at BIGINT NOT NULL,
    PRIMARY KEY (club_id, player)
);
CREATE INDEX members_by_player ON members (player);

-- Tournaments of clubs. `data` is all of one: what is played, who takes part, rounds, tables and results. It is taken only where the
-- version still is what its server had read: so a round is opened once.
CREATE TABLE tournaments (
    id TEXT NOT NULL PRIMARY KEY,
    club_id TEXT NOT NULL,
    -- open, running, over
    status TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    version BIGINT NOT NULL,
    data TEXT NOT NULL
);
CREATE INDEX tournaments_by_club ON tournaments (club_id, created_at);
CREATE INDEX tournaments_by_status ON tournaments (status);
