//! The browser's side, compiled in. Without it the house serves the API and one page that says what is missing.

use axum::{
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{Html, IntoResponse as _, Response},
};
use rust_embed::{EmbeddedFile, RustEmbed};
use tabletop_host::hex;
use words::{Language, Said};

use crate::tongue::sentence;

#[derive(RustEmbed)]
#[cfg_attr(not(test), folder = "../../web/dist")]
#[cfg_attr(test, folder = "tests/pages")]
#[allow_missing = true]
struct Assets;

const INDEX: &str = "index.html";
const MISSING: &str = include_str!("missing.html");

/// The first part of the addresses of the client's own pages.
const PAGES: [&str; 19] = [
    "", "table", "learn", "almanac", "settings", "lobby", "person", "account", "signup", "login", "reset", "claim",
    "privacy", "admin", "ratings", "daily", "about", "answer", "confirm",
];

/// How a file may be compressed, best first: the content coding, and the file extension.
const PACKED: [(&str, &str); 2] = [("br", "br"), ("gzip", "gz")];

/// The file at this path. Addresses of pages are routed by the client: they get its page, and it knows what to show. Unknown
/// addresses get it too, because its "not found" is better than a bare line.
pub(crate) fn serve(path: &str, headers: &HeaderMap, language: Language) -> Response {
    let path = path.trim_start_matches('/');
    if let Some(file) = Assets::get(path).filter(|_| !path.is_empty()) {
        return send(path, file, headers);
    }
    let first = path.split('/').next().unwrap_or_default();
    let (is_page, is_file) = (PAGES.contains(&first), path.contains('.') || path.starts_with("assets/"));
    if is_file && !is_page {
        let text = sentence(language, &Said::new("missing-file"));
        return (StatusCode::NOT_FOUND, format!("{text}\n")).into_response();
    }
    let Some(page) = Assets::get(INDEX) else {
        let status = if is_page { StatusCode::SERVICE_UNAVAILABLE } else { StatusCode::NOT_FOUND };
        return (status, Html(missing(language))).into_response();
    };
    if is_page {
        send(INDEX, page, headers)
    } else {
        (StatusCode::NOT_FOUND, send(INDEX, page, &unasked(headers))).into_response()
    }
}

/// Without the known `ETag`: a 404 is always sent in full, never as "not modified".
fn unasked(headers: &HeaderMap) -> HeaderMap {
    let mut headers = headers.clone();
    headers.remove(header::IF_NONE_MATCH);
    headers
}

/// The page of a house that was built without the browser client.
fn missing(language: Language) -> String {
    let say = |id: &'static str| sentence(language, &Said::new(id));
    let page = MISSING.replace("{lang}", language.code()).replace("{pages}", &say("missing-pages"));
    page.replace("{play}", &say("missing-pages-play"))
}

/// What Vite puts into `assets/` has its hash in its name and never changes; anything else is revalidated. Where the build has
/// compressed a file and the browser accepts the coding, it is sent compressed.
fn send(name: &str, file: EmbeddedFile, headers: &HeaderMap) -> Response {
    let kind = file.metadata.mimetype().to_owned();
    let packed = PACKED.iter().find_map(|(coding, end)| {
        let packed = accepts(headers, coding).then(|| Assets::get(&format!("{name}.{end}"))).flatten();
        packed.map(|packed| (*coding, packed))
    });
    let (coding, file) = packed.map_or((None, file), |(coding, packed)| (Some(coding), packed));
    let tag = format!("\"{}\"", hex(&file.metadata.sha256_hash()[..16]));
    let keep = if name.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let about = [
        (header::ETAG, tag.clone()),
        (header::CACHE_CONTROL, keep.to_owned()),
        (header::VARY, "accept-encoding".to_owned()),
    ];
    if headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return (StatusCode::NOT_MODIFIED, about).into_response();
    }
    let charset = if kind.starts_with("text/") { "; charset=utf-8" } else { "" };
    let mut response = (about, [(header::CONTENT_TYPE, format!("{kind}{charset}"))], file.data).into_response();
    if let Some(coding) = coding {
        response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static(coding));
    }
    response
}

/// Whether the browser accepts this coding. Weight 0 means that it does not.
fn accepts(headers: &HeaderMap, coding: &str) -> bool {
    let wanted = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    wanted.flat_map(|value| value.split(',')).any(|one| {
        let (name, weight) = one.split_once(';').unwrap_or((one, ""));
        let weight = weight.trim().trim_start_matches("q=").trim_end_matches(['0', '.']);
        name.trim().eq_ignore_ascii_case(coding) && (!one.contains(';') || !weight.is_empty())
    })
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
        for path in
            ["/", "/table/0123456789abcdef", "/table/0123/replay", "/learn/some-game", "/settings", "/index.html"]
        {
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
    fn what_is_packed_travels_packed_to_those_who_can_unpack_it() {
        let asked = |accepts: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_static(accepts));
            serve("/assets/app-0123abcd.js", &headers, Language::English)
        };
        for (accepts, coding) in [
            ("gzip, deflate, br, zstd", "br"),
            ("gzip;q=1.0, br;q=0", "gzip"),
            ("gzip", "gzip"),
            ("br;q=0.5", "br"),
            ("identity", ""),
        ] {
            let script = asked(accepts);
            assert_eq!(header(&script, header::CONTENT_ENCODING), coding, "{accepts}");
            assert_eq!(header(&script, header::CONTENT_TYPE), "text/javascript; charset=utf-8", "{accepts}");
            assert_eq!(header(&script, header::VARY), "accept-encoding");
        }
        assert_ne!(asked("br").headers()[header::ETAG], asked("gzip").headers()[header::ETAG]);
    }

    #[test]
    fn an_address_that_nobody_has_gets_the_page_that_says_so() {
        for path in ["/rules", "/tables", "/wp-login"] {
            let page = serve(path, &HeaderMap::new(), Language::English);
            assert_eq!(page.status(), StatusCode::NOT_FOUND, "{path}");
            assert_eq!(header(&page, header::CONTENT_TYPE), "text/html; charset=utf-8", "{path}");
        }
    }

    #[test]
    fn no_other_file_is_served() {
        for path in
            ["/assets/app-other.js", "/favicon.ico", "/../Cargo.toml", "/assets/../../src/lib.rs", "//etc/passwd.txt"]
        {
            let answer = serve(path, &HeaderMap::new(), Language::English);
            assert_eq!(answer.status(), StatusCode::NOT_FOUND, "{path}");
            assert_eq!(header(&answer, header::CONTENT_TYPE), "text/plain; charset=utf-8", "{path}");
        }
    }
}
