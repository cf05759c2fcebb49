//! What one viewer may know of a state (004:57): a type of its own, and the only source for clients, bots,
//! spectators and logs. Closed hands and pulled-back cars of others are blanked before they get here;
//! everything else in this game lies open. `View::new` and `View::sample` take the table apart field by
//! field, so that neither can let a field pass that nobody has thought of.

use crate::action::Action;
use crate::engine::State;
use crate::ids::{MAX_PLAYERS, Strain};
use crate::outcome::Chance;
use crate::rooms::Frame;
use crate::rules::{MAX_PULL, Rules};
use crate::tabletop::{Player, Sealed, Tabletop};
use crate::why_not::{Reason, Rule, Verdict};
use game::{Actions, Luck, Node, Seat, Viewer};

/// What one viewer may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    viewer: Viewer,
    /// The position with everything hidden blanked.
    known: State,
}

impl View {
    /// What `viewer` may know of `state`.
    pub fn new(_: &Rules, state: &State, viewer: Viewer) -> View {
        let State { ref table, frames, depth, node } = *state;
        let Tabletop { round, order, mut players, bag } = *table;
        for (seat, player) in Seat::all(MAX_PLAYERS as u8).zip(&mut players) {
            if !viewer.is(seat) {
                *player = with_sealed(player, Sealed::Open);
            }
        }
        let table = Tabletop { round, order, players, bag };
        View { viewer, known: State { table, frames, depth, node } }
    }

    /// Who looks.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }
    /// Who must speak next.
    pub fn node(&self) -> Node<Chance> {
        self.known.node
    }
    /// The suspended rooms, outermost first. They hold open facts only.
    pub fn frames(&self) -> &[Frame] {
        self.known.frames()
    }
    /// The room that asks.
    pub fn top(&self) -> &Frame {
        self.known.top()
    }
    /// The position with everything hidden blanked; not to be shown as it is.
    pub(crate) fn known(&self) -> &State {
        &self.known
    }
    /// The table as the viewer knows it: what others keep sealed is not there.
    pub fn table(&self) -> &Tabletop {
        &self.known.table
    }
    /// The viewer's own tokens and tiles.
    pub fn me(&self) -> Option<&Player> {
        self.viewer.seat().map(|seat| self.known.table.player(seat))
    }
    /// What the viewer's seat may say now. Needs nothing that is hidden.
    pub fn legal(&self, rules: &Rules, out: &mut Actions<Action>) {
        match self.viewer {
            Viewer::Seat(seat) => self.known.legal(rules, seat, out),
            Viewer::Spectator => out.clear(),
        }
    }
    /// Why the viewer's seat may not say this now.
    pub fn why_not(&self, rules: &Rules, action: Action) -> Verdict {
        match self.viewer {
            Viewer::Seat(seat) => self.known.why_not(rules, seat, action),
            Viewer::Spectator => Reason::NotYourTurn.no(Rule::Book(43)),
        }
    }

    /// A whole state that looks the same to the viewer: what others keep sealed is decided anew, each
    /// strain and each pull as likely as any other.
    pub fn sample(&self, rules: &Rules, luck: &mut impl Luck) -> State {
        let State { ref table, frames, depth, node } = self.known;
        let Tabletop { round, order, mut players, bag } = *table;
        let committed = |seat: &Seat| !self.viewer.is(*seat) && !node.waiting().has(*seat);
        for seat in Seat::all(rules.seats).filter(committed) {
            let sealed = match self.known.top() {
                Frame::Flick(room) if room.is_sealed() => {
                    Sealed::Pull(luck.below(u32::from(MAX_PULL) + 1) as u8)
                }
                Frame::ChooseStrain(_) => Sealed::Strain(Strain::ALL[luck.below(3) as usize]),
                _ => Sealed::Open,
            };
            players[seat.index()] = with_sealed(table.player(seat), sealed);
        }
        let table = Tabletop { round, order, players, bag };
        State { table, frames, depth, node }
    }
}

/// Another player as everybody knows him, with this in the closed hand. Field by field: a new field does
/// not compile until somebody has decided who may see it.
fn with_sealed(player: &Player, sealed: Sealed) -> Player {
    let Player { day, tiles, tokens, strain, random, inflicted, pledge, sealed: _ } = *player;
    Player { day, tiles, tokens, strain, random, inflicted, pledge, sealed }
}
