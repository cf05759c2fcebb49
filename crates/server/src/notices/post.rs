//! One request to a push service. The address comes from a stranger's browser: only https is spoken, nothing is followed, and what lies
//! in a private network is not asked, whatever a name leads to.

use crate::addresses::Network;
use axum::body::Body;
use axum::http::{HeaderName, Method, Request, Uri, header};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// How long one machine may take to answer the call.
const CALL: Duration = Duration::from_secs(8);
/// So many machines of one name are called.
const MACHINES: usize = 3;

/// What came of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// So many seconds to wait before the next, if it says so.
    pub wait: Option<u64>,
}

/// Why nothing was sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unsent {
    /// Such an address is never asked.
    Forbidden,
    /// Perhaps later.
    NoAnswer,
}

/// Networks that are nobody's on the internet: at home, in this machine, for examples, for many at once.
const PRIVATE: [&str; 18] = [
    "0.0.0.0/8",
    "10.0.0.0/8",
    "100.64.0.0/10",
    "127.0.0.0/8",
    "169.254.0.0/16",
    "172.16.0.0/12",
    "192.0.0.0/24",
    "192.0.2.0/24",
    "192.88.99.0/24",
    "192.168.0.0/16",
    "198.18.0.0/15",
    "198.51.100.0/24",
    "203.0.113.0/24",
    "224.0.0.0/3",
    "2001::/23",
    "2001:db8::/32",
    "2002::/16",
    "3fff::/20",
];
/// All addresses of IPv6 that are given to anybody.
const GIVEN: &str = "2000::/3";

/// Does the address belong to somebody on the internet?
pub fn is_public(address: IpAddr) -> bool {
    let address = address.to_canonical();
    let lies_in = |network: &str| network.parse::<Network>().is_ok_and(|network| network.contains(address));
    (address.is_ipv4() || lies_in(GIVEN)) && !PRIVATE.into_iter().any(lies_in)
}

/// The name or the number in an address.
fn host(uri: &Uri) -> Option<&str> {
    uri.host().map(|host| host.trim_start_matches('[').trim_end_matches(']'))
}

/// Is this an address that may be asked, as far as it says itself? Plain http is for this machine alone, where the host allows it.
pub fn is_address(text: &str, inside: bool) -> bool {
    let Ok(uri) = text.parse::<Uri>() else { return false };
    let (Some(host), Some(authority)) = (host(&uri), uri.authority()) else { return false };
    let address = host.parse::<IpAddr>().ok();
    let is_home = address.is_some_and(|address| address.is_loopback());
    let is_spoken =
        uri.scheme_str() == Some("https") || (uri.scheme_str() == Some("http") && inside && is_home);
    let is_plain = !authority.as_str().contains('@') && host.is_ascii() && !host.is_empty();
    is_spoken && is_plain && (inside || address.is_none_or(is_public))
}

/// The beginning of an address, which a push service knows itself by.
pub fn origin(uri: &Uri) -> String {
    format!("{}://{}", uri.scheme_str().unwrap_or_default(), uri.authority().map_or("", |one| one.as_str()))
}

/// Sends it. Private networks are asked only where the host allows it.
pub async fn post(
    address: &str,
    headers: &[(HeaderName, String)],
    body: Vec<u8>,
    inside: bool,
    trust: &Arc<ClientConfig>,
) -> Result<Answer, Unsent> {
    let uri: Uri = address.parse().map_err(|_| Unsent::Forbidden)?;
    if !is_address(address, inside) {
        return Err(Unsent::Forbidden);
    }
    let stream = call(&uri, inside).await?;
    let name = host(&uri).unwrap_or_default().to_owned();
    if uri.scheme_str() == Some("http") {
        return speak(stream, &uri, headers, body).await;
    }
    let name = ServerName::try_from(name).map_err(|_| Unsent::Forbidden)?;
    let tls = TlsConnector::from(trust.clone()).connect(name, stream).await.map_err(|_| Unsent::NoAnswer)?;
    speak(tls, &uri, headers, body).await
}

