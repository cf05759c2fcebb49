//! What the terminal shows when a server starts: where it is, and a code to scan.

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use std::net::{IpAddr, SocketAddr, UdpSocket};

/// The address of this machine in its network, if it has one.
pub fn lan_address() -> Option<IpAddr> {
    // Nothing is sent: the system only says which of its addresses it would use.
    let socket = UdpSocket::bind("0.0.0.0:0").ok()?;
    socket.connect("192.0.2.1:9").ok()?;
    let address = socket.local_addr().ok()?.ip();
    (!address.is_loopback() && !address.is_unspecified()).then_some(address)
}

/// The address for people on this machine.
pub fn local_url(address: SocketAddr) -> String {
    match address.ip() {
        ip if ip.is_unspecified() => format!("http://127.0.0.1:{}", address.port()),
        _ => format!("http://{address}"),
    }
}

/// The address for people on other machines, where they can reach this one.
pub fn lan_url(address: SocketAddr) -> Option<String> {
    let ip = match address.ip() {
        ip if ip.is_loopback() => return None,
        ip if ip.is_unspecified() => lan_address()?,
        ip => ip,
    };
    Some(format!("http://{}", SocketAddr::new(ip, address.port())))
}

/// A QR code for a terminal.
pub fn qr_code(text: &str) -> Option<String> {
    let code = QrCode::new(text).ok()?;
    Some(code.render::<Dense1x2>().quiet_zone(true).build())
}

/// Everything the terminal shows.
pub fn banner(address: SocketAddr) -> String {
    let mut out = format!("The Great Race is served at {}\n", local_url(address));
    if let Some(url) = lan_url(address) {
        out += &format!("For others in your network: {url}\n");
        if let Some(code) = qr_code(&url) {
            out += &code;
            out.push('\n');
        }
    }
    out + "Stop it with Ctrl-C; nothing is lost."
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_for_this_machine_alone_shows_no_other_address() {
        let text = banner(SocketAddr::from(([127, 0, 0, 1], 8080)));
        assert!(text.contains("http://127.0.0.1:8080") && !text.contains("For others"));
    }
    #[test]
    fn a_server_for_the_network_shows_its_address_and_a_code() {
        let text = banner(SocketAddr::from(([192, 0, 2, 7], 8080)));
        assert!(text.contains("http://192.0.2.7:8080") && text.contains('█'));
    }
}
