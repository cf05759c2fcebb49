//! Cards against one rival (000:350, 000:440; R60, R66, R137, R145): first the victim may counter, then the
//! card strikes. What each of them takes is in the file of its slug.

use super::{Effect, customs, ransom, saboteur, siphoner};
use crate::action::Action;
use crate::engine::{Cx, Offers, Step};
use crate::event::Event;
use crate::ids::Gauge;
use crate::rooms::{Around, Counter, Frame, HandLimit, Returned, Room};
use crate::rules::Rules;
use crate::tabletop::{Player, Tabletop};
use game::text::{NUMBER, Reader, Text, TextError, Worded};
use game::{Events, Seat, SeatSet};

/// A card was played against a rival.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Attack {
    /// Who played it.
    pub(super) attacker: Seat,
    /// Against whom.
    pub(super) victim: Seat,
    /// What the victim stands to lose.
    pub(super) hit: Hit,
    /// What happens next.
    pub(super) stage: Stage,
}

/// What the victim stands to lose, by card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hit {
    /// Levels of engine and chassis.
    Saboteur { levels: u8 },
    /// Francs.
    Ransom { francs: u16 },
    /// Levels of petrol.
    Siphoner { levels: u8 },
    /// Cards; fewer of them with each that is discarded.
    Customs { cards: u8 },
}

/// First the counter, then the loss.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    LetVictimCounter,
    Strike,
    /// Customs: the first card is gone.
    ChooseMore,
    /// Saboteur: a smaller chassis may hold fewer cards.
    CheckHand,
    Leave,
}

impl Hit {
    /// What an effect takes from one rival, if that is what it does.
    pub(super) const fn of(effect: Effect) -> Option<Hit> {
        Some(match effect {
            Effect::Saboteur { levels } => Hit::Saboteur { levels },
            Effect::Ransom { francs } => Hit::Ransom { francs },
            Effect::Siphoner { levels } => Hit::Siphoner { levels },
            Effect::Customs { cards } => Hit::Customs { cards },
            _ => return None,
        })
    }
    /// R145: there must be something to lose.
    pub(super) fn has_effect(self, victim: &Player) -> bool {
        match self {
            Hit::Saboteur { .. } => saboteur::has_effect(victim),
            Hit::Ransom { .. } => ransom::has_effect(victim),
            Hit::Siphoner { .. } => siphoner::has_effect(victim),
            Hit::Customs { .. } => customs::has_effect(victim),
        }
    }
}

impl Attack {
    pub(super) fn new(attacker: Seat, victim: Seat, hit: Hit) -> Self {
        Attack { attacker, victim, hit, stage: Stage::LetVictimCounter }
    }
    /// What the victim stands to lose.
    pub fn hit(&self) -> Hit {
        self.hit
    }
}

impl Room for Attack {
    fn step<E: Events<Event>>(&mut self, cx: &mut Cx<E>) -> Step {
        loop {
            match (self.stage, self.hit) {
                (Stage::LetVictimCounter, _) => {
                    self.stage = Stage::Strike;
                    let victim = SeatSet::only(self.victim);
                    if let Some(room) = Counter::if_needed(cx.rules, cx.table, self.attacker, victim) {
                        return Step::Call(room);
                    }
                }
                (Stage::Strike, Hit::Saboteur { levels }) => {
                    self.stage = Stage::CheckHand;
                    let damage = saboteur::damage(cx.table, self.attacker, self.victim, levels);
                    return Step::Call(damage.into());
                }
                (Stage::Strike, Hit::Ransom { francs }) => {
                    ransom::strike(cx, self.victim, francs);
                    self.stage = Stage::Leave;
                }
                (Stage::Strike, Hit::Siphoner { levels }) => {
                    siphoner::strike(cx, self.victim, levels);
                    self.stage = Stage::Leave;
                }
                (Stage::Strike | Stage::ChooseMore, Hit::Customs { cards })
                    if cards > 0 && customs::has_effect(cx.table.player(self.victim)) =>
                {
                    return Step::Ask(SeatSet::only(self.victim));
                }
                (Stage::CheckHand, _) => {
                    self.stage = Stage::Leave;
                    if let Some(room) = HandLimit::if_needed(cx.table, self.victim) {
                        return Step::Call(room); // R24
                    }
                }
                (Stage::Strike | Stage::ChooseMore | Stage::Leave, _) => {
                    return Step::Done(Returned::Nothing);
                }
            }
        }
    }
    fn legal<O: Offers>(&self, rules: &Rules, table: &Tabletop, seat: Seat, out: &mut O) {
        customs::offer(rules, table, seat, self.stage == Stage::Strike, out);
    }
    fn answer<E: Events<Event>>(&mut self, cx: &mut Cx<E>, seat: Seat, action: Action) {
        if let (Hit::Customs { cards }, true) = (&mut self.hit, customs::answer(cx, seat, action)) {
            *cards -= 1;
            self.stage = Stage::ChooseMore;
        }
    }
    fn returned(&mut self, answer: Returned) {
        if answer == Returned::Countered {
            self.stage = Stage::Leave; // R66
        }
    }
    fn has_own_window(&self) -> bool {
        matches!(self.hit, Hit::Customs { .. })
    }
    fn fits(&self, around: &Around) -> bool {
        let (Some(attacker), Some(printed)) =
            (around.table.active(), around.card_in_play().and_then(Hit::of))
        else {
            return false;
        };
        let victim = around.table.player(self.victim);
        let waits = |counter| printed == self.hit && self.hit.has_effect(victim) && counter;
        let counters = around.lets_counter(SeatSet::only(self.victim));
        let stage = match (self.stage, self.hit, printed, around.inner) {
            (Stage::Strike, Hit::Customs { .. }, ..) => waits(around.inner.is_none() || counters),
            (Stage::Strike, ..) => waits(counters),
            (Stage::ChooseMore, Hit::Customs { cards }, Hit::Customs { cards: all }, None) => {
                (1..all).contains(&cards) && self.hit.has_effect(victim)
            }
            (Stage::CheckHand, Hit::Saboteur { levels }, _, Some(Frame::Damage(damage))) => {
                printed == self.hit
                    && *damage == saboteur::damage(around.table, attacker, self.victim, levels)
            }
            (Stage::Leave, Hit::Saboteur { .. }, _, Some(Frame::HandLimit(limit))) => {
                printed == self.hit && limit.seat == self.victim
            }
            _ => false,
        };
        self.attacker == attacker && around.table.rivals(around.rules, attacker).has(self.victim) && stage
    }
}

