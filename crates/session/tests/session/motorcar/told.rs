//! Events tell everything that changes: whoever has only them knows where every car and every tile is.

use super::{CarTable, Made, choice, say, seats};
use ::motorcar::sources::Flick;
use game::{Luck, Seat, SplitMix, Viewer};
use session::motorcar::kinds::{
    MotorcarEventKind as Kind, MotorcarNumber as Number, MotorcarPredicament, MotorcarStrain,
};
use session::motorcar::wire::{MotorcarEvent, MotorcarPlayer};
use session::wire::Entry;
use std::collections::{BTreeMap, BTreeSet};

/// What lies before the players, from events alone.
#[derive(PartialEq, Eq, Debug, Clone, Default)]
struct Told {
    round: i32,
    order: Vec<u8>,
    cars: BTreeMap<u8, Car>,
}

#[derive(PartialEq, Eq, Debug, Clone, Default)]
struct Car {
    day: i32,
    tiles: i32,
    random: i32,
    inflicted: i32,
    pledge: Option<u8>,
    strain: Option<MotorcarStrain>,
}

impl Told {
    fn hear(&mut self, event: &MotorcarEvent) {
        let number =
            |name: Number| event.numbers.get(&name).copied().unwrap_or_else(|| panic!("{name} in {event:?}"));
        let actor = event.seat.unwrap_or(0);
        let victim = || event.victim.unwrap_or_else(|| panic!("to whom: {event:?}"));
        match event.kind {
            Kind::AssessmentBegan => self.order.clear(),
            Kind::Ranked => {
                self.order.push(actor);
                assert_eq!(number(Number::Place), self.order.len() as i32);
            }
            Kind::RoundBegan => {
                self.round = number(Number::Round);
                self.cars.values_mut().for_each(|car| car.strain = None);
            }
            Kind::StrainRevealed => self.car(actor).strain = event.strain,
            Kind::Inflicted | Kind::InflictedTogether => {
                self.car(actor).tiles -= number(Number::Tiles);
                let target = self.car(victim());
                target.inflicted += 1;
                if number(Number::Tiles) == 1 {
                    assert_eq!(target.pledge.take(), event.partner.or(event.seat));
                }
            }
            Kind::Pledged => {
                self.car(actor).tiles -= 1;
                self.car(victim()).pledge = Some(actor);
            }
            Kind::PledgeReturned => {
                self.car(actor).tiles += 1;
                self.car(victim()).pledge = None;
            }
            Kind::TokenDrawn => {
                assert_eq!(self.order.last(), Some(&actor), "the last in turn order draws");
                self.car(victim()).random += 1;
            }
            Kind::Travelled => self.drive(actor, event),
            Kind::Endured => {
                self.drive(actor, event);
                self.resolve(actor, event);
            }
            Kind::Helped => self.resolve(victim(), event),
            Kind::CancelledFreely => self.resolve(actor, event),
            Kind::PaidOff => {
                self.car(actor).random -= number(Number::Count);
                self.car(actor).tiles -= number(Number::Count);
            }
            Kind::ReceivedTiles => {
                assert!(event.reward.is_some());
                self.car(actor).tiles += number(Number::Count);
            }
            Kind::Slid => assert_eq!(number(Number::Reach) + number(Number::Short), 600),
            Kind::WentOver => assert_eq!(number(Number::Reach) - number(Number::Over), 600),
            Kind::PredicamentsCounted => {
                assert!(number(Number::Count) <= number(Number::OfLeg) + number(Number::More));
            }
            Kind::Rolled | Kind::PredicamentDie => {
                assert!((1..=10).contains(&number(Number::Die)) && event.rolled_for.is_some());
            }
            Kind::Pulled
            | Kind::LetGo
            | Kind::Chose
            | Kind::ChoiceWithdrawn
            | Kind::StoppedInflicting
            | Kind::LeftAlone
            | Kind::CancelledNone => assert!(event.seat.is_some(), "whose doing: {event:?}"),
            Kind::Over => assert_eq!(self.round, 16),
            Kind::PulledOwn | Kind::ChoseOwn => panic!("spectators do not know that: {event:?}"),
        }
    }
    fn car(&mut self, seat: u8) -> &mut Car {
        self.cars.get_mut(&seat).unwrap_or_else(|| panic!("no seat {seat}"))
    }
    fn drive(&mut self, seat: u8, event: &MotorcarEvent) {
        let number = |name: Number| event.numbers[&name];
        let car = self.car(seat);
        assert_eq!((car.day, car.strain), (number(Number::From), event.strain));
        assert_eq!(number(Number::Die) + number(Number::Added), number(Number::Days));
        car.day += number(Number::Days);
        assert_eq!(car.day, number(Number::Day));
    }
    fn resolve(&mut self, seat: u8, event: &MotorcarEvent) {
        match event.predicament.expect("which") {
            MotorcarPredicament::Random => self.car(seat).random -= 1,
            MotorcarPredicament::Inflicted => self.car(seat).inflicted -= 1,
        }
    }
}

