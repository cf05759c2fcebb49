//! Whom a server believes, and by which names it is called. A page elsewhere may point a name of its own at this machine
//! and then speak to us as if it were our page ("DNS rebinding"): so a server answers only to names it was told, to
//! `localhost`, and to plain addresses, which nobody can point anywhere.

use axum::http::HeaderMap;
use axum::http::header;
use std::net::{IpAddr, Ipv6Addr};
use std::str::FromStr;

/// An address, or all addresses that begin alike: `192.0.2.7`, `10.0.0.0/8`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Network {
    address: IpAddr,
    bits: u8,
}

impl Network {
    /// Is this address one of them?
    pub fn contains(&self, address: IpAddr) -> bool {
        let (length, ours, theirs) = match (self.address, address.to_canonical()) {
            (IpAddr::V4(ours), IpAddr::V4(theirs)) => {
                (32, u128::from(ours.to_bits()), theirs.to_bits().into())
            }
            (IpAddr::V6(ours), IpAddr::V6(theirs)) => (128, ours.to_bits(), theirs.to_bits()),
            _ => return false,
        };
        (ours ^ theirs).checked_shr(length - u32::from(self.bits)).unwrap_or(0) == 0
    }
}

impl FromStr for Network {
    type Err = String;
    fn from_str(text: &str) -> Result<Network, String> {
        let (address, bits) =
            text.split_once('/').map_or((text, None), |(address, bits)| (address, Some(bits)));
        let wrong = || format!("`{text}` is neither an address (127.0.0.1) nor a network (10.0.0.0/8)");
        let address: IpAddr = address.parse().map_err(|_| wrong())?;
        let most = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(most), str::parse).ok().filter(|bits| *bits <= most).ok_or_else(wrong)?;
        Ok(Network { address, bits })
    }
}

/// A name without its port: of `race.example.org:8080`, of `[::1]:8080`.
fn without_port(host: &str) -> &str {
    if let Some(rest) = host.strip_prefix('[') {
        return rest.split_once(']').map_or(host, |(address, _)| address);
    }
    host.split_once(':').map_or(host, |(name, _)| name)
}

/// Does this server answer to such a `Host`?
fn answers_to(host: &str, names: &[String]) -> bool {
    let name = without_port(host).trim_end_matches('.').to_ascii_lowercase();
    let plain = name.parse::<IpAddr>().is_ok() || name.parse::<Ipv6Addr>().is_ok();
    plain
        || name == "localhost"
        || name.ends_with(".localhost")
        || names.iter().any(|known| without_port(known).eq_ignore_ascii_case(&name))
}

/// The first name in a request that this server does not answer to. Programs that send none pretend nothing.
pub fn unknown_host<'a>(headers: &'a HeaderMap, names: &[String]) -> Option<&'a str> {
    let hosts = headers.get_all(header::HOST).into_iter();
    hosts.map(|host| host.to_str().unwrap_or("?")).find(|host| !answers_to(host, names))
}

/// Does a browser say that another page sent this? Its own page has the name it calls us by. Programs have no page.
pub fn is_foreign(headers: &HeaderMap) -> bool {
    let mut origins = headers.get_all(header::ORIGIN).into_iter();
    let host = headers.get(header::HOST).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let ours = |origin: &str| {
        let origin = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
        origin.is_some_and(|origin| origin.eq_ignore_ascii_case(host))
    };
    origins.any(|origin| !origin.to_str().is_ok_and(ours))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_holds_the_addresses_that_begin_alike() {
        let network = |text: &str| text.parse::<Network>();
        let address = |text: &str| text.parse::<IpAddr>().expect("an address");
        let ten = network("10.0.0.0/8").expect("a network");
        assert!(ten.contains(address("10.9.8.7")) && ten.contains(address("::ffff:10.1.1.1")));
        assert!(!ten.contains(address("11.0.0.1")) && !ten.contains(address("a00::1")));
        let one = network("192.0.2.7").expect("an address");
        assert!(one.contains(address("192.0.2.7")) && !one.contains(address("192.0.2.6")));
        let all = network("::/0").expect("a network");
        assert!(all.contains(address("2001:db8::1")) && !all.contains(address("192.0.2.7")));
        for wrong in ["", "localhost", "10.0.0.0/33", "10.0.0.0/", "10.0.0.0/-1", "::/129"] {
            assert!(network(wrong).is_err(), "{wrong}");
        }
    }
    #[test]
    fn f11_a_server_answers_to_addresses_localhost_and_the_names_it_was_told() {
        let names = ["Race.example.org".to_owned()];
        for host in [
            "127.0.0.1:8080",
            "[::1]:8080",
            "192.168.1.7",
            "localhost:5173",
            "race.example.org",
            "RACE.example.org.:443",
        ] {
            assert!(answers_to(host, &names), "{host}");
        }
        for host in [
            "",
            "evil.example",
            "race.example.org.evil.example",
            "127.0.0.1.evil.example:8080",
            "localhost.evil",
        ] {
            assert!(!answers_to(host, &names), "{host}");
        }
    }
    #[test]
    fn f11_a_page_has_the_name_it_calls_us_by() {
        let foreign = |origin: Option<&str>, host: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, host.parse().expect("a host"));
            if let Some(origin) = origin {
                headers.insert(header::ORIGIN, origin.parse().expect("an origin"));
            }
            is_foreign(&headers)
        };
        assert!(!foreign(None, "127.0.0.1:8080"), "a program");
        assert!(!foreign(Some("http://127.0.0.1:8080"), "127.0.0.1:8080"));
        assert!(!foreign(Some("https://race.example.org"), "race.example.org"));
        for other in ["http://evil.example", "null", "http://127.0.0.1:8081", "ftp://127.0.0.1:8080", ""] {
            assert!(foreign(Some(other), "127.0.0.1:8080"), "{other}");
        }
    }
}
