//! Writes about people: by the server, and by the host's command line even while a server runs.

use tabletop_host::{PersonId, TableId};

use super::{
    Keep, StoreError, TokenKind,
    deed::once,
    link::{Link, Value},
    now, rating, sweep,
};
use crate::{names::Likeness, secret::TokenHash};

/// Something to be written about people.
#[derive(Clone, Debug)]
pub(crate) enum Matter {
    /// A guest opens an account, with a name and the hash of a password.
    Join { id: PersonId, name: String, password: String, email: Option<String> },
    /// An account takes another name.
    Rename { id: PersonId, name: String },
    /// Another password.
    Password { id: PersonId, password: String },
    /// This email address was confirmed.
    Confirmed { id: PersonId, email: String },
    /// Another email address, not yet confirmed.
    Email { id: PersonId, email: Option<String> },
    /// A new token of this person.
    Token { id: PersonId, token: TokenHash, kind: TokenKind, label: String },
    /// A token was used on another day than before.
    Used { token: TokenHash, day: i64 },
    /// The kind of browser that holds a token.
    Label { token: TokenHash, label: String },
    /// A token is revoked.
    Revoke { id: PersonId, token: TokenHash },
    /// All tokens of this person are revoked, but for this one.
    RevokeAll { id: PersonId, but: Option<TokenHash> },
    /// A guest logs in to their account: it gets their tables, and their chairs where it has none at the table.
    Merge { guest: PersonId, into: PersonId },
    /// A link that works once.
    Link { link: TokenHash, kind: LinkKind, person: Option<PersonId>, until: i64 },
    /// A link is used up; a conflict if it was used before, or is too old.
    UseLink { link: TokenHash, kind: LinkKind },
    /// All links of this kind, for this person if one is named, work no longer.
    VoidLinks { kind: LinkKind, person: Option<PersonId> },
    /// Puts an account in charge.
    Admin { id: PersonId },
    /// Bans a person.
    Ban { id: PersonId, why: String },
    /// Lifts a ban.
    Unban { id: PersonId },
    /// A person blocks another.
    Block { id: PersonId, other: PersonId },
    /// Lifts a block.
    Unblock { id: PersonId, other: PersonId },
    /// A report about a person or a table.
    Report { report: String, by: PersonId, person: Option<PersonId>, table: Option<TableId>, why: String },
    /// A report was dealt with.
    CloseReport { report: String },
    /// A new announcement.
    Announce { id: String, said: String },
    /// An announcement is withdrawn.
    Withdraw { id: String },
    /// Deletes all that is kept of a person, but for the games they played and the lines they wrote, which lose the name.
    Forget { id: PersonId },
    /// Deletes a guest who left nothing behind, with their row.
    Drop { id: PersonId },
    /// Deletes expired tokens, links and reports.
    Sweep { keep: Keep },
    /// Deletes a table.
    Remove { table: TableId },
    /// A table that was deleted is found again; a conflict if it was not deleted.
    BringBack { table: TableId },
}

/// What a link is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LinkKind {
    /// Taking charge of the house.
    Claim,
    /// Setting a new password.
    Reset,
    /// Opening an account where an invitation is needed.
    Invitation,
    /// Confirming an email address.
    Confirm,
}

impl LinkKind {
    /// As it is stored.
    pub(super) fn name(self) -> &'static str {
        match self {
            LinkKind::Claim => "claim",
            LinkKind::Reset => "reset",
            LinkKind::Invitation => "invitation",
            LinkKind::Confirm => "confirm",
        }
    }
}

const JOIN: &str = "UPDATE people SET name = $2, written = $3, small = $4, password = $5, email = $6, confirmed = NULL \
     WHERE id = $1 AND password IS NULL AND gone IS NULL";
const RENAME: &str = "UPDATE people SET name = $2, written = $3, small = $4 WHERE id = $1 AND password IS NOT NULL";
const PASSWORD: &str = "UPDATE people SET password = $2 WHERE id = $1 AND password IS NOT NULL";
const EMAIL: &str = "UPDATE people SET email = $2, confirmed = NULL WHERE id = $1 AND password IS NOT NULL";
const CONFIRMED: &str = "UPDATE people SET confirmed = $3 WHERE id = $1 AND email = $2 AND password IS NOT NULL";
const TOKEN: &str = "INSERT INTO tokens (hash, person, since, kind, label, used) VALUES ($1, $2, $3, $4, $5, $6)";
const USED: &str = "UPDATE tokens SET used = $2 WHERE hash = $1 AND used < $2";
const LABEL: &str = "UPDATE tokens SET label = $2 WHERE hash = $1";
const REVOKE: &str = "UPDATE tokens SET revoked = $3 WHERE hash = $1 AND person = $2 AND revoked IS NULL";
const REVOKE_ALL: &str = "UPDATE tokens SET revoked = $3 WHERE person = $1 AND hash <> $2 AND revoked IS NULL";
const PASS_CHAIRS: &str = "UPDATE chairs SET person = $2 WHERE person = $1 AND NOT EXISTS \
     (SELECT 1 FROM chairs AS own WHERE own.table_id = chairs.table_id AND own.person = $2)";
