-- Several servers on one database. Every change of a table moves its version on, and is taken only where the version still is what
-- its server had read: two servers never write over each other.
ALTER TABLE games ADD COLUMN version BIGINT NOT NULL DEFAULT 0;
-- The server that keeps the table, or nobody: its bots, clocks and windows.
ALTER TABLE games ADD COLUMN keeper TEXT NOT NULL DEFAULT '';
-- Since when clocks run and people are away, for servers that share the table; a server that starts alone begins anew.
ALTER TABLE games ADD COLUMN clocks TEXT NOT NULL DEFAULT '';
ALTER TABLE campaigns ADD COLUMN version BIGINT NOT NULL DEFAULT 0;

-- The last batch that a server has written: where the answer to a commit is lost, this one tells.
CREATE TABLE batches (
    node TEXT NOT NULL PRIMARY KEY,
    number BIGINT NOT NULL
);

-- Servers, and until when each keeps its tables (milliseconds since the epoch, by the clock of the database).
CREATE TABLE nodes (
    id TEXT NOT NULL PRIMARY KEY,
    until BIGINT NOT NULL
);

-- Who is connected to which server: sockets of a seat, and those of them that are its secret hand.
CREATE TABLE presence (
    game_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    node TEXT NOT NULL,
    sockets BIGINT NOT NULL,
    hands BIGINT NOT NULL,
    PRIMARY KEY (game_id, seat, node)
);
CREATE INDEX presence_by_node ON presence (node);
