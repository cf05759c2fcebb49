//! Mail and push under TLS: to servers whose certificates somebody vouches for whom the host or everybody trusts, and to nobody else.

use super::sink::{Browser, Line, MailServer, PushService};
use super::{HOUR, nothing_more, over_days, post, until_asked, wished};
use crate::players::Known;
use crate::support::database::CERTIFICATES;
use crate::support::{Bench, Hands};
use game::SplitMix;
use serde_json::json;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use tempfile::TempDir;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};

const ANN: &str = "ann@example.org";

/// Somebody who vouches for `localhost`, and what a server of that name shows.
fn vouched() -> (String, TlsAcceptor) {
    let folder = TempDir::new().expect("a folder");
    let made = Command::new("sh").args(["-ec", CERTIFICATES]).current_dir(&folder).output();
    let made = made.expect("a shell");
    assert!(made.status.success(), "openssl is missing? {}", String::from_utf8_lossy(&made.stderr));
    let file = |name: &str| -> Box<Path> { folder.path().join(name).into() };
    let shown = CertificateDer::pem_file_iter(file("server.crt")).expect("a file");
    let shown = shown.collect::<Result<Vec<_>, _>>().expect("certificates");
    let key = PrivateKeyDer::from_pem_file(file("server.key")).expect("a key");
    let config = ServerConfig::builder_with_provider(Arc::new(default_provider()));
    let config = config.with_safe_default_protocol_versions().expect("versions").with_no_client_auth();
    let config = config.with_single_cert(shown, key).expect("they belong together");
    let authority = std::fs::read_to_string(file("ca.crt")).expect("a file");
    (authority, TlsAcceptor::from(Arc::new(config)))
}

/// A server that sends notices, and trusts this one besides the usual authorities.
async fn start(mail: Option<&str>, trusted: Option<&str>, hands: &Hands) -> Bench {
    Bench::start_with(|config| {
        let mut wish = wished(mail);
        wish.trusted = trusted.map(str::to_owned);
        config.notices = Some(wish);
        config.now = Some(hands.clock());
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn mail_and_its_password_go_to_a_server_that_somebody_vouches_for_and_to_no_other() {
    let (authority, seal) = vouched();
    let (other, _) = vouched();
    for line in [Line::Sealed(seal.clone()), Line::SealedLater(seal)] {
        let (mail, hands) = (MailServer::start_on(line).await, Hands::new());
        for trusted in [None, Some(other.as_str()), Some(authority.as_str())] {
            let bench = start(Some(&mail.url), trusted, &hands).await;
            let ann = Known::new(&bench, "Ann", false).await;
            post(&bench, &ann, "/players/me/mail", json!({ "address": ANN })).await;
            if trusted == Some(authority.as_str()) {
                let first = mail.wait_for(ANN, 1).await.remove(0);
                assert!(first.text().contains("#confirm="), "{}", first.text());
            } else {
                crate::support::until("it was called", || async { (mail.calls() > 0).then_some(()) }).await;
                nothing_more().await;
                assert_eq!((mail.mails().len(), mail.was_told()), (0, Vec::new()), "it is not that one");
            }
        }
        let told = mail.was_told();
        assert!(told.iter().any(|line| line.starts_with("AUTH PLAIN ")), "{told:?}");
        let overheard = mail.overheard();
        let said = |word: &str| overheard.iter().any(|line| line.starts_with(word));
        assert!(!said("AUTH") && !said("MAIL") && !said("RCPT"), "{overheard:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mail_server_that_offers_no_encryption_is_told_nothing_where_it_must() {
    let (mail, hands) = (MailServer::start().await, Hands::new());
    let url = mail.url.replace("smtp://", "smtp://race:secret@") + "?tls=required";
    let bench = start(Some(&url), None, &hands).await;
    let ann = Known::new(&bench, "Ann", false).await;
    post(&bench, &ann, "/players/me/mail", json!({ "address": ANN })).await;
    crate::support::until("it was called", || async { (mail.calls() > 0).then_some(()) }).await;
    nothing_more().await;
    let overheard = mail.overheard();
    assert!(
        overheard.iter().all(|line| line.starts_with("EHLO") || line.starts_with("QUIT")),
        "{overheard:?}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_push_service_is_spoken_to_under_tls_and_only_where_somebody_vouches_for_it() {
    let (authority, seal) = vouched();
    for (trusted, reaches) in [(None, 0), (Some(authority.as_str()), 1)] {
        let (service, hands) = (PushService::start_sealed(seal.clone()).await, Hands::new());
        let bench = start(None, trusted, &hands).await;
        let ann = Known::new(&bench, "Ann", false).await;
        let browser = Browser::new(5);
        let [p256dh, auth] = browser.keys();
        let says = json!({ "endpoint": format!("{}/ann", service.base), "p256dh": p256dh, "auth": auth });
        post(&bench, &ann, "/players/me/push", says).await;
        let (id, players) = over_days(&bench, "Sand").await;
        ann.sits(&players[0]).await;
        until_asked(&players, 0, &mut SplitMix(1)).await;
        if reaches == 1 {
            let pushed = service.wait_for(1).await.remove(0);
            assert_eq!(browser.json(&pushed)["tag"], json!(id));
        } else {
            hands.move_on(HOUR);
            nothing_more().await;
        }
        assert_eq!(service.pushed().len(), reaches);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whom_to_trust_is_certificates_or_the_server_does_not_start() {
    let dir = TempDir::new().expect("a folder");
    let mut config = crate::support::config(dir.path());
    let mut wish = wished(None);
    wish.trusted = Some("me".into());
    config.notices = Some(wish);
    let refused = server::start(config).await.expect_err("nobody is named").to_string();
    assert!(refused.contains("BEGIN CERTIFICATE"), "{refused}");
}
