//! The server knows no game: what belongs to one is told by the session, in types that all games share.

use crate::{
    source::{self, Source},
    tree::Tree,
};

/// Words of single games.
const GAMES: [&str; 4] = ["motorcar", "flick", "race", "crew"];
/// Words that are a game's own as a field or a key; an answer may well be called the board of a game.
const FIELDS: [&str; 3] = ["board", "direction", "crews"];

pub fn check(tree: &Tree) -> Vec<String> {
    let mut broken = Vec::new();
    for (path, text) in tree.below("crates/server/src/", ".rs") {
        let code = Source::parse(text).code;
        let code = code.split("#[cfg(test)]").next().unwrap_or_default();
        for (offset, word) in source::words(code) {
            if is_of_a_game(code, offset, word) {
                broken.push(format!("{path}:{}: says `{word}`", source::line_of(text, offset)));
            }
        }
    }
    broken
}

fn is_of_a_game(code: &str, offset: usize, word: &str) -> bool {
    let (before, after) = (&code[..offset], &code[offset + word.len()..]);
    let is_type = |game: &str| {
        word.strip_prefix(game).is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_uppercase()))
    };
    let is_field = || {
        let is_key = before.ends_with('"') && after.starts_with('"');
        is_key || before.ends_with('.') || after.starts_with(':') && !after.starts_with("::")
    };
    // The house itself is called great-race.
    let is_house = before.ends_with("great-");
    is_type("Race")
        || is_type("Motorcar")
        || GAMES.contains(&word) && !is_house
        || FIELDS.contains(&word) && is_field()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(code: &str) -> Vec<String> {
        check(&Tree::of(&[("crates/server/src/a.rs", code), ("crates/session/src/b.rs", "fn race() {}")]))
    }

    #[test]
    fn fields_keys_types_and_crates_of_games_are_found() {
        for code in [
            "spec.board",
            "options[\"direction\"]",
            "Summary { board: x }",
            "use session::race::wire;",
            "RaceView",
            "\"motorcar\"",
        ] {
            assert_eq!(found(code).len(), 1, "{code}");
        }
        assert_eq!(found("fn f() {}\nlet x = spec.flick;"), ["crates/server/src/a.rs:2: says `flick`"]);
    }
    #[test]
    fn the_name_of_the_house_and_the_board_of_any_game_may_be_said() {
        for code in [
            "\"great-race.db\"",
            "\"The Great Race\"",
            ".route(\"/tables/{id}/board\", get(play::board))",
            "table.board_json()",
            "// a race on its board: spec.board",
            "fn f() {}\n#[cfg(test)]\nmod tests { fn f() { race(); } }",
        ] {
            assert_eq!(found(code), [""; 0], "{code}");
        }
    }
}
