//! How a bot is named everywhere: `NAME[:BUDGET][@TEMPERAMENT]`, such as `racer:20@bold`.

/// The parts of a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatName<'a> {
    /// The level, with its version if it is a frozen one.
    pub level: &'a str,
    /// Time, iterations or temperature.
    pub budget: Option<&'a str>,
    /// What the bot likes.
    pub temperament: Option<&'a str>,
}

impl<'a> SeatName<'a> {
    /// Takes a name apart.
    pub fn parse(text: &'a str) -> Result<Self, String> {
        let (rest, temperament) = match text.split_once('@') {
            Some((rest, temperament)) => (rest, Some(temperament)),
            None => (text, None),
        };
        let (level, budget) = match rest.split_once(':') {
            Some((level, budget)) => (level, Some(budget)),
            None => (rest, None),
        };
        if level.is_empty() || budget == Some("") || temperament == Some("") {
            return Err(format!("\"{text}\" is no bot; bots are named NAME[:BUDGET][@TEMPERAMENT]"));
        }
        Ok(SeatName { level, budget, temperament })
    }
    /// The budget as a number.
    pub fn number(&self) -> Result<Option<u16>, String> {
        let read =
            |text: &str| text.parse().map_err(|_| format!("\"{text}\" is not a number from 0 to 65535"));
        self.budget.map(read).transpose()
    }
}
