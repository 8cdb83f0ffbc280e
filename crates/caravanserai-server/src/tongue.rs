//! In which language a visitor is spoken to.

use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, header, request::Parts},
};
use words::{Language, Locale, Reader, Said};

use crate::visitor::cookie_named;

/// The cookie with the language that was chosen in the browser.
const COOKIE: &str = "lang";

/// What the visitor has chosen, else what their browser asks for, else English.
pub(crate) fn language(headers: &HeaderMap) -> Language {
    let accepted = || headers.get(header::ACCEPT_LANGUAGE).and_then(|list| Language::preferred(list.to_str().ok()?));
    cookie_named(headers, COOKIE).and_then(Language::preferred).or_else(accepted).unwrap_or_default()
}

/// The language of a request.
pub(crate) struct Tongue(pub(crate) Language);

impl<S: Sync> FromRequestParts<S> for Tongue {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Tongue, Self::Rejection> {
        Ok(Tongue(language(&parts.headers)))
    }
}

/// A sentence of the house.
pub(crate) fn sentence(language: Language, said: &Said) -> String {
    told(language, None, said, &Reader::default())
}

/// A sentence of the house, or of this game. Marks for emphasis are removed.
pub(crate) fn told(language: Language, game: Option<&str>, said: &Said, reader: &Reader<'_>) -> String {
    let files: Vec<&str> = ["common", "server", "people", "ratings", "notices"].into_iter().chain(game).collect();
    let locale = Locale::shared(language, &files).expect("a test reads the words we ship");
    locale.sentence(said, reader).replace('*', "")
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn the_kept_choice_goes_before_the_browsers_wish() {
        let mut headers = HeaderMap::new();
        assert_eq!(language(&headers), Language::English);
        headers.insert(header::ACCEPT_LANGUAGE, HeaderValue::from_static("fr, de-CH;q=0.9, en;q=0.8"));
        assert_eq!(language(&headers), Language::German);
        headers.insert(header::COOKIE, HeaderValue::from_static("serai=0123; lang=nl"));
        assert_eq!(language(&headers), Language::Dutch);
        headers.insert(header::COOKIE, HeaderValue::from_static("lang=klingon; language=en"));
        assert_eq!(language(&headers), Language::German);
    }
}
