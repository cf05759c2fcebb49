-- What addresses have taken from limits that hold over all servers on one database: when all of it will have come back (microseconds
-- since the epoch, by the clock of the database). A server that is alone writes nothing here.
CREATE TABLE taken (
    bucket TEXT NOT NULL,
    household TEXT NOT NULL,
    full_at BIGINT NOT NULL,
    PRIMARY KEY (bucket, household)
);
