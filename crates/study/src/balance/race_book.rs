//! The Great Race in a study: what is counted of its races.

use super::book::{Book, Section, name_of};
use super::plan::{Group, TablePlan, bots, groups, in_order};
use super::race_watch::{Doing, RaceNotes};
use super::tally::{GameAt, Measure, Sample};
use super::uses::Use;
use super::zones::{Zone, zones};
use crate::sim::won;
use content::Content;
use game::{Game, Seat};
use race::ids::{Skill, SpaceSet};
use race::leaders::Leader;
use race::modules::{Act, Module};
use race::{Action, GreatRace, Rules, State};
use record::Header;
use std::collections::BTreeMap;

/// Lines and risk zones that fewer races use are told of: the aim of the boards.
pub const LEAST_USE: f64 = 0.05;

/// A race that was run, as far as it is counted.
#[derive(Clone, Debug)]
pub struct RaceCount {
    turns: u32,
    places: Vec<u8>,
    scores: Vec<i32>,
    home: u32,
    lead_changes: u32,
    order: Vec<Seat>,
    crews: Vec<String>,
    leaders: Vec<Option<Leader>>,
    got: Vec<Vec<u32>>,
    used: Vec<Vec<u32>>,
    placed: Vec<[u32; 4]>,
    did: Vec<[u32; Doing::ALL.len()]>,
    /// Rides, by line.
    pub rides: Vec<u32>,
    visits: Vec<u32>,
    /// Spaces that a vehicle came to.
    pub spaces: SpaceSet,
    uses: Vec<u32>,
    acts: BTreeMap<String, u32>,
}

impl RaceCount {
    /// What is counted of a race.
    pub fn new(
        (rules, header): (&Rules, &Header),
        state: &State,
        notes: RaceNotes<'_>,
        said: &[(Seat, Action)],
    ) -> RaceCount {
        let seats = usize::from(rules.seats);
        let places = GreatRace::ranking(rules, state)[..seats].to_vec();
        let winner = Seat(places.iter().position(|&place| place == 1).unwrap_or(0) as u8);
        let crews = header.options["crews"].as_array().into_iter().flatten();
        let mut acts = BTreeMap::new();
        for act in said.iter().filter_map(|(_, action)| match action {
            Action::Act(act) if !act.declines() => Some(act),
            _ => None,
        }) {
            *acts.entry(act_key(rules, *act)).or_default() += 1;
        }
        RaceCount {
            turns: GreatRace::turn(state),
            scores: Seat::all(rules.seats).map(|seat| GreatRace::score(rules, state, seat)).collect(),
            home: state.table().finishers(rules).into(),
            lead_changes: notes.lead_changes(winner),
            crews: crews.filter_map(|crew| crew.as_str().map(str::to_owned)).collect(),
            leaders: notes.crews.iter().map(|crew| crew.leader).collect(),
            got: notes.crews.iter().map(|crew| crew.got.clone()).collect(),
            used: notes.crews.iter().map(|crew| crew.used.clone()).collect(),
            placed: notes.crews.iter().map(|crew| crew.placed).collect(),
            did: notes.crews.iter().map(|crew| crew.did).collect(),
            order: notes.order,
            rides: notes.rides,
            visits: notes.visits,
            spaces: notes.spaces,
            uses: notes.uses,
            acts,
            places,
        }
    }
    /// Points that the winner is ahead of the next, as far as both arrived.
    fn margin(&self) -> f64 {
        let of = |place| self.places.iter().position(|&p| p == place).map_or(0, |seat| self.scores[seat]);
        f64::from(of(1) - of(2))
    }
    /// What a seat won, and how clearly.
    fn won(&self, seat: usize) -> Sample {
        let won = won(&self.places, seat);
        let fair = 1.0 / self.places.len() as f64;
        let clear = if won > 0.0 { self.margin().max(0.0) } else { -1.0 };
        Sample::of(won).fair(fair).stress(clear)
    }
}

/// An act without what it is aimed at.
fn act_key(rules: &Rules, act: Act) -> String {
    act.write(rules).split(' ').take(2).collect::<Vec<_>>().join("_")
}

