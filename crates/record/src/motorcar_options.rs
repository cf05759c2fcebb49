//! What a table of The Great Motorcar Race agreed on, as it stands in a header.

use motorcar::sources::Flick;
use motorcar::{Options, Rules, Sources};
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
    /// Cars that were chosen, by slug in seat order; none where nobody chose, and in logs of earlier programs.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cars: Vec<Option<String>>,
}

impl MotorcarOptions {
    /// From the options of the rules.
    pub fn new(options: &Options) -> MotorcarOptions {
        let flick = match options.flick {
            Flick::Skill => "skill",
            Flick::Luck => "luck",
        };
        MotorcarOptions { seats: options.seats, flick: flick.into(), cars: Vec::new() }
    }
    /// The same with the cars that seats have chosen.
    pub fn choosing(self, cars: &[Option<String>]) -> MotorcarOptions {
        let cars = if cars.iter().any(Option::is_some) { cars.to_vec() } else { Vec::new() };
        MotorcarOptions { cars, ..self }
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
    /// To the rules of that race.
    pub fn to_rules(&self, sources: &Sources) -> Result<Rules, String> {
        let rules = Rules::new(sources, self.to_options()?);
        rules.and_then(|rules| rules.with_cars(&self.cars)).map_err(|error| error.to_string())
    }
}
