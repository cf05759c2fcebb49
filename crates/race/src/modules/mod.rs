//! Optional modules. One file each; they are called from `hooks.rs` and from nowhere else.
//! None is in the game yet: they arrive with the leaders. `probe` and `echo` exist in tests only and
//! prove that every hook point works, and in which order modules act.

#[cfg(test)]
mod echo;
pub mod hooks;
#[cfg(test)]
mod probe;
#[cfg(test)]
pub use probe::Probe;

/// A module of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Module {
    /// Touches every hook point, for tests.
    #[cfg(test)]
    Probe,
    /// Acts after the probe, for tests.
    #[cfg(test)]
    Echo,
}

impl Module {
    /// All modules, in the order in which they act.
    pub const ALL: &'static [Module] = &[
        #[cfg(test)]
        Module::Probe,
        #[cfg(test)]
        Module::Echo,
    ];
    /// Its name in options and notation.
    pub const fn slug(self) -> &'static str {
        match self {
            #[cfg(test)]
            Module::Probe => "probe",
            #[cfg(test)]
            Module::Echo => "echo",
        }
    }
}

/// The modules in play, as bits in the order of [`Module::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ModuleSet(u8);

impl ModuleSet {
    /// No module.
    pub const NONE: ModuleSet = ModuleSet(0);
    /// The set and this module.
    pub fn with(self, module: Module) -> Self {
        let bit = Module::ALL.iter().position(|&m| m == module).expect("listed");
        ModuleSet(self.0 | 1 << bit)
    }
    /// Is this module in play?
    pub fn has(self, module: Module) -> bool {
        self.after(Cursor::START).any(|(m, _)| m == module)
    }
    /// The module in play that a cursor has just passed.
    pub fn behind(self, cursor: Cursor) -> Option<Module> {
        self.after(Cursor::START).find(|&(_, behind)| behind == cursor).map(|(module, _)| module)
    }
    /// The modules in play that come at or after a cursor, with the cursor behind each.
    #[inline]
    pub fn after(self, cursor: Cursor) -> impl Iterator<Item = (Module, Cursor)> {
        (cursor.0..Module::ALL.len() as u8)
            .filter(move |&i| self.0 >> i & 1 == 1)
            .map(|i| (Module::ALL[usize::from(i)], Cursor(i + 1)))
    }
}

/// Which module's turn it is at a hook point; the calling room keeps it in its stage.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cursor(pub u8);

impl Cursor {
    /// Before the first module.
    pub const START: Cursor = Cursor(0);
}
