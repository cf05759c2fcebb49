//! What is refused becomes an exception of its own kind, with the reason in its fields. The kinds stand in
//! `great_race/errors.py`.

use batch::BatchError;
use game::TextError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use record::LogError;
use serde_json::{Value, json};
use session::wire::AnyWhyNot;

/// A refusal on its way to Python.
#[derive(Debug)]
pub(crate) struct Refused {
    kind: &'static str,
    words: String,
    details: Value,
}

impl Refused {
    fn new(kind: &'static str, words: impl Into<String>, details: Value) -> Self {
        Refused { kind, words: words.into(), details }
    }
    /// An option that does not exist, or a value that it cannot have.
    pub(crate) fn option(words: impl Into<String>) -> Self {
        Refused::new("UnknownOption", words, json!({}))
    }
    /// No bot bears this name.
    pub(crate) fn bot(words: impl Into<String>) -> Self {
        Refused::new("UnknownBot", words, json!({}))
    }
    /// No such seat, or one that is not asked.
    pub(crate) fn seat(words: impl Into<String>) -> Self {
        Refused::new("WrongSeat", words, json!({}))
    }
    /// Luck is not awaited, or cannot bring that.
    pub(crate) fn luck(words: impl Into<String>) -> Self {
        Refused::new("NotByLuck", words, json!({}))
    }
    /// A number that means nothing here.
    pub(crate) fn number(number: i64) -> Self {
        let words = format!("action {number} has no meaning in this game");
        Refused::new("IllegalAction", words, json!({ "reason": "no_such_action" }))
    }
    /// Against the rules, as `why_not` tells it.
    pub(crate) fn rules(seat: usize, said: &str, why: &AnyWhyNot) -> Self {
        let words = format!("seat {seat} cannot say \"{said}\": {} ({})", why.reason(), why.rule());
        let kind = if why.reason() == "not_your_turn" { "WrongSeat" } else { "IllegalAction" };
        let all = serde_json::to_value(why).unwrap_or_default();
        Refused::new(kind, words, json!({ "reason": why.reason(), "rule": why.rule(), "details": all }))
    }
    /// Something else that the engine could not do.
    pub(crate) fn engine(words: impl Into<String>) -> Self {
        Refused::new("GreatRaceError", words, json!({}))
    }
}

impl From<TextError> for Refused {
    fn from(error: TextError) -> Self {
        let details = json!({ "found": error.found, "expected": error.expected });
        Refused::new("BadNotation", error.to_string(), details)
    }
}

impl From<LogError> for Refused {
    fn from(error: LogError) -> Self {
        Refused::new("BadLog", error.to_string(), json!({ "record": error.record }))
    }
}

impl From<BatchError> for Refused {
    fn from(error: BatchError) -> Self {
        let words = error.to_string();
        match error {
            BatchError::Illegal { game, number } => {
                Refused::new("IllegalAction", words, json!({ "game": game, "number": number }))
            }
            BatchError::Size { .. } => Refused::new("WrongShape", words, json!({})),
            BatchError::Setup(_) => Refused::option(words),
        }
    }
}

impl From<Refused> for PyErr {
    fn from(refused: Refused) -> PyErr {
        Python::attach(|py| refused.raised(py).unwrap_or_else(|error| error))
    }
}

impl Refused {
    fn raised(&self, py: Python<'_>) -> PyResult<PyErr> {
        let kind = py.import("great_race.errors")?.getattr(self.kind)?;
        let fields = from_json(py, &self.details)?.cast_into::<PyDict>()?;
        Ok(PyErr::from_value(kind.call((&self.words,), Some(&fields))?))
    }
}

/// Plain data as Python has it.
pub(crate) fn from_json<'py>(py: Python<'py>, data: &impl serde::Serialize) -> PyResult<Bound<'py, PyAny>> {
    let text = serde_json::to_string(data).map_err(|error| Refused::engine(error.to_string()))?;
    py.import("json")?.getattr("loads")?.call1((text,))
}