// ---- four words for one room -----------------------------------------------------------------

/// How a position tells the room of one of the cards.
struct CardWords {
    /// The card.
    word: &'static str,
    /// What is lost.
    field: &'static str,
    /// The stages, with their words.
    stages: &'static [(Stage, &'static str)],
}

const COUNTER: (Stage, &str) = (Stage::LetVictimCounter, "let_victim_counter");
const LEAVE: (Stage, &str) = (Stage::Leave, "leave");
const SABOTEUR: CardWords = CardWords {
    word: "saboteur",
    field: "levels",
    stages: &[COUNTER, (Stage::Strike, "split_damage"), (Stage::CheckHand, "check_hand"), LEAVE],
};
const RANSOM: CardWords =
    CardWords { word: "ransom", field: "francs", stages: &[COUNTER, (Stage::Strike, "take_money"), LEAVE] };
const SIPHONER: CardWords = CardWords {
    word: "siphoner",
    field: "levels",
    stages: &[COUNTER, (Stage::Strike, "take_petrol"), LEAVE],
};
const CUSTOMS: CardWords = CardWords {
    word: "customs",
    field: "cards",
    stages: &[COUNTER, (Stage::Strike, "choose_first"), (Stage::ChooseMore, "choose_more"), LEAVE],
};

const CARDS: [&CardWords; 4] = [&SABOTEUR, &RANSOM, &SIPHONER, &CUSTOMS];

impl Attack {
    fn words(&self) -> &'static CardWords {
        match self.hit {
            Hit::Saboteur { .. } => &SABOTEUR,
            Hit::Ransom { .. } => &RANSOM,
            Hit::Siphoner { .. } => &SIPHONER,
            Hit::Customs { .. } => &CUSTOMS,
        }
    }
    fn amount(&self) -> u16 {
        match self.hit {
            Hit::Saboteur { levels } | Hit::Siphoner { levels } => levels.into(),
            Hit::Ransom { francs } => francs,
            Hit::Customs { cards } => cards.into(),
        }
    }
}

impl Worded for Attack {
    fn words() -> Vec<&'static str> {
        CARDS.iter().map(|card| card.word).collect()
    }
}

/// `saboteur(attacker=1,victim=2,levels=2,stage=split_damage)`, and so for the others.
impl Text<Rules> for Attack {
    fn write(&self, _: &Rules, out: &mut String) {
        let CardWords { word, field, stages } = *self.words();
        let (_, stage) = stages.iter().find(|(stage, _)| *stage == self.stage).expect("a stage of this card");
        let (attacker, victim, amount) = (self.attacker.number(), self.victim.number(), self.amount());
        *out += &format!("{word}(attacker={attacker},victim={victim},{field}={amount},stage={stage})");
    }
    fn read(from: &mut Reader<Rules>) -> Result<Self, TextError> {
        let word = from.word();
        let card = CARDS.iter().find(|card| card.word == word);
        let card = card.ok_or_else(|| TextError::new(word, "a card against a rival"))?;
        from.expect("(attacker=")?;
        let attacker = Text::read(from)?;
        from.expect(",victim=")?;
        let victim = Text::read(from)?;
        from.expect(&format!(",{}=", card.field))?;
        let amount = u16::read(from)?;
        let small = || u8::try_from(amount).map_err(|_| TextError::new(amount.to_string(), NUMBER));
        let hit = match card.word {
            "saboteur" => Hit::Saboteur { levels: small()? },
            "ransom" => Hit::Ransom { francs: amount },
            "siphoner" => Hit::Siphoner { levels: small()? },
            _ => Hit::Customs { cards: small()? },
        };
        from.expect(",stage=")?;
        let word = from.word();
        let known = card.stages.iter().find(|(_, name)| *name == word);
        let stage = known.ok_or_else(|| TextError::new(word, format!("a stage of {}", card.word)))?.0;
        from.expect(")")?;
        Ok(Attack { attacker, victim, hit, stage })
    }
}

/// R124: what a card takes from the Torpedo, whose owner splits nothing and counters nothing; nothing where it does not touch it.
pub fn takes_from_torpedo(effect: Effect) -> Option<(Gauge, u8)> {
    match effect {
        Effect::Saboteur { levels } => Some((Gauge::Engine, levels)),
        Effect::Siphoner { levels } => Some((Gauge::Petrol, levels)),
        _ => None,
    }
}
