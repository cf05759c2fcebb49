//! Optional modules. One file each; they are called from `hooks.rs` and from nowhere else. What a module
//! brings: an entry below, its acts (`act.rs`), its small part of the table (`parts.rs`), the points where it
//! speaks (`hooks.rs`), and its rooms in the list of `rooms/mod.rs`. `docs/HOWTO/add-a-module.md` walks through it.
//!
//! `probe` and `echo` are toys for tests, behind the feature `toys`: they prove that every point works, and in
//! which order modules act. The product is built without them.

mod act;
mod brought;
pub mod diplomacy;
#[cfg(feature = "toys")]
pub mod echo;
pub mod hooks;
pub mod microclimate;
pub mod paddock;
mod parts;
pub mod patronage;
pub mod postal;
#[cfg(feature = "toys")]
pub mod probe;
pub mod season;
mod sources;
mod spoken;
pub mod village;

pub use act::Act;
pub(crate) use parts::Open;
pub use parts::Parts;
pub use sources::{ModuleNumbers, ModuleSources};
pub use spoken::Target;
pub(crate) use spoken::{Aim, Spoken, not_an_act, spoken};

use game::text::{TextError, named};

/// Declares a closed list of things with a slug each. `cargo xtask tidy` reads it and names what is missing.
macro_rules! declare {
    ($(#[$doc:meta])* $name:ident { $($(#[cfg($($when:tt)*)])? $thing:ident = $slug:literal: $about:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $name { $($(#[cfg($($when)*)])? #[doc = $about] $thing),* }
        impl $name {
            /// All of them, in the order in which they act.
            pub const ALL: &'static [$name] = &[$($(#[cfg($($when)*)])? $name::$thing),*];
            /// Its name in options, notation and texts.
            pub const fn slug(self) -> &'static str {
                match self { $($(#[cfg($($when)*)])? $name::$thing => $slug),* }
            }
        }
    };
}
pub(crate) use declare;

declare!(
    /// A module of the game.
    Module {
        Leaders = "leaders": "Leaders and their powers, one file each in `leaders/`.",
        Paddock = "paddock": "Vehicles that differ.",
        Postal = "postal": "Parcels that cities of their colour pay for.",
        Season = "season": "Seasons and their weather.",
        Microclimate = "microclimate": "Tiles that a die is rolled for.",
        Village = "village": "Tiles where a drive may end well.",
        Patronage = "patronage": "Patrons who pay the longer the more.",
        Diplomacy = "diplomacy": "Influence, dice and bribes at the gates of cities.",
        #[cfg(feature = "toys")]
        Probe = "probe": "Speaks at every point.",
        #[cfg(feature = "toys")]
        Echo = "echo": "Speaks after the probe.",
    }
);

impl Module {
    /// Does it exist for tests only?
    pub const fn is_toy(self) -> bool {
        match self {
            #[cfg(feature = "toys")]
            Module::Probe | Module::Echo => true,
            _ => false,
        }
    }
    /// What stands behind its slug in its second form, where it has one (R94, R105, R107, R147).
    pub const fn second_form(self) -> Option<&'static str> {
        match self {
            Module::Season | Module::Diplomacy => Some("hard"),
            Module::Paddock => Some("free"),
            Module::Leaders => Some("all"),
            #[cfg(feature = "toys")]
            Module::Probe => Some("hard"),
            _ => None,
        }
    }
}

/// The modules in play, as bits in the order of [`Module::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ModuleSet {
    on: u16,
    hard: u16,
}

impl ModuleSet {
    /// No module.
    pub const NONE: ModuleSet = ModuleSet { on: 0, hard: 0 };

    const fn bit(module: Module) -> u16 {
        1 << module as u16
    }
    /// The set and this module.
    #[must_use]
    pub const fn with(self, module: Module) -> Self {
        ModuleSet { on: self.on | ModuleSet::bit(module), ..self }
    }
    /// The set and this module in its second form: hard, free, or with all crews (R94, R105, R107, R147).
    #[must_use]
    pub const fn with_hard(self, module: Module) -> Self {
        ModuleSet { hard: self.hard | ModuleSet::bit(module), ..self.with(module) }
    }
    /// Is this module in play?
    pub const fn has(self, module: Module) -> bool {
        self.on & ModuleSet::bit(module) != 0
    }
    /// Is it in play in its second form?
    pub const fn is_hard(self, module: Module) -> bool {
        self.hard & ModuleSet::bit(module) != 0
    }
    /// Every module there is, in its first form.
    pub fn every() -> Self {
        let real = Module::ALL.iter().filter(|module| !module.is_toy());
        real.fold(ModuleSet::NONE, |set, &module| set.with(module))
    }
    /// The set without this module.
    #[must_use]
    pub const fn without(self, module: Module) -> Self {
        let rest = !ModuleSet::bit(module);
        ModuleSet { on: self.on & rest, hard: self.hard & rest }
    }
    /// The modules of both sets, in its second form where one of them has it so.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        ModuleSet { on: self.on | other.on, hard: self.hard | other.hard }
    }
    /// Every word that [`ModuleSet::read`] knows, first and second forms side by side.
    pub fn forms() -> Vec<String> {
        let real = Module::ALL.iter().filter(|module| !module.is_toy());
        let both = real.flat_map(|&module| {
            let first = ModuleSet::NONE.with(module);
            [Some(first), module.second_form().map(|_| first.with_hard(module))]
        });
        both.flatten().flat_map(ModuleSet::words).collect()
    }
    /// Is no module in play?
    pub const fn is_empty(self) -> bool {
        self.on == 0
    }
    /// Its modules by slug, `season:hard` where one is in its second form.
    pub fn words(self) -> Vec<String> {
        let word = |module: Module| match module.second_form().filter(|_| self.is_hard(module)) {
            Some(form) => format!("{}:{form}", module.slug()),
            None => module.slug().to_owned(),
        };
        self.after(Cursor::START).map(|(module, _)| word(module)).collect()
    }
    /// The way back from [`ModuleSet::words`].
    pub fn read<'a>(words: impl IntoIterator<Item = &'a str>) -> Result<Self, TextError> {
        let mut set = ModuleSet::NONE;
        for word in words {
            let (slug, form) = word.split_once(':').map_or((word, None), |(slug, form)| (slug, Some(form)));
            let module = named(Module::ALL, Module::slug, slug, "a module")?;
            set = match (form, module.second_form()) {
                (None, _) => set.with(module),
                (Some(form), Some(second)) if form == second => set.with_hard(module),
                (_, Some(second)) => return Err(TextError::new(word, format!("{slug} or {slug}:{second}"))),
                (_, None) => return Err(TextError::new(word, format!("{slug}, which has one form only"))),
            };
        }
        Ok(set)
    }
    /// The module in play that a cursor has just passed.
    pub fn behind(self, cursor: Cursor) -> Option<Module> {
        self.after(Cursor::START).find(|&(_, behind)| behind == cursor).map(|(module, _)| module)
    }
    /// The modules in play that come at or after a cursor, with the cursor behind each.
    #[inline]
    pub fn after(self, cursor: Cursor) -> impl Iterator<Item = (Module, Cursor)> {
        let mut left = u32::from(self.on).checked_shr(cursor.0.into()).unwrap_or(0) << (cursor.0 & 15);
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let next = left.trailing_zeros() as u8;
            left &= left - 1;
            Some((Module::ALL[usize::from(next)], Cursor(next + 1)))
        })
    }
}

/// Which module's turn it is at a hook point; the calling room keeps it in its stage.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cursor(pub u8);

impl Cursor {
    /// Before the first module.
    pub const START: Cursor = Cursor(0);
}
