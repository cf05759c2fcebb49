//! What modules keep on the table: a small part each, plain data. A part stands in a position only while its
//! module is in play, so that races without modules look as they always did.

#[cfg(feature = "toys")]
use super::probe;
use super::{Cursor, Module, diplomacy, paddock, patronage, postal, season, village};
use crate::leaders;
use crate::rules::Rules;
use game::Viewer;
use game::text::{Reader, Text, TextError, must};

/// What modules keep on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Parts {
    /// Who leads whom, and which powers are spent.
    pub leaders: leaders::Part,
    /// Levels bought and sold.
    pub paddock: paddock::Part,
    /// Parcels.
    pub postal: postal::Part,
    /// Season and weather.
    pub season: season::Part,
    /// The village that a drive stands in.
    pub village: village::Part,
    /// Where the patrons stand.
    pub patronage: patronage::Part,
    /// Influence.
    pub diplomacy: diplomacy::Part,
    /// Tests only.
    #[cfg(feature = "toys")]
    pub probe: probe::Part,
}

impl Parts {
    /// As a race begins.
    pub(crate) fn new(rules: &Rules) -> Parts {
        Parts { postal: postal::Part::new(rules), diplomacy: diplomacy::Part::new(rules), ..Parts::default() }
    }
    /// The parts as a viewer may know them, field by field: everything that modules keep so far lies open.
    pub(crate) fn known(self, _: Viewer) -> Parts {
        let Parts {
            leaders,
            paddock,
            postal,
            season,
            village,
            patronage,
            diplomacy,
            #[cfg(feature = "toys")]
            probe,
        } = self;
        Parts {
            leaders,
            paddock,
            postal,
            season,
            village,
            patronage,
            diplomacy,
            #[cfg(feature = "toys")]
            probe,
        }
    }
    /// ` leaders=..` and so on, for the modules in play.
    pub(crate) fn write(&self, rules: &Rules, out: &mut String) {
        for (module, _) in rules.modules.after(Cursor::START) {
            match module {
                Module::Leaders => write_part(module, &self.leaders, rules, out),
                Module::Paddock => write_part(module, &self.paddock, rules, out),
                Module::Postal => write_part(module, &self.postal, rules, out),
                Module::Season => write_part(module, &self.season, rules, out),
                Module::Village => write_part(module, &self.village, rules, out),
                Module::Patronage => write_part(module, &self.patronage, rules, out),
                Module::Diplomacy => write_part(module, &self.diplomacy, rules, out),
                Module::Microclimate => {}
                #[cfg(feature = "toys")]
                Module::Probe => write_part(module, &self.probe, rules, out),
                #[cfg(feature = "toys")]
                Module::Echo => {}
            }
        }
    }
    /// The way back from [`Parts::write`].
    pub(crate) fn read(from: &mut Reader<Rules>) -> Result<Parts, TextError> {
        let mut parts = Parts::new(from.rules);
        for (module, _) in from.rules.modules.after(Cursor::START) {
            match module {
                Module::Leaders => parts.leaders = read_part(module, from)?,
                Module::Paddock => parts.paddock = read_part(module, from)?,
                Module::Postal => parts.postal = read_part(module, from)?,
                Module::Season => parts.season = read_part(module, from)?,
                Module::Village => parts.village = read_part(module, from)?,
                Module::Patronage => parts.patronage = read_part(module, from)?,
                Module::Diplomacy => parts.diplomacy = read_part(module, from)?,
                Module::Microclimate => {}
                #[cfg(feature = "toys")]
                Module::Probe => parts.probe = read_part(module, from)?,
                #[cfg(feature = "toys")]
                Module::Echo => {}
            }
        }
        Ok(parts)
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
