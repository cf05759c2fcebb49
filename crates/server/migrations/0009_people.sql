-- Players who want to be known over several tables. Whoever has the token is the player.
CREATE TABLE players (
    id TEXT NOT NULL PRIMARY KEY,
    token_hash TEXT NOT NULL,
    recovery_hash TEXT NOT NULL,
    name TEXT NOT NULL,
    -- What the name looks like: no two are taken for each other.
    look TEXT NOT NULL,
    -- Wants to stand on the leaderboard.
    listed BIGINT NOT NULL,
    created_at BIGINT NOT NULL
);
CREATE UNIQUE INDEX players_by_token ON players (token_hash);
CREATE UNIQUE INDEX players_by_code ON players (recovery_hash);
CREATE UNIQUE INDEX players_by_look ON players (look);

-- Which player sits, or sat, on a seat. `player` is a number without a person once the player was deleted.
CREATE TABLE sittings (
    game_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    player TEXT NOT NULL,
    since BIGINT NOT NULL,
    -- Before the start the player wanted the game to count for the leaderboard.
    rated BIGINT NOT NULL,
    -- The player left while the game ran: 1 and the number of the last line of chat by then.
    gone BIGINT NOT NULL,
    -- 0: not yet, 1: counts for the leaderboard, 2: is over and does not.
    counted BIGINT NOT NULL,
    place BIGINT NOT NULL,
    points BIGINT NOT NULL,
    ended_at BIGINT NOT NULL,
    PRIMARY KEY (game_id, seat)
);
CREATE INDEX sittings_by_player ON sittings (player, since);
CREATE INDEX sittings_by_end ON sittings (counted, ended_at);
