//! What is done with invented input. Each file of `fuzz/targets/` is a program that libFuzzer drives: it invents bytes, watches
//! which edges of the code they reach, and keeps what reached something new. A panic, a failed check, an endless loop or a
//! swollen memory is a finding. `cargo xtask deep --only fuzz` builds and runs them all; docs/RELIABILITY.md has the figures.
//!
//! | file | what |
//! |---|---|
//! | `logs` | a log file: verified, replayed at every record, resumed by bots to the end |
//! | `notation` | actions, outcomes and positions of both games; a position that is read is played to its end |
//! | `overlay` | content files laid over ours: checked, made into rules, raced |
//! | `api` | requests to a whole server in this process |
//! | `played` | what both games have in common here |
//! | `mutate` | changes by line and word, since all these inputs are text |
//! | `seeds` | the first inputs, made from the project's own games and files |

#![forbid(unsafe_code)]

pub mod api;
pub mod logs;
pub mod mutate;
pub mod notation;
pub mod overlay;
pub mod played;
pub mod seeds;

use content::Content;
use std::path::Path;

/// Makes a program that libFuzzer drives out of a function over text.
#[macro_export]
macro_rules! target {
    ($name:literal, $run:path) => {
        libfuzzer_sys::fuzz_target!(init: $crate::seeds::write_if_asked($name, $run), |data: &[u8]| {
            $run(&String::from_utf8_lossy(data));
        });
        libfuzzer_sys::fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
            match $crate::mutate::by_words(&data[..size], max_size, seed) {
                Some(changed) => {
                    data[..changed.len()].copy_from_slice(&changed);
                    changed.len()
                }
                None => libfuzzer_sys::fuzzer_mutate(data, size, max_size),
            }
        });
    };
}

/// The small boards of the rules' tests and all else of ours but words and large boards, so that a try takes little time.
pub fn small_content() -> Content {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../race/tests/content");
    let whole = Content::overlaid(&folder).expect("the boards of the rules' tests");
    let is_small = |path: &str| {
        let board = path.strip_prefix("boards/").or(path.strip_prefix("tiles/"));
        path.ends_with(".toml") && board.is_none_or(|board| board.starts_with("proving"))
    };
    Content::from_files(whole.files().filter(|(path, _)| is_small(path)))
}
