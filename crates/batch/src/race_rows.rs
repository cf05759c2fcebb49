//! A view of The Great Race as a row: the counts that lie on the table, as they are. What a suspended room remembers beside them
//! is told by which actions are legal.

use crate::fields::{Field, Fields, Row};
use crate::numbered::Numbered;
use crate::race_actions::{RaceActions, RaceNames};
use game::Seat;
use race::ids::{CardId, City, Colour, Skill, SpaceSet, TileId};
use race::leaders::Leader;
use race::modules::season::Weather;
use race::modules::village::Benefit;
use race::modules::{Cursor, Module};
use race::rooms::Frame;
use race::rules::Feature;
use race::solo::ReneId;
use race::tabletop::{Player, Tabletop};
use race::{Action, GreatRace, Rules, View};

/// Numbers of one vehicle's dashboard.
const DASHBOARD: usize = 16;
/// Coins: there are none below 10 francs.
const COIN: u16 = 10;

impl Numbered for GreatRace {
    type Actions = RaceActions;
    type Names = RaceNames;

    fn actions(widest: &Rules) -> RaceActions {
        RaceActions::new(widest)
    }
    fn count(actions: &RaceActions) -> usize {
        actions.count()
    }
    fn names(widest: &Rules, rules: &Rules) -> RaceNames {
        RaceNames::new(widest, rules)
    }
    #[inline]
    fn number(actions: &RaceActions, names: &RaceNames, action: Action) -> Option<usize> {
        actions.number(names.outward(action))
    }
    fn action(actions: &RaceActions, names: &RaceNames, rules: &Rules, number: usize) -> Option<Action> {
        names.inward(rules, actions.action(number)?)
    }
    fn fields(widest: &Rules) -> Vec<Field> {
        fields(widest)
    }
    fn fill(widest: &Rules, names: &RaceNames, rules: &Rules, view: &View, row: &mut Row<'_>) {
        let me = view.viewer().seat().unwrap_or(Seat(0));
        let teller = Teller { widest, names, rules, view, table: view.table(), me };
        teller.round(row);
        teller.dashboards(row);
        teller.cards(row);
        teller.tiles(row);
        teller.map(row);
        teller.modules(row);
        teller.solo(row);
    }
}

fn fields(widest: &Rules) -> Vec<Field> {
    let (vehicles, spaces) = (usize::from(widest.vehicles), widest.space_count);
    let (cards, tiles, cities) = (widest.card_count, widest.tile_count, widest.cities.len());
    let mut all = Fields::default();
    all.add("turn", 1, widest.numbers.turn_cap).add("room", Frame::KINDS, 1).add("asked", vehicles, 1);
    all.add("active", vehicles, 1).add("order", vehicles, 1).add("deck_size", 1, 50);
    all.each(vehicles, "dashboard", DASHBOARD, 5).each(vehicles, "at", spaces, 1).add("plan", 4, 5);
    all.each(vehicles, "hand", cards, 1).add("unseen", cards, 4).add("discard", cards, 4);
    all.add("market", cards, 1).add("aside", cards, 1).add("in_play", cards, 1);
    all.add("bag", tiles, 4).add("removed", tiles, 4).add("drawn", tiles, 1);
    all.add("laid", spaces, 1).add("petrol", spaces, 3).add("damage", spaces, 3).add("danger", spaces, 1);
    all.add("stop", spaces, 1).add("feature", spaces, 6).add("distance", spaces, 20);
    for (module, _) in widest.modules.after(Cursor::START) {
        match module {
            Module::Leaders => _ = all.each(vehicles, "leader", Leader::ALL.len() + 1, 1),
            Module::Postal => {
                all.each(vehicles, "parcel", COLOURS, 1);
                all.add("lying", cities * COLOURS, 1).add("postbag", COLOURS, 4);
            }
            Module::Season => _ = all.add("season", 3, 6),
            Module::Village => _ = all.add("village", 1, 1),
            Module::Patronage => _ = all.add("patron", vehicles, 10),
            Module::Diplomacy => _ = all.each(vehicles, "influence", COLOURS, 4),
            // What they change stands on dashboards and map.
            Module::Paddock | Module::Microclimate => {}
        }
    }
    if widest.solo.is_some() {
        let rene = ReneId::all().count();
        all.add("rene_left", rene, 1).add("rene_shown", rene, 1).add("objective", cities, 1);
        all.add("powers", COLOURS, 4);
    }
    all.done()
}