/// The tables of a study, and what their numbers are called.
#[derive(Debug)]
pub struct RaceTables<'a> {
    /// The tables.
    pub plans: Vec<TablePlan>,
    /// Rules of each of them, with all its modules.
    pub rules: Vec<Rules>,
    content: &'a Content,
    bots: Vec<String>,
    /// What is the same for all races of a table.
    same: Vec<Same>,
}

#[derive(Debug)]
struct Same {
    groups: Vec<Group>,
    zones: Vec<Zone>,
    acts: Vec<String>,
    is_led: bool,
}

impl<'a> RaceTables<'a> {
    /// Tables with these rules; names come from the content.
    pub fn new(plans: Vec<TablePlan>, rules: Vec<Rules>, content: &'a Content) -> RaceTables<'a> {
        let bots = bots(&plans);
        let mut tables = RaceTables { plans, rules, content, bots, same: Vec::new() };
        let same = tables.plans.iter().zip(&tables.rules).map(|(plan, rules)| Same {
            groups: groups(&tables.plans, plan, |board| tables.board(board)),
            zones: zones(rules),
            acts: powers(rules),
            is_led: rules.modules.has(Module::Leaders) || rules.modules.has(Module::Paddock),
        });
        tables.same = same.collect();
        tables
    }
    /// What something is called in English.
    pub fn name(&self, file: &str, slug: &str) -> String {
        let known = self.content.name(file, slug);
        known.map_or_else(|| name_of(slug), |words| words.in_language("en").to_owned())
    }
    /// What a board is called.
    pub fn board(&self, slug: &str) -> String {
        let names = self.content.names(slug);
        names.map_or_else(|_| name_of(slug), |names| names.board.in_language("en").to_owned())
    }
    fn cities(&self, board: &str) -> BTreeMap<String, String> {
        let names = self.content.names(board).map(|names| names.cities).unwrap_or_default();
        names.into_iter().map(|(slug, words)| (slug, words.in_language("en").to_owned())).collect()
    }
    /// The boards, each once, with rules of one of its tables.
    pub fn boards(&self) -> Vec<(&str, &Rules)> {
        let mut boards: Vec<(&str, &Rules)> = Vec::new();
        for (plan, rules) in self.plans.iter().zip(&self.rules) {
            if !boards.iter().any(|(board, _)| *board == plan.board) {
                boards.push((&plan.board, rules));
            }
        }
        boards
    }
    /// All sections, with every row that is known beforehand: what is never counted stays at nothing.
    pub fn open(&self) -> Book {
        let mut book = Book::default();
        let all = in_order(&self.same.iter().map(|same| same.groups.clone()).collect::<Vec<_>>());
        for section in COURSE {
            let (id, title, about, unit, extreme) = section;
            let section = Section::new(id, title, about, Measure::Mean).in_units(unit).extremes(extreme);
            book.open(section.spread().rows(all.clone()));
        }
        self.open_winners(&mut book);
        self.open_cards(&mut book);
        self.open_ways(&mut book);
        self.open_uses(&mut book);
        self.boards().into_iter().for_each(|(board, rules)| self.open_board(&mut book, board, rules));
        book
    }
    fn open_winners(&self, book: &mut Book) {
        let wins =
            |id, title, about| Section::new(id, title, about, Measure::Share).extremes("won by {} points");
        let mut counts: Vec<usize> = self.plans.iter().map(|plan| plan.seats.len()).collect();
        counts.sort_unstable();
        counts.dedup();
        let places = counts.iter().flat_map(|&n| (1..=n).map(move |place| (place, n)));
        let place = |(place, n): (usize, usize)| (format!("{place}_of_{n}"), format!("{place} of {n}"));
        book.open(
            wins("start", "Place at the start", "Races won, by place in the turn order of the first turn.")
                .rows(places.clone().map(place)),
        );
        book.open(
            wins("seat", "Seat", "Races won, by seat; who begins is drawn by lot.").rows(places.map(place)),
        );
        if self.bots.len() > 1 {
            let rows = self.bots.iter().map(|bot| (bot.clone(), bot.clone()));
            let section = Section::new("bot", "Who plays", "Races won, by who sits there.", Measure::Mean);
            book.open(section.in_units("%").extremes("{} of its seats").rows(rows));
        }
        book.open(wins(
            "crew",
            "Crew",
            "Races won, by crew. A crew alone changes no rule unless Paddock is in play.",
        ));
        if self.same.iter().any(|same| same.is_led) {
            let about = "Races won by whoever has the leader, or with Paddock drives the leader's vehicle.";
            let led = self.rules.iter().zip(&self.same).filter(|(_, same)| same.is_led);
            let leaders = led.flat_map(|(rules, _)| rules.leaders.offered.iter().map(|leader| leader.slug()));
            let leaders: Vec<(&str, String)> =
                leaders.map(|leader| (leader, self.name("leaders.ftl", leader))).collect();
            book.open(wins("leader", "Leader", about).rows(leaders));
        }
    }
    fn open_cards(&self, book: &mut Book) {
        let cards = self.rules.iter().flat_map(|rules| &rules.names.cards);
        let rows: Vec<(String, String)> =
            cards.map(|card| (card.clone(), self.name("cards.ftl", card))).collect();
        let played = "Cards used in a race, all crews together: played, or given to avoid a danger, pass a stop \
        or counter.";
        book.open(
            Section::new("card", "Cards played", played, Measure::Mean)
                .extremes("{} in one race")
                .rows(rows.clone()),
        );
        let got = "Cards that came into a hand in a race, from the deck or the market, all crews together.";
        book.open(
            Section::new("got", "Cards got", got, Measure::Mean)
                .extremes("{} in one race")
                .rows(rows.clone()),
        );
        let kept = "Of the cards that came into a hand, so many were used before the race was over.";
        let kept = Section::new("use", "Use of what was got", kept, Measure::Mean).in_units("%");
        book.open(kept.extremes("{} of each").rows(rows.clone()));
        let wins = "Races won by the crews that used the card at least once.";
        let wins = Section::new("card_wins", "Cards of winners", wins, Measure::Mean).in_units("%");
        book.open(wins.extremes("{} of those who used it").rows(rows));
    }
    fn open_ways(&self, book: &mut Book) {
        let bots = &self.bots;
        let about = "Where assistants are placed, of all that are placed.";
        let mut placed =
            Section::new("placed", "Plans", about, Measure::Mean).in_units("%").extremes("{} of all");
        for (_, slug, label) in BOXES {
            bots.iter()
                .for_each(|bot| placed.row(format!("{slug}.{bot}"), format!("{label}{}", tail(bots, bot))));
        }
        book.open(placed);
        let about = "What a crew does in a race.";
        let mut ways = Section::new("did", "What crews do", about, Measure::Mean)
            .in_units("a crew and race")
            .extremes("{} a crew");
        for (_, slug, label) in Doing::ALL {
            bots.iter()
                .for_each(|bot| ways.row(format!("{slug}.{bot}"), format!("{label}{}", tail(bots, bot))));
        }
        book.open(ways);
    }
    fn open_uses(&self, book: &mut Book) {
        let about = "Races in which a rule was used at least once.";
        let mut uses = Section::new("rule", "Rules in use", about, Measure::Share).extremes("{} times");
        for (rules, same) in self.rules.iter().zip(&self.same) {
            for what in Use::ALL.iter().filter(|what| what.is_of(rules.modules)) {
                uses.row(what.slug(), what.about());
            }
            for act in &same.acts {
                uses.row(act.clone(), format!("Somebody says “{}”", act.replace('_', " ")));
            }
        }
        book.open(uses);
    }
    fn open_board(&self, book: &mut Book, board: &str, rules: &Rules) {
        let names = self.cities(board);
        let city = |slug: &str| names.get(slug).cloned().unwrap_or_else(|| name_of(slug));
        let share = |id, title, about, extreme| {
            Section::new(id, title, about, Measure::Share).on(board).extremes(extreme)
        };
        let lines = rules.lines.iter().zip(&rules.names.lines).map(|(line, key)| {
            let [from, to] = line.ends.map(|end| city(&rules.names.cities[end.index()]));
            (key.clone(), format!("{from} – {to}, {} F", line.price))
        });
        let about = "Races in which somebody took the line.";
        book.open(share("line", "Transport lines", about, "{} rides").aiming(LEAST_USE).rows(lines));
        let zones = zones(rules);
        let zone = zones.iter().map(|zone| {
            let name = city(&rules.names.cities[zone.near.0]);
            let mark =
                ["", ", second", ", third", ", fourth"].get(zone.near.1).copied().unwrap_or(", another");
            (zone.key.clone(), format!("near {name}{mark}, {} spaces", zone.spaces.len()))
        });
        let about = "Races in which a vehicle came into the zone.";
        book.open(share("zone", "Risk zones", about, "{} spaces of it").aiming(LEAST_USE).rows(zone));
        let cities = rules.names.cities.iter().map(|slug| (slug.clone(), city(slug)));
        let about = "Races in which a vehicle came to the city; setting out from it does not count.";
        book.open(share("city", "Cities", about, "{} visits").rows(cities));
    }

    /// Counts a race.
    pub fn count(&self, book: &mut Book, game: GameAt, race: &RaceCount) {
        let (plan, rules, same) = (&self.plans[game.table], &self.rules[game.table], &self.same[game.table]);
        let at = |id| (id, plan.board.as_str());
        let best = race.scores.iter().copied().max().unwrap_or_default();
        let course = [race.turns, race.lead_changes, race.home, best.max(0) as u32];
        for ((id, ..), value) in COURSE.iter().zip(course) {
            for Group { key, .. } in &same.groups {
                book.add((id, &plan.board), key, game, Sample::of(value.into()));
            }
        }
        self.count_winners(book, game, race);
        self.count_cards(book, game, race);
        self.count_ways(book, game, race);
        for what in Use::ALL.iter().filter(|what| what.is_of(rules.modules)) {
            book.add(at("rule"), what.slug(), game, Sample::came(race.uses[*what as usize].into()));
        }
        for key in &same.acts {
            let times = race.acts.get(key).copied().unwrap_or_default();
            book.add(at("rule"), key, game, Sample::came(times.into()));
        }
        for (key, rides) in rules.names.lines.iter().zip(&race.rides) {
            book.add(at("line"), key, game, Sample::came((*rides).into()));
        }
        for Zone { key, spaces, .. } in &same.zones {
            book.add(at("zone"), key, game, Sample::came(race.spaces.and(*spaces).len().into()));
        }
        for (key, visits) in rules.names.cities.iter().zip(&race.visits) {
            book.add(at("city"), key, game, Sample::came((*visits).into()));
        }
    }
    fn count_winners(&self, book: &mut Book, game: GameAt, race: &RaceCount) {
        let plan = &self.plans[game.table];
        let at = |id| (id, plan.board.as_str());
        let n = plan.seats.len();
        for (place, seat) in (1..).zip(&race.order) {
            book.add(at("start"), &format!("{place}_of_{n}"), game, race.won(seat.index()));
        }
        for seat in 0..n {
            book.add(at("seat"), &format!("{}_of_{n}", seat + 1), game, race.won(seat));
        }
        for bot in self.bots.iter().filter(|_| self.bots.len() > 1) {
            let mine = |seat: &usize| plan.seats[*seat] == *bot;
            let seats = (0..n).filter(mine).count() as f64;
            let wins: f64 = (0..n).filter(mine).map(|seat| won(&race.places, seat)).sum();
            book.add(at("bot"), bot, game, Sample::among(wins, seats).fair(1.0 / n as f64));
        }
        for (seat, crew) in race.crews.iter().enumerate() {
            book.add(at("crew"), crew, game, race.won(seat));
        }
        let is_led = self.same[game.table].is_led;
        for (seat, leader) in race.leaders.iter().enumerate().filter(|_| is_led) {
            if let Some(leader) = leader {
                book.add(at("leader"), leader.slug(), game, race.won(seat));
            }
        }
    }
    fn count_cards(&self, book: &mut Book, game: GameAt, race: &RaceCount) {
        let (plan, rules) = (&self.plans[game.table], &self.rules[game.table]);
        let at = |id| (id, plan.board.as_str());
        let fair = 1.0 / plan.seats.len() as f64;
        for (kind, card) in rules.names.cards.iter().enumerate() {
            let sum = |by: &[Vec<u32>]| f64::from(by.iter().map(|cards| cards[kind]).sum::<u32>());
            let (got, used) = (sum(&race.got), sum(&race.used));
            book.add(at("card"), card, game, Sample::of(used));
            book.add(at("got"), card, game, Sample::of(got));
            book.add(at("use"), card, game, Sample::among(used, got));
            let users = (0..plan.seats.len()).filter(|&seat| race.used[seat][kind] > 0);
            let wins: f64 = users.clone().map(|seat| won(&race.places, seat)).sum();
            book.add(at("card_wins"), card, game, Sample::among(wins, users.count() as f64).fair(fair));
        }
    }
    fn count_ways(&self, book: &mut Book, game: GameAt, race: &RaceCount) {
        let plan = &self.plans[game.table];
        let at = |id| (id, plan.board.as_str());
        for bot in &self.bots {
            let mine: Vec<usize> = (0..plan.seats.len()).filter(|&seat| plan.seats[seat] == *bot).collect();
            let all: u32 = mine.iter().flat_map(|&seat| race.placed[seat]).sum();
            for (skill, slug, _) in BOXES {
                let there: u32 = mine.iter().map(|&seat| race.placed[seat][skill as usize]).sum();
                let sample = Sample::among(there.into(), all.into());
                book.add(at("placed"), &format!("{slug}.{bot}"), game, sample);
            }
            for (what, slug, _) in Doing::ALL {
                let times: u32 = mine.iter().map(|&seat| race.did[seat][what as usize]).sum();
                let sample = Sample::among(times.into(), mine.len() as f64);
                book.add(at("did"), &format!("{slug}.{bot}"), game, sample);
            }
        }
    }
}

/// The course of a race: id, heading, what is counted, units, the most extreme.
const COURSE: [(&str, &str, &str, &str, &str); 4] = [
    ("length", "Length of the race", "Game turns until the race is over.", "turns", "{} turns"),
    (
        "leads",
        "Lead changes",
        "How often the front of the progress track passed from one crew to another between the end of the first \
         turn and the end.",
        "a race",
        "{} times",
    ),
    (
        "home",
        "Crews that arrive",
        "Crews that reached the finish before the race was over.",
        "crews",
        "{} crews",
    ),
    ("points", "Points of the winner", "The best score.", "points", "{} points"),
];

const BOXES: [(Skill, &str, &str); 4] = [
    (Skill::Pathfinder, "pathfinder", "Pathfinder"),
    (Skill::Mechanics, "mechanics", "Mechanics"),
    (Skill::Guard, "guard", "Guard"),
    (Skill::Funding, "funding", "Funding"),
];

/// Who does it, where several play.
fn tail(bots: &[String], bot: &str) -> String {
    if bots.len() > 1 { format!(" · {bot}") } else { String::new() }
}

/// What modules let somebody say, and the powers of leaders that are on offer, without what they are aimed at.
fn powers(rules: &Rules) -> Vec<String> {
    let acts = Act::every(rules).into_iter().filter(|act| !act.declines() && is_power(rules, *act));
    let mut keys: Vec<String> = acts.map(|act| act_key(rules, act)).collect();
    keys.dedup();
    keys
}

/// Acts of modules, and powers of leaders that are on offer; whom a crew picks is told elsewhere.
fn is_power(rules: &Rules, act: Act) -> bool {
    if act.module() != Module::Leaders {
        return true;
    }
    let words = act.write(rules);
    let verb = words.split(' ').next().unwrap_or_default();
    rules.leaders.offered.iter().any(|leader| leader.slug() == verb)
}
