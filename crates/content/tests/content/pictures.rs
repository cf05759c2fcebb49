//! What a board file says for drawing.

use super::boards::{BOARD, assert_board};
use super::with_file;
use content::Content;

/// A small picture, all right.
const PICTURE: &str = r#"
[picture]
subtitle = { en = "A to O", nl = "Van A naar O", fr = "De A à O" }
frame = [-100, -200, 900, 700]
land = ["0 0 100 0 100 100", """
    5 5
    -7 9 10 10"""]
rivers = ["0 0 50 50"]

[[picture.ground]]
kind = "desert"
at = [10, -20]
reach = [300, 200]
turn = -15

[[picture.lettering]]
text = { en = "SEA", nl = "ZEE", fr = "MER" }
at = [400, 400]
size = 40

[picture.courses]
beta-isle = "10 20 30 40"

[picture.sights]
beta = "port"
"#;

/// Exactly this line is told when `old` is replaced by `new`.
#[track_caller]
fn assert_told(old: &str, new: &str, line: &str) {
    assert!(PICTURE.contains(old), "the picture does not contain {old}");
    assert_board(&format!("{BOARD}{}", PICTURE.replacen(old, new, 1)), &[line]);
}

#[test]
fn a_picture_is_read_as_it_stands() {
    let content = with_file("boards/test.toml", &format!("{BOARD}{PICTURE}"));
    let picture = content.picture("test").expect("all is right").expect("it has a picture");
    assert_eq!(picture.frame, [-100, -200, 900, 700]);
    assert_eq!(picture.subtitle.in_language("nl"), "Van A naar O");
    assert_eq!(picture.land, [vec![[0, 0], [100, 0], [100, 100]], vec![[5, 5], [-7, 9], [10, 10]]]);
    assert_eq!(picture.lakes, Vec::<Vec<[i32; 2]>>::new());
    assert_eq!((picture.grounds[0].kind, picture.grounds[0].turn), ("desert", -15));
    assert_eq!((picture.names[0].size, picture.names[0].turn), (40, 0));
    assert_eq!(picture.courses, [("beta-isle".to_owned(), vec![[10, 20], [30, 40]])]);
    assert_eq!(picture.sights, [("beta".to_owned(), "port".to_owned())]);
}

#[test]
fn a_board_needs_no_picture() {
    let content = with_file("boards/test.toml", BOARD);
    assert_eq!(content.picture("test"), Ok(None));
}

#[test]
fn every_embedded_board_has_a_picture_and_terrains() {
    let content = Content::embedded();
    for board in content.boards() {
        assert!(content.picture(&board).expect("all content is right").is_some(), "{board}");
        let sources = content.board(&board).expect("all content is right");
        let terrains = content.terrains(&board).expect("all content is right");
        let slugs: Vec<&String> = terrains.iter().map(|(slug, _)| slug).collect();
        let of_modules = sources.modules.tiles.iter().map(|(_, slug, ..)| slug);
        let mut tiles: Vec<&String> = sources.tiles.iter().map(|(slug, ..)| slug).chain(of_modules).collect();
        tiles.sort();
        assert_eq!(slugs, tiles);
    }
}

#[test]
fn a_course_is_whole_numbers_in_pairs() {
    let line = "picture: rivers: found [\"0 0 50\"], expected a list of texts, each whole numbers, x and y in turn: \
                \"0 0 120 -40\"";
    assert_told("\"0 0 50 50\"", "\"0 0 50\"", line);
    let line = "picture: courses: beta-isle: found no course, expected whole numbers, x and y in turn: \
                \"0 0 120 -40\"";
    assert_told("\"10 20 30 40\"", "\"10 x\"", line);
    assert_told("\"10 20 30 40\"", "\"10 999999\"", line);
}

#[test]
fn a_frame_has_four_sides() {
    let line = "picture: frame: found 3 numbers, expected 4 to 4 numbers";
    assert_told("[-100, -200, 900, 700]", "[-100, -200, 900]", line);
}

#[test]
fn grounds_are_of_known_kinds_and_fields_are_known() {
    let line = "ground 1: kind: found \"dessert\", expected one of desert, farmland, forest, jungle, mountain, \
                prairie, savanna, snow, steppe, swamp";
    assert_told("\"desert\"", "\"dessert\"", line);
    let line = "lettering 1: sise: found an unknown field, expected one of text, at, turn, size";
    assert_told("size = 40", "size = 40\nsise = 4", line);
    let line = "picture: sights: beta: found 5, expected a text";
    assert_told("beta = \"port\"", "beta = 5", line);
}