fn as_told(player: &MotorcarPlayer) -> (u8, Car) {
    let car = Car {
        day: player.day.into(),
        tiles: player.tiles.into(),
        random: player.random.into(),
        inflicted: player.inflicted.into(),
        pledge: player.pledge,
        strain: player.strain,
    };
    (player.seat, car)
}

/// What spectators saw after a version.
fn heard(table: &CarTable, since: u32) -> Vec<MotorcarEvent> {
    let events = table.events(Viewer::Spectator, since).into_iter();
    events
        .filter_map(|entry| if let Entry::Event { event, .. } = entry { Some(event) } else { None })
        .collect()
}

/// Now and then a hand opens again.
fn withdraw(table: &mut CarTable, luck: &mut SplitMix) {
    let closed = seats(table).into_iter().find(|&seat| table.why_not(seat, "withdraw") == Ok(None));
    if let Some(seat) = closed.filter(|_| luck.below(9) == 0) {
        say(table, seat, "withdraw").expect("others still think");
    }
}

#[test]
fn from_events_alone_everything_on_the_table_is_known() {
    let mut kinds = BTreeSet::new();
    for number in 0..8 {
        let flick = if number % 3 == 0 { Flick::Luck } else { Flick::Skill };
        let mut table = Made::new(3 + (number % 4) as u8, flick, number).start();
        let mut luck = SplitMix(number);
        let mut told = Told::default();
        told.cars.extend(
            seats(&table).into_iter().map(|seat| (seat.number(), Car { tiles: 1, ..Car::default() })),
        );
        let mut since = 0;
        loop {
            for event in heard(&table, since) {
                kinds.insert(event.kind);
                told.hear(&event);
            }
            let shown = table.show(Viewer::Spectator, since);
            since = shown.version;
            let cars: BTreeMap<u8, Car> = shown.view.players.iter().map(as_told).collect();
            // The strain comes off the table with the round, the event that says so with the next.
            let over = table.is_over();
            let strains_differ = |told: &BTreeMap<u8, Car>| -> BTreeMap<u8, Car> {
                told.iter().map(|(&seat, car)| (seat, Car { strain: None, ..car.clone() })).collect()
            };
            if shown.view.players.iter().any(|player| player.strain.is_some()) {
                assert_eq!(told.cars, cars);
            } else {
                assert_eq!(strains_differ(&told.cars), cars);
            }
            if !shown.view.order.is_empty() && !told.order.is_empty() {
                assert_eq!(told.order, shown.view.order);
            }
            let Some((seat, text)) = choice(&table, &mut luck) else {
                assert!(over, "somebody is asked until the end");
                break;
            };
            say(&mut table, seat, &text).expect("legal");
            withdraw(&mut table, &mut luck);
        }
        // What a seat sees of its own secrets are kinds of their own.
        let own = table.events(Viewer::Seat(Seat(0)), 0).into_iter();
        kinds.extend(
            own.filter_map(|e| if let Entry::Event { event, .. } = e { Some(event.kind) } else { None }),
        );
    }
    let missing: Vec<_> = Kind::ALL.iter().filter(|kind| !kinds.contains(kind)).collect();
    assert!(missing.is_empty(), "never happened: {missing:?}");
}

#[test]
fn nothing_on_the_wire_is_debug_text() {
    let mut table = Made::new(4, Flick::Skill, 3).start();
    let mut luck = SplitMix(3);
    while let Some((seat, text)) = choice(&table, &mut luck) {
        say(&mut table, seat, &text).expect("legal");
    }
    let shown = serde_json::to_string(&table.show(Viewer::Spectator, 0)).expect("JSON");
    for trace in ["Seat(", "Fact(", "Some(", "ask_other"] {
        assert!(!shown.contains(trace), "{trace}");
    }
}
