//! One of the two games: a class of Python cannot be generic, what stands inside it is.

/// The same thing of one game or of the other.
#[derive(Debug)]
pub(crate) enum Either<R, M> {
    /// Of The Great Race.
    Race(R),
    /// Of The Great Motorcar Race.
    Motorcar(M),
}

/// Does the same with either.
macro_rules! either {
    ($any:expr, $one:ident => $do:expr) => {
        match $any {
            $crate::either::Either::Race($one) => $do,
            $crate::either::Either::Motorcar($one) => $do,
        }
    };
}
/// The same, and wraps what comes of it for the same game.
macro_rules! either_map {
    ($any:expr, $one:ident => $do:expr) => {
        match $any {
            $crate::either::Either::Race($one) => $crate::either::Either::Race($do),
            $crate::either::Either::Motorcar($one) => $crate::either::Either::Motorcar($do),
        }
    };
}
pub(crate) use either;
pub(crate) use either_map;
