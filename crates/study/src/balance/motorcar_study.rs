//! The Great Motorcar Race in a study: its tables, bots and everything that is counted.

use super::book::{Book, Section, name_of};
use super::motorcar_watch::{Happens, MotorcarNotes};
use super::plan::{Group, TablePlan, bots, groups, in_order};
use super::study::Studied;
use super::tally::{GameAt, Measure, Sample};
use crate::MotorcarSetup;
use crate::film::{Film, Said, film, log_of};
use crate::sim::won;
use bots::Bot;
use content::Content;
use game::{Game, Seat};
use motorcar::ids::Strain;
use motorcar::tabletop::Tabletop;
use motorcar::{MotorcarRace, Rules};

/// A table of The Great Motorcar Race that is studied: what it is called, its races, and who sits there.
pub type MotorcarTable = (TablePlan, MotorcarSetup, Vec<Box<dyn Bot<MotorcarRace>>>);

/// A study of The Great Motorcar Race.
#[derive(Debug)]
pub struct MotorcarStudy<'a> {
    plans: Vec<TablePlan>,
    setups: Vec<MotorcarSetup>,
    bots: Vec<Vec<Box<dyn Bot<MotorcarRace>>>>,
    rules: Vec<Rules>,
    groups: Vec<Vec<Group>>,
    names: Vec<String>,
    content: &'a Content,
    book: Book,
}

/// A race that was run, as far as it is counted.
#[derive(Debug)]
pub struct MotorcarCount {
    places: Vec<u8>,
    days: Vec<i32>,
    end: Tabletop,
    notes: MotorcarNotes,
}

impl MotorcarCount {
    /// Days the winner is ahead of the next.
    fn margin(&self) -> f64 {
        let mut days = self.days.clone();
        days.sort_unstable();
        f64::from(days.get(1).copied().unwrap_or_default() - days.first().copied().unwrap_or_default())
    }
    fn won(&self, seat: usize) -> Sample {
        let won = won(&self.places, seat);
        let clear = if won > 0.0 { self.margin() } else { -1.0 };
        Sample::of(won).fair(1.0 / self.places.len() as f64).stress(clear)
    }
    /// Who is ahead after each round; who was ahead before stays so among equals.
    fn ahead(&self) -> Vec<Seat> {
        let mut ahead: Vec<Seat> = Vec::new();
        for table in self.notes.after.iter().chain([&self.end]) {
            let seats = || Seat::all(self.places.len() as u8);
            let best = seats().map(|seat| table.player(seat).day).min().unwrap_or_default();
            let is_best = |seat: &Seat| table.player(*seat).day == best;
            let stays = ahead.last().copied().filter(is_best);
            ahead.extend(stays.or_else(|| seats().find(is_best)));
        }
        ahead
    }
    /// How often the lead passed from one car to another.
    fn lead_changes(&self) -> usize {
        self.ahead().windows(2).filter(|pair| pair[0] != pair[1]).count()
    }
}

