//! The Great Motorcar Race on the wire, as programs need it: the position and every choice in notation, with the numbers a choice
//! changes. What a page needs to draw the race comes with the page.

mod kinds;

pub use kinds::{
    MotorcarAsk, MotorcarChoiceKind, MotorcarEventKind, MotorcarFigure, MotorcarLuck, MotorcarPhase,
    MotorcarReason, MotorcarRemedyKey,
};

use crate::catalog::TableSpec;
use crate::notes::StandingOrder;
use crate::presenter::Presenter;
use ::motorcar::why_not::Rule;
use ::motorcar::{Action, MotorcarRace, Options, Rules, Seen, State, View, notation};
use bots::Bot;
use content::{Bundle, Content};
use game::{Game, Node, Seat};
use kinds::event_kind;
use record::{Header, MotorcarOptions, Seed};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What never changes during a motorcar race.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct MotorcarBoard {
    /// How many cars race.
    pub seats: u8,
    /// The cars by slug, in seat order.
    pub cars: Vec<String>,
}

/// Everything one viewer may know of a motorcar race.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct MotorcarView {
    /// The round, from 1.
    pub turn: u32,
    /// How far the race has come.
    pub phase: MotorcarPhase,
    /// Who is asked, as far as the viewer may know.
    pub waiting: Vec<u8>,
    /// The position in notation, as far as the viewer knows it.
    pub position: String,
}

/// Something that happened. `kind` is its key in the words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct MotorcarEvent {
    /// What happened.
    pub kind: MotorcarEventKind,
    /// The same with seats (from 0) and numbers, for programs.
    pub text: String,
}

/// What a driver is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct MotorcarQuestion {
    /// Its key in the words.
    pub key: MotorcarAsk,
}

/// One thing the driver may say now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct MotorcarChoice {
    /// In notation: what is sent back to choose it.
    pub act: String,
    /// What kind of action.
    pub kind: MotorcarChoiceKind,
    /// The numbers of the driver that change at once.
    pub changes: Vec<MotorcarChange>,
    /// Luck speaks next.
    pub luck: Option<MotorcarLuck>,
}

/// Several own actions in a row.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct MotorcarMacro {
    /// In notation, in order.
    pub acts: Vec<String>,
}

/// One number that a choice changes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct MotorcarChange {
    /// Which number.
    pub name: MotorcarFigure,
    /// Now.
    pub before: i32,
    /// Afterwards.
    pub after: i32,
}

/// Why something is not possible.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct MotorcarWhyNot {
    /// The failed condition, a key in the words.
    pub reason: MotorcarReason,
    /// What is needed, or from where.
    pub need: Option<u32>,
    /// What there is, or to where.
    pub have: Option<u32>,
    /// Where the rule stands.
    pub rule: MotorcarRule,
    /// What would help.
    pub remedies: Vec<MotorcarRemedy>,
}

/// Something that would help.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct MotorcarRemedy {
    /// A key in the words.
    pub key: MotorcarRemedyKey,
}

/// Where a rule stands: `M7` in the rulings, `004:63` in the rule book.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(type = "`M${number}` | `004:${number}`")]
#[schema(pattern = "^(M|004:)[0-9]+$")]
pub struct MotorcarRule(pub(crate) String);

/// The Great Motorcar Race.
#[derive(Clone, Copy, Debug)]
pub struct MotorcarPresenter;

impl Presenter for MotorcarPresenter {
    type Game = MotorcarRace;
    type Board = MotorcarBoard;
    type View = MotorcarView;
    type Event = MotorcarEvent;
    type EventKind = MotorcarEventKind;
    type Phase = MotorcarPhase;
    type Question = MotorcarQuestion;
    type Choice = MotorcarChoice;
    type Macro = MotorcarMacro;
    type WhyNot = MotorcarWhyNot;

