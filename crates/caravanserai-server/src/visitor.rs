//! Who sends a request.

use std::sync::Arc;

use axum::{
    extract::{FromRequestParts, Path},
    http::{HeaderMap, HeaderName, header, request::Parts},
};
use tabletop_host::TableId;

use crate::{
    failure::Failure,
    house::House,
    limits::{Act, Who},
    people::Trouble,
    secret::{TokenHash, token_hash},
    store::{Caller, Deed, Matter, Person, Rank, TokenKind, now},
};

/// The name of the cookie that holds a token.
const COOKIE: &str = "serai";
/// In milliseconds.
const DAY: i64 = 24 * 3_600_000;
/// The most characters of a browser's name that are kept.
const LABEL: usize = 40;

/// Any visitor, known or not.
pub(crate) struct Visitor(pub(crate) Option<Person>);

/// A person known here.
pub(crate) struct Known(pub(crate) Person);

/// The same, with the token they came with.
pub(crate) struct Somebody(pub(crate) Caller);

/// Any visitor; if they are known, with the token they came with.
pub(crate) struct Anyone(pub(crate) Option<Caller>);

/// A person in their own browser: not a program with a token.
pub(crate) struct Myself(pub(crate) Caller);

/// A person with an account, in their own browser.
pub(crate) struct Member(pub(crate) Caller);

/// A person in charge of the house.
pub(crate) struct Admin;

/// The table that the address of the request names.
pub(crate) struct At(pub(crate) TableId);

/// The header of an answer that gives the browser a token, or takes it away.
pub(crate) type SetCookie = [(HeaderName, String); 1];

/// The network a request comes from, as limits see it; set by the guard.
#[derive(Clone)]
pub(crate) struct Address(pub(crate) Arc<str>);

impl Address {
    /// Whether they are still within this limit; counts this attempt.
    pub(crate) fn may(&self, house: &House, act: Act, person: Option<&Person>) -> bool {
        house.limits.allow(act, Who { network: &self.0, person: person.map(|person| &person.id) })
    }
}

/// The cookie with the token: hidden from scripts, and not sent with requests from other sites' pages. If all addresses of the
/// house use TLS, it is not sent without.
pub(crate) fn cookie(token: &str, origins: &[String]) -> SetCookie {
    let tls = !origins.is_empty() && origins.iter().all(|origin| origin.starts_with("https://"));
    let secure = if tls { "; Secure" } else { "" };
    [(header::SET_COOKIE, format!("{COOKIE}={token}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax{secure}"))]
}

/// The cookie that makes the browser forget its token.
pub(crate) fn no_cookie() -> SetCookie {
    [(header::SET_COOKIE, format!("{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"))]
}

