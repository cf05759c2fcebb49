//! Diplomacy (002:345; R107-R109, R157): a drive that leaves a coloured city needs influence there: a die above
//! it asks for a bribe, or the drive is over. A VISA lets the vehicle pass before the roll. Influence is
//! bought when funds are raised.

use super::{Module, Open, spoken};
use crate::action::Action;
use crate::engine::{Cx, Offers, Step};
use crate::event::{Event, Fact};
use crate::ids::{City, Colour, MAX_PLAYERS};
use crate::modules;
use crate::outcome::{Chance, Dice, Outcome};
use crate::rooms::{Around, Frame, Returned, Room};
use crate::rules::Rules;
use crate::tabletop::{Player, Tabletop};
use crate::why_not::{Book, Reason, Remedy, Rule, Verdict};
use game::text::{Reader, Text, TextError};
use game::{Events, Seat, SeatSet};

/// The numbers of the module.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Numbers {
    /// Influence at the start and the price of each further level.
    pub normal: Line,
    /// The same in the hard form.
    pub hard: Line,
    /// Francs for each point that the die is above the influence.
    pub bribe: u16,
}

/// A line of the diplomacy board.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// Where every marker begins.
    pub start: u8,
    /// Francs from each level to the next.
    pub prices: Vec<u16>,
}

impl Line {
    /// The highest level: free passage.
    fn top(&self) -> u8 {
        self.start + self.prices.len() as u8
    }
    /// Francs for the next level.
    fn price(&self, level: u8) -> Option<u16> {
        self.prices.get(usize::from(level - self.start)).copied()
    }
}

spoken!(
    /// What the module lets a player say.
    Diplomacy = "diplomacy" {
        /// Try to leave the city without a visa.
        Roll = "roll": declines,
        /// Pay, and leave the city.
        Bribe = "bribe": takes,
        /// Do not pay: the drive is over.
        Stay = "stay": declines,
        /// Buy a level of influence.
        Raise(Colour) = "raise": takes,
    }
);

/// What the module keeps on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Part {
    /// Influence of each crew, by colour.
    influence: [[u8; 4]; MAX_PLAYERS],
    /// The running drive may leave the city it began in.
    passed: bool,
}
impl Open for Part {}

impl Part {
    pub(super) fn new(rules: &Rules) -> Self {
        Part { influence: [[line(rules).start; 4]; MAX_PLAYERS], passed: false }
    }
    /// A crew's influence in cities of a colour; nobody has any in purple ones.
    pub fn influence(&self, seat: Seat, colour: Colour) -> u8 {
        colour.index().map_or(0, |i| self.influence[seat.index()][i])
    }
    pub(crate) fn is_sound(&self, rules: &Rules) -> bool {
        let line = line(rules);
        let levels = self.influence[..usize::from(rules.vehicles)].iter().flatten();
        levels.into_iter().all(|level| (line.start..=line.top()).contains(level))
    }
}

/// `1.1.2.1,1.1.1.1/no`: influence of each crew by colour, and whether the drive may pass.
impl Text<Rules> for Part {
    fn write(&self, rules: &Rules, out: &mut String) {
        let crews = self.influence[..usize::from(rules.vehicles)].iter();
        let crews = crews.map(|levels| levels.map(|level| level.to_string()).join("."));
        *out += &crews.collect::<Vec<_>>().join(",");
        out.push('/');
        self.passed.write(rules, out);
    }
    fn read(from: &mut Reader<Rules>) -> Result<Self, TextError> {
        let mut part = Part::new(from.rules);
        for (place, levels) in part.influence.iter_mut().take(from.rules.vehicles.into()).enumerate() {
            if place > 0 {
                from.expect(",")?;
            }
            for (i, level) in levels.iter_mut().enumerate() {
                if i > 0 {
                    from.expect(".")?;
                }
                *level = Text::read(from)?;
            }
        }
        from.expect("/")?;
        part.passed = Text::read(from)?;
        Ok(part)
    }
}

fn line(rules: &Rules) -> &Line {
    let numbers = &rules.extras.diplomacy;
    if rules.modules.is_hard(Module::Diplomacy) { &numbers.hard } else { &numbers.normal }
}

/// Francs for a crew's next level of influence, if there is one.
pub fn price(rules: &Rules, table: &Tabletop, seat: Seat, colour: Colour) -> Option<u16> {
    line(rules).price(table.parts.diplomacy.influence(seat, colour))
}

// ---- leaving a city ---------------------------------------------------------------------------

/// A vehicle wants to leave a coloured city.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Checkpoint {
    /// Who drives.
    driver: Seat,
    /// What happens next.
    stage: Stage,
}

/// R108: a visa before the roll, a bribe after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    AskVisa,
    Roll,
    /// The die shows this.
    AskBribe(u8),
    Pass,
    Hold,
}

