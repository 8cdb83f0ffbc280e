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
    secret::token_hash,
    store::Person,
};

/// The name of the cookie that holds a token.
const COOKIE: &str = "serai";

/// Anybody, known or not.
pub(crate) struct Visitor(pub(crate) Option<Person>);

/// A person known here.
pub(crate) struct Known(pub(crate) Person);

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

fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

/// What a request brings in the cookie of this name.
pub(crate) fn cookie_named<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    cookies.flat_map(|value| value.split(';')).find_map(|pair| pair.trim().strip_prefix(name)?.strip_prefix('='))
}

impl FromRequestParts<Arc<House>> for Visitor {
    type Rejection = Failure;

    /// A cookie we do not know is as good as none. A program that names a token is told if we do not know it.
    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Visitor, Failure> {
        let named = bearer(&parts.headers);
        let hash = named.or_else(|| cookie_named(&parts.headers, COOKIE)).and_then(token_hash);
        let person = match hash {
            Some(hash) => house.store.person(hash).await?,
            None => None,
        };
        if named.is_some() && person.is_none() {
            return Err(Failure::BadToken);
        }
        Ok(Visitor(person))
    }
}

impl FromRequestParts<Arc<House>> for Known {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Known, Failure> {
        let Visitor(person) = Visitor::from_request_parts(parts, house).await?;
        person.map(Known).ok_or(Failure::Unknown)
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
