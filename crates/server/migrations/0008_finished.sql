-- Records are counted from finished games; what has changed since somebody last looked is found here.
CREATE INDEX games_finished ON games (status, hidden, updated_at);
