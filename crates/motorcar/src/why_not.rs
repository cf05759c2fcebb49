//! Why something is not possible in rule book 004: the failed condition with its numbers, the rule behind
//! it, and what would help. No words: those are in `content/text/*/motorcar.ftl`, under the name that the wire
//! gives a reason (`kinds` of `session`).

/// The answer of every rule predicate.
pub type Verdict = Result<(), WhyNot>;

/// A refusal, with everything needed to explain it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WhyNot {
    /// The condition that failed.
    pub reason: Reason,
    /// The rule it comes from.
    pub rule: Rule,
    /// What the player could do about it, nearest first.
    pub remedies: Remedies,
}

/// At most three things that would help.
pub type Remedies = [Option<Remedy>; 3];

/// Where a rule stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rule {
    /// A ruling, as in `docs/RULINGS.md`.
    M(u8),
    /// A line of rule book 004.
    Book(u16),
}

impl std::fmt::Display for Rule {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Rule::M(n) => write!(f, "M{n}"),
            Rule::Book(line) => write!(f, "004:{line}"),
        }
    }
}

/// The condition that failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The race is over.
    GameOver,
    /// Somebody else is asked now.
    NotYourTurn,
    /// This is no answer to the present question.
    NotAskedNow,
    /// A car cannot be pulled back farther than this.
    PullTooFar {
        /// The farthest.
        most: u8,
    },
    /// One does not do that to oneself.
    OwnCar,
    /// Too few Sportsmanship tiles.
    Tiles {
        /// Tiles it costs.
        need: u8,
        /// Tiles at hand.
        have: u8,
    },
    /// A single tile lies there already.
    PledgeOpen,
    /// No single tile lies there.
    NoPledge,
    /// Nobody later in turn order could add the second tile.
    NoPartner,
    /// Only those ahead in turn order can be helped.
    NotAhead,
    /// The rival was neither met nor passed.
    NotMet {
        /// The day the move began.
        from: u16,
        /// The day it ended.
        to: u16,
    },
    /// There is no such predicament.
    NoPredicament,
    /// Another rival is being asked about.
    OneAtATime,
    /// More than there are random predicaments.
    TooMany {
        /// Predicaments to be paid off.
        need: u8,
        /// Random predicaments there are.
        have: u8,
    },
}

/// Something that would help.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Remedy {
    /// Pay both tiles.
    Inflict,
    /// Pledge one tile and hope for a partner.
    Pledge,
    /// Add the second tile to the one that lies there.
    Complete,
    /// Earn tiles by helping rivals on the way.
    HelpOthers,
    /// Be met by a rival who helps, or be the slowest.
    HopeForHelp,
}

/// No remedy at hand.
pub const NO_REMEDY: Remedies = [None; 3];

impl Reason {
    /// A refusal for this reason, with nothing at hand that would help.
    #[inline]
    pub const fn by(self, rule: Rule) -> WhyNot {
        WhyNot { reason: self, rule, remedies: NO_REMEDY }
    }
    /// The same as a verdict.
    #[inline]
    pub const fn no(self, rule: Rule) -> Verdict {
        Err(self.by(rule))
    }
    /// The numbers its words mention: what is needed and what there is, or from where to where.
    pub const fn numbers(self) -> Option<(u16, u16)> {
        match self {
            Reason::PullTooFar { most } => Some((most as u16, 0)),
            Reason::Tiles { need, have } | Reason::TooMany { need, have } => Some((need as u16, have as u16)),
            Reason::NotMet { from, to } => Some((from, to)),
            _ => None,
        }
    }
}

impl WhyNot {
    /// Adds something that would help, if there is room.
    pub fn but(mut self, remedy: Option<Remedy>) -> Self {
        if let Some(slot) = self.remedies.iter_mut().find(|r| r.is_none()) {
            *slot = remedy;
        }
        self
    }
}
