//! Who sends a request.

use std::{net::SocketAddr, sync::Arc};

use axum::{
    extract::{ConnectInfo, FromRequestParts, Path},
    http::{HeaderMap, header, request::Parts},
};
use tabletop_host::TableId;

use crate::{
    api::FailureCode, failure::Failure, house::House, limits::neighbourhood, secret::token_hash, store::Person,
};

/// The name of the cookie that holds a token.
const COOKIE: &str = "serai";

/// Anybody, known or not.
pub(crate) struct Visitor(pub(crate) Option<Person>);

/// A person known here.
pub(crate) struct Known(pub(crate) Person);

/// The table that the address of the request names.
pub(crate) struct At(pub(crate) TableId);

/// From where, as limits see it.
pub(crate) struct Address(pub(crate) String);

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

fn from_cookie(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    cookies.flat_map(|value| value.split(';')).find_map(|pair| pair.trim().strip_prefix(COOKIE)?.strip_prefix('='))
}

impl FromRequestParts<Arc<House>> for Visitor {
    type Rejection = Failure;

    /// A cookie we do not know is as good as none. A program that names a token is told if we do not know it.
    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Visitor, Failure> {
        let named = bearer(&parts.headers);
        let hash = named.or_else(|| from_cookie(&parts.headers)).and_then(token_hash);
        let person = match hash {
            Some(hash) => house.store.person(hash).await?,
            None => None,
        };
        if named.is_some() && person.is_none() {
            let message = "This token is not known here. Get one with GET /api/v1/me.";
            return Err(Failure::new(FailureCode::BadToken, message));
        }
        Ok(Visitor(person))
    }
}

impl FromRequestParts<Arc<House>> for Known {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Known, Failure> {
        let Visitor(person) = Visitor::from_request_parts(parts, house).await?;
        let message = "You are not known here yet. Come in with GET /api/v1/me, and keep the cookie it sets.";
        person.map(Known).ok_or_else(|| Failure::new(FailureCode::Unknown, message))
    }
}

impl FromRequestParts<Arc<House>> for Address {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<House>) -> Result<Address, Failure> {
        let address = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let ConnectInfo(address) = address.expect("the server tells every request where it comes from");
        Ok(Address(neighbourhood(address.ip())))
    }
}

impl FromRequestParts<Arc<House>> for At {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<At, Failure> {
        let id = Path::<String>::from_request_parts(parts, house).await.ok();
        id.and_then(|Path(id)| id.parse().ok()).map(At).ok_or_else(Failure::no_table)
    }
}
