//! The browser's side, compiled in. Without it the house serves the API and one page that says what is missing.

use axum::{
    http::{HeaderMap, StatusCode, header},
    response::{Html, IntoResponse as _, Response},
};
use rust_embed::{EmbeddedFile, RustEmbed};
use words::{Language, Said};

use crate::{secret::hex, tongue::sentence};

#[derive(RustEmbed)]
#[cfg_attr(not(test), folder = "../../web/dist")]
#[cfg_attr(test, folder = "tests/pages")]
#[allow_missing = true]
struct Assets;

const MISSING: &str = include_str!("missing.html");

/// The file at this path. The addresses of tables are the client's own: it gets its page there, and knows what to show.
pub(crate) fn serve(path: &str, headers: &HeaderMap, language: Language) -> Response {
    let path = path.trim_start_matches('/');
    let page = path.is_empty() || path.starts_with("table/");
    let name = if page { "index.html" } else { path };
    match Assets::get(name) {
        Some(file) => send(name, file, headers),
        None if page => (StatusCode::SERVICE_UNAVAILABLE, Html(missing(language))).into_response(),
        None => {
            let text = sentence(language, &Said::new("missing-file"));
            (StatusCode::NOT_FOUND, format!("{text}\n")).into_response()
        }
    }
}

/// The page of a house without pages.
fn missing(language: Language) -> String {
    let say = |id: &str| sentence(language, &Said::new(id));
    let page = MISSING.replace("{lang}", language.code()).replace("{pages}", &say("missing-pages"));
    page.replace("{play}", &say("missing-pages-play"))
}

/// What Vite puts into `assets/` has its hash in its name and never changes; anything else is asked for again.
fn send(name: &str, file: EmbeddedFile, headers: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", hex(&file.metadata.sha256_hash()[..16]));
    let keep = if name.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let about = [(header::ETAG, tag.clone()), (header::CACHE_CONTROL, keep.to_owned())];
    if headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return (StatusCode::NOT_MODIFIED, about).into_response();
    }
    let kind = file.metadata.mimetype();
    let charset = if kind.starts_with("text/") { "; charset=utf-8" } else { "" };
    (about, [(header::CONTENT_TYPE, format!("{kind}{charset}"))], file.data).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn header(response: &Response, name: header::HeaderName) -> String {
        response.headers().get(name).map(|value| value.to_str().unwrap().to_owned()).unwrap_or_default()
    }

    #[test]
    fn tables_get_the_page_and_it_is_asked_for_again() {
        let nothing = HeaderMap::new();
        for path in ["/", "/table/0123456789abcdef", "/index.html"] {
            let page = serve(path, &nothing, Language::English);
            assert_eq!(page.status(), StatusCode::OK, "{path}");
            assert_eq!(header(&page, header::CONTENT_TYPE), "text/html; charset=utf-8");
            assert_eq!(header(&page, header::CACHE_CONTROL), "no-cache");
        }
        let mut known = HeaderMap::new();
        known.insert(header::IF_NONE_MATCH, serve("/", &nothing, Language::English).headers()[header::ETAG].clone());
        assert_eq!(serve("/", &known, Language::English).status(), StatusCode::NOT_MODIFIED);
    }

    #[test]
    fn what_has_its_hash_in_its_name_is_kept_for_ever() {
        let script = serve("/assets/app-0123abcd.js", &HeaderMap::new(), Language::English);
        assert_eq!(script.status(), StatusCode::OK);
        assert_eq!(header(&script, header::CONTENT_TYPE), "text/javascript; charset=utf-8");
        assert!(header(&script, header::CACHE_CONTROL).contains("immutable"));
    }

    #[test]
    fn nothing_else_is_served() {
        for path in ["/assets/app-other.js", "/tables", "/../Cargo.toml", "/assets/../../src/lib.rs", "//etc/passwd"] {
            assert_eq!(serve(path, &HeaderMap::new(), Language::English).status(), StatusCode::NOT_FOUND, "{path}");
        }
    }
}
