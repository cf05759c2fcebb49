//! The Great Race for Python: `great_race._engine`. What stands here is thin: the rules are those of the crates, numbers of
//! actions and rows are made by `batch`, runs by `study`. `docs/RESEARCH.md` shows how it is used.
//!
//! | file | what |
//! |---|---|
//! | `options`, `kit` | from options to a set-up, and what its races share |
//! | `game` | `Game`: a set-up |
//! | `play`, `state` | `State`: a running game |
//! | `view`, `bot` | `View`: what one viewer may know; `Bot`: somebody who chooses by it |
//! | `vector` | `Batch`: many games at once |
//! | `runs` | whole games between bots, for studies |
//! | `errors` | refusals become exceptions |
//! | `either` | one of the two games |

#![forbid(unsafe_code)]

mod bot;
mod either;
mod errors;
mod game;
mod kit;
mod options;
mod play;
mod runs;
mod state;
mod vector;
mod view;

use pyo3::prelude::*;

/// The engine.
#[pymodule]
mod _engine {
    #[pymodule_export]
    use super::bot::Bot;
    #[pymodule_export]
    use super::game::Game;
    #[pymodule_export]
    use super::runs::{count_blocks, count_games, game_number, play_blocks, play_choices, play_games};
    #[pymodule_export]
    use super::state::State;
    #[pymodule_export]
    use super::vector::Batch;
    #[pymodule_export]
    use super::view::View;
    use pyo3::prelude::*;

    /// Panics, to show that a panic of the engine is an exception (`PanicException`) and not the end of the interpreter.
    #[pyfunction]
    fn panic_now() {
        panic!("somebody asked for it");
    }

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("OBSERVATION_VERSION", batch::OBSERVATION_VERSION)?;
        module.add("MAX_LEGAL", ::game::MAX_ACTIONS)?;
        module.add("PanicException", module.py().get_type::<pyo3::panic::PanicException>())
    }
}
