//! A view of The Great Motorcar Race as a row: tokens, tiles and days as they lie on the table.

use crate::fields::{Field, Fields, Row};
use crate::motorcar_actions::MotorcarActions;
use crate::numbered::Numbered;
use game::Seat;
use motorcar::ids::LAP;
use motorcar::rooms::Frame;
use motorcar::tabletop::{Player, Sealed};
use motorcar::{Action, MotorcarRace, Rules, Strain, View};

impl Numbered for MotorcarRace {
    type Actions = MotorcarActions;
    type Names = ();

    fn actions(widest: &Rules) -> MotorcarActions {
        MotorcarActions::new(widest)
    }
    fn count(actions: &MotorcarActions) -> usize {
        actions.count()
    }
    fn names(_: &Rules, _: &Rules) {}
    fn number(actions: &MotorcarActions, (): &(), action: Action) -> Option<usize> {
        actions.number(action)
    }
    fn action(actions: &MotorcarActions, (): &(), rules: &Rules, number: usize) -> Option<Action> {
        let _ = rules; // pieces are the same in all games
        actions.action(number)
    }
    fn fields(widest: &Rules) -> Vec<Field> {
        let seats = usize::from(widest.seats);
        let mut all = Fields::default();
        all.add("round", 1, widest.rounds).add("predicaments", 1, 5).add("room", Frame::KINDS, 1);
        all.add("asked", seats, 1).add("order", seats, 6).add("bag", seats, 3);
        all.each(seats, "days", 2, 50).each(seats, "counts", 4, 5).each(seats, "strain", 3, 1);
        all.each(seats, "pledge", seats, 1).add("own_strain", 3, 1).add("own_pull", 1, 100);
        all.done()
    }
    fn fill(_: &Rules, (): &(), rules: &Rules, view: &View, row: &mut Row<'_>) {
        let (table, me, seats) = (view.table(), view.viewer().seat().unwrap_or(Seat(0)), rules.seats);
        let around = || (0..seats).map(|k| Seat((me.0 + k) % seats));
        let place = |seat: Seat| usize::from((seat.0 + seats - me.0) % seats);
        let strain = |strain: Option<Strain>| strain.map(|strain| strain as usize);
        row.put(table.round);
        row.put(rules.predicaments(table.round));
        row.mark(Frame::KINDS, Some(view.top().kind()));
        around().for_each(|seat| row.put(u8::from(view.node().waiting().has(seat))));
        around().for_each(|seat| row.put(table.place_of(seat) + 1));
        around().for_each(|seat| row.put(table.bag[seat.index()]));
        for seat in around() {
            let day = table.player(seat).day;
            row.put(day / LAP);
            row.put(day % LAP);
        }
        for seat in around() {
            let Player { day: _, tiles, tokens, strain: _, random, inflicted, pledge: _, sealed: _ } =
                *table.player(seat);
            row.put_all(&[tiles, tokens, random]);
            row.put(inflicted);
        }
        around().for_each(|seat| row.mark(Strain::ALL.len(), strain(table.player(seat).strain)));
        around().for_each(|seat| row.mark(seats.into(), table.player(seat).pledge.map(place)));
        let sealed = view.me().map(|me| me.sealed).unwrap_or_default();
        let own = if let Sealed::Strain(strain) = sealed { Some(strain) } else { None };
        row.mark(Strain::ALL.len(), strain(own));
        row.put(if let Sealed::Pull(pull) = sealed { pull } else { 0 });
    }
}
