//! How much of what works by itself is choice: Van Hotten's and Von Dörfpeld's cards, and villages. What the power is worth (won with
//! it, and by the same racer on the same luck where the power brings nothing), and how often somebody blind to it would have
//! decided otherwise. Prints the tables of docs/LADDER.md.
//! `cargo run --release -p study --example choice -- RACES`

use bots::Bot;
use bots::race::by_name;
use content::Content;
use game::{Events, Game, SplitMix};
use race::event::{Event, Fact};
use race::leaders::Leader;
use race::rules::Direction;
use race::{Action, GreatRace, Rules, State, View};
use record::{Header, Seed, Tape};
use session::games::race::{RaceLeaders, RaceWish};
use std::sync::atomic::{AtomicU64, Ordering};
use study::{Bare, RaceSetup, Seated, Witness, mean_sd, play};

const FIRST: u64 = 3_000_001;

/// The racer, with its blind copy asked the same: how often, and how often it said something else.
#[derive(Debug)]
struct Both {
    racer: Box<dyn Bot<GreatRace>>,
    blind: Box<dyn Bot<GreatRace>>,
    asked: AtomicU64,
    otherwise: AtomicU64,
}

impl Both {
    fn new(unseen: &str) -> Both {
        let bot = |name: &str| by_name(name).expect("a level");
        let (racer, blind) = (bot("racer"), bot(&format!("racer-blind:{unseen}")));
        Both { racer, blind, asked: AtomicU64::new(0), otherwise: AtomicU64::new(0) }
    }
    /// Decisions of a race, and how many of them the blind copy would have made otherwise.
    fn told(&self, races: u64) -> String {
        let mean = |count: &AtomicU64| count.load(Ordering::Relaxed) as f64 / races as f64;
        format!("{:.1} | {:.2}", mean(&self.asked), mean(&self.otherwise))
    }
}

impl Bot<GreatRace> for Both {
    fn choose(&self, rules: &Rules, view: &View, luck: &mut SplitMix) -> Action {
        let other = self.blind.choose(rules, view, &mut luck.clone());
        let said = self.racer.choose(rules, view, luck);
        self.asked.fetch_add(1, Ordering::Relaxed);
        self.otherwise.fetch_add(u64::from(said != other), Ordering::Relaxed);
        said
    }
}

/// Counts villages that were entered, and those that helped.
#[derive(Default)]
struct Villages {
    entered: u64,
    helped: u64,
    stands: bool,
}

impl Events<Event> for Villages {
    fn on(&mut self, event: Event) {
        self.helped += u64::from(matches!(event, Event::Fact(Fact::VillageHelped(..))));
    }
}

impl Witness<GreatRace> for Villages {
    fn look(&mut self, state: &State) {
        let stands = state.table().parts.village.entered;
        self.entered += u64::from(stands && !self.stands);
        self.stands = stands;
    }
}

fn setup(board: &str, module: Option<&str>) -> RaceSetup {
    let content = Content::embedded();
    let leaders = module.is_none().then_some(RaceLeaders::RandomAll);
    let wish =
        RaceWish { modules: module.map(str::to_owned).into_iter().collect(), leaders, ..RaceWish::on(board) };
    let setup =
        RaceSetup::new(&content, board, Direction::Forward, &["racer".to_owned(), "racer".to_owned()]);
    setup.expect("embedded content is sound").choosing(&content, wish).expect("the wish can be granted")
}

/// What the first seat won of a race.
fn won<W: Witness<GreatRace>>(
    rules: &Rules,
    (header, seed): (Header, Seed),
    bots: [&dyn Bot<GreatRace>; 2],
    number: u64,
    witness: W,
) -> (f64, W) {
    let tape = Tape::<GreatRace>::new(rules, header, Some(seed)).expect("a new log");
    let mut race = Bare::watched(rules, tape.key().expect("the seed is known"), witness);
    play(rules, &mut race, &bots, number).expect("races run");
    let places = GreatRace::ranking(rules, Seated::<GreatRace>::state(&race));
    let winners = places[..2].iter().filter(|&&place| place == 1).count() as f64;
    (if places[0] == 1 { 1.0 / winners } else { 0.0 }, race.witness)
}

fn leader(board: &str, leader: Leader, races: u64, nothing: fn(&mut Rules)) {
    let (setup, both) = (setup(board, None), Both::new(leader.slug()));
    let racer = by_name("racer").expect("a level");
    let mut shares = [Vec::new(), Vec::new()];
    for number in (FIRST..).take(races as usize) {
        let (rules, header, seed) = setup.race_led_by(leader, number).expect("a race");
        let mut without = rules.clone();
        nothing(&mut without);
        let luck = || (header.clone(), seed);
        shares[0].push(won(&rules, luck(), [&both, &*racer], number, ()).0);
        shares[1].push(won(&without, luck(), [&*racer, &*racer], number, ()).0);
    }
    let [with, without] = shares.each_ref().map(|all| mean_sd(all.iter().copied()).0 * 100.0);
    let (gain, sd) = mean_sd(shares[0].iter().zip(&shares[1]).map(|(a, b)| (a - b) * 100.0));
    let sure = 1.96 * sd / (races as f64).sqrt();
    let (name, told) = (leader.slug(), both.told(races));
    println!(
        "| {name} | {board} | {races} | {with:.1} % | {without:.1} % | {gain:+.1} ± {sure:.1} | {told} |"
    );
}

fn village(board: &str, races: u64) {
    let (setup, both) = (setup(board, Some("village")), Both::new("village"));
    let mut villages = Villages::default();
    for number in (FIRST..).take(races as usize) {
        let (rules, header, seed) = setup.race(number).expect("a race");
        villages = won(&rules, (header, seed), [&both, &both], number, villages).1;
    }
    let mean = |count: u64| count as f64 / 2.0 / races as f64;
    let (entered, helped, told) = (mean(villages.entered), mean(villages.helped), both.told(2 * races));
    println!("| village | {board} | {races} | {entered:.2} | {helped:.2} | {told} |");
}

fn main() {
    let races: u64 = std::env::args().nth(1).map_or(4000, |n| n.parse().expect("how many races"));
    println!("| power | board | races | won with it | without it | gain | decisions | blind otherwise |");
    println!("|---|---|---|---|---|---|---|---|");
    for board in ["africa", "asia"] {
        leader(board, Leader::VanHotten, races, |rules| rules.leaders.van_hotten_cards = 0);
        leader(board, Leader::VonDorfpeld, races, |rules| rules.leaders.von_dorfpeld_cards = 0);
    }
    println!("\n| power | board | races | entered by a crew | helped it | decisions | blind otherwise |");
    println!("|---|---|---|---|---|---|---|");
    for board in ["africa", "asia"] {
        village(board, races);
    }
}
