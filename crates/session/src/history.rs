//! What happened, and each viewer's own version of it. A version counts the steps that changed something for
//! that viewer and nothing else, so it cannot tell what was hidden. It follows from the log alone: after a
//! restart the same log gives the same versions.

use crate::Version;
use game::{Actions, Game, MAX_SEATS, Seat, Viewer};

/// All seats, and the spectators as one.
const VIEWERS: usize = MAX_SEATS + 1;

/// Something that happened at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Happening<E> {
    /// In the game, with its secrets.
    Event(E),
    /// Something was taken back.
    Undone,
    /// Somebody else sits on a seat.
    TakenOver(Seat, String),
    /// The game goes on under newer rules.
    NewRules,
    /// A seat was told what the program would do.
    Helped(Seat),
}

#[derive(Clone, Debug)]
struct Item<G: Game> {
    what: Happening<G::Event>,
    /// The step it belongs to, by its place in the list.
    step: u32,
}

/// One step: an answer with the luck that followed, an undo, a takeover.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    /// The number of its last record.
    pub(crate) record: u32,
    /// Whose answer it was. Inside only: under seal it would tell who has answered.
    pub(crate) by: Option<Seat>,
    /// The version of every viewer after it.
    stamps: [Version; VIEWERS],
}

impl Step {
    /// A viewer's version after it.
    pub(crate) fn version(&self, viewer: Viewer) -> Version {
        self.stamps[index(viewer)]
    }
}

/// Everything that happened so far.
#[derive(Debug)]
pub(crate) struct History<G: Game> {
    items: Vec<Item<G>>,
    steps: Vec<Step>,
    versions: [Version; VIEWERS],
    views: Vec<(Viewer, G::View)>,
    choices: Vec<Vec<G::Action>>,
    /// Since which version of its own view a seat is asked the present question.
    asked_since: [Version; MAX_SEATS],
    /// The version of a seat's view when it last acted.
    last_acted: [Version; MAX_SEATS],
}

fn index(viewer: Viewer) -> usize {
    viewer.seat().map_or(MAX_SEATS, Seat::index)
}

impl<G: Game> History<G> {
    /// Nothing has happened yet; everybody's versions begin there.
    pub(crate) fn new(rules: &G::Rules, state: &G::State, version: Version) -> Self {
        let seats = Seat::all(G::seats(rules)).map(Viewer::Seat);
        let views: Vec<_> = seats.chain([Viewer::Spectator]).map(|v| (v, G::view(rules, state, v))).collect();
        let choices =
            Seat::all(G::seats(rules)).map(|seat| choices::<G>(rules, &views[seat.index()].1)).collect();
        History {
            items: Vec::new(),
            steps: Vec::new(),
            versions: [version; VIEWERS],
            views,
            choices,
            asked_since: [version; MAX_SEATS],
            last_acted: [version; MAX_SEATS],
        }
    }

    /// One step has been taken: an answer with the luck that followed, an undo, a takeover. Every viewer to
    /// whom that made a difference gets a new version.
    pub(crate) fn step(
        &mut self,
        rules: &G::Rules,
        state: &G::State,
        record: u32,
        by: Option<Seat>,
        what: Vec<Happening<G::Event>>,
    ) {
        for i in 0..self.views.len() {
            let (viewer, old) = self.views[i];
            let new = G::view(rules, state, viewer);
            let told = what.iter().any(|what| is_seen::<G>(what, viewer));
            if new == old && !told {
                continue;
            }
            self.versions[index(viewer)] += 1;
            self.views[i].1 = new;
            let Some(seat) = viewer.seat() else { continue };
            let choices = choices::<G>(rules, &new);
            if choices != self.choices[seat.index()] || by == Some(seat) {
                self.choices[seat.index()] = choices;
                self.asked_since[seat.index()] = self.versions[seat.index()];
            }
            if by == Some(seat) {
                self.last_acted[seat.index()] = self.versions[seat.index()];
            }
        }
        // A game that starts without luck has no first step: its log has no record of one either.
        if by.is_none() && what.is_empty() {
            return;
        }
        let step = self.steps.len() as u32;
        self.steps.push(Step { record, by, stamps: self.versions });
        self.items.extend(what.into_iter().map(|what| Item { what, step }));
    }

    /// All steps, oldest first.
    pub(crate) fn steps(&self) -> &[Step] {
        &self.steps
    }
    /// What happened in a step, with its secrets.
    pub(crate) fn in_step(&self, step: usize) -> impl Iterator<Item = &Happening<G::Event>> {
        let start = self.items.partition_point(|item| (item.step as usize) < step);
        self.items[start..].iter().take_while(move |item| item.step as usize == step).map(|item| &item.what)
    }

    /// The viewer's version now.
    pub(crate) fn version(&self, viewer: Viewer) -> Version {
        self.versions[index(viewer)]
    }
    /// Since which version of its own view a seat is asked the present question.
    pub(crate) fn asked_since(&self, seat: Seat) -> Version {
        self.asked_since[seat.index()]
    }
    /// The version of a seat's view when it last acted.
    pub(crate) fn last_acted(&self, seat: Seat) -> Version {
        self.last_acted[seat.index()]
    }
    /// What a seat may say now.
    pub(crate) fn choices(&self, seat: Seat) -> &[G::Action] {
        &self.choices[seat.index()]
    }
    /// The viewer's view now.
    pub(crate) fn view(&self, viewer: Viewer) -> G::View {
        let found = self.views.iter().find(|(v, _)| *v == viewer);
        found.expect("every seat of the table has a view").1
    }
    /// What the viewer saw happen after a version, oldest first.
    pub(crate) fn since(
        &self,
        viewer: Viewer,
        version: Version,
    ) -> impl Iterator<Item = (Version, &Happening<G::Event>)> {
        let i = index(viewer);
        let stamp = move |item: &Item<G>| self.steps[item.step as usize].stamps[i];
        let start = self.items.partition_point(move |item| stamp(item) <= version);
        self.items[start..]
            .iter()
            .filter(move |item| is_seen::<G>(&item.what, viewer))
            .map(move |item| (stamp(item), &item.what))
    }
}

fn is_seen<G: Game>(what: &Happening<G::Event>, viewer: Viewer) -> bool {
    match what {
        Happening::Event(event) => G::see(*event, viewer).is_some(),
        Happening::Undone | Happening::TakenOver(..) | Happening::NewRules | Happening::Helped(_) => true,
    }
}

fn choices<G: Game>(rules: &G::Rules, view: &G::View) -> Vec<G::Action> {
    let mut actions = Actions::new(G::NO_ACTION);
    G::view_legal(rules, view, &mut actions);
    actions.to_vec()
}
