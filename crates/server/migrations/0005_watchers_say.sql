-- What somebody who watches is called; the names of those who sit there stand with the table.
ALTER TABLE chat ADD COLUMN name TEXT NOT NULL DEFAULT '';
