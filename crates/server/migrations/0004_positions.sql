-- The last position in notation, written with the records that led to it. It holds what players hide: never shown. Empty before the
-- start, and in rows from before this column until their table is opened again.
ALTER TABLE games ADD COLUMN position TEXT NOT NULL DEFAULT '';
