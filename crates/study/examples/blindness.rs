//! What seeing is worth: the racer against its copy that does not see a module or a leader, for every one of them.
//! Prints the tables of docs/LADDER.md. A leader is always in the race, in every second game with the racer that sees.
//! `cargo run --release -p study --example blindness -- GAMES [SEED] [NAME...]`

use bots::race::by_name;
use content::Content;
use race::leaders::Leader;
use race::{GreatRace, Rules};
use record::{Header, Seed};
use session::games::race::{RaceLeaders, RaceWish};
use study::{Match, RaceSetup, Sprt, run_match};

/// Modules with something to decide, in the forms that are matched.
const MODULES: [&str; 11] = [
    "leaders",
    "paddock",
    "paddock:free",
    "postal",
    "season",
    "season:hard",
    "microclimate",
    "village",
    "patronage",
    "diplomacy",
    "diplomacy:hard",
];
/// Leaders with something to decide.
const LEADERS: [Leader; 9] = [
    Leader::Delatour,
    Leader::VanHotten,
    Leader::Martinetti,
    Leader::Walledgrave,
    Leader::Cook,
    Leader::Redburn,
    Leader::Chapman,
    Leader::Chevy,
    Leader::VonDorfpeld,
];
/// Where less is at stake: five tiles in the whole bag, better ground and better cards.
const FINE: [&str; 4] = ["village", "chapman", "van_hotten", "von_dorfpeld"];

fn setup(board: &str, module: Option<&str>, leaders: Option<RaceLeaders>) -> RaceSetup {
    let content = Content::embedded();
    let modules = module.map(str::to_owned).into_iter().collect();
    let wish = RaceWish { modules, leaders, ..RaceWish::on(board) };
    let seats = vec!["racer".to_owned(); 2];
    RaceSetup::new(&content, board, race::rules::Direction::Forward, &seats)
        .expect("embedded content is sound")
        .choosing(&content, wish)
        .expect("the wish can be granted")
}

type Race = (Rules, Header, Seed);

fn line(
    name: &str,
    board: &str,
    [games, seed]: [u64; 2],
    race: &(dyn Fn(u64) -> Result<Race, String> + Sync),
) {
    let blind = format!("racer-blind:{}", name.split(':').next().unwrap_or(name));
    let elo1 = if FINE.contains(&name) { 4.0 } else { 10.0 };
    let report = run_match::<GreatRace>(&Match {
        a: &|| by_name("racer").expect("a level"),
        b: &|| by_name(&blind).expect("a level"),
        names: ["racer".into(), blind.clone()],
        players: 2,
        games,
        seed,
        threads: 1,
        sprt: Sprt { elo0: 0.0, elo1, alpha: 0.05 },
        stop_early: true,
        setup: race,
        progress: &|| (),
    })
    .expect("races run");
    let [lo, hi] = report.ci95.map(|x| x * 100.0);
    println!(
        "| {name} | {board} | {} | {:.1} % | {lo:.1} – {hi:.1} | {:+.0} | {} |",
        report.games,
        report.a_share * 100.0,
        report.elo,
        report.sprt
    );
}

fn main() {
    let mut args = std::env::args().skip(1).peekable();
    let mut number = || args.next_if(|one| one.parse::<u64>().is_ok()).and_then(|n| n.parse().ok());
    let run = [number().unwrap_or(20_000), number().unwrap_or(1)];
    let only: Vec<String> = args.collect();
    let wanted = |name: &str| only.is_empty() || only.iter().any(|one| one == name);
    println!(
        "| not seen by the rival | board | games | share of the racer | 95 % | Elo | test |\n|---|---|---|---|---|---|---|"
    );
    for board in ["africa", "asia"] {
        for name in MODULES.into_iter().filter(|&name| wanted(name)) {
            let setup = match name {
                "leaders" => setup(board, None, Some(RaceLeaders::DraftAll)),
                module => setup(board, Some(module), None),
            };
            line(name, board, run, &|number| setup.race(number));
        }
        let setup = setup(board, None, Some(RaceLeaders::RandomAll));
        for leader in LEADERS.into_iter().filter(|leader| wanted(leader.slug())) {
            line(leader.slug(), board, run, &|number| setup.race_led_by(leader, number));
        }
    }
}
