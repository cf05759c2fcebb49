//! The three shapes of a suspended rule in a position: a struct is `name(field=value,..)`, an enum is
//! `variant` or `variant(value,..)`, and a choice of rooms begins with the name of the one it holds.

/// Makes [`crate::text::Text`] of types whose parts are text, for the rules named first.
///
/// ```text
/// game::text_of! { for Rules;
///     struct Drive = "drive" { driver, moves, stage }
///     enum drive::Stage { ChooseStep = "choose_step", TakeStep(target) = "take_step" }
///     rooms Frame { Race = "race", Drive = "drive" }
/// }
/// ```
#[macro_export]
macro_rules! text_of {
    (for $rules:ty;) => {};
    (for $rules:ty; $(#[$when:meta])* struct $name:ty = $word:literal { $($field:ident),* } $($more:tt)*) => {
        $(#[$when])*
        impl $crate::text::Worded for $name {
            fn words() -> Vec<&'static str> {
                vec![$word]
            }
        }
        $(#[$when])*
        impl $crate::text::Text<$rules> for $name {
            fn write(&self, rules: &$rules, out: &mut String) {
                out.push_str(concat!($word, "("));
                $(
                    out.push_str(concat!(stringify!($field), "="));
                    $crate::text::Text::write(&self.$field, rules, out);
                    out.push(',');
                )*
                out.pop();
                out.push(')');
            }
            fn read(from: &mut $crate::text::Reader<$rules>) -> Result<Self, $crate::TextError> {
                from.expect(concat!($word, "("))?;
                $(
                    from.expect(concat!(stringify!($field), "="))?;
                    let $field = $crate::text::Text::read(from)?;
                    from.skip(",");
                )*
                from.expect(")")?;
                Ok(Self { $($field),* })
            }
        }
        $crate::text_of!(for $rules; $($more)*);
    };
    (for $rules:ty; enum $name:ty {
        $($variant:ident $(($($value:ident),+))? = $word:literal),* $(,)?
    } $($more:tt)*) => {
        impl $crate::text::Text<$rules> for $name {
            fn write(&self, _rules: &$rules, out: &mut String) {
                match self {
                    $(Self::$variant $(($($value),+))? => {
                        out.push_str($word);
                        $(
                            out.push('(');
                            $( $crate::text::Text::write($value, _rules, out); out.push(','); )+
                            out.pop();
                            out.push(')');
                        )?
                    })*
                }
            }
            fn read(from: &mut $crate::text::Reader<$rules>) -> Result<Self, $crate::TextError> {
                match from.word() {
                    $($word => {
                        $(
                            from.expect("(")?;
                            $( let $value = $crate::text::Text::read(from)?; from.skip(","); )+
                            from.expect(")")?;
                        )?
                        Ok(Self::$variant $(($($value),+))?)
                    })*
                    other => Err($crate::TextError::new(other, concat!("one of", $(" ", $word),*))),
                }
            }
        }
        $crate::text_of!(for $rules; $($more)*);
    };
    (for $rules:ty; rooms $name:ty { $($variant:ident = $word:literal),* $(,)? } $($more:tt)*) => {
        impl $crate::text::Text<$rules> for $name {
            fn write(&self, rules: &$rules, out: &mut String) {
                match self {
                    $(Self::$variant(room) => $crate::text::Text::write(room, rules, out),)*
                }
            }
            fn read(from: &mut $crate::text::Reader<$rules>) -> Result<Self, $crate::TextError> {
                match from.peek() {
                    $($word => $crate::text::Text::read(from).map(Self::$variant),)*
                    other => Err($crate::TextError::new(other, concat!("a room: one of", $(" ", $word),*))),
                }
            }
        }
        $crate::text_of!(for $rules; $($more)*);
    };
}

#[cfg(test)]
mod tests {
    use crate::text::{Reader, Text, TextError};
    use crate::{Seat, SeatSet};

    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    struct Drive {
        driver: Seat,
        stage: Stage,
    }
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    enum Stage {
        Choose,
        Step(u8, Option<Seat>),
    }
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    struct Wait {
        waiting: SeatSet,
    }
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    enum Frame {
        Drive(Drive),
        Wait(Wait),
    }
    struct Rules;

    text_of! { for Rules;
        struct Drive = "drive" { driver, stage }
        enum Stage { Choose = "choose", Step(count, against) = "step" }
        struct Wait = "wait" { waiting }
        rooms Frame { Drive = "drive", Wait = "wait" }
    }

    fn read(rest: &str) -> Result<Frame, TextError> {
        Text::read(&mut Reader { rules: &Rules, seats: 4, rest })
    }

    #[test]
    fn every_shape_reads_back() {
        let drive = |stage| Frame::Drive(Drive { driver: Seat(1), stage });
        for (frame, text) in [
            (drive(Stage::Choose), "drive(driver=2,stage=choose)"),
            (drive(Stage::Step(3, None)), "drive(driver=2,stage=step(3,-))"),
            (drive(Stage::Step(0, Some(Seat(3)))), "drive(driver=2,stage=step(0,4))"),
            (Frame::Wait(Wait { waiting: SeatSet(0b11) }), "wait(waiting=1+2)"),
        ] {
            let mut out = String::new();
            frame.write(&Rules, &mut out);
            assert_eq!(out, text);
            assert_eq!(read(text), Ok(frame));
        }
    }

    #[test]
    fn an_unknown_word_is_answered_with_the_known_ones() {
        let refused = |text| read(text).expect_err(text).to_string();
        assert_eq!(refused("fly(driver=2)"), "\"fly\" is not a room: one of drive wait");
        assert_eq!(refused("drive(driver=2,stage=rest)"), "\"rest\" is not one of choose step");
        assert_eq!(refused("drive(stage=choose)"), "\"stage=choose)\" is not \"driver=\"");
        assert_eq!(refused("drive(driver=2,stage=choose"), "the line ends where \")\" should stand");
    }
}