    fn board(&self, rules: &Rules) -> MotorcarBoard {
        let cars = rules.names.cars.iter().cycle().take(rules.seats.into());
        MotorcarBoard { seats: rules.seats, cars: cars.cloned().collect() }
    }
    fn view(&self, rules: &Rules, view: &View) -> MotorcarView {
        MotorcarView {
            turn: view.table().round.into(),
            phase: self.phase(view),
            waiting: view.node().waiting().iter().map(Seat::number).collect(),
            position: notation::write_view(rules, view),
        }
    }
    fn event(&self, _: &Rules, seen: Seen) -> MotorcarEvent {
        MotorcarEvent { kind: event_kind(seen), text: format!("{seen:?}") }
    }
    fn told(&self, event: &MotorcarEvent) -> (MotorcarEventKind, Option<u8>) {
        (event.kind, None)
    }
    fn phase(&self, view: &View) -> MotorcarPhase {
        if view.node() == Node::Over { MotorcarPhase::Over } else { MotorcarPhase::Race }
    }
    fn question(&self, _: &Rules, view: &View) -> Option<MotorcarQuestion> {
        view.me().map(|_| MotorcarQuestion { key: MotorcarAsk::Other })
    }
    fn choice(&self, rules: &Rules, view: &View, action: Action) -> MotorcarChoice {
        let preview = view.preview(rules, action);
        let changes = preview.map(|preview| {
            let (before, after) = (preview.before, preview.after);
            let pairs = [
                (MotorcarFigure::Day, i32::from(before.day), i32::from(after.day)),
                (MotorcarFigure::Tiles, before.tiles.into(), after.tiles.into()),
                (MotorcarFigure::Random, before.random.into(), after.random.into()),
                (MotorcarFigure::Inflicted, before.inflicted.into(), after.inflicted.into()),
            ];
            let changed = pairs.into_iter().filter(|(_, before, after)| before != after);
            changed.map(|(name, before, after)| MotorcarChange { name, before, after }).collect()
        });
        MotorcarChoice {
            act: MotorcarRace::write_action(rules, action),
            kind: action.into(),
            changes: changes.unwrap_or_default(),
            luck: preview.and_then(|preview| preview.luck).map(Into::into),
        }
    }
    fn macros(&self, _: &Rules, _: &View) -> Vec<MotorcarMacro> {
        Vec::new()
    }
    fn why_not(&self, rules: &Rules, view: &View, action: Action) -> Result<(), MotorcarWhyNot> {
        view.why_not(rules, action).map_err(|why| {
            let numbers = why.reason.numbers();
            let rule = match why.rule {
                Rule::M(n) => format!("M{n}"),
                Rule::Book(line) => format!("004:{line}"),
            };
            let remedies = why.remedies.into_iter().flatten();
            MotorcarWhyNot {
                reason: why.reason.into(),
                need: numbers.map(|(need, _)| need.into()),
                have: numbers.map(|(_, have)| have.into()),
                rule: MotorcarRule(rule),
                remedies: remedies.map(|remedy| MotorcarRemedy { key: remedy.into() }).collect(),
            }
        })
    }
    fn is_sealed(&self, _: &View) -> bool {
        false
    }
    fn standing_answer(&self, _: &Rules, _: &View, _: StandingOrder) -> Option<Action> {
        None
    }
    fn bot(&self, name: &str) -> Result<Box<dyn Bot<MotorcarRace>>, String> {
        bots::motorcar::by_name(name)
    }
    fn novice(&self) -> Box<dyn Bot<MotorcarRace>> {
        Box::new(bots::motorcar::Novice)
    }
    fn points(&self, rules: &Rules, state: &State, seat: Seat) -> Vec<(String, i32)> {
        vec![("total".into(), MotorcarRace::score(rules, state, seat))]
    }
}

/// The rules of a new motorcar race, the content it is raced with and the first line of its log.
pub(crate) fn motorcar_table(
    content: &Content,
    spec: &TableSpec,
    names: Vec<String>,
    seed: &Seed,
    nonces: Vec<String>,
) -> Result<(Rules, Bundle, Header), String> {
    let flick = spec.flick.clone().unwrap_or_else(|| "skill".into());
    let options: Options = MotorcarOptions { seats: names.len() as u8, flick }.to_options()?;
    let sources = content.motorcar().map_err(|p| p.first().map_or(String::new(), ToString::to_string))?;
    let rules = Rules::new(&sources, options).map_err(|error| error.to_string())?;
    let bundle = content.motorcar_bundle();
    let options = MotorcarOptions::new(&options).to_value();
    let header = Header::new::<MotorcarRace>(bundle.hash(), options, names, seed, nonces);
    Ok((rules, bundle, header))
}
