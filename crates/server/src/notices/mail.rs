//! The road by mail: a mail server that the host named (SMTP), with or without a certificate where it is this very machine.

use super::letters::Letter;
use super::{NO_CERTIFICATE, Undelivered};
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message};
use lettre::transport::smtp::client::{Certificate, Tls, TlsParameters};
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Tokio1Executor};
use std::net::IpAddr;
use std::time::Duration;

/// How long a mail server may take for an answer.
const PATIENCE: Duration = Duration::from_secs(20);

/// Where mail is handed over.
pub struct Mail {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

impl std::fmt::Debug for Mail {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Mail(..)") // the address holds a password
    }
}

impl Mail {
    /// A mail server by its address, who writes, and whose certificates are taken besides those of the usual authorities. What is
    /// wrong is said without the address: it holds a password.
    pub fn new(url: &str, from: &str, trusted: Option<&str>) -> Result<Mail, &'static str> {
        const FORM: &str = "a mail server is named like this: smtps://USER:PASSWORD@HOST, smtp://USER:PASSWORD@HOST?tls=required, \
                            or smtp://127.0.0.1:25 for one on this machine";
        let uri: axum::http::Uri = url.parse().map_err(|_| FORM)?;
        let host = uri.host().ok_or(FORM)?.trim_start_matches('[').trim_end_matches(']');
        let is_home = host == "localhost" || host.parse().is_ok_and(|address: IpAddr| address.is_loopback());
        let is_sealed = match uri.scheme_str() {
            Some("smtps") => true,
            Some("smtp") => {
                uri.query().is_some_and(|query| query.split('&').any(|one| one == "tls=required"))
            }
            _ => return Err(FORM),
        };
        if !is_sealed && !is_home {
            return Err(
                "mail to another machine goes under TLS only: smtps://HOST, or smtp://HOST?tls=required",
            );
        }
        let mut builder = AsyncSmtpTransport::<Tokio1Executor>::from_url(url).map_err(|_| FORM)?;
        if is_sealed {
            let mut tls = TlsParameters::builder(host.to_owned());
            if let Some(text) = trusted {
                let authority = Certificate::from_pem(text.as_bytes()).map_err(|_| NO_CERTIFICATE)?;
                tls = tls.add_root_certificate(authority);
            }
            let tls = tls.build().map_err(|_| NO_CERTIFICATE)?;
            let is_sealed_at_once = uri.scheme_str() == Some("smtps");
            builder = builder.tls(if is_sealed_at_once { Tls::Wrapper(tls) } else { Tls::Required(tls) });
        }
        let from = from.parse().map_err(
            |_| "the sender of mail is an address: games@example.org, or Name <games@example.org>",
        )?;
        Ok(Mail { transport: builder.timeout(Some(PATIENCE)).build(), from })
    }
    /// Hands a letter over. When this is `Ok`, the mail server has taken it.
    pub async fn send(&self, to: &str, letter: &Letter) -> Result<(), Undelivered> {
        let message = self.message(to, letter).ok_or(Undelivered::Refused)?;
        match self.transport.send(message).await {
            Ok(_) => Ok(()),
            Err(error) if error.is_permanent() => Err(Undelivered::Refused),
            Err(_) => Err(Undelivered::Later(None)),
        }
    }
    fn message(&self, to: &str, letter: &Letter) -> Option<Message> {
        let to: Address = to.parse().ok()?;
        let mut message = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(&letter.subject)
            .message_id(Some(format!("<{}@{}>", letter.id, self.from.email.domain())))
            .header(ContentType::TEXT_PLAIN);
        let raw =
            |name: &'static str, value: String| HeaderValue::new(HeaderName::new_from_ascii_str(name), value);
        // Nobody's absence is answered to a program.
        message = message.raw_header(raw("Auto-Submitted", "auto-generated".into()));
        if let Some(stop) = &letter.stop {
            message = message.raw_header(raw("List-Unsubscribe", format!("<{stop}>")));
            message = message.raw_header(raw("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".into()));
        }
        message.body(letter.body.clone()).ok()
    }
}

/// Signs that may stand before the `@` besides letters and digits.
const SIGNS: &[u8] = b".!#$%&'*+/=?^_`{|}~-";

/// Could mail be sent there? The same is said in the document of the API.
pub fn is_address(text: &str) -> bool {
    let Some((name, domain)) = text.rsplit_once('@') else { return false };
    let is_name = (1..=64).contains(&name.len())
        && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || SIGNS.contains(&byte));
    let is_label = |label: &str| {
        (1..=63).contains(&label.len())
            && !label.starts_with('-')
            && !label.ends_with('-')
            && label.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
    };
    is_name
        && text.len() <= 254
        && domain.contains('.')
        && domain.split('.').all(is_label)
        && text.parse::<Address>().is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_never_travels_in_the_open_and_is_never_told() {
        for good in [
            "smtps://me:secret@mail.example.org",
            "smtp://mail.example.org:587?tls=required",
            "smtp://127.0.0.1:2525",
            "smtp://localhost",
        ] {
            assert!(Mail::new(good, "Race <race@example.org>", None).is_ok(), "{good}");
        }
        for bad in [
            "smtp://me:secret@mail.example.org",
            "smtp://mail.example.org?tls=opportunistic",
            "http://mail.example.org",
            "secret",
            "",
        ] {
            let said = Mail::new(bad, "race@example.org", None).expect_err(bad);
            assert!(!said.contains("secret"), "{said}");
        }
        assert!(Mail::new("smtp://localhost", "nobody", None).is_err());
        let mail = Mail::new("smtps://me:secret@mail.example.org", "race@example.org", None).expect("well");
        assert!(!format!("{mail:?}").contains("secret"));
    }
    #[test]
    fn an_address_is_one_line_with_a_name_and_a_domain() {
        for good in ["a@b.cd", "ann.b+race@mail.example.org", "o'hara@example.ie"] {
            assert!(is_address(good), "{good}");
        }
        for bad in [
            "",
            "a",
            "a@b",
            "@b.cd",
            "a@",
            "a b@c.de",
            "a@b..cd",
            "a@-b.cd",
            "a@b.cd\r\nBcc: x@y.zz",
            "<a@b.cd>",
            "a@b@c.de x",
        ] {
            assert!(!is_address(bad), "{bad}");
        }
    }
}
