//! Postal (002:256; R100-R102, R143, R157, R158): every coloured city has a parcel and every vehicle carries
//! one. A parcel that comes into a city of its colour is paid for; then the one lying there may be loaded.

use super::hooks::Taken;
use super::{Open, spoken};
use crate::action::Action;
use crate::cards::{Brought, Effect};
use crate::engine::{Cx, Offers, Step};
use crate::event::{Event, Fact};
use crate::ids::{CardId, City, Colour, MAX_CITIES, MAX_PLAYERS};
use crate::outcome::{Chance, Outcome};
use crate::rooms::{Around, Frame, Returned, Room};
use crate::rules::Rules;
use crate::tabletop::Tabletop;
use crate::why_not::{Reason, Rule};
use game::text::{Reader, Text, TextError, named};
use game::{Events, Seat, SeatSet};

/// The numbers of the module.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Numbers {
    /// Parcels of each colour.
    pub copies: u8,
    /// Francs for a delivery.
    pub reward: u16,
}

spoken!(
    /// What the module lets a player say.
    Postal = "postal" {
        /// Load the parcel that lies in the city.
        Load = "load": takes,
        /// Leave it there.
        Leave = "leave": declines,
        /// Deliver with this card, which was just drawn (R143).
        Express(CardId) = "play": takes,
    }
);

/// What the module keeps on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    lying: [Option<Colour>; MAX_CITIES],
    carried: [Option<Colour>; MAX_PLAYERS],
    /// Parcels in the bag, by colour.
    bag: [u8; 4],
    /// A vehicle is just coming into a city (R143).
    arriving: bool,
    /// It has delivered with an EXPRESS there.
    express: bool,
}
impl Open for Part {}

impl Default for Part {
    fn default() -> Self {
        let (lying, carried) = ([None; MAX_CITIES], [None; MAX_PLAYERS]);
        Part { lying, carried, bag: [0; 4], arriving: false, express: false }
    }
}

impl Part {
    pub(super) fn new(rules: &Rules) -> Self {
        Part { bag: [rules.extras.postal.copies; 4], ..Part::default() }
    }
    /// Parcels in the bag, by colour.
    pub fn bag(&self) -> [u8; 4] {
        self.bag
    }
    /// The parcel that lies in a city.
    pub fn lying(&self, city: City) -> Option<Colour> {
        self.lying[city.index()]
    }
    /// The parcel that a vehicle carries.
    pub fn carried(&self, seat: Seat) -> Option<Colour> {
        self.carried[seat.index()]
    }
    fn put_back(&mut self, parcel: Colour) {
        self.bag[parcel.index().expect("parcels have a city's colour")] += 1;
    }
    fn draw(&mut self, parcel: Colour) {
        self.bag[parcel.index().expect("parcels have a city's colour")] -= 1;
    }
    /// R100: the first coloured city without a parcel, in the order of the cities (R157).
    fn next_city(&self, rules: &Rules) -> Option<City> {
        let is_empty = |city: &City| takes_parcels(rules, *city) && self.lying(*city).is_none();
        (0..rules.cities.len() as u8).map(City).find(is_empty)
    }
    /// Parcels lie in coloured cities only.
    pub(crate) fn is_sound(&self, rules: &Rules) -> bool {
        let cities = (0..rules.cities.len() as u8).map(City);
        cities.into_iter().all(|city| self.lying(city).is_none() || takes_parcels(rules, city))
            && (self.arriving || !self.express)
    }
}

fn takes_parcels(rules: &Rules, city: City) -> bool {
    rules.city(city).colour != Colour::Purple
}

/// `tripoli:red+algiers:blue/red,-/no/no`: lying, carried, arriving, express. The bag follows from them.
impl Text<Rules> for Part {
    fn write(&self, rules: &Rules, out: &mut String) {
        let cities = (0..rules.cities.len() as u8).map(City);
        let lying = cities.filter_map(|city| self.lying(city).map(|parcel| (city, parcel)));
        let lying: Vec<String> =
            lying.map(|(city, p)| format!("{}:{}", rules.names.cities[city.index()], p.slug())).collect();
        *out += &if lying.is_empty() { "-".to_owned() } else { lying.join("+") };
        let carried = self.carried[..usize::from(rules.vehicles)].iter();
        let carried = carried.map(|parcel| parcel.map_or("-", Colour::slug));
        *out += &format!("/{}/", carried.collect::<Vec<_>>().join(","));
        self.arriving.write(rules, out);
        out.push('/');
        self.express.write(rules, out);
    }
    fn read(from: &mut Reader<Rules>) -> Result<Self, TextError> {
        let rules = from.rules;
        let mut part = Part::new(rules);
        for item in from.until(|c| c == '/').split('+').filter(|item| *item != "-") {
            let wrong = || TextError::new(item, "a city and its parcel, once");
            let (city, parcel) = item.split_once(':').ok_or_else(wrong)?;
            let city = rules.names.cities.iter().position(|name| name == city).ok_or_else(wrong)?;
            let slot = &mut part.lying[city];
            if slot.is_some() {
                return Err(wrong());
            }
            *slot = Some(read_parcel(&mut part.bag, parcel)?);
        }
        from.expect("/")?;
        for (place, slot) in part.carried.iter_mut().take(rules.vehicles.into()).enumerate() {
            if place > 0 {
                from.expect(",")?;
            }
            *slot = match from.word() {
                "-" => None,
                word => Some(read_parcel(&mut part.bag, word)?),
            };
        }
        from.expect("/")?;
        part.arriving = Text::read(from)?;
        from.expect("/")?;
        part.express = Text::read(from)?;
        Ok(part)
    }
}

