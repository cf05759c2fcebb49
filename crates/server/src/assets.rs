//! The page. Whoever builds the page brings an [`Assets`]; until then a small honest one lists the tables.

use std::borrow::Cow;

/// A file of the page.
#[derive(Clone, Debug)]
pub struct Asset {
    /// What it is.
    pub content_type: &'static str,
    /// Its bytes.
    pub bytes: Cow<'static, [u8]>,
    /// The name changes with the content, so it may be kept for ever.
    pub immutable: bool,
}

/// Where the files of the page come from.
pub trait Assets: Send + Sync {
    /// The file at a path without leading slash; the page itself is `index.html`.
    fn get(&self, path: &str) -> Option<Asset>;
}

/// The page until there is one.
#[derive(Clone, Copy, Debug)]
pub struct Placeholder;

impl Assets for Placeholder {
    fn get(&self, path: &str) -> Option<Asset> {
        let (content_type, bytes): (_, &'static str) = match path {
            "index.html" => ("text/html; charset=utf-8", include_str!("placeholder/index.html")),
            "placeholder.js" => {
                ("text/javascript; charset=utf-8", include_str!("placeholder/placeholder.js"))
            }
            "placeholder.css" => ("text/css; charset=utf-8", include_str!("placeholder/placeholder.css")),
            _ => return None,
        };
        Some(Asset { content_type, bytes: Cow::Borrowed(bytes.as_bytes()), immutable: false })
    }
}
