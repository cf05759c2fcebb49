//! Deforêt and the Suffragettes (003:398, 003:412; R28, R144): the market shows a card more, and she takes what is
//! left when all have taken theirs.

pub(super) const MORE_CARDS: u8 = 1;