impl<'a> MotorcarStudy<'a> {
    /// A study of these tables; names come from the content.
    pub fn new(content: &'a Content, tables: Vec<MotorcarTable>) -> Result<MotorcarStudy<'a>, String> {
        let (mut plans, mut setups, mut seated, mut rules) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        for (plan, setup, bots) in tables {
            rules.push(setup.race(0)?.0);
            plans.push(plan);
            setups.push(setup);
            seated.push(bots);
        }
        let groups = plans.iter().map(|plan| groups(&plans, plan, |_| String::new())).collect();
        let (names, book) = (bots(&plans), Book::default());
        let mut study = MotorcarStudy { plans, setups, bots: seated, rules, groups, names, content, book };
        study.open();
        Ok(study)
    }
    fn name(&self, slug: &str) -> String {
        let known = self.content.name("motorcar.ftl", slug);
        known.map_or_else(|| name_of(slug), |words| words.in_language("en").to_owned())
    }
    fn open(&mut self) {
        let mut book = Book::default();
        let all = in_order(&self.groups);
        for (id, title, about, unit, extreme) in COURSE {
            let section = Section::new(id, title, about, Measure::Mean).in_units(unit).extremes(extreme);
            book.open(section.spread().rows(all.clone()));
        }
        let wins =
            |id, title, about| Section::new(id, title, about, Measure::Share).extremes("won by {} days");
        book.open(wins("car", "Car", "Races won, by car. Nothing but its colour differs."));
        book.open(wins(
            "order",
            "Place at the end",
            "Races won, by place in the turn order of the last leg.",
        ));
        let ahead = "Races won by whoever was ahead after this round; equals share.";
        book.open(Section::new("ahead", "Ahead and home first", ahead, Measure::Share).extremes("{}"));
        if self.names.len() > 1 {
            let rows = self.names.iter().map(|bot| (bot.clone(), bot.clone()));
            let section = Section::new("bot", "Who plays", "Races won, by who drives.", Measure::Mean);
            book.open(section.in_units("%").extremes("{} of its cars").rows(rows));
        }
        let about = "How hard cars are driven, of all stages of a leg.";
        book.open(Section::new("strain", "Strain", about, Measure::Mean).in_units("%").extremes("{} of all"));
        let about = "What a car does, and what happens to it, in a race.";
        let section = Section::new("did", "What happens to a car", about, Measure::Mean);
        book.open(section.in_units("a car and race").extremes("{} a car"));
        let about = "Races in which a rule was used at least once.";
        book.open(
            Section::new("rule", "Rules in use", about, Measure::Share)
                .extremes("{} times")
                .rows(Happens::ALL.iter().map(|(_, slug, about)| (*slug, *about)))
                .rows([("more_predicaments", "The predicament dice bring more of them")]),
        );
        self.book = book;
    }
    fn count_winners(&mut self, game: GameAt, race: &MotorcarCount) {
        let (rules, plan) = (&self.rules[game.table], &self.plans[game.table]);
        let n = plan.seats.len();
        let board = plan.board.as_str();
        for seat in Seat::all(rules.seats) {
            let place = race.end.place_of(seat) + 1;
            let key = if self.plans.len() > 1 { format!("{place}_of_{n}") } else { place.to_string() };
            self.book.add(("order", board), &key, game, race.won(seat.index()));
            self.book.add(("car", board), rules.car(seat), game, race.won(seat.index()));
        }
        for round in LOOKS {
            let Some(table) = race.notes.after.get(usize::from(round) - 1) else { continue };
            let days = |seat: Seat| table.player(seat).day;
            let best = Seat::all(rules.seats).map(days).min().unwrap_or_default();
            let leaders: Vec<Seat> = Seat::all(rules.seats).filter(|&seat| days(seat) == best).collect();
            let won: f64 = leaders.iter().map(|seat| won(&race.places, seat.index())).sum();
            let sample = Sample::of(won / leaders.len() as f64).fair(1.0 / n as f64);
            self.book.add(("ahead", board), &format!("round_{round}"), game, sample);
        }
        for bot in self.names.iter().filter(|_| self.names.len() > 1) {
            let mine = |seat: &usize| plan.seats[*seat] == *bot;
            let wins: f64 = (0..n).filter(mine).map(|seat| won(&race.places, seat)).sum();
            let sample = Sample::among(wins, (0..n).filter(mine).count() as f64).fair(1.0 / n as f64);
            self.book.add(("bot", board), bot, game, sample);
        }
    }
    fn count_ways(&mut self, game: GameAt, race: &MotorcarCount) {
        let (rules, plan) = (&self.rules[game.table], &self.plans[game.table]);
        let board = plan.board.as_str();
        for bot in &self.names {
            let tail = if self.names.len() > 1 { format!(".{bot}") } else { String::new() };
            let mine: Vec<usize> = (0..plan.seats.len()).filter(|&seat| plan.seats[seat] == *bot).collect();
            for (leg, name) in rules.names.legs.iter().enumerate() {
                let of = |strain: Strain| -> u32 {
                    mine.iter().map(|&seat| race.notes.strains[seat][leg][strain as usize]).sum()
                };
                let all: u32 = Strain::ALL.into_iter().map(of).sum();
                for (strain, word) in Strain::ALL.into_iter().zip(["normal", "heavy", "severe"]) {
                    let sample = Sample::among(of(strain).into(), all.into());
                    self.book.add(("strain", board), &format!("{name}.{word}{tail}"), game, sample);
                }
            }
            for (what, slug, _) in Happens::ALL {
                let times: u32 = mine.iter().map(|&seat| race.notes.cars[seat][*what as usize]).sum();
                let sample = Sample::among(times.into(), mine.len() as f64);
                self.book.add(("did", board), &format!("{slug}{tail}"), game, sample);
            }
        }
        for (what, slug, _) in Happens::ALL {
            let times: u32 = race.notes.cars.iter().map(|car| car[*what as usize]).sum();
            self.book.add(("rule", board), slug, game, Sample::came(times.into()));
        }
        let more = Sample::came(race.notes.more.into());
        self.book.add(("rule", board), "more_predicaments", game, more);
    }
}

impl Studied for MotorcarStudy<'_> {
    type Game = MotorcarRace;
    type Count = MotorcarCount;

