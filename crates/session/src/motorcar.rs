//! The Great Motorcar Race on the wire, as programs need it: the position and every choice in notation, with the numbers a choice
//! changes. What a page needs to draw the race comes with the page.

use crate::catalog::TableSpec;
use crate::notes::StandingOrder;
use crate::presenter::Presenter;
use crate::wire::{Change, Choice, Macro, Question, Remedy, Target, WhyNot};
use ::motorcar::why_not::Rule;
use ::motorcar::{Action, MotorcarRace, Options, Rules, Seen, State, View, notation};
use bots::Bot;
use content::{Bundle, Content};
use game::{Game, Node, Seat};
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
    /// `race` or `over`.
    pub phase: String,
    /// Who is asked, as far as the viewer may know.
    pub waiting: Vec<u8>,
    /// The position in notation, as far as the viewer knows it.
    pub position: String,
}

/// Something that happened. `kind` is its key in the words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct MotorcarEvent {
    /// What happened.
    pub kind: String,
    /// The same with seats (from 0) and numbers, for programs.
    pub text: String,
}

/// The Great Motorcar Race.
#[derive(Clone, Copy, Debug)]
pub struct MotorcarPresenter;

impl Presenter for MotorcarPresenter {
    type Game = MotorcarRace;
    type Board = MotorcarBoard;
    type View = MotorcarView;
    type Event = MotorcarEvent;

    fn board(&self, rules: &Rules) -> MotorcarBoard {
        let cars = rules.names.cars.iter().cycle().take(rules.seats.into());
        MotorcarBoard { seats: rules.seats, cars: cars.cloned().collect() }
    }
    fn view(&self, rules: &Rules, view: &View) -> MotorcarView {
        MotorcarView {
            turn: view.table().round.into(),
            phase: self.phase(view).into(),
            waiting: view.node().waiting().iter().map(Seat::number).collect(),
            position: notation::write_view(rules, view),
        }
    }
    fn event(&self, _: &Rules, seen: Seen) -> MotorcarEvent {
        MotorcarEvent { kind: seen.slug().into(), text: format!("{seen:?}") }
    }
    fn told<'a>(&self, event: &'a MotorcarEvent) -> (&'a str, Option<u8>) {
        (&event.kind, None)
    }
    fn phase(&self, view: &View) -> &'static str {
        if view.node() == Node::Over { "over" } else { "race" }
    }
    fn question(&self, _: &Rules, view: &View) -> Option<Question> {
        view.me()?;
        let (room, key) = ("race".into(), "ask_other".into());
        Some(Question { room, key, target: Target::default(), numbers: Vec::new() })
    }
    fn choice(&self, rules: &Rules, view: &View, action: Action) -> Choice {
        let act = MotorcarRace::write_action(rules, action);
        let preview = view.preview(rules, action);
        let changes = preview.map(|preview| {
            let (before, after) = (preview.before, preview.after);
            let pairs = [
                ("day", i32::from(before.day), i32::from(after.day)),
                ("tiles", before.tiles.into(), after.tiles.into()),
                ("random", before.random.into(), after.random.into()),
                ("inflicted", before.inflicted.into(), after.inflicted.into()),
            ];
            let changed = pairs.into_iter().filter(|(_, before, after)| before != after);
            changed.map(|(name, before, after)| Change { name: name.into(), before, after }).collect()
        });
        Choice {
            kind: act.split(' ').next().unwrap_or_default().into(),
            act,
            target: Target::default(),
            changes: changes.unwrap_or_default(),
            luck: preview.and_then(|preview| preview.luck).map(|_| "die".into()),
        }
    }
    fn macros(&self, _: &Rules, _: &View) -> Vec<Macro> {
        Vec::new()
    }
    fn why_not(&self, rules: &Rules, view: &View, action: Action) -> Result<(), Box<WhyNot>> {
        view.why_not(rules, action).map_err(|why| {
            let numbers = why.reason.numbers();
            let rule = match why.rule {
                Rule::M(n) => format!("M{n}"),
                Rule::Book(line) => format!("004:{line}"),
            };
            let remedies = why.remedies.into_iter().flatten();
            Box::new(WhyNot {
                reason: why.reason.slug().into(),
                need: numbers.map(|(need, _)| need.into()),
                have: numbers.map(|(_, have)| have.into()),
                rule,
                remedies: remedies.map(|r| Remedy { key: r.slug().into(), card: None }).collect(),
            })
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
