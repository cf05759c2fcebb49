//! What a table of The Great Motorcar Race agreed on, as it stands in a header.

use motorcar::Options;
use motorcar::sources::Flick;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The options of a motorcar race.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MotorcarOptions {
    /// How many cars.
    pub seats: u8,
    /// How turn order is found: `skill` or `luck`.
    pub flick: String,
}

impl MotorcarOptions {
    /// From the options of the rules.
    pub fn new(options: &Options) -> MotorcarOptions {
        let flick = match options.flick {
            Flick::Skill => "skill",
            Flick::Luck => "luck",
        };
        MotorcarOptions { seats: options.seats, flick: flick.into() }
    }
    /// As a header holds them.
    pub fn to_value(&self) -> Value {
        serde_json::to_value(self).expect("plain data has a JSON form")
    }
    /// From a header.
    pub fn from_value(value: &Value) -> Result<MotorcarOptions, String> {
        serde_json::from_value(value.clone()).map_err(|e| format!("options: {e}"))
    }
    /// To the options of the rules.
    pub fn to_options(&self) -> Result<Options, String> {
        let flick = match self.flick.as_str() {
            "skill" => Flick::Skill,
            "luck" => Flick::Luck,
            other => return Err(format!("options: the flick is skill or luck, not \"{other}\"")),
        };
        Ok(Options { seats: self.seats, flick })
    }
}