/// The kind of browser that sends a request, just enough for its owner to recognise it.
pub(crate) fn browser(headers: &HeaderMap) -> String {
    const BROWSERS: [(&str, &str); 7] = [
        ("Edg", "Edge"),
        ("OPR/", "Opera"),
        ("SamsungBrowser", "Samsung Internet"),
        ("Firefox/", "Firefox"),
        ("FxiOS", "Firefox"),
        ("Chrom", "Chrome"),
        ("Safari/", "Safari"),
    ];
    const SYSTEMS: [(&str, &str); 6] = [
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS", "macOS"),
        ("Linux", "Linux"),
    ];
    let agent = headers.get(header::USER_AGENT).and_then(|it| it.to_str().ok()).unwrap_or_default();
    let known =
        |list: &[(&str, &'static str)]| list.iter().find(|(sign, _)| agent.contains(sign)).map(|(_, name)| *name);
    match (known(&BROWSERS), known(&SYSTEMS)) {
        (Some(browser), Some(system)) => format!("{browser}, {system}"),
        (Some(one), None) | (None, Some(one)) => one.to_owned(),
        (None, None) => agent.split(['/', ' ']).next().unwrap_or_default().chars().take(LABEL).collect(),
    }
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

/// The value of the cookie of this name.
pub(crate) fn cookie_named<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    cookies.flat_map(|value| value.split(';')).find_map(|pair| pair.trim().strip_prefix(name)?.strip_prefix('='))
}

/// The hash of the request's token, and whether a program sent it in a header.
fn token(headers: &HeaderMap) -> (Option<TokenHash>, bool) {
    let named = bearer(headers);
    (named.or_else(|| cookie_named(headers, COOKIE)).and_then(token_hash), named.is_some())
}

/// Who sends the request, by their token. An unknown cookie is treated as none; a program with an unknown token is told so. A
/// banned person is told so on every request.
async fn find(headers: &HeaderMap, house: &Arc<House>) -> Result<Option<Caller>, Failure> {
    let (hash, named) = token(headers);
    let found = match hash {
        Some(hash) => house.store.caller(hash).await?,
        None => None,
    };
    let caller = match found {
        None if named => return Err(Failure::BadToken),
        Some(caller) if caller.revoked && named => return Err(Trouble::Revoked.into()),
        None => return Ok(None),
        Some(caller) if caller.revoked => return Ok(None),
        Some(caller) => caller,
    };
    if let Some(why) = caller.banned {
        return Err(Trouble::Banned { why }.into());
    }
    note_use(house, &caller);
    Ok(Some(caller))
}

/// Notes once a day that a token is in use.
fn note_use(house: &Arc<House>, caller: &Caller) {
    let day = now() / DAY * DAY;
    if caller.used < day {
        let (house, used) = (house.clone(), Matter::Used { token: caller.token, day });
        tokio::spawn(async move { house.store.write(vec![Deed::Matter(used)]).await });
    }
}

impl FromRequestParts<Arc<House>> for Visitor {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Visitor, Failure> {
        Ok(Visitor(find(&parts.headers, house).await?.map(|caller| caller.person)))
    }
}

impl FromRequestParts<Arc<House>> for Known {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Known, Failure> {
        Somebody::from_request_parts(parts, house).await.map(|Somebody(caller)| Known(caller.person))
    }
}

impl FromRequestParts<Arc<House>> for Somebody {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Somebody, Failure> {
        find(&parts.headers, house).await?.map(Somebody).ok_or(Failure::Unknown)
    }
}

impl FromRequestParts<Arc<House>> for Anyone {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Anyone, Failure> {
        find(&parts.headers, house).await.map(Anyone)
    }
}

impl FromRequestParts<Arc<House>> for Myself {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Myself, Failure> {
        let caller = find(&parts.headers, house).await?.ok_or(Failure::Unknown)?;
        match caller.kind {
            TokenKind::Browser => Ok(Myself(caller)),
            TokenKind::Program => Err(Trouble::NeedsBrowser.into()),
        }
    }
}

impl FromRequestParts<Arc<House>> for Member {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Member, Failure> {
        let Myself(caller) = Myself::from_request_parts(parts, house).await?;
        match caller.rank {
            Rank::Account | Rank::Admin => Ok(Member(caller)),
            Rank::Guest => Err(Trouble::NeedsAccount.into()),
        }
    }
}

impl FromRequestParts<Arc<House>> for Admin {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Admin, Failure> {
        let Member(caller) = Member::from_request_parts(parts, house).await?;
        match caller.rank {
            Rank::Admin => Ok(Admin),
            Rank::Account | Rank::Guest => Err(Trouble::NotAdmin.into()),
        }
    }
}

impl FromRequestParts<Arc<House>> for Address {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<House>) -> Result<Address, Failure> {
        let address = parts.extensions.get::<Address>();
        Ok(address.expect("the guard says of every request where it comes from").clone())
    }
}

impl FromRequestParts<Arc<House>> for At {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<At, Failure> {
        let id = Path::<String>::from_request_parts(parts, house).await.ok();
        id.and_then(|Path(id)| id.parse().ok()).map(At).ok_or(Failure::NoTable)
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn a_browser_is_told_by_its_kind_alone() {
        let of = |agent: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::USER_AGENT, HeaderValue::from_static(agent));
            browser(&headers)
        };
        let firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0";
        assert_eq!(of(firefox), "Firefox, Linux");
        let chrome = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML) Chrome/126.0 Mobile Safari/537.36";
        assert_eq!(of(chrome), "Chrome, Android");
        assert_eq!(of("curl/8.5.0"), "curl");
        assert_eq!(browser(&HeaderMap::new()), "");
    }
}