const COLOURS: usize = Colour::OF_CITIES.len();

/// Reads a view for a row.
struct Teller<'a> {
    widest: &'a Rules,
    names: &'a RaceNames,
    rules: &'a Rules,
    view: &'a View,
    table: &'a Tabletop,
    me: Seat,
}

impl Teller<'_> {
    /// Vehicles, the viewer's own first.
    fn vehicles(&self) -> impl Iterator<Item = Seat> + use<> {
        let (me, vehicles) = (self.me.0, self.rules.vehicles);
        (0..vehicles).map(move |k| Seat((me + k) % vehicles))
    }
    /// How far behind the viewer's own a vehicle stands.
    fn place(&self, vehicle: Seat) -> usize {
        let vehicles = self.rules.vehicles;
        usize::from((vehicle.0 + vehicles - self.me.0) % vehicles)
    }
    fn round(&self, row: &mut Row<'_>) {
        let (table, vehicles) = (self.table, usize::from(self.rules.vehicles));
        row.put(table.turn);
        row.mark(Frame::KINDS, self.view.frames().last().map(Frame::kind));
        let asked = self.view.node().waiting();
        self.vehicles().for_each(|seat| row.put(u8::from(asked.has(seat))));
        row.mark(vehicles, table.active().map(|seat| self.place(seat)));
        let order = row.part(vehicles);
        for (place, &seat) in (1..).zip(table.order(self.rules)) {
            order[self.place(seat)] = place;
        }
        row.put(table.deck_size);
    }
    fn dashboards(&self, row: &mut Row<'_>) {
        for seat in self.vehicles() {
            let Player {
                at,
                petrol,
                engine,
                chassis,
                max,
                level,
                money,
                assistants,
                passed,
                place,
                cards,
                hand: _,
                plan: _,
                sealed: _,
            } = *self.table.player(seat);
            row.put_all(&[petrol, engine, chassis, max.petrol, max.engine, max.chassis, level]);
            row.put(money / COIN);
            row.put_all(&[u8::from(passed), place, cards]);
            row.put_all(&assistants.0);
            row.put(self.names.distances(self.rules)[at.index()]);
        }
        for seat in self.vehicles() {
            row.mark(self.rules.space_count, Some(self.table.player(seat).at.index()));
        }
        let own = self.view.me().map(|me| me.plan.0).unwrap_or_default();
        debug_assert_eq!(own.len(), Skill::ALL.len());
        row.put_all(&own);
    }
    /// Counts by kind of card of this race, put where the set-up has the kind.
    fn by_card(&self, row: &mut Row<'_>, count: impl Fn(CardId) -> u8) {
        let part = row.part(self.widest.card_count);
        for card in self.rules.card_ids() {
            part[self.names.card(card).index()] = count(card);
        }
    }
    fn these_cards(&self, row: &mut Row<'_>, cards: impl Iterator<Item = CardId>) {
        let part = row.part(self.widest.card_count);
        cards.for_each(|card| part[self.names.card(card).index()] += 1);
    }
    fn cards(&self, row: &mut Row<'_>) {
        let table = self.table;
        for seat in self.vehicles() {
            let hand = &table.player(seat).hand;
            self.by_card(row, |card| hand[card.index()].count());
        }
        self.by_card(row, |card| self.view.unseen()[card.index()]);
        self.by_card(row, |card| table.discard[card.index()]);
        self.these_cards(row, table.market());
        self.these_cards(row, table.aside());
        self.these_cards(row, table.in_play().into_iter());
    }
    fn tiles(&self, row: &mut Row<'_>) {
        let mut by_tile = |count: &dyn Fn(TileId) -> u8| {
            let part = row.part(self.widest.tile_count);
            for tile in self.rules.tile_ids() {
                part[self.names.tile(tile).index()] = count(tile);
            }
        };
        by_tile(&|tile| self.table.bag[tile.index()]);
        by_tile(&|tile| self.table.removed[tile.index()]);
        by_tile(&|tile| self.table.drawn().filter(|&drawn| drawn == tile).count() as u8);
    }
    fn map(&self, row: &mut Row<'_>) {
        let (rules, spaces) = (self.rules, self.rules.space_count);
        let explored: SpaceSet = self.table.explored;
        let (laid, rest) = row.part(6 * spaces).split_at_mut(spaces);
        let (petrol, rest) = rest.split_at_mut(spaces);
        let (damage, rest) = rest.split_at_mut(spaces);
        let (danger, rest) = rest.split_at_mut(spaces);
        let (stop, feature) = rest.split_at_mut(spaces);
        for space in explored.iter() {
            let Some(tile) = self.table.tile_at(space) else { continue };
            let (tile, at) = (rules.tile(tile), space.index());
            (laid[at], petrol[at], damage[at]) = (1, tile.petrol, tile.damage);
            (danger[at], stop[at]) = (tile.danger.into(), tile.stop.into());
            feature[at] = match tile.feature {
                Feature::Plain => 0,
                Feature::Microclimate => 1,
                Feature::Village(Benefit::Money(_)) => 2,
                Feature::Village(Benefit::Cards(_)) => 3,
                Feature::Village(Benefit::Levels(gauge, _)) => 4 + gauge as u8,
            };
        }
        row.put_all(self.names.distances(rules));
    }
    fn modules(&self, row: &mut Row<'_>) {
        let parts = &self.table.parts;
        let colour = |colour: Option<Colour>| colour.and_then(Colour::index);
        // As `fields` lists them: a row is as long for a race without a module that another race of the set-up has.
        for (module, _) in self.widest.modules.after(Cursor::START) {
            match module {
                Module::Leaders => self.vehicles().for_each(|seat| {
                    let led = parts.leaders.of(seat);
                    row.mark(Leader::ALL.len(), Leader::ALL.iter().position(|&one| Some(one) == led));
                    row.put(u8::from(parts.leaders.is_spent(seat)));
                }),
                Module::Postal => {
                    let postal = &parts.postal;
                    self.vehicles().for_each(|seat| row.mark(COLOURS, colour(postal.carried(seat))));
                    let cities = (0..self.rules.cities.len() as u8).map(City);
                    cities.for_each(|city| row.mark(COLOURS, colour(postal.lying(city))));
                    row.put_all(&postal.bag());
                }
                Module::Season => {
                    let season = &parts.season;
                    let weather = match season.weather {
                        Weather::Clear => 0,
                        Weather::Petrol => 1,
                        Weather::Damage => 2,
                        Weather::PetrolAndDamage => 3,
                        Weather::NoBoats => 4,
                    };
                    row.put_all(&[season.season, weather, u8::from(season.sheltered)]);
                }
                Module::Village => row.put(u8::from(parts.village.entered)),
                Module::Patronage => self.vehicles().for_each(|seat| row.put(parts.patronage.at(seat))),
                Module::Diplomacy => self.vehicles().for_each(|seat| {
                    row.put_all(&Colour::OF_CITIES.map(|colour| parts.diplomacy.influence(seat, colour)));
                }),
                Module::Paddock | Module::Microclimate => {}
            }
        }
    }
    fn solo(&self, row: &mut Row<'_>) {
        if self.widest.solo.is_none() {
            return;
        }
        let rene = &self.table.rene;
        ReneId::all().for_each(|card| row.put(u8::from(rene.left.has(card))));
        row.mark(ReneId::all().count(), ReneId::all().position(|card| Some(card) == rene.shown));
        row.mark(self.rules.cities.len(), rene.objective.map(City::index));
        row.put_all(&rene.powers.0);
    }
}
