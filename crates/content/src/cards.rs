//! `cards/`: when a card may be played and what it does. How many copies there are is the edition's
//! business.

use race::cards::{Brought, Card, Effect, Timing};
use race::tabletop::{MAX_ASIDE, MAX_DRAWN};

use crate::Content;
use crate::problem::Report;
use crate::reader::{Entry, one_of};
use crate::span::Span;

const TIMINGS: [(&str, Timing); 4] = [
    ("before_assistant", Timing::BeforeAssistant),
    ("with_driver", Timing::WithDriver),
    ("with_repairman", Timing::WithRepairman),
    ("any_time", Timing::AnyTime),
];

/// Reads the numbers of a kind of effect.
type ReadEffect = fn(&mut Entry<'_>) -> Option<Effect>;

const LEVELS: Span = Span::whole(1, 9);

const KINDS: &[(&str, ReadEffect)] = &[
    ("money", |e| Some(Effect::Money { francs: e.number("francs", Span::francs())? })),
    ("petrol", |e| Some(Effect::Petrol { levels: e.number("levels", LEVELS)? })),
    ("fix", fix),
    ("discount", |e| Some(Effect::Discount { francs: e.number("francs", Span::francs())? })),
    ("ignore_stop", |_| Some(Effect::IgnoreStop)),
    ("ignore_danger", |_| Some(Effect::IgnoreDanger)),
    ("drive", |_| Some(Effect::Drive)),
    ("repair", |_| Some(Effect::Repair)),
    ("explore", |e| part_of(e, MAX_DRAWN, "place").map(|(draw, place)| Effect::Explore { draw, place })),
    ("tracker", |e| part_of(e, MAX_ASIDE, "keep").map(|(draw, keep)| Effect::Tracker { draw, keep })),
    ("trail_hunter", |e| Some(Effect::TrailHunter { tiles: e.number("tiles", Span::whole(1, 2))? })),
    ("con_artist", |_| Some(Effect::ConArtist)),
    ("saboteur", |e| Some(Effect::Saboteur { levels: e.number("levels", LEVELS)? })),
    ("ransom", |e| Some(Effect::Ransom { francs: e.number("francs", Span::francs())? })),
    ("siphoner", |e| Some(Effect::Siphoner { levels: e.number("levels", LEVELS)? })),
    ("customs", |e| Some(Effect::Customs { cards: e.number("cards", LEVELS)? })),
    ("sheltered_drive", |_| Some(Effect::Brought(Brought::ShelteredDrive))),
    ("express", |_| Some(Effect::Brought(Brought::Express))),
    ("rebuild", |_| Some(Effect::Brought(Brought::Paddock))),
    ("pass_gate", |_| Some(Effect::Brought(Brought::PassGate))),
    ("patron", |e| Some(Effect::Brought(Brought::Patron { spaces: e.number("spaces", LEVELS)? }))),
];

pub(crate) fn read(content: &Content, slug: &str, report: &Report) -> Option<Card> {
    let mut entry = content.open("cards", slug, report)?;
    entry.slug_of_file();
    let timing = entry.choice("timing", &TIMINGS);
    let danger = entry.flag("danger");
    let effect = entry.table("effect").and_then(effect);
    if let (Some(timing), Some(danger), Some(effect)) = (timing, danger, effect) {
        check_timing(&entry, timing, effect);
        check_danger(&entry, danger, effect);
    }
    entry.close();
    Some(Card { timing: timing?, danger: danger?, effect: effect? })
}

fn effect(mut entry: Entry<'_>) -> Option<Effect> {
    let read = entry.choice("kind", KINDS)?;
    let effect = read(&mut entry);
    entry.close();
    effect
}

fn fix(entry: &mut Entry<'_>) -> Option<Effect> {
    let [engine, chassis, either] =
        ["engine", "chassis", "either"].map(|field| entry.number_if_any::<u8>(field, Span::whole(0, 9)));
    let (engine, chassis, either) = (engine?, chassis?, either?);
    let total = engine + chassis + either;
    if !(1..=9).contains(&total) {
        entry.tell("", &format!("{total} levels in all"), "engine, chassis and either to make 1 to 9");
    }
    Some(Effect::Fix { engine, chassis, either })
}

/// So many are drawn, and so many of them used.
fn part_of(entry: &mut Entry<'_>, most: usize, used: &'static str) -> Option<(u8, u8)> {
    let span = Span::whole(1, most as i64);
    let (drawn, kept) = (entry.number::<u8>("draw", span), entry.number::<u8>(used, span));
    let (drawn, kept) = (drawn?, kept?);
    if kept > drawn {
        entry.tell(used, &kept.to_string(), format!("at most {drawn}, as draw says"));
    }
    Some((drawn, kept))
}

/// R69: the rules know each effect in its own moments only.
fn check_timing(entry: &Entry<'_>, timing: Timing, effect: Effect) {
    let allowed = effect.moments();
    if !allowed.contains(&timing) {
        let words = |fits: &dyn Fn(Timing) -> bool| -> Vec<&str> {
            TIMINGS.iter().filter(|(_, timing)| fits(*timing)).map(|(word, _)| *word).collect()
        };
        let found = format!("{:?}", words(&|t| t == timing).concat());
        let expected = one_of(&words(&|t| allowed.contains(&t)));
        entry.tell("timing", &found, format!("{expected} for this kind of effect (R69)"));
    }
}

/// R64: the danger symbol stands on what can be countered, and on nothing else.
fn check_danger(entry: &Entry<'_>, danger: bool, effect: Effect) {
    let countered = effect.is_danger();
    if danger != countered {
        entry.tell("danger", &danger.to_string(), format!("{countered} for this kind of effect (R64)"));
    }
}
