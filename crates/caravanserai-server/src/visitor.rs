//! Who sends a request.

use std::sync::Arc;

use axum::{
    extract::{FromRequestParts, Path},
    http::{HeaderMap, header, request::Parts},
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
/// What is kept of a browser's name at most.
const LABEL: usize = 40;

/// Anybody, known or not.
pub(crate) struct Visitor(pub(crate) Option<Person>);

/// A person known here.
pub(crate) struct Known(pub(crate) Person);

/// The same, with the token they came with.
pub(crate) struct Somebody(pub(crate) Caller);

/// Anybody, with the token they came with.
pub(crate) struct Anyone(pub(crate) Option<Caller>);

/// A person who is there themselves: not a program with a token it was given.
pub(crate) struct Myself(pub(crate) Caller);

/// One of them who has an account.
pub(crate) struct Member(pub(crate) Caller);

/// One who is in charge.
pub(crate) struct Admin;

/// The table that the address of the request names.
pub(crate) struct At(pub(crate) TableId);

/// From where, as limits see it: the guard has found out.
#[derive(Clone)]
pub(crate) struct Address(pub(crate) Arc<str>);

impl Address {
    /// May they do it once more?
    pub(crate) fn may(&self, house: &House, act: Act, person: Option<&Person>) -> bool {
        house.limits.allow(act, Who { network: &self.0, person: person.map(|person| &person.id) })
    }
}

/// What the browser keeps: not for scripts, and not sent along from other sites' pages. If the house is only found
/// through TLS, it is not sent without.
pub(crate) fn cookie(token: &str, origins: &[String]) -> String {
    let tls = !origins.is_empty() && origins.iter().all(|origin| origin.starts_with("https://"));
    let secure = if tls { "; Secure" } else { "" };
    format!("{COOKIE}={token}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax{secure}")
}

/// The browser forgets its token.
pub(crate) fn no_cookie() -> String {
    format!("{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax")
}

/// Which kind of browser sends a request, as far as its owner needs it to know it again: never more.
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

/// What a request brings in the cookie of this name.
pub(crate) fn cookie_named<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    cookies.flat_map(|value| value.split(';')).find_map(|pair| pair.trim().strip_prefix(name)?.strip_prefix('='))
}

/// What stands in the request for a token, and whether a program has named it.
fn token(headers: &HeaderMap) -> (Option<TokenHash>, bool) {
    let named = bearer(headers);
    (named.or_else(|| cookie_named(headers, COOKIE)).and_then(token_hash), named.is_some())
}

/// Who sends the request, by their token. A cookie we do not know is as good as none. A program that names a token is told
/// if we do not know it. Who is banned is told so whatever they ask.
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