game::text_of! { for Rules;
    struct Checkpoint = "checkpoint" { driver, stage }
    enum Stage { AskVisa = "ask_visa", Roll = "roll", AskBribe(face) = "ask_bribe", Pass = "pass", Hold = "hold" }
}

impl Checkpoint {
    /// The colour of the city.
    fn colour(&self, rules: &Rules, table: &Tabletop) -> Colour {
        colour_at(rules, table, self.driver).expect("only coloured cities are watched")
    }
    /// The colour of the city, and the driver's influence there.
    pub fn influence(&self, rules: &Rules, table: &Tabletop) -> (Colour, u8) {
        let colour = self.colour(rules, table);
        (colour, table.parts.diplomacy.influence(self.driver, colour))
    }
    /// What the die shows, once it has fallen.
    pub fn face(&self) -> Option<u8> {
        match self.stage {
            Stage::AskBribe(face) => Some(face),
            _ => None,
        }
    }
    /// What the guards ask for, once the die has fallen.
    pub fn bribe(&self, rules: &Rules, table: &Tabletop) -> Option<u16> {
        let face = self.face()?;
        let (_, influence) = self.influence(rules, table);
        Some(rules.extras.diplomacy.bribe * u16::from(face.saturating_sub(influence)))
    }
}

impl Room for Checkpoint {
    fn step<E: Events<Event>>(&mut self, cx: &mut Cx<E>) -> Step {
        loop {
            match self.stage {
                Stage::AskVisa if !may_hold_visa(cx.rules, cx.table.player(self.driver)) => {
                    self.stage = Stage::Roll;
                }
                Stage::AskVisa => return Step::Ask(SeatSet::only(self.driver)),
                Stage::Roll => return Step::Roll(Chance::Die(Dice::Diplomacy)),
                Stage::AskBribe(_) => match self.bribe(cx.rules, cx.table) {
                    Some(0) => self.stage = Stage::Pass,
                    Some(francs) if francs > cx.table.player(self.driver).money => self.stage = Stage::Hold,
                    _ => return Step::Ask(SeatSet::only(self.driver)),
                },
                Stage::Pass => {
                    cx.table.parts.diplomacy.passed = true;
                    return Step::Done(Returned::Nothing);
                }
                Stage::Hold => {
                    cx.fact(Fact::HeldInCity(self.driver));
                    return Step::Done(Returned::DriveOver);
                }
            }
        }
    }
    fn legal<O: Offers>(&self, rules: &Rules, table: &Tabletop, seat: Seat, out: &mut O) {
        let said = |act| Action::Act(modules::Act::Diplomacy(act));
        match self.bribe(rules, table) {
            None => {
                out.offer(said(Act::Roll), Ok(()));
                for card in rules.roles.visas.iter().filter(|&card| table.player(seat).holds(card) > 0) {
                    out.offer(Action::Play(card), Ok(()));
                }
            }
            Some(need) => {
                let have = table.player(seat).money;
                let short = Err(Reason::Money { need, have }.by(Rule::In(Book::Modules, 359)));
                out.offer(said(Act::Bribe), if have < need { short } else { Ok(()) });
                out.offer(said(Act::Stay), Ok(()));
            }
        }
    }
    fn answer<E: Events<Event>>(&mut self, cx: &mut Cx<E>, seat: Seat, action: Action) {
        self.stage = match action {
            Action::Play(card) => {
                cx.table.discard_card(seat, card);
                cx.fact(Fact::Played { seat, card, against: None });
                Stage::Pass
            }
            Action::Act(modules::Act::Diplomacy(Act::Roll)) => Stage::Roll,
            Action::Act(modules::Act::Diplomacy(Act::Bribe)) => {
                let francs = self.bribe(cx.rules, cx.table).expect("the die has fallen");
                cx.table.player_mut(seat).money -= francs;
                cx.fact(Fact::Bribed(seat, francs));
                Stage::Pass
            }
            _ => Stage::Hold,
        }
    }
    fn outcome<E: Events<Event>>(&mut self, cx: &mut Cx<E>, outcome: Outcome) {
        let Outcome::Die(face) = outcome else { unreachable!("{outcome:?}") };
        cx.fact(Fact::BorderRolled(self.driver, face));
        self.stage = Stage::AskBribe(face);
    }
    fn fits(&self, around: &Around) -> bool {
        let (rules, table) = (around.rules, around.table);
        let Some(colour) = colour_at(rules, table, self.driver) else { return false };
        let player = table.player(self.driver);
        let influence = table.parts.diplomacy.influence(self.driver, colour);
        let stage = match self.stage {
            Stage::AskVisa => may_hold_visa(rules, player),
            Stage::Roll => true,
            Stage::AskBribe(face) => {
                (influence + 1..=6).contains(&face)
                    && self.bribe(rules, table).is_some_and(|francs| francs <= player.money)
            }
            Stage::Pass | Stage::Hold => false,
        };
        around.inner.is_none() && around.is_active(self.driver) && influence < line(rules).top() && stage
    }
}