/// A parcel that is out of the bag.
fn read_parcel(bag: &mut [u8; 4], word: &str) -> Result<Colour, TextError> {
    let parcel = named(&Colour::OF_CITIES, Colour::slug, word, "the colour of a parcel")?;
    let left = &mut bag[parcel.index().expect("a city's")];
    *left = left.checked_sub(1).ok_or_else(|| TextError::new(word, "a parcel that there is"))?;
    Ok(parcel)
}

// ---- parcels come to the cities ---------------------------------------------------------------

/// Parcels are drawn for cities, and at the start for vehicles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sorting {
    /// Places of the turn order that still draw a parcel for their vehicle.
    vehicles: u8,
}

game::text_of! { for Rules;
    struct Sorting = "sorting" { vehicles }
}

impl Sorting {
    fn is_over(&self, rules: &Rules, part: &Part) -> bool {
        part.bag == [0; 4] || (self.vehicles == 0 && part.next_city(rules).is_none())
    }
}

impl Room for Sorting {
    fn step<E: Events<Event>>(&mut self, cx: &mut Cx<E>) -> Step {
        if self.is_over(cx.rules, &cx.table.parts.postal) {
            return Step::Done(Returned::Nothing);
        }
        Step::Roll(Chance::Parcel)
    }
    fn outcome<E: Events<Event>>(&mut self, cx: &mut Cx<E>, outcome: Outcome) {
        let Outcome::Parcel(parcel) = outcome else { unreachable!("{outcome:?}") };
        let part = &mut cx.table.parts.postal;
        part.draw(parcel);
        if let Some(city) = part.next_city(cx.rules) {
            part.lying[city.index()] = Some(parcel);
            return cx.fact(Fact::ParcelLaid(city, parcel));
        }
        let (rules, place) = (cx.rules, usize::from(cx.rules.seats - self.vehicles));
        let mut deciding = cx.table.order(rules).iter().filter(|&&seat| rules.decides(seat));
        let seat = *deciding.nth(place).expect("as many as there are seats"); // R112: none for the Torpedo
        cx.table.parts.postal.carried[seat.index()] = Some(parcel);
        cx.fact(Fact::ParcelLoaded(seat, parcel));
        self.vehicles -= 1;
    }
    fn fits(&self, around: &Around) -> bool {
        let (rules, part) = (around.rules, &around.table.parts.postal);
        let empty = Seat::all(rules.seats).filter(|&seat| part.carried(seat).is_none()).count();
        around.inner.is_none()
            && !self.is_over(rules, part)
            && (self.vehicles == 0 || (around.table.turn == 1 && usize::from(self.vehicles) == empty))
    }
}

pub(super) fn setup(rules: &Rules) -> Option<Frame> {
    Some(Sorting { vehicles: rules.seats }.into())
}

/// R102: new parcels for cities without one.
pub(super) fn maintenance(rules: &Rules, table: &Tabletop) -> Option<Frame> {
    let sorting = Sorting { vehicles: 0 };
    (!sorting.is_over(rules, &table.parts.postal)).then(|| sorting.into())
}

// ---- a vehicle in a city ----------------------------------------------------------------------

/// A parcel may be loaded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Depot {
    /// Who drives.
    driver: Seat,
    /// The answer was given.
    is_over: bool,
}

game::text_of! { for Rules;
    struct Depot = "depot" { driver, is_over }
}

impl Depot {
    /// The room, if there is a parcel and a place for it.
    fn if_needed(rules: &Rules, table: &Tabletop, driver: Seat) -> Option<Frame> {
        let part = &table.parts.postal;
        let city = rules.city_at(table.player(driver).at)?;
        (part.carried(driver).is_none() && part.lying(city).is_some())
            .then(|| Depot { driver, is_over: false }.into())
    }
}

