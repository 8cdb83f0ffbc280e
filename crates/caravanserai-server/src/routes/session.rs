//! Logging in and out.

use std::sync::Arc;

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, StatusCode},
};

use super::{body::Body, me::me};
use crate::{
    api::{LogIn, Me, Reset},
    failure::Failure,
    house::House,
    limits::Act,
    names::Likeness,
    people::{Trouble, fit_password, let_go, pass_seats},
    secret::{fresh_pair, token_hash},
    store::{Account, Caller, Deed, LinkKind, Matter, Person, Rank, StoreError, TokenKind},
    visitor::{Address, Anyone, Myself, SetCookie, browser, cookie, no_cookie},
};

/// Logs in. A guest's chairs pass to the account where it has none.
pub(super) async fn log_in(
    State(house): State<Arc<House>>,
    address: Address,
    Anyone(caller): Anyone,
    headers: HeaderMap,
    Body(LogIn { name, password }): Body<LogIn>,
) -> Result<(SetCookie, Json<Me>), Failure> {
    let account = house.store.account_like(&name).await?;
    // Tries for an unknown name are counted as well, so that the limit does not reveal which names exist.
    let counted = account.as_ref().map_or_else(|| Likeness::of(&name).written, |it| it.person.id.to_string());
    if !house.limits.allow_password(&counted, &address.0) {
        return Err(Trouble::ManyLogIns.into());
    }
    let right = house.passwords.check(password, account.as_ref().map(|it| it.password.clone())).await?;
    let Some(Account { person, banned, .. }) = account.filter(|_| right) else {
        return Err(Trouble::WrongLogIn.into());
    };
    if let Some(why) = banned {
        return Err(Trouble::Banned { why }.into());
    }
    come_in(&house, caller, person, &headers).await
}

/// Sets a new password with a link from the people in charge, and logs in. All other tokens are revoked, of programs too.
pub(super) async fn reset(
    State(house): State<Arc<House>>,
    address: Address,
    Anyone(caller): Anyone,
    headers: HeaderMap,
    Body(Reset { link, password }): Body<Reset>,
) -> Result<(SetCookie, Json<Me>), Failure> {
    let hash = token_hash(&link).ok_or(Trouble::LinkUsed)?;
    if !address.may(&house, Act::Change, None) {
        return Err(Failure::ManyChanges);
    }
    let id = house.store.link(hash, LinkKind::Reset).await?.flatten().ok_or(Trouble::LinkUsed)?;
    fit_password(&password)?;
    let account = house.store.account(&id).await?.ok_or(Trouble::LinkUsed)?;
    if let Some(why) = account.banned {
        return Err(Trouble::Banned { why }.into());
    }
    let password = house.passwords.hash(password).await?;
    let deeds = [
        Matter::UseLink { link: hash, kind: LinkKind::Reset },
        Matter::Password { id: id.clone(), password },
        Matter::RevokeAll { id, but: None },
    ];
    match house.store.write(deeds.into_iter().map(Deed::Matter).collect()).await {
        Err(StoreError::Conflict) => return Err(Trouble::LinkUsed.into()),
        outcome => outcome?,
    }
    let caller = caller.filter(|caller| caller.person.id != account.person.id);
    come_in(&house, caller, account.person, &headers).await
}

/// Gives the browser a token of this account, and revokes the one it had before.
async fn come_in(
    house: &Arc<House>,
    before: Option<Caller>,
    person: Person,
    headers: &HeaderMap,
) -> Result<(SetCookie, Json<Me>), Failure> {
    let (token, hash) = fresh_pair();
    let id = person.id.clone();
    let mut deeds = vec![Matter::Token { id, token: hash, kind: TokenKind::Browser, label: browser(headers) }];
    let guest = before.as_ref().filter(|it| it.rank == Rank::Guest).map(|it| it.person.id.clone());
    if let Some(guest) = &guest {
        deeds.push(Matter::Merge { guest: guest.clone(), into: person.id.clone() });
        deeds.push(Matter::RevokeAll { id: guest.clone(), but: None });
    } else if let Some(before) = before.filter(|it| it.kind == TokenKind::Browser) {
        deeds.push(Matter::Revoke { id: before.person.id, token: before.token });
    }
    house.store.write(deeds.into_iter().map(Deed::Matter).collect()).await?;
    if let Some(guest) = &guest {
        pass_seats(house, guest, &person).await?;
    }
    let_go(house).await?;
    let rank = house.store.caller(hash).await?.map_or(Rank::Account, |caller| caller.rank);
    tracing::info!(person = %person.id, "logged in");
    Ok((cookie(&token, &house.config.origins), Json(me(&person, rank))))
}

/// Logs out: the browser's token is revoked. A guest who logs out cannot come back as the same person.
pub(super) async fn log_out(
    State(house): State<Arc<House>>,
    Myself(caller): Myself,
) -> Result<(StatusCode, SetCookie), Failure> {
    let revoke = Matter::Revoke { id: caller.person.id, token: caller.token };
    house.store.write(vec![Deed::Matter(revoke)]).await?;
    let_go(&house).await?;
    Ok((StatusCode::NO_CONTENT, no_cookie()))
}