    fn plans(&self) -> &[TablePlan] {
        &self.plans
    }
    fn book(&mut self) -> &mut Book {
        &mut self.book
    }
    fn play(&self, table: usize, number: u64) -> Result<(MotorcarCount, Said<MotorcarRace>), String> {
        let (rules, header, seed) = self.setups[table].race(number)?;
        let bots: Vec<&dyn Bot<MotorcarRace>> = self.bots[table].iter().map(|bot| &**bot).collect();
        let notes = MotorcarNotes::new(&rules);
        let Film { said, witness, state } = film((&rules, header, seed), &bots, number, notes)?;
        let places = MotorcarRace::ranking(&rules, &state)[..bots.len()].to_vec();
        let days = Seat::all(rules.seats).map(|seat| MotorcarRace::score(&rules, &state, seat)).collect();
        Ok((MotorcarCount { places, days, end: *state.table(), notes: witness }, said))
    }
    fn count(&mut self, game: GameAt, race: MotorcarCount) {
        let best = race.days.iter().copied().min().unwrap_or_default();
        let board = self.plans[game.table].board.clone();
        let course = [f64::from(best), race.lead_changes() as f64, race.margin()];
        for ((id, ..), value) in COURSE.iter().zip(course) {
            for Group { key, .. } in &self.groups[game.table] {
                self.book.add((id, &board), key, game, Sample::of(value));
            }
        }
        self.count_winners(game, &race);
        self.count_ways(game, &race);
    }
    fn log(&self, table: usize, number: u64, said: &Said<MotorcarRace>) -> Result<String, String> {
        let (rules, header, seed) = self.setups[table].race(number)?;
        log_of::<MotorcarRace>((&rules, header, seed), said)
    }
    fn label(&self, id: &str, key: &str) -> Option<String> {
        let tail = |rest: Option<&str>| rest.map_or_else(String::new, |bot| format!(" · {bot}"));
        match id {
            "car" => Some(self.name(key)),
            "ahead" => key.strip_prefix("round_").map(|round| format!("after round {round}")),
            "order" => Some(key.replace("_of_", " of ")),
            "strain" => {
                let mut parts = key.splitn(3, '.');
                let (leg, strain) = (parts.next()?, parts.next()?);
                Some(format!("{}, {strain}{}", self.name(leg), tail(parts.next())))
            }
            "did" => {
                let (slug, bot) = key.split_once('.').map_or((key, None), |(slug, bot)| (slug, Some(bot)));
                let known = Happens::ALL.iter().find(|(_, known, _)| *known == slug)?;
                Some(format!("{}{}", known.2, tail(bot)))
            }
            _ => None,
        }
    }
}

/// Rounds after which the leader is looked at.
const LOOKS: [u8; 5] = [4, 8, 12, 14, 15];

/// The course of a race: id, heading, what is counted, units, the most extreme.
const COURSE: [(&str, &str, &str, &str, &str); 3] = [
    ("length", "Days of the winner", "Days that the winner needs from New York to Paris.", "days", "{} days"),
    (
        "leads",
        "Lead changes",
        "How often the lead passed from one car to another between the end of the first round and the end.",
        "a race",
        "{} times",
    ),
    ("margin", "Days ahead", "Days that the winner is ahead of the next.", "days", "{} days"),
];