impl Room for Depot {
    fn step<E: Events<Event>>(&mut self, _: &mut Cx<E>) -> Step {
        if self.is_over { Step::Done(Returned::Nothing) } else { Step::Ask(SeatSet::only(self.driver)) }
    }
    fn legal<O: Offers>(&self, _: &Rules, _: &Tabletop, _: Seat, out: &mut O) {
        out.offer(Act::Load.said(), Ok(()));
        out.offer(Act::Leave.said(), Ok(()));
    }
    fn answer<E: Events<Event>>(&mut self, cx: &mut Cx<E>, seat: Seat, action: Action) {
        self.is_over = true;
        if action == Act::Load.said() {
            let city = cx.rules.city_at(cx.table.player(seat).at).expect("parcels lie in cities");
            let part = &mut cx.table.parts.postal;
            let parcel = part.lying[city.index()].take().expect("checked: a parcel lies there");
            part.carried[seat.index()] = Some(parcel);
            cx.fact(Fact::ParcelLoaded(seat, parcel));
        }
    }
    fn fits(&self, around: &Around) -> bool {
        around.inner.is_none()
            && !self.is_over
            && around.is_active(self.driver)
            && Depot::if_needed(around.rules, around.table, self.driver).is_some()
    }
}

/// The parcel goes back into the bag and is paid for.
fn deliver<E: Events<Event>>(cx: &mut Cx<E>, seat: Seat) {
    let part = &mut cx.table.parts.postal;
    let Some(parcel) = part.carried[seat.index()].take() else { return };
    part.put_back(parcel);
    cx.fact(Fact::ParcelDelivered(seat, parcel));
    let reward = cx.rules.extras.postal.reward;
    cx.table.player_mut(seat).earn(reward);
    cx.fact(Fact::Earned(seat, reward));
}

/// R143, R158: deliver without a choice, then load.
pub(super) fn city_entered<E: Events<Event>>(cx: &mut Cx<E>, seat: Seat, city: City) -> Option<Frame> {
    if !cx.rules.decides(seat) {
        return None;
    }
    cx.table.parts.postal.arriving = true;
    if cx.table.parts.postal.carried(seat) == Some(cx.rules.city(city).colour) {
        deliver(cx, seat);
    }
    Depot::if_needed(cx.rules, cx.table, seat)
}

/// R143: after an EXPRESS that was just drawn, the parcel lying there may be loaded.
pub(super) fn city_done<E: Events<Event>>(cx: &mut Cx<E>, seat: Seat) -> Option<Frame> {
    let part = &mut cx.table.parts.postal;
    part.arriving = false;
    std::mem::take(&mut part.express).then(|| Depot::if_needed(cx.rules, cx.table, seat)).flatten()
}

/// R143: an EXPRESS that was just drawn may be used before the hand limit.
pub(super) fn offer_hand_limit(rules: &Rules, table: &Tabletop, seat: Seat, out: &mut impl Offers) {
    if !table.parts.postal.arriving || table.active() != Some(seat) {
        return;
    }
    for card in rules.card_ids().filter(|&card| rules.card(card).effect == Effect::Brought(Brought::Express))
    {
        let verdict = if table.player(seat).holds(card) == 0 {
            Reason::NotInHand.no(Rule::R(143))
        } else if !can_deliver(rules, table, seat) {
            Reason::NoEffect.no(Rule::R(145))
        } else {
            Ok(())
        };
        out.offer(Act::Express(card).said(), verdict);
    }
}

pub(super) fn take<E: Events<Event>>(cx: &mut Cx<E>, seat: Seat, act: Act) -> Taken {
    let Act::Express(card) = act else { unreachable!("{act:?} is said in the depot") };
    cx.table.discard_card(seat, card);
    cx.fact(Fact::Played { seat, card, against: None });
    deliver(cx, seat);
    cx.table.parts.postal.express = true;
    Taken::default()
}

/// R101: a parcel and a city, the finish excepted.
pub(super) fn can_deliver(rules: &Rules, table: &Tabletop, seat: Seat) -> bool {
    let at = table.player(seat).at;
    table.parts.postal.carried(seat).is_some() && rules.city_spaces.has(at) && at != rules.finish
}

/// An EXPRESS in the card step.
pub(super) fn express<E: Events<Event>>(cx: &mut Cx<E>, seat: Seat) -> Option<Frame> {
    deliver(cx, seat);
    Depot::if_needed(cx.rules, cx.table, seat)
}
