//! F2: a log that names a command is refused, so the server hands none on.

use super::foreign::{finished, import, log_of, with_header};
use crate::support::{Bench, code, text};
use reqwest::StatusCode;

#[tokio::test(flavor = "multi_thread")]
async fn f2_names_that_are_commands_or_do_something_to_a_terminal_are_refused() {
    let bench = Bench::start().await;
    let (_, log) = finished(&bench).await;
    let long = "x".repeat(65);
    for name in
        ["agent:touch pwned", "Agent:x", "\u{1b}]0;owned\u{7}", "a\u{9b}2J", "a\u{202e}b", "a\nb", "", &long]
    {
        let evil = with_header(&log, |header| header.seats[0] = name.to_owned());
        let (status, refused) = import(&bench, &evil).await;
        assert_eq!((status, code(&refused)), (StatusCode::UNPROCESSABLE_ENTITY, "bad_table"), "{name:?}");
        let message = text(&refused["error"]["message"]);
        assert!(message.contains("is not a plain name"), "{message}");
        assert!(message.chars().all(game::text::is_plain), "{message:?}");
    }
    let (status, opened) = import(&bench, &log).await;
    assert_eq!(status, StatusCode::OK, "an honest log is welcome: {opened}");
    assert!(!log_of(&bench, &text(&opened["table"])).await.contains("agent:"));
}
