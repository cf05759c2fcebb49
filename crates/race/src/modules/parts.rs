//! What modules keep on the table: a small part each, plain data. A part stands in a position only while its
//! module is in play, so that races without modules look as they always did.

#[cfg(feature = "toys")]
use super::probe;
use super::{Cursor, Module, diplomacy, paddock, patronage, postal, season, village};
use crate::leaders;
use crate::rules::Rules;
use game::text::{Reader, Text, TextError, must};
use game::{Luck, Viewer};

/// Who may see a part. Every part says so: it is [`Open`], or it hides something.
pub(crate) trait Kept: Copy {
    /// The part as a viewer may know it; what is hidden is blanked.
    fn known(self, viewer: Viewer) -> Self;
    /// The known part with something in the place of what is hidden, as it might be.
    fn guess(self, rules: &Rules, viewer: Viewer, luck: &mut impl Luck) -> Self;
}

/// A part that lies open, all of it.
pub(crate) trait Open: Copy {}

impl<T: Open> Kept for T {
    fn known(self, _: Viewer) -> Self {
        self
    }
    fn guess(self, _: &Rules, _: Viewer, _: &mut impl Luck) -> Self {
        self
    }
}

/// Puts the parts of all modules together.
macro_rules! parts {
    (
        $(#[doc = $about:literal] $(#[cfg($($when:tt)*)])? $module:ident: $part:ident($of:ty),)*
        nothing: $($(#[cfg($($idle_when:tt)*)])? $idle:ident),*
    ) => {
        /// What modules keep on the table.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
        pub struct Parts { $(#[doc = $about] $(#[cfg($($when)*)])? pub $part: $of),* }

        impl Parts {
            /// The parts as a viewer may know them.
            pub(crate) fn known(self, viewer: Viewer) -> Parts {
                Parts { $($(#[cfg($($when)*)])? $part: Kept::known(self.$part, viewer)),* }
            }
            /// The known parts with something in the place of what is hidden.
            pub(crate) fn guess(self, rules: &Rules, viewer: Viewer, luck: &mut impl Luck) -> Parts {
                Parts { $($(#[cfg($($when)*)])? $part: Kept::guess(self.$part, rules, viewer, luck)),* }
            }
            /// ` leaders=..` and so on, for the modules in play.
            pub(crate) fn write(&self, rules: &Rules, out: &mut String) {
                for (module, _) in rules.modules.after(Cursor::START) {
                    match module {
                        $($(#[cfg($($when)*)])? Module::$module => write_part(module, &self.$part, rules, out),)*
                        $($(#[cfg($($idle_when)*)])? Module::$idle => {})*
                    }
                }
            }
            /// The way back from [`Parts::write`].
            pub(crate) fn read(from: &mut Reader<Rules>) -> Result<Parts, TextError> {
                let mut parts = Parts::new(from.rules);
                for (module, _) in from.rules.modules.after(Cursor::START) {
                    match module {
                        $($(#[cfg($($when)*)])? Module::$module => parts.$part = read_part(module, from)?,)*
                        $($(#[cfg($($idle_when)*)])? Module::$idle => {})*
                    }
                }
                Ok(parts)
            }
        }
    };
}
parts!(
    /// Who leads whom, and which powers are spent.
    Leaders: leaders(leaders::Part),
    /// Levels bought and sold.
    Paddock: paddock(paddock::Part),
    /// Parcels.
    Postal: postal(postal::Part),
    /// Season and weather.
    Season: season(season::Part),
    /// The village that a drive stands in.
    Village: village(village::Part),
    /// Where the patrons stand.
    Patronage: patronage(patronage::Part),
    /// Influence.
    Diplomacy: diplomacy(diplomacy::Part),
    /// Tests only.
    #[cfg(feature = "toys")]
    Probe: probe(probe::Part),
    nothing: Microclimate,
        #[cfg(feature = "toys")]
        Echo
);

impl Parts {
    /// As a race begins.
    pub(crate) fn new(rules: &Rules) -> Parts {
        Parts { postal: postal::Part::new(rules), diplomacy: diplomacy::Part::new(rules), ..Parts::default() }
    }
    /// Refuses parts that could not stand in a real race.
    pub(crate) fn check(&self, rules: &Rules) -> Result<(), TextError> {
        if rules.modules.has(Module::Leaders) {
            must(self.leaders.is_sound(), "leaders", "each leader once, and powers spent only by leaders")?;
        }
        must(self.paddock.is_sound(rules), "paddock", "levels sold within their bound")?;
        must(self.postal.is_sound(rules), "postal", "parcels in coloured cities")?;
        must(self.season.is_sound(), "season", "a season from 1 to 6, and weather only in one")?;
        must(self.patronage.is_sound(rules), "patronage", "patrons on spaces of their own")?;
        must(self.diplomacy.is_sound(rules), "diplomacy", "influence on the board")?;
        Ok(())
    }
}

fn write_part(module: Module, part: &impl Text<Rules>, rules: &Rules, out: &mut String) {
    *out += &format!(" {}=", module.slug());
    part.write(rules, out);
}

fn read_part<T: Text<Rules>>(module: Module, from: &mut Reader<Rules>) -> Result<T, TextError> {
    from.expect(&format!(" {}=", module.slug()))?;
    T::read(from)
}
