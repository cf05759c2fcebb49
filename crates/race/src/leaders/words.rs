//! Words for leaders whose acts are aimed at nothing: `delatour explore`.

/// Declares the acts of a leader.
macro_rules! simple_act {
    ($(#[$doc:meta])* $leader:ident = $verb:literal { $($(#[$about:meta])* $act:ident = $word:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Act { $($(#[$about])* $act),* }
        impl Act {
            fn said(self) -> $crate::action::Action {
                $crate::action::Action::Act($crate::modules::Act::Leaders(super::Act::$leader(self)))
            }
        }
        impl $crate::modules::Spoken for Act {
            fn verbs() -> Vec<&'static str> {
                vec![$verb]
            }
            fn write(self, _: &$crate::rules::Rules) -> String {
                match self { $(Act::$act => concat!($verb, " ", $word).into()),* }
            }
            fn read(
                _: &$crate::rules::Rules,
                verb: &str,
                words: &mut game::text::Words,
            ) -> Result<Self, game::TextError> {
                let known = concat!($($word, " "),*).trim_end();
                match words.next(known)? {
                    $($word => Ok(Act::$act),)*
                    other => Err($crate::modules::not_an_act(verb, other, known)),
                }
            }
        }
    };
}
pub(super) use simple_act;
