-- Campaigns of solo games. One belongs to whoever has the token whose hash is its owner; several may have the same owner. `data` is the
-- file of the campaign, `running` the table of the game that is played, or empty, `played` how many games were entered here.
CREATE TABLE campaigns (
    id TEXT NOT NULL PRIMARY KEY,
    owner TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    opened_at BIGINT NOT NULL,
    running TEXT NOT NULL,
    played BIGINT NOT NULL,
    bytes BIGINT NOT NULL,
    data TEXT NOT NULL
);
CREATE INDEX campaigns_by_owner ON campaigns (owner);
CREATE INDEX campaigns_by_running ON campaigns (running);
CREATE INDEX campaigns_by_age ON campaigns (opened_at);
