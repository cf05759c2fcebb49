//! `great-race board` as a person runs it: the real binary, what it writes and what it refuses.

mod support;

use std::path::Path;
use std::process::{Command, Output};
use support::folder;

fn great_race(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_great-race")).args(args).output().expect("the binary runs")
}

fn err(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn a_position_of_a_log_is_drawn_on_its_board() {
    let folder = folder("drawn");
    let path = |name: &str| folder.join(name).to_str().expect("plain path").to_owned();
    let logs = path("logs");
    let played = ["sim", "--board", "usa_east", "--seats", "2", "--games", "1", "--logs", &logs];
    assert!(great_race(&played).status.success());
    let log = std::fs::read_dir(&logs).expect("logs").next().expect("one").expect("log").path();
    let log = log.to_str().expect("plain path");
    let draw = |args: &[&str]| {
        let svg = path("map.svg");
        let _ = std::fs::remove_file(&svg);
        let output = great_race(&[&["board", "draw", "--out", &svg, "--log", log], args].concat());
        (err(&output), std::fs::read_to_string(&svg).unwrap_or_default())
    };
    let tiles = |svg: &str| svg.matches("href=\"#t-").count();
    let (told, start) = draw(&["--at", "0"]);
    assert_eq!((told.as_str(), tiles(&start)), ("", 0));
    // One vehicle for each seat, and one in the title.
    assert_eq!(start.matches("href=\"#halftrack\"").count(), 3);
    let (told, end) = draw(&["usa_east", "--lang", "fr"]);
    assert!(told.is_empty() && tiles(&end) > 10, "{told}");
    for (args, expected) in [
        (&["--at", "99999"][..], "--at 99999: the log has records 1 to "),
        (&["africa"][..], " is a race on \"usa_east\", not on \"africa\""),
    ] {
        let (told, drawn) = draw(args);
        assert!(told.contains(expected) && told.lines().count() == 1, "{told}");
        assert!(drawn.is_empty(), "nothing is written");
    }
}

#[test]
fn a_description_is_told_from_a_board_and_nothing_is_written() {
    let folder = folder("described");
    let description = folder.join("europe.toml");
    std::fs::write(&description, "outline = \"outlines/europe.toml\"\n").expect("a scratch folder");
    let name = description.to_str().expect("plain path");
    for args in [&["board", "check", name][..], &["board", "draw", name, "--out", "never.svg"]] {
        let output = great_race(args);
        assert!(!output.status.success());
        assert!(err(&output).contains("is a description: make a board of it first"), "{}", err(&output));
        assert_eq!(err(&output).lines().count(), 1);
    }
    assert!(!Path::new("never.svg").exists());
    let out = folder.join("board.toml");
    let output = great_race(&["board", "make", name, "--out", out.to_str().expect("plain path")]);
    assert!(!output.status.success() && !out.exists(), "{}", err(&output));
}
