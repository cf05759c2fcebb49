//! Leaders (000:471, 002:95; R77-R86, R147, R162): every crew may have one, with a power of its own. One file
//! each, called from here and from nowhere else; this file is what `modules/hooks.rs` calls. `scout` is a toy
//! for tests, behind the feature `toys`, and the model for the others.

pub mod chapman;
pub mod chevy;
pub mod cook;
mod deforet;
pub mod delatour;
mod draft;
mod li_jiaxiang;
pub mod martinetti;
mod obroutchev;
pub mod redburn;
#[cfg(feature = "toys")]
pub mod scout;
mod van_hotten;
mod von_dorfpeld;
mod walledgrave;

pub use draft::Draft;

use crate::engine::{Cx, Offers};
use crate::event::{Event, Fact};
use crate::ids::{Line, MAX_PLAYERS, Space};
use crate::modules::hooks::Taken;
use crate::modules::{Aim, Open, Spoken, Target, declare, not_an_act};
use crate::rooms::Frame;
use crate::rules::Rules;
use crate::tabletop::Tabletop;
use crate::why_not::{Reason, Rule, Verdict};
use game::text::{Reader, Text, TextError, Words};
use game::{Events, Seat, SeatSet};

declare!(
    /// A leader.
    Leader {
        Delatour = "delatour": "Draws and lays tiles once a turn.",
        VanHotten = "van_hotten": "At least two cards in every city.",
        Martinetti = "martinetti": "Repairs once a turn.",
        Walledgrave = "walledgrave": "A cheaper sea line once a turn.",
        Cook = "cook": "A free guard once a turn.",
        Obroutchev = "obroutchev": "Larger gauges.",
        VonDorfpeld = "von_dorfpeld": "Chooses among three cards in every city.",
        LiJiaxiang = "li_jiaxiang": "Six assistants in odd turns.",
        Redburn = "redburn": "Robs a rival of a card once a turn.",
        Chapman = "chapman": "A second look at a tile once a turn, and a crew that is left over.",
        Chevy = "chevy": "Money once a turn.",
        Deforet = "deforet": "A card more in the bivouac.",
        #[cfg(feature = "toys")]
        Scout = "scout": "Explores, guards or clears a tile once a turn, with a larger tank.",
    }
);

impl Leader {
    /// Does it exist for tests only?
    pub const fn is_toy(self) -> bool {
        match self {
            #[cfg(feature = "toys")]
            Leader::Scout => true,
            _ => false,
        }
    }
}

