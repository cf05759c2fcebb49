-- Games from strangers' files: how long the file was, and when somebody last opened the game. Those that nobody opens are deleted.
CREATE TABLE imports (
    game_id TEXT NOT NULL PRIMARY KEY,
    bytes BIGINT NOT NULL,
    opened_at BIGINT NOT NULL
);
CREATE INDEX imports_by_age ON imports (opened_at);
