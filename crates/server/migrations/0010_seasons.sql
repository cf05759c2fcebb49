-- Stretches of the calendar that whoever keeps the server has opened: from the first moment on, up to the last and without it.
CREATE TABLE seasons (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    from_at BIGINT NOT NULL,
    until_at BIGINT NOT NULL,
    -- Ratings go on from what was before; otherwise everybody begins anew.
    carries BIGINT NOT NULL
);
