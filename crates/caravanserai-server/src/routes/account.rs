//! The caller's own account.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, State},
    http::{HeaderMap, StatusCode},
};

use super::{
    body::Body,
    me::{free_of_likes, me},
    notices::ask,
};
use crate::{
    api::{self, ChangeEmail, ChangePassword, Confirm, Fresh, Me, NewToken, Registration, SignUp},
    failure::Failure,
    house::House,
    limits::Act,
    names::fit,
    people::{Trouble, fit_password, free_seats, let_go, link_until},
    secret::{fresh_pair, handle, token_hash},
    store::{Caller, Deed, Held, LinkKind, Matter, Person, Rank, StoreError, TokenKind},
    tongue::Tongue,
    visitor::{Address, Member, Myself, SetCookie, browser, no_cookie},
};

/// The most characters the name of a program may have.
const LABEL: usize = 60;
/// How many program tokens an account may have.
const MOST_TOKENS: usize = 50;
/// The longest email address.
const EMAIL: usize = 254;

/// Opens an account for a guest, who keeps everything.
pub(super) async fn sign_up(
    State(house): State<Arc<House>>,
    address: Address,
    Myself(caller): Myself,
    Tongue(language): Tongue,
    headers: HeaderMap,
    Body(SignUp { name, password, invitation, email }): Body<SignUp>,
) -> Result<Json<Me>, Failure> {
    if !address.may(&house, Act::Come, None) {
        return Err(Failure::ManyGuests);
    }
    if caller.rank != Rank::Guest {
        return Err(Trouble::HasAccount.into());
    }
    let invitation = invited(&house, invitation.as_deref()).await?;
    let person = Person { id: caller.person.id, name: fit(&name)? };
    fit_password(&password)?;
    let email = email.filter(|it| !it.trim().is_empty()).map(|it| fit_email(&it)).transpose()?;
    let sheets = free_of_likes(&house, &person).await?;
    // Counted last, so that nobody uses it up with names that do not fit.
    if !address.may(&house, Act::SignUp, None) {
        return Err(Failure::ManyAccounts);
    }
    let password = house.passwords.hash(password).await?;
    let (id, name, mailed) = (person.id.clone(), person.name.clone(), email.is_some());
    let used = invitation.map(|link| Matter::UseLink { link, kind: LinkKind::Invitation });
    let join =
        [Matter::Join { id, name, password, email }, Matter::Label { token: caller.token, label: browser(&headers) }];
    match house.store.write(used.into_iter().chain(join).map(Deed::Matter).collect()).await {
        // Another person was quicker, with the name or with the invitation.
        Err(StoreError::Conflict) => return Err(taken(&house, invitation).await?.into()),
        outcome => outcome?,
    }
    for sheet in sheets {
        house.hall.rename(&sheet, &person.id, &person).await;
    }
    if mailed {
        ask(&house, &person.id, language).await?;
    }
    tracing::info!(person = %person.id, "a guest has become an account");
    Ok(Json(me(&person, Rank::Account)))
}

/// The invitation to use up, if one is needed.
async fn invited(house: &House, code: Option<&str>) -> Result<Option<[u8; 32]>, Failure> {
    match house.config.registration {
        Registration::Open => Ok(None),
        Registration::Closed => Err(Trouble::RegistrationClosed.into()),
        Registration::Invitation => {
            let code = code.map(str::trim).filter(|code| !code.is_empty()).ok_or(Trouble::InvitationNeeded)?;
            let hash = token_hash(code).ok_or(Trouble::InvitationUsed)?;
            house.store.link(hash, LinkKind::Invitation).await?.ok_or(Trouble::InvitationUsed)?;
            Ok(Some(hash))
        }
    }
}

/// What another person took first.
async fn taken(house: &House, invitation: Option<[u8; 32]>) -> Result<Trouble, Failure> {
    let Some(link) = invitation else { return Ok(Trouble::NameInUse) };
    let works = house.store.link(link, LinkKind::Invitation).await?.is_some();
    Ok(if works { Trouble::NameInUse } else { Trouble::InvitationUsed })
}

/// Checks that this looks like an email address: more is known only when a mail arrives.
fn fit_email(email: &str) -> Result<String, Failure> {
    let email = email.trim();
    let plain = email.len() <= EMAIL && !email.contains(|c: char| c.is_whitespace() || c.is_control());
    let parts = email.rsplit_once('@').filter(|(name, host)| !name.is_empty() && host.contains('.'));
    let whole = parts.is_some_and(|(_, host)| !host.starts_with('.') && !host.ends_with('.'));
    if plain && whole { Ok(email.to_owned()) } else { Err(Trouble::BadEmail.into()) }
}

/// Checks the password of this account. Tries are limited.
pub(super) async fn prove(house: &House, address: &Address, caller: &Caller, password: String) -> Result<(), Failure> {
    if !house.limits.allow_password(caller.person.id.as_str(), &address.0) {
        return Err(Trouble::ManyLogIns.into());
    }
    let stored = house.store.account(&caller.person.id).await?.map(|account| account.password);
    if house.passwords.check(password, stored).await? { Ok(()) } else { Err(Trouble::WrongPassword.into()) }
}

/// All about your account.
pub(super) async fn show(
    State(house): State<Arc<House>>,
    Member(caller): Member,
) -> Result<Json<api::Account>, Failure> {
    let account = house.store.account(&caller.person.id).await?.ok_or(Trouble::NeedsAccount)?;
    let held = house.store.tokens_of(&caller.person.id).await?;
    let blocked = house.store.blocked_by(&caller.person.id).await?;
    Ok(Json(api::Account {
        name: account.person.name,
        since: account.since,
        email: account.email,
        confirmed: account.confirmed,
        tokens: held.iter().map(|held| token(held, &caller)).collect(),
        blocks: blocked.into_iter().map(|it| api::Blocked { id: it.id.into(), name: it.name }).collect(),
    }))
}

