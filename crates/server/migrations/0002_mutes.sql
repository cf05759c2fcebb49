-- Whom a seat does not want to hear.
CREATE TABLE mutes (
    game_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    muted BIGINT NOT NULL,
    PRIMARY KEY (game_id, seat, muted)
);