const PASS_TABLES: &str = "UPDATE tables SET owner = $2 WHERE owner = $1";
const LINK: &str = "INSERT INTO links (hash, kind, person, since, until) VALUES ($1, $2, $3, $4, $5)";
const USE_LINK: &str = "UPDATE links SET used = $3 WHERE hash = $1 AND kind = $2 AND used IS NULL AND until > $3";
const VOID_LINKS: &str = "UPDATE links SET used = $3 WHERE kind = $1 AND used IS NULL AND ($2 = '' OR person = $2)";
const ADMIN: &str = "UPDATE people SET admin = $2 WHERE id = $1 AND password IS NOT NULL";
const BAN: &str = "UPDATE people SET banned = $2, ban_reason = $3 WHERE id = $1 AND gone IS NULL";
const UNBAN: &str = "UPDATE people SET banned = NULL, ban_reason = NULL WHERE id = $1 AND banned IS NOT NULL";
const BLOCK: &str = "INSERT INTO blocks (person, blocked, since) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
const UNBLOCK: &str = "DELETE FROM blocks WHERE person = $1 AND blocked = $2";
const REPORT: &str = "INSERT INTO reports (id, reporter, person, table_id, why, since) VALUES ($1, $2, $3, $4, $5, $6)";
const CLOSE_REPORT: &str = "UPDATE reports SET closed = $2 WHERE id = $1 AND closed IS NULL";
const ANNOUNCE: &str = "INSERT INTO announcements (id, said, since) VALUES ($1, $2, $3)";
const WITHDRAW: &str = "DELETE FROM announcements WHERE id = $1";
const FORGET: &str = "UPDATE people SET name = '', password = NULL, written = NULL, small = NULL, email = NULL, \
     confirmed = NULL, admin = NULL, gone = $2 WHERE id = $1 AND gone IS NULL";
/// Chat lines stay without the name, like finished games.
const FORGET_WRITTEN: &str = "UPDATE chat SET name = '' WHERE person = $1";
const FORGET_MUTES: &str = "DELETE FROM mutes WHERE person = $1 OR other = $1";
const FORGET_BLOCKS: &str = "DELETE FROM blocks WHERE person = $1 OR blocked = $1";
const FORGET_REPORTS: &str = "UPDATE reports SET reporter = NULL WHERE reporter = $1";
const FORGET_LINKS: &str = "DELETE FROM links WHERE person = $1";
const FORGET_TRIES: &str = "DELETE FROM tries WHERE person = $1";
const FORGET_WAYS: &str = "DELETE FROM ways WHERE person = $1";
const FORGET_CALLS: &str = "DELETE FROM calls WHERE person = $1";
const FORGET_NOTICES: &str = "DELETE FROM notices WHERE person = $1";
const FORGET_PRESSES: &str = "DELETE FROM presses WHERE person = $1";
const REMOVE: &str = "UPDATE tables SET removed = $2 WHERE id = $1 AND removed IS NULL";
/// A game that is not over counts as opened now: otherwise it would be put away again within the hour.
const BRING_BACK: &str = "UPDATE tables SET removed = NULL, opened = CASE WHEN ended IS NULL THEN $2 ELSE opened END \
     WHERE id = $1 AND removed IS NOT NULL";