/// A line to one of the machines of the name. What is called is what was looked at: a name cannot lead elsewhere in between.
async fn call(uri: &Uri, inside: bool) -> Result<TcpStream, Unsent> {
    let otherwise = if uri.scheme_str() == Some("http") { 80 } else { 443 };
    let (host, port) = (host(uri).ok_or(Unsent::Forbidden)?, uri.port_u16().unwrap_or(otherwise));
    let found = tokio::net::lookup_host((host, port)).await.map_err(|_| Unsent::NoAnswer)?;
    let found: Vec<SocketAddr> = found.filter(|one| inside || is_public(one.ip())).take(MACHINES).collect();
    if found.is_empty() {
        return Err(Unsent::Forbidden);
    }
    for machine in found {
        if let Ok(Ok(stream)) = tokio::time::timeout(CALL, TcpStream::connect(machine)).await {
            return Ok(stream);
        }
    }
    Err(Unsent::NoAnswer)
}

async fn speak(
    stream: impl AsyncRead + AsyncWrite + Send + Unpin + 'static,
    uri: &Uri,
    headers: &[(HeaderName, String)],
    body: Vec<u8>,
) -> Result<Answer, Unsent> {
    let (mut sender, line) = http1::handshake(TokioIo::new(stream)).await.map_err(|_| Unsent::NoAnswer)?;
    let line = tokio::spawn(line);
    let path = uri.path_and_query().map_or("/", |path| path.as_str());
    let mut request = Request::builder().method(Method::POST).uri(path);
    request = request.header(header::HOST, uri.authority().map_or("", |one| one.as_str()));
    request = request.header(header::CONTENT_LENGTH, body.len());
    for (name, value) in headers {
        request = request.header(name, value);
    }
    let request = request.body(Body::from(body)).map_err(|_| Unsent::Forbidden)?;
    let answer = sender.send_request(request).await.map_err(|_| Unsent::NoAnswer);
    let answer = answer.map(|answer| Answer {
        status: answer.status().as_u16(),
        wait: answer.headers().get(header::RETRY_AFTER).and_then(|wait| wait.to_str().ok()?.parse().ok()),
    });
    line.abort();
    answer
}

/// Whom certificates must come from: the usual authorities, and those of the host. Nothing where the host names none.
pub fn trust(own: Option<&str>) -> Option<Arc<ClientConfig>> {
    let mut roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
    if let Some(text) = own {
        let found: Result<Vec<CertificateDer>, _> = CertificateDer::pem_slice_iter(text.as_bytes()).collect();
        let found = found.ok().filter(|found| !found.is_empty())?;
        for authority in found {
            roots.add(authority).ok()?;
        }
    }
    let config = ClientConfig::builder_with_provider(Arc::new(default_provider()));
    let config = config.with_safe_default_protocol_versions().ok()?;
    Some(Arc::new(config.with_root_certificates(roots).with_no_client_auth()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_https_to_the_internet_is_asked() {
        for good in ["https://push.example.org/a?b=c", "https://8.8.8.8/x", "https://push.example.org:8443/x"]
        {
            assert!(is_address(good, false), "{good}");
        }
        for bad in [
            "http://push.example.org/",
            "http://127.0.0.1/",
            "https://127.0.0.1/",
            "https://[::1]/",
            "https://[::ffff:10.0.0.1]/",
            "https://192.168.1.1/",
            "https://169.254.169.254/latest",
            "https://[fd00::1]/",
            "https://me@push.example.org/",
            "ftp://push.example.org/",
            "/push",
            "",
        ] {
            assert!(!is_address(bad, false), "{bad}");
        }
        assert!(is_address("http://127.0.0.1:9/", true) && is_address("https://10.0.0.1/", true));
        assert!(!is_address("http://10.0.0.1/", true), "plain http is for this machine alone");
    }
    #[tokio::test]
    async fn a_name_that_leads_home_is_not_called() {
        let trust = trust(None).expect("the usual authorities");
        let sent = post("https://localhost:9/x", &[], Vec::new(), false, &trust).await;
        assert_eq!(sent, Err(Unsent::Forbidden));
    }
}
