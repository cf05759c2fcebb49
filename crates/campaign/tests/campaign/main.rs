//! Campaigns raced by bots in a person's seat: what follows from race to race, what the passport stamps, and what becomes of files.

mod decks;
mod files;
mod races;
mod stamps;

use bots::Bot;
use campaign::{Campaign, Rules};
use content::Content;
use game::{Game, Node, SplitMix, Viewer};
use race::GreatRace;
use record::Tape;
use session::games::race::RaceWish;
use study::RaceSetup;

pub fn content() -> Content {
    Content::embedded()
}

pub fn begun(rules: Rules) -> Campaign {
    Campaign::new("00ff", "Ann", rules).expect("a campaign")
}

/// The next race of a campaign by its number, raced for so many records by a bot that the log calls a person.
pub fn raced(campaign: &Campaign, wish: RaceWish, number: u64, bot: &str, most: u32) -> String {
    let wish = session::campaigns::next_wish(campaign, wish).expect("a wish");
    of_wish(wish, number, bot, most)
}

/// A race by its number.
pub fn of_wish(wish: RaceWish, number: u64, bot: &str, most: u32) -> String {
    let (content, seats) = (content(), ["you".to_owned()]);
    let setup = RaceSetup::new(&content, &wish.board, wish.direction.into(), &seats).expect("a board");
    let setup = setup.choosing(&content, wish).expect("a wish that can be had");
    let (rules, mut header, seed) = setup.race(number).expect("a race");
    header.files = setup.bundle(rules.modules).0.clone();
    let mut tape = Tape::<GreatRace>::new(&rules, header, Some(seed)).expect("a tape");
    play_on(&rules, &mut tape, number, bot, most);
    tape.text(true)
}

/// A race goes on for so many records in all.
pub fn play_on(rules: &race::Rules, tape: &mut Tape<GreatRace>, number: u64, bot: &str, most: u32) {
    let bot: Box<dyn Bot<GreatRace>> = bots::race::by_name(bot).expect("a bot");
    let mut luck = SplitMix(number);
    while tape.last() < most {
        match GreatRace::node(tape.state()) {
            Node::Over => break,
            Node::Chance(_) => _ = tape.roll(rules, &mut ()).expect("luck"),
            node => {
                let seat = node.waiting().first().expect("somebody is asked");
                let view = GreatRace::view(rules, tape.state(), Viewer::Seat(seat));
                let action = bot.choose(rules, &view, &mut luck);
                tape.act(rules, seat, action, &mut ()).expect("a legal move");
            }
        }
    }
}

/// Races so many races on a board, one after the other.
pub fn race_on(campaign: &mut Campaign, board: &str, races: std::ops::Range<u64>) {
    for number in races {
        let log = raced(campaign, RaceWish::on(board), number, "racer", u32::MAX);
        campaign.enter(&content(), &log).expect("a race of this campaign");
    }
}