impl Matter {
    /// Writes it. A conflict if there is nothing to change.
    pub(super) async fn write(&self, to: &mut Link) -> Result<(), StoreError> {
        let text = |it: &str| Value::from(it);
        let hash = |it: &TokenHash| Value::from(it.as_slice());
        let now = || Value::from(now());
        let named = |id: &PersonId, name: &str| {
            let Likeness { written, small } = Likeness::of(name);
            vec![id.as_str().into(), name.into(), written.into(), small.into()]
        };
        match self {
            Matter::Join { id, name, password, email } => {
                let rest = [text(password), email.clone().into()];
                once(to, JOIN, named(id, name).into_iter().chain(rest).collect()).await
            }
            Matter::Rename { id, name } => once(to, RENAME, named(id, name)).await,
            Matter::Password { id, password } => once(to, PASSWORD, vec![text(id.as_str()), text(password)]).await,
            Matter::Email { id, email } => once(to, EMAIL, vec![text(id.as_str()), email.clone().into()]).await,
            Matter::Confirmed { id, email } => once(to, CONFIRMED, vec![text(id.as_str()), text(email), now()]).await,
            Matter::Token { id, token, kind, label } => {
                once(to, TOKEN, vec![hash(token), text(id.as_str()), now(), text(kind.name()), text(label), now()])
                    .await
            }
            Matter::Used { token, day } => any(to, USED, vec![hash(token), (*day).into()]).await,
            Matter::Label { token, label } => any(to, LABEL, vec![hash(token), text(label)]).await,
            Matter::Revoke { id, token } => once(to, REVOKE, vec![hash(token), text(id.as_str()), now()]).await,
            Matter::RevokeAll { id, but } => {
                let but = Value::from(but.as_ref().map_or(&[][..], |it| it.as_slice()));
                any(to, REVOKE_ALL, vec![text(id.as_str()), but, now()]).await
            }
            Matter::Merge { guest, into } => merge(to, guest, into).await,
            Matter::Link { link, kind, person, until } => {
                let person = person.as_ref().map(PersonId::to_string);
                let row = vec![hash(link), text(kind.name()), person.into(), now(), (*until).into()];
                once(to, LINK, row).await
            }
            Matter::UseLink { link, kind } => once(to, USE_LINK, vec![hash(link), text(kind.name()), now()]).await,
            Matter::VoidLinks { kind, person } => {
                let person = text(person.as_ref().map_or("", PersonId::as_str));
                any(to, VOID_LINKS, vec![text(kind.name()), person, now()]).await
            }
            Matter::Admin { id } => once(to, ADMIN, vec![text(id.as_str()), now()]).await,
            Matter::Ban { id, why } => once(to, BAN, vec![text(id.as_str()), now(), text(why)]).await,
            Matter::Unban { id } => once(to, UNBAN, vec![text(id.as_str())]).await,
            Matter::Block { id, other } => any(to, BLOCK, vec![text(id.as_str()), text(other.as_str()), now()]).await,
            Matter::Unblock { id, other } => any(to, UNBLOCK, vec![text(id.as_str()), text(other.as_str())]).await,
            Matter::Report { report, by, person, table, why } => {
                let person = person.as_ref().map(PersonId::to_string).into();
                let row = vec![text(report), text(by.as_str()), person, table.as_ref().map(TableId::to_string).into()];
                once(to, REPORT, row.into_iter().chain([text(why), now()]).collect()).await
            }
            Matter::CloseReport { report } => once(to, CLOSE_REPORT, vec![text(report), now()]).await,
            Matter::Announce { id, said } => once(to, ANNOUNCE, vec![text(id), text(said), now()]).await,
            Matter::Withdraw { id } => once(to, WITHDRAW, vec![text(id)]).await,
            Matter::Forget { id } => forget(to, id).await,
            Matter::Drop { id } => sweep::drop_stranger(to, id).await,
            Matter::Sweep { keep } => sweep::spent(to, *keep).await.map(|_| ()),
            Matter::Remove { table } => once(to, REMOVE, vec![text(table.as_str()), now()]).await,
            Matter::BringBack { table } => once(to, BRING_BACK, vec![text(table.as_str()), now()]).await,
        }
    }
}

/// Passes on chairs and tables.
async fn merge(to: &mut Link, guest: &PersonId, into: &PersonId) -> Result<(), StoreError> {
    let both = || vec![Value::from(guest.as_str()), Value::from(into.as_str())];
    any(to, PASS_CHAIRS, both()).await?;
    any(to, PASS_TABLES, both()).await
}

async fn forget(to: &mut Link, id: &PersonId) -> Result<(), StoreError> {
    let who = || Value::from(id.as_str());
    once(to, FORGET, vec![who(), now().into()]).await?;
    any(to, REVOKE_ALL, vec![who(), Value::from(&[][..]), now().into()]).await?;
    for statement in [
        FORGET_BLOCKS,
        FORGET_REPORTS,
        FORGET_LINKS,
        FORGET_WRITTEN,
        FORGET_MUTES,
        FORGET_TRIES,
        FORGET_NOTICES,
        FORGET_CALLS,
        FORGET_PRESSES,
        FORGET_WAYS,
        rating::FORGET,
        rating::FORGET_NOTES,
    ] {
        any(to, statement, vec![who()]).await?;
    }
    Ok(())
}

/// Runs a statement that may touch any number of rows.
async fn any(to: &mut Link, sql: &'static str, values: Vec<Value>) -> Result<(), StoreError> {
    to.execute(sql, values).await.map(|_| ())
}
