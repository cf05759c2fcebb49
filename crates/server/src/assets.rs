//! The page: whoever builds it brings an [`Assets`]. Its files travel compressed and are asked for again only when they changed.
//! Answers of the API are never compressed: secrets and words that somebody else chose would stand in one text, and its length
//! would tell about them.

use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use std::borrow::Cow;

/// A file of the page.
#[derive(Clone, Debug)]
pub struct Asset {
    /// What it is.
    pub content_type: &'static str,
    /// Changes with its content.
    pub tag: Cow<'static, str>,
    /// Its bytes.
    pub bytes: Cow<'static, [u8]>,
    /// The same in gzip, where that is worth it.
    pub gzip: Option<Cow<'static, [u8]>>,
    /// The name changes with the content, so it may be kept for ever.
    pub immutable: bool,
}

/// Where the files of the page come from.
pub trait Assets: Send + Sync {
    /// The file at a path without leading slash; the page itself is `index.html`.
    fn get(&self, path: &str) -> Option<Asset>;
}

/// No page: a server for programs only.
#[derive(Clone, Copy, Debug)]
pub struct NoPage;

impl Assets for NoPage {
    fn get(&self, path: &str) -> Option<Asset> {
        const TEXT: &str = "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>The Great Race</title></head>\
                            <body><p>This server has no page. <a href=\"/api/docs\">The API</a></p></body></html>";
        (path == "index.html").then_some(Asset {
            content_type: "text/html; charset=utf-8",
            tag: Cow::Borrowed("no-page"),
            bytes: Cow::Borrowed(TEXT.as_bytes()),
            gzip: None,
            immutable: false,
        })
    }
}

impl Asset {
    /// As an answer to a request with these headers.
    pub(crate) fn answer(self, asked: &HeaderMap) -> Response {
        let keep = if self.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
        let tag = format!("W/\"{}\"", self.tag); // weak: the same file, compressed or not
        let known = asked.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
        let is_known = known.is_some_and(|known| known.split(',').any(|one| one.trim() == tag));
        let gzip = self.gzip.filter(|_| takes_gzip(asked));
        let is_packed = gzip.is_some();
        let mut response = if is_known {
            StatusCode::NOT_MODIFIED.into_response()
        } else {
            gzip.unwrap_or(self.bytes).into_owned().into_response()
        };
        let headers = response.headers_mut();
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        if let Ok(tag) = HeaderValue::from_str(&tag) {
            headers.insert(header::ETAG, tag);
        }
        if !is_known {
            headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(self.content_type));
            if is_packed {
                headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
            }
        }
        response
    }
}

/// Does the caller take gzip?
fn takes_gzip(asked: &HeaderMap) -> bool {
    let accepted = asked.get_all(header::ACCEPT_ENCODING).into_iter().filter_map(|value| value.to_str().ok());
    accepted.flat_map(|value| value.split(',')).any(|one| {
        let mut parts = one.split(';').map(str::trim);
        let is_gzip = parts.next().is_some_and(|name| name.eq_ignore_ascii_case("gzip"));
        let refused = |part: &str| part.strip_prefix("q=").is_some_and(|q| q.parse() == Ok(0.0));
        is_gzip && !parts.any(refused)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file() -> Asset {
        Asset {
            content_type: "text/css; charset=utf-8",
            tag: "1-2".into(),
            bytes: Cow::Borrowed(b"long"),
            gzip: Some(Cow::Borrowed(b"gz")),
            immutable: false,
        }
    }
    fn asked(name: header::HeaderName, value: &'static str) -> HeaderMap {
        [(name, HeaderValue::from_static(value))].into_iter().collect()
    }

    #[test]
    fn a_file_is_compressed_for_whoever_takes_that_and_for_nobody_else() {
        for (value, packed) in
            [("gzip", true), ("br, GZIP;q=0.5", true), ("gzip;q=0", false), ("br", false), ("x-gzip", false)]
        {
            let answer = file().answer(&asked(header::ACCEPT_ENCODING, value));
            assert_eq!(answer.headers().contains_key(header::CONTENT_ENCODING), packed, "{value}");
            assert_eq!(answer.headers()[header::VARY], "accept-encoding");
        }
        assert!(!file().answer(&HeaderMap::new()).headers().contains_key(header::CONTENT_ENCODING));
    }
    #[test]
    fn a_file_that_has_not_changed_is_not_sent_again() {
        let tag = file().answer(&HeaderMap::new()).headers()[header::ETAG].clone();
        let known: HeaderMap = [(header::IF_NONE_MATCH, tag)].into_iter().collect();
        assert_eq!(file().answer(&known).status(), StatusCode::NOT_MODIFIED);
        let other = asked(header::IF_NONE_MATCH, "W/\"3-4\"");
        assert_eq!(file().answer(&other).status(), StatusCode::OK);
    }
}
