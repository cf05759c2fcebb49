//! A campaign of solo races (rule book 003:17-21, 003:238-256; R115, R126, R142, R165, R166, R168): René learns, his Torpedo keeps its
//! powers, and a passport fills with stamps. What a campaign is follows from its logs and from nothing else.
//!
//! | file | what |
//! |---|---|
//! | `deck` | which cards René exchanges after a race |
//! | `deeds` | what a log shows that was done in a race |
//! | `passport` | quests, inks, and why a race earns no stamp |
//! | `state` | deck, powers, first player, history: race by race |
//! | `file` | a campaign as a file: versioned, summed, recomputed |
//! | `keep` | that file on a disk: never half, never two writers, never somebody else's |

#![forbid(unsafe_code)]

mod deck;
mod deeds;
mod file;
mod keep;
mod passport;
mod state;

pub use deck::{Exchange, by_letter, drawn, owed};
pub use deeds::{Deeds, Ending, NotReadable, Read, read_log};
pub use file::{Campaign, CampaignError, FORMAT, LONGEST, MOST_RACES, Raced};
pub use keep::{Kept, NotKept};
pub use passport::{Ink, NoStamp, is_met};
pub use state::{NotOurs, Past, Rules, State, Upgrades};