fn colour_at(rules: &Rules, table: &Tabletop, seat: Seat) -> Option<Colour> {
    let city = rules.city_at(table.player(seat).at)?;
    Some(rules.city(city).colour).filter(|&colour| colour != Colour::Purple)
}

/// R134: judged by what everybody sees.
fn may_hold_visa(rules: &Rules, player: &Player) -> bool {
    player.cards_not_known_in(rules.roles.not_visas) > 0
}

/// R108: every driver action that starts in a coloured city, once.
pub(super) fn leave_city(rules: &Rules, table: &Tabletop, driver: Seat, city: City) -> Option<Frame> {
    let part = &table.parts.diplomacy;
    (is_watched(rules, table, driver, city) && rules.decides(driver) && !part.passed)
        .then(|| Checkpoint { driver, stage: Stage::AskVisa }.into())
}

fn is_watched(rules: &Rules, table: &Tabletop, driver: Seat, city: City) -> bool {
    let colour = rules.city(city).colour;
    colour != Colour::Purple && table.parts.diplomacy.influence(driver, colour) < line(rules).top()
}

/// The gate of the city where a crew stands, if it is watched: the colour, and the crew's influence there.
pub fn gate(rules: &Rules, table: &Tabletop, driver: Seat) -> Option<(Colour, u8)> {
    let city = rules.city_at(table.player(driver).at).filter(|_| rules.modules.has(Module::Diplomacy))?;
    let colour = rules.city(city).colour;
    is_watched(rules, table, driver, city).then(|| (colour, table.parts.diplomacy.influence(driver, colour)))
}

pub(super) fn drive_end(table: &mut Tabletop) {
    table.parts.diplomacy.passed = false;
}

// ---- influence --------------------------------------------------------------------------------

/// A crew that raised funds may buy influence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reception {
    /// Who.
    seat: Seat,
    /// The crew has said that it is enough.
    is_over: bool,
}

game::text_of! { for Rules;
    struct Reception = "reception" { seat, is_over }
}

impl Room for Reception {
    fn step<E: Events<Event>>(&mut self, cx: &mut Cx<E>) -> Step {
        if self.is_over || after_funding(cx.rules, cx.table, self.seat).is_none() {
            return Step::Done(Returned::Nothing);
        }
        Step::Ask(SeatSet::only(self.seat))
    }
    fn legal<O: Offers>(&self, rules: &Rules, table: &Tabletop, seat: Seat, out: &mut O) {
        for colour in Colour::OF_CITIES {
            let said = Act::Raise(colour).said();
            out.offer(said, can_raise(rules, table, seat, colour));
        }
        out.offer(Action::Done, Ok(()));
    }
    fn answer<E: Events<Event>>(&mut self, cx: &mut Cx<E>, seat: Seat, action: Action) {
        let Action::Act(modules::Act::Diplomacy(Act::Raise(colour))) = action else {
            return self.is_over = true;
        };
        let paid = price(cx.rules, cx.table, seat, colour).expect("checked: not at the top");
        cx.table.player_mut(seat).money -= paid;
        let level = &mut cx.table.parts.diplomacy.influence[seat.index()][colour.index().expect("a city's")];
        *level += 1;
        let level = *level;
        cx.fact(Fact::InfluenceRaised { seat, colour, level, paid });
    }
    fn fits(&self, around: &Around) -> bool {
        around.inner.is_none()
            && !self.is_over
            && around.is_active(self.seat)
            && after_funding(around.rules, around.table, self.seat).is_some()
    }
}

fn can_raise(rules: &Rules, table: &Tabletop, seat: Seat, colour: Colour) -> Verdict {
    let Some(need) = price(rules, table, seat, colour) else {
        return Reason::HighestInfluence.no(Rule::R(107));
    };
    let have = table.player(seat).money;
    if have < need {
        let why = Reason::Money { need, have }.by(Rule::In(Book::Modules, 365));
        return Err(why.but(Some(Remedy::RaiseFunds)));
    }
    Ok(())
}

/// R109: at one's own funding, with any money; nothing is asked where nothing can be paid.
pub(super) fn after_funding(rules: &Rules, table: &Tabletop, seat: Seat) -> Option<Frame> {
    let can_pay = Colour::OF_CITIES.iter().any(|&colour| can_raise(rules, table, seat, colour).is_ok());
    can_pay.then(|| Reception { seat, is_over: false }.into())
}
