//! What every request must pass and every answer carries.

use std::sync::Arc;

use axum::{
    extract::{Request, State},
    http::{HeaderMap, HeaderValue, Method, header},
    middleware::Next,
    response::{IntoResponse as _, Response},
};

use crate::{failure::Failure, house::House, tongue::language};

/// A page may load what this server gives it and nothing else.
const POLICY: HeaderValue = HeaderValue::from_static(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
     connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
);

const HEADERS: [(header::HeaderName, HeaderValue); 5] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    (header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY")),
    (header::HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
];

/// Refuses requests from pages of other sites, tells failures in the visitor's language, and sets the headers that keep
/// browsers safe.
pub(crate) async fn guard(State(house): State<Arc<House>>, request: Request, next: Next) -> Response {
    let acts = !matches!(*request.method(), Method::GET | Method::HEAD);
    let upgrades = request.headers().contains_key(header::UPGRADE);
    let api = request.uri().path().starts_with("/api/");
    let language = language(request.headers());
    let mut response = if (acts || upgrades) && !at_home(request.headers(), &house.config.origins) {
        Failure::OtherSite.into_response()
    } else {
        next.run(request).await
    };
    if let Some(failure) = response.extensions_mut().remove::<Failure>() {
        response = failure.response(language);
    }
    response.headers_mut().extend(HEADERS);
    if api {
        response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

/// Is it sent by a page of ours, or by a program? Browsers name the origin with everything that acts and with sockets.
fn at_home(headers: &HeaderMap, origins: &[String]) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let authority = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    let ours = authority.zip(host).is_some_and(|(authority, host)| authority.eq_ignore_ascii_case(host));
    ours || origins.iter().any(|known| known == origin)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from(origin: Option<&str>) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, HeaderValue::from_static("inn.example:8080"));
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, HeaderValue::from_str(origin).unwrap());
        }
        at_home(&headers, &["https://front.example".to_owned()])
    }

    #[test]
    fn only_our_own_pages_and_programs_may_act() {
        assert!(from(None), "a program names no origin");
        assert!(from(Some("http://inn.example:8080")) && from(Some("https://INN.example:8080")));
        assert!(from(Some("https://front.example")), "the host of the house has named it");
        for other in ["null", "http://inn.example", "http://evil.example", "http://inn.example:8080.evil.example"] {
            assert!(!from(Some(other)), "{other}");
        }
    }
}
