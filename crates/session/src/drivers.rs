//! Who drives where no person does: every bot has a name, the same at every device and whenever the game is looked at again.
//! `web/src/wire.ts` has the list from here; the page adds a temper and a face.

use crate::kinds::HolderKind;
use crate::wire::TableInfo;

/// Somebody who drives for a bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Driver {
    /// The key of temper and face.
    pub slug: &'static str,
    /// What the table says.
    pub name: &'static str,
    /// Where there is room, or where a person bears the short name.
    pub long: &'static str,
}

const fn driver(slug: &'static str, name: &'static str, long: &'static str) -> Driver {
    Driver { slug, name, long }
}

/// All of them. A table draws by place in the list.
pub const DRIVERS: [Driver; 12] = [
    driver("odette", "Odette", "Odette Lacroix"),
    driver("barnaby", "Barnaby", "Barnaby Pike"),
    driver("amina", "Amina", "Amina Diallo"),
    driver("orlov", "Orlov", "Pjotr Orlov"),
    driver("rosa", "Rosa", "Rosa Quiroga"),
    driver("sven", "Sven", "Sven Halvorsen"),
    driver("kemal", "Kemal", "Kemal Aydin"),
    driver("hana", "Hana", "Hana Morita"),
    driver("jack", "Jack", "Jack Delaney"),
    driver("giulia", "Giulia", "Giulia Ferro"),
    driver("anselm", "Anselm", "Anselm de Wit"),
    driver("ilse", "Ilse", "Ilse Brandt"),
];

impl Driver {
    /// The driver of a seat, from 1. `seal` is the table's own: the commitment to its seed, which never changes.
    pub fn of(seal: &str, seat: u8) -> Driver {
        let mut left = DRIVERS.to_vec();
        let mut drawn = left[0];
        for one in 1..=usize::from(seat).min(DRIVERS.len()) {
            let digits =
                seal.get(one * 4..one * 4 + 4).and_then(|digits| usize::from_str_radix(digits, 16).ok());
            drawn = left.remove(digits.unwrap_or(0) % left.len());
        }
        drawn
    }
    /// What a bot is called among people of these names.
    pub fn called<'a>(self, mut people: impl Iterator<Item = &'a str>) -> &'static str {
        let is_taken = people.any(|person| person.to_lowercase() == self.name.to_lowercase());
        if is_taken { self.long } else { self.name }
    }
}

/// What each seat of a table is called, in seat order: a person by the own name, a bot by its driver's; nothing where there is
/// no name.
pub fn seat_names(table: &TableInfo) -> Vec<Option<String>> {
    let people = || table.seats.iter().filter(|info| info.holder == HolderKind::Person);
    let name = |info: &crate::wire::SeatInfo| match info.holder {
        HolderKind::Person => Some(info.name.clone()).filter(|name| !name.is_empty()),
        HolderKind::Bot => {
            let driver = Driver::of(&table.commitment, info.seat);
            Some(driver.called(people().map(|person| person.name.as_str())).to_owned())
        }
        HolderKind::Vacant => None,
    };
    table.seats.iter().map(name).collect()
}

#[cfg(test)]
mod tests {
    use super::{DRIVERS, Driver};

    /// The same in `web/tests/drivers.test.ts`: both draw alike.
    const SEAL: &str = "00001fff0003abcd7b1dffff000012340000";

    #[test]
    fn a_seal_gives_every_seat_its_driver() {
        let slugs: Vec<_> = (1..=6).map(|seat| Driver::of(SEAL, seat).slug).collect();
        assert_eq!(slugs, ["hana", "orlov", "barnaby", "ilse", "anselm", "odette"]);
        let all: std::collections::BTreeSet<_> = (1..=12).map(|seat| Driver::of("", seat).slug).collect();
        assert_eq!(all.len(), DRIVERS.len(), "no two at a table are the same");
    }
    #[test]
    fn a_driver_gives_way_to_a_person_of_the_same_name() {
        let odette = DRIVERS[0];
        assert_eq!(odette.called(["Amina"].into_iter()), "Odette");
        assert_eq!(odette.called(["ODETTE"].into_iter()), "Odette Lacroix");
    }
}