/// Puts what leaders let their players say together: one line for each whose power asks for a word.
macro_rules! powers {
    ($($(#[cfg($($when:tt)*)])? $leader:ident($acts:ty),)*) => {
        /// What leaders let their players say.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Act {
            /// Set-up: this leader joins the crew.
            Pick(Leader),
            /// Set-up: the mercenary takes the crew of a leader whom nobody wants (R85).
            Hire(Leader),
            $(
                $(#[cfg($($when)*)])?
                #[doc = concat!("The power of ", stringify!($leader), ".")]
                $leader($acts)
            ),*
        }

        impl Spoken for Act {
            fn verbs() -> Vec<&'static str> {
                ["leader", "crew"].into_iter().chain(Leader::ALL.iter().map(|leader| leader.slug())).collect()
            }
            fn every(rules: &Rules) -> Vec<Self> {
                let leaders = Leader::ALL.iter().copied();
                let mut every: Vec<Act> = leaders.flat_map(|leader| [Act::Pick(leader), Act::Hire(leader)]).collect();
                $($(#[cfg($($when)*)])? every.extend(<$acts>::every(rules).into_iter().map(Act::$leader));)*
                every
            }
            fn write(self, rules: &Rules) -> String {
                match self {
                    Act::Pick(leader) => format!("leader {}", leader.slug()),
                    Act::Hire(leader) => format!("crew {}", leader.slug()),
                    $($(#[cfg($($when)*)])? Act::$leader(act) => act.write(rules)),*
                }
            }
            fn read(rules: &Rules, verb: &str, words: &mut Words) -> Result<Self, TextError> {
                let leader = |words: &mut Words| Leader::read(rules, words.next(Leader::WHAT)?);
                match verb {
                    "leader" => return leader(words).map(Act::Pick),
                    "crew" => return leader(words).map(Act::Hire),
                    _ => (),
                }
                $($(#[cfg($($when)*)])?
                if <$acts>::verbs().contains(&verb) {
                    return <$acts>::read(rules, verb, words).map(Act::$leader);
                })*
                Err(not_an_act("leaders", verb, "leader, crew, or a leader who has a power to use"))
            }
            fn target(self) -> Option<Target> {
                match self {
                    Act::Pick(leader) | Act::Hire(leader) => Aim::target(leader),
                    $($(#[cfg($($when)*)])? Act::$leader(act) => act.target()),*
                }
            }
            fn declines(self) -> bool {
                match self {
                    Act::Pick(_) | Act::Hire(_) => false,
                    $($(#[cfg($($when)*)])? Act::$leader(act) => act.declines()),*
                }
            }
        }
    };
}
powers!(
    Delatour(delatour::Act),
    Martinetti(martinetti::Act),
    Cook(cook::Act),
    Redburn(redburn::Act),
    Chapman(chapman::Act),
    Chevy(chevy::Act),
    #[cfg(feature = "toys")]
    Scout(scout::Act),
);

/// Which leaders a race offers, and the numbers of their powers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sources {
    /// Whom the draft offers (R147).
    pub offered: Vec<Leader>,
    /// Whom it offers where all crews may race (R147).
    pub everybody: Vec<Leader>,
    /// Crews by slug, and who leads each.
    pub crews: Vec<(String, Leader)>,
    /// Tiles that Delatour draws and lays.
    pub delatour_tiles: u8,
    /// The fewest cards that Van Hotten draws in a city.
    pub van_hotten_cards: u8,
    /// Francs off a sea line for Walledgrave.
    pub walledgrave_francs: u16,
    /// Levels more on each of Obroutchev's gauges.
    pub obroutchev_levels: u8,
    /// The fewest cards that Von Dörfpeld looks at in a city.
    pub von_dorfpeld_cards: u8,
    /// Francs that buy Redburn off.
    pub redburn_francs: u16,
    /// Francs that Chevy's bankers send.
    pub chevy_francs: u16,
}

/// What leaders keep on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Part {
    /// The leader of each crew.
    leader: [Option<Leader>; MAX_PLAYERS],
    /// R85: the leader whose crew the mercenary has hired.
    hired: Option<Leader>,
    /// Whose power is spent in this turn (R78).
    spent: SeatSet,
}
impl Open for Part {}

impl Part {
    /// The leader of a crew.
    #[inline]
    pub fn of(&self, seat: Seat) -> Option<Leader> {
        self.leader[seat.index()]
    }
    /// Has this crew used its power in this turn?
    pub fn is_spent(&self, seat: Seat) -> bool {
        self.spent.has(seat)
    }
    /// R78: may this crew use its power once more in this turn?
    pub fn can_use(&self, seat: Seat) -> Verdict {
        if self.is_spent(seat) { Reason::PowerUsed.no(Rule::R(78)) } else { Ok(()) }
    }
    /// The power is used.
    pub fn spend(&mut self, seat: Seat) {
        self.spent = self.spent.with(seat);
    }
    /// The leader whose crew this is: his own, or the one that the mercenary has hired (R85).
    pub fn crew_of(&self, seat: Seat) -> Option<Leader> {
        match self.of(seat) {
            Some(Leader::Chapman) => self.hired,
            leader => leader,
        }
    }
    /// Leaders that nobody has.
    pub(crate) fn free<'a>(&'a self, rules: &'a Rules) -> impl Iterator<Item = Leader> + 'a {
        rules.leaders.offered.iter().copied().filter(|leader| !self.leader.contains(&Some(*leader)))
    }
    /// Who leads whom: the mercenary.
    fn mercenary(&self) -> Option<Seat> {
        let place = self.leader.iter().position(|&leader| leader == Some(Leader::Chapman));
        place.map(|place| Seat(place as u8))
    }
    /// Each leader once, a hired crew that nobody else has, and powers spent only by leaders.
    pub(crate) fn is_sound(&self) -> bool {
        let crews = |leader: &Leader| self.leader.iter().filter(|&&crew| crew == Some(*leader)).count();
        let is_hired =
            |leader| leader != Leader::Chapman && self.mercenary().is_some() && crews(&leader) == 0;
        Leader::ALL.iter().all(|leader| crews(leader) <= 1)
            && self.hired.is_none_or(is_hired)
            && self.spent.iter().all(|seat| self.leader.get(seat.index()).is_some_and(Option::is_some))
    }
}

/// `cook,-/1/-`: the leader of each vehicle, whose power is spent, and the crew that the mercenary has hired.
impl Text<Rules> for Part {
    fn write(&self, rules: &Rules, out: &mut String) {
        let crews = self.leader[..usize::from(rules.vehicles)].iter();
        let slugs: Vec<&str> = crews.map(|leader| leader.map_or("-", Leader::slug)).collect();
        out.push_str(&slugs.join(","));
        out.push('/');
        self.spent.write(rules, out);
        out.push('/');
        out.push_str(self.hired.map_or("-", Leader::slug));
    }
    fn read(from: &mut Reader<Rules>) -> Result<Self, TextError> {
        let mut part = Part::default();
        for (place, leader) in part.leader.iter_mut().take(from.rules.vehicles.into()).enumerate() {
            if place > 0 {
                from.expect(",")?;
            }
            *leader = read_leader(from)?;
        }
        from.expect("/")?;
        part.spent = Text::read(from)?;
        from.expect("/")?;
        part.hired = read_leader(from)?;
        Ok(part)
    }
}

fn read_leader(from: &mut Reader<Rules>) -> Result<Option<Leader>, TextError> {
    match from.word() {
        "-" => Ok(None),
        word => Leader::read(from.rules, word).map(Some),
    }
}

// ---- where leaders speak ---------------------------------------------------------------------

/// R159, R162: leaders are dealt, or drafted in turn order.
pub(crate) fn setup<E: Events<Event>>(cx: &mut Cx<E>) -> Option<Frame> {
    for place in 0..cx.table.order(cx.rules).len() {
        let seat = cx.table.order(cx.rules)[place];
        if let Some(leader) = cx.rules.options.leaders[seat.index()] {
            join(cx, seat, leader);
        }
    }
    Draft::if_needed(cx.rules, cx.table)
}

/// R78: powers are re-armed.
pub(crate) fn turn_start<E: Events<Event>>(cx: &mut Cx<E>) {
    cx.table.parts.leaders.spent = SeatSet::EMPTY;
}

/// R28: is Deforêt in the race?
fn deforet(table: &Tabletop) -> Option<Seat> {
    let leaders = &table.parts.leaders.leader;
    leaders.iter().position(|&leader| leader == Some(Leader::Deforet)).map(|place| Seat(place as u8))
}

/// R28: the market shows a card more for Deforêt.
pub(crate) fn bivouac_size(table: &Tabletop, size: u8) -> u8 {
    if deforet(table).is_some() { size + deforet::MORE_CARDS } else { size }
}

/// R28: Deforêt gets what is left.
pub(crate) fn leftover(table: &Tabletop) -> Option<Seat> {
    deforet(table)
}

/// R83: Li's sixth assistant.
pub(crate) fn plan_size(table: &Tabletop, seat: Seat, size: u8) -> u8 {
    match table.parts.leaders.of(seat) {
        Some(Leader::LiJiaxiang) => li_jiaxiang::plan_size(table, size),
        _ => size,
    }
}

/// Powers that work in the card step.
pub(crate) fn offer_card_step(rules: &Rules, table: &Tabletop, seat: Seat, out: &mut impl Offers) {
    match table.parts.leaders.of(seat) {
        Some(Leader::Delatour) => delatour::offer_card_step(table, seat, out),
        Some(Leader::Martinetti) => martinetti::offer_card_step(table, seat, out),
        Some(Leader::Cook) => cook::offer_card_step(rules, table, seat, out),
        Some(Leader::Redburn) => redburn::offer_card_step(rules, table, seat, out),
        Some(Leader::Chevy) => chevy::offer_card_step(table, seat, out),
        #[cfg(feature = "toys")]
        Some(Leader::Scout) => scout::offer_card_step(rules, table, seat, out),
        _ => {}
    }
}

/// Walledgrave's cheaper line.
pub(crate) fn fare(rules: &Rules, table: &Tabletop, seat: Seat, line: Line, fare: u16) -> u16 {
    match table.parts.leaders.of(seat) {
        Some(Leader::Walledgrave) => walledgrave::fare(rules, table, seat, line, fare),
        _ => fare,
    }
}

/// Walledgrave's power is spent.
pub(crate) fn note_ride(rules: &Rules, table: &mut Tabletop, seat: Seat, line: Line) {
    if table.parts.leaders.of(seat) == Some(Leader::Walledgrave) {
        walledgrave::note_ride(rules, table, seat, line);
    }
}

/// Chapman's second look.
pub(crate) fn tile_drawn(table: &Tabletop, seat: Seat, at: Space) -> Option<Frame> {
    match table.parts.leaders.of(seat) {
        Some(Leader::Chapman) => chapman::tile_drawn(table, seat, at),
        _ => None,
    }
}

/// Powers against a danger.
pub(crate) fn offer_danger(table: &Tabletop, seat: Seat, out: &mut impl Offers) {
    match table.parts.leaders.of(seat) {
        Some(Leader::Cook) => cook::offer_danger(table, seat, out),
        #[cfg(feature = "toys")]
        Some(Leader::Scout) => scout::offer_danger(table, seat, out),
        _ => {}
    }
}

/// Might the leader answer a danger? Everybody sees it.
pub(crate) fn may_answer_danger(table: &Tabletop, seat: Seat) -> bool {
    match table.parts.leaders.of(seat) {
        Some(Leader::Cook) => table.parts.leaders.can_use(seat).is_ok(),
        #[cfg(feature = "toys")]
        Some(Leader::Scout) => table.parts.leaders.can_use(seat).is_ok(),
        _ => false,
    }
}

/// R138: cards drawn and kept in a city.
pub(crate) fn city_draw(rules: &Rules, table: &Tabletop, seat: Seat, draw: (u8, u8)) -> (u8, u8) {
    match table.parts.leaders.of(seat) {
        Some(Leader::VanHotten) => van_hotten::city_draw(rules, draw),
        Some(Leader::VonDorfpeld) => von_dorfpeld::city_draw(rules, draw),
        _ => draw,
    }
}

/// Carries out an act.
pub(crate) fn take<E: Events<Event>>(cx: &mut Cx<E>, seat: Seat, act: Act) -> Taken {
    match act {
        Act::Pick(_) | Act::Hire(_) => unreachable!("{act:?} is said in the draft"),
        Act::Delatour(delatour::Act::Explore) => delatour::take(cx, seat),
        Act::Martinetti(martinetti::Act::Repair) => martinetti::take(cx, seat),
        Act::Cook(act) => cook::take(cx, seat, act),
        Act::Redburn(act) => redburn::take(cx, seat, act),
        Act::Chapman(act) => unreachable!("{act:?} is said in a room of its own"),
        Act::Chevy(chevy::Act::Collect) => chevy::take(cx, seat),
        #[cfg(feature = "toys")]
        Act::Scout(act) => scout::take(cx, seat, act),
    }
}

/// A leader joins a crew.
fn join<E: Events<Event>>(cx: &mut Cx<E>, seat: Seat, leader: Leader) {
    cx.table.parts.leaders.leader[seat.index()] = Some(leader);
    cx.fact(Fact::LeaderJoined(seat, leader));
    match leader {
        Leader::Obroutchev => obroutchev::join(cx, seat),
        #[cfg(feature = "toys")]
        Leader::Scout => scout::join(cx, seat),
        _ => {}
    }
}

/// The mercenary hires a crew.
fn hire<E: Events<Event>>(cx: &mut Cx<E>, seat: Seat, leader: Leader) {
    cx.table.parts.leaders.hired = Some(leader);
    cx.fact(Fact::CrewHired(seat, leader));
}

/// Is this a room that a leader opens?
pub(crate) fn opens(rules: &Rules, table: &Tabletop, room: &Frame) -> bool {
    let Some(seat) = table.active() else { return matches!(room, Frame::Draft(_)) };
    match table.parts.leaders.of(seat) {
        Some(Leader::Delatour) => delatour::opens(rules, table, seat, room),
        Some(Leader::Martinetti) => martinetti::opens(seat, room),
        Some(Leader::Redburn) => redburn::opens(seat, room),
        Some(Leader::Chapman) => matches!(room, Frame::SecondLook(_)),
        #[cfg(feature = "toys")]
        Some(Leader::Scout) => scout::opens(table, seat, room),
        _ => false,
    }
}
