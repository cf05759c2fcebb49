//! What modules keep on the table: a small part each, plain data. A part stands in a position only while its
//! module is in play, so that races without modules look as they always did.

#[cfg(feature = "toys")]
use super::probe;
use super::{Cursor, Module};
use crate::leaders;
use crate::rules::Rules;
use game::Viewer;
use game::text::{Reader, Text, TextError, must};

/// What modules keep on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Parts {
    /// Who leads whom, and which powers are spent.
    pub leaders: leaders::Part,
    /// Tests only.
    #[cfg(feature = "toys")]
    pub probe: probe::Part,
}

impl Parts {
    /// The parts as a viewer may know them, field by field: everything that modules keep so far lies open.
    pub(crate) fn known(self, _: Viewer) -> Parts {
        let Parts {
            leaders,
            #[cfg(feature = "toys")]
            probe,
        } = self;
        Parts {
            leaders,
            #[cfg(feature = "toys")]
            probe,
        }
    }
    /// ` leaders=..` and so on, for the modules in play.
    pub(crate) fn write(&self, rules: &Rules, out: &mut String) {
        for (module, _) in rules.modules.after(Cursor::START) {
            match module {
                Module::Leaders => write_part(module, &self.leaders, rules, out),
                #[cfg(feature = "toys")]
                Module::Probe => write_part(module, &self.probe, rules, out),
                #[cfg(feature = "toys")]
                Module::Echo => {}
            }
        }
    }
    /// The way back from [`Parts::write`].
    pub(crate) fn read(from: &mut Reader<Rules>) -> Result<Parts, TextError> {
        let mut parts = Parts::default();
        for (module, _) in from.rules.modules.after(Cursor::START) {
            match module {
                Module::Leaders => parts.leaders = read_part(module, from)?,
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
