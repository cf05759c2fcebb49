//! A racer that is blind to one module or leader, for matches that show what seeing is worth: it takes nothing that the
//! module offers, plays none of its cards, and thinks by the rules without it. Where a leader lays out more cards than are
//! kept, it keeps some of them by lot, as if no more had been drawn.

use super::Racer;
use crate::{Bot, legal};
use game::{Luck, SplitMix};
use race::cards::Effect;
use race::leaders::{self, Leader, redburn};
use race::modules::{Act, Module};
use race::rooms::{Frame, city_draw};
use race::{Action, GreatRace, Rules, View};

/// What is not seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Unseen {
    /// A module.
    Module(Module),
    /// What one leader can do.
    Leader(Leader),
}

/// A racer that does not see something.
#[derive(Clone, Copy, Debug)]
pub(super) struct Blind(pub(super) Unseen);

impl Unseen {
    /// By slug.
    pub(super) fn by_name(slug: &str) -> Result<Self, String> {
        let module = Module::ALL.iter().find(|module| module.slug() == slug).map(|&m| Unseen::Module(m));
        let leader = Leader::ALL.iter().find(|leader| leader.slug() == slug).map(|&l| Unseen::Leader(l));
        let slugs = || Module::ALL.iter().map(|m| m.slug()).chain(Leader::ALL.iter().map(|l| l.slug()));
        let none = || {
            let all: Vec<&str> = slugs().collect();
            format!("\"{slug}\" is no module and no leader to be blind to; there are: {}", all.join(", "))
        };
        module.or(leader).ok_or_else(none)
    }
    /// Is this seat blind at all? A leader whom somebody else has hides nothing.
    fn concerns(self, view: &View) -> bool {
        let me = view.viewer().seat().expect("a seat decides");
        match self {
            Unseen::Module(_) => true,
            Unseen::Leader(leader) => view.table().parts.leaders.of(me) == Some(leader),
        }
    }
    fn module(self) -> Module {
        match self {
            Unseen::Module(module) => module,
            Unseen::Leader(_) => Module::Leaders,
        }
    }
    /// Is it a choice among cards of a city that would all be kept without it?
    fn lays_out(rules: &Rules, less: &Rules, view: &View) -> bool {
        let [.., Frame::EnterCity(_), Frame::KeepCards(_)] = view.frames() else { return false };
        let seat = view.viewer().seat().expect("a seat decides");
        let Some(city) = rules.city_at(view.table().player(seat).at) else { return false };
        let chooses = |rules| {
            let (drawn, kept) = city_draw(rules, view.table(), seat, city);
            drawn > kept
        };
        chooses(rules) && !chooses(less)
    }
    fn brings(self, rules: &Rules, action: Action) -> bool {
        match action {
            Action::Act(Act::Leaders(leaders::Act::Redburn(redburn::Act::Pay | redburn::Act::Yield))) => {
                self == Unseen::Module(Module::Leaders)
            }
            Action::Act(act) => act.module() == self.module(),
            Action::Pick(card) | Action::Play(card) => {
                Some(self) == module_of(rules.card(card).effect).map(Unseen::Module)
            }
            _ => false,
        }
    }
}

/// The module that a card comes with.
fn module_of(effect: Effect) -> Option<Module> {
    match effect {
        Effect::Brought(brought) => Some(brought.module()),
        _ => None,
    }
}

impl Bot<GreatRace> for Blind {
    fn choose(&self, rules: &Rules, view: &View, luck: &mut SplitMix) -> Action {
        let actions = legal::<GreatRace>(rules, view);
        if !self.0.concerns(view) {
            return Racer::default().choose_among(&actions, rules, view, luck);
        }
        let less = rules.without(self.0.module());
        if Unseen::lays_out(rules, &less, view) {
            return any_of(&actions, luck);
        }
        let without: Vec<Action> =
            actions.iter().copied().filter(|&action| !self.0.brings(rules, action)).collect();
        if !without.is_empty() {
            return Racer::default().choose_among(&without, &less, view, luck);
        }
        let none: Vec<Action> = actions
            .iter()
            .copied()
            .filter(|&action| matches!(action, Action::Act(act) if act.declines()))
            .collect();
        any_of(if none.is_empty() { &actions } else { &none }, luck)
    }
}

fn any_of(actions: &[Action], luck: &mut SplitMix) -> Action {
    actions[luck.below(actions.len() as u32) as usize]
}