pub(super) fn token(held: &Held, caller: &Caller) -> api::Token {
    let kind = match held.kind {
        TokenKind::Browser => api::TokenKind::Browser,
        TokenKind::Program => api::TokenKind::Program,
    };
    let (label, here) = (held.label.clone(), held.hash == caller.token);
    api::Token { id: held.id(), kind, label, since: held.since, used: held.used, here }
}

/// Changes the password. All other browsers are logged out, and all program tokens are revoked.
pub(super) async fn change_password(
    State(house): State<Arc<House>>,
    address: Address,
    Member(caller): Member,
    Body(ChangePassword { old, new }): Body<ChangePassword>,
) -> Result<StatusCode, Failure> {
    fit_password(&new)?;
    prove(&house, &address, &caller, old).await?;
    let password = house.passwords.hash(new).await?;
    let id = caller.person.id;
    let deeds = [Matter::Password { id: id.clone(), password }, Matter::RevokeAll { id, but: Some(caller.token) }];
    house.store.write(deeds.into_iter().map(Deed::Matter).collect()).await?;
    let_go(&house).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Changes or removes the email address.
pub(super) async fn change_email(
    State(house): State<Arc<House>>,
    address: Address,
    Member(caller): Member,
    Tongue(language): Tongue,
    Body(ChangeEmail { email }): Body<ChangeEmail>,
) -> Result<StatusCode, Failure> {
    if !address.may(&house, Act::Change, Some(&caller.person)) {
        return Err(Failure::ManyChanges);
    }
    let email = email.filter(|it| !it.trim().is_empty()).map(|it| fit_email(&it)).transpose()?;
    let (id, mailed) = (caller.person.id, email.is_some());
    // Links sent to the old address confirm nothing any more.
    let void = Matter::VoidLinks { kind: LinkKind::Confirm, person: Some(id.clone()) };
    let deeds = [Matter::Email { id: id.clone(), email }, void];
    house.store.write(deeds.into_iter().map(Deed::Matter).collect()).await?;
    if mailed {
        ask(&house, &id, language).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Makes a token for a program. It is shown this once.
pub(super) async fn make_token(
    State(house): State<Arc<House>>,
    address: Address,
    Member(caller): Member,
    Body(NewToken { name }): Body<NewToken>,
) -> Result<Json<Fresh>, Failure> {
    if !address.may(&house, Act::Change, Some(&caller.person)) {
        return Err(Failure::ManyChanges);
    }
    let label = name.split_whitespace().collect::<Vec<_>>().join(" ");
    if label.is_empty() || label.chars().count() > LABEL {
        return Err(Trouble::BadLabel.into());
    }
    let held = house.store.tokens_of(&caller.person.id).await?;
    if held.iter().filter(|it| it.kind == TokenKind::Program).count() >= MOST_TOKENS {
        return Err(Trouble::ManyTokens.into());
    }
    let (secret, token) = fresh_pair();
    let made = Matter::Token { id: caller.person.id, token, kind: TokenKind::Program, label };
    house.store.write(vec![Deed::Matter(made)]).await?;
    Ok(Json(Fresh { id: handle(&token), secret }))
}

/// Revokes a token: a browser is logged out, a program refused, at once.
pub(super) async fn revoke(
    State(house): State<Arc<House>>,
    Member(caller): Member,
    Path(id): Path<String>,
) -> Result<StatusCode, Failure> {
    let held = house.store.tokens_of(&caller.person.id).await?;
    let held = held.into_iter().find(|held| held.id() == id).ok_or(Trouble::NoToken)?;
    match house.store.write(vec![Deed::Matter(Matter::Revoke { id: caller.person.id, token: held.hash })]).await {
        // It has just been revoked.
        Ok(()) | Err(StoreError::Conflict) => {}
        Err(why) => return Err(why.into()),
    }
    let_go(&house).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Makes an invitation, with which one guest can open an account.
pub(super) async fn invite(
    State(house): State<Arc<House>>,
    address: Address,
    Member(caller): Member,
) -> Result<Json<Fresh>, Failure> {
    if !address.may(&house, Act::Open, Some(&caller.person)) {
        return Err(Failure::ManyChanges);
    }
    if house.config.registration == Registration::Closed {
        return Err(Trouble::RegistrationClosed.into());
    }
    let (secret, link) = fresh_pair();
    let (kind, person) = (LinkKind::Invitation, Some(caller.person.id));
    house.store.write(vec![Deed::Matter(Matter::Link { link, kind, person, until: link_until() })]).await?;
    Ok(Json(Fresh { id: handle(&link), secret }))
}

/// Deletes a person for good. Their finished games stay, without a name. An account must give its password again.
pub(super) async fn delete(
    State(house): State<Arc<House>>,
    address: Address,
    Myself(caller): Myself,
    Body(Confirm { password }): Body<Confirm>,
) -> Result<(StatusCode, SetCookie), Failure> {
    if caller.rank != Rank::Guest {
        prove(&house, &address, &caller, password).await?;
    }
    house.store.write(vec![Deed::Matter(Matter::Forget { id: caller.person.id.clone() })]).await?;
    free_seats(&house, &caller.person.id).await?;
    let_go(&house).await?;
    tracing::info!(person = %caller.person.id, "forgotten, as they wished");
    Ok((StatusCode::NO_CONTENT, no_cookie()))
}
