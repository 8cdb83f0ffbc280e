//! What the host does to people and tables from the command line. A running house follows within a second or two.

use std::time::Duration;

use tabletop_host::TableId;
use words::{Arg, Said};

use crate::{
    secret::{fresh_id, fresh_pair},
    store::{LinkKind, Matter, Steward, now},
};

/// How long a link works.
const LINK_LASTS: Duration = Duration::from_hours(7 * 24);

/// Until when a link works that is made now.
pub(crate) fn link_until() -> i64 {
    now() + i64::try_from(LINK_LASTS.as_millis()).expect("a week is short")
}

fn about(id: &'static str, name: &'static str, it: &str) -> Said {
    Said::new(id).with(name, Arg::Text(it.to_owned()))
}

impl Steward {
    /// Bans a person, and returns their name.
    ///
    /// # Errors
    ///
    /// If there is no such person, or the store cannot be written, as a sentence for the host.
    pub async fn ban(&mut self, who: &str, why: &str) -> Result<String, Said> {
        let person = self.find(who).await?;
        let ban = Matter::Ban { id: person.id, why: why.to_owned() };
        self.write(vec![ban], about("admin-no-person", "who", who)).await.map(|()| person.name)
    }

    /// Lifts a ban, and returns the person's name.
    ///
    /// # Errors
    ///
    /// As for [`Steward::ban`], or if they were not banned.
    pub async fn unban(&mut self, who: &str) -> Result<String, Said> {
        let person = self.find(who).await?;
        self.write(vec![Matter::Unban { id: person.id }], about("admin-not-banned", "who", who)).await?;
        Ok(person.name)
    }

    /// Makes a link to set a new password; earlier ones stop working.
    ///
    /// # Errors
    ///
    /// As for [`Steward::ban`], or if they have no account.
    pub async fn reset(&mut self, who: &str) -> Result<String, Said> {
        let person = self.find(who).await?;
        let (link, hash) = fresh_pair();
        let void = Matter::VoidLinks { kind: LinkKind::Reset, person: Some(person.id.clone()) };
        let made = Matter::Link { link: hash, kind: LinkKind::Reset, person: Some(person.id), until: link_until() };
        self.write(vec![void, made], about("admin-no-person", "who", who)).await.map(|()| link)
    }

    /// Puts an account in charge, and says its name.
    ///
    /// # Errors
    ///
    /// As for [`Steward::ban`], or if they have no account.
    pub async fn make_admin(&mut self, who: &str) -> Result<String, Said> {
        let person = self.find(who).await?;
        self.write(vec![Matter::Admin { id: person.id }], about("admin-no-account", "who", who)).await?;
        Ok(person.name)
    }

    /// Makes a link by which an account takes charge; earlier ones work no longer.
    ///
    /// # Errors
    ///
    /// If the store cannot be written.
    pub async fn claim(&mut self) -> Result<String, Said> {
        let (link, matters) = claim();
        self.write(matters, Said::new("admin-not-written")).await.map(|()| link)
    }

    /// Makes an invitation, with which one guest can open an account.
    ///
    /// # Errors
    ///
    /// If the store cannot be written.
    pub async fn invite(&mut self) -> Result<String, Said> {
        let (link, hash) = fresh_pair();
        let made = Matter::Link { link: hash, kind: LinkKind::Invitation, person: None, until: link_until() };
        self.write(vec![made], Said::new("admin-not-written")).await.map(|()| link)
    }

    /// Deletes a person; their finished games stay, without a name. Returns the name they had.
    ///
    /// # Errors
    ///
    /// As for [`Steward::ban`].
    pub async fn delete_person(&mut self, who: &str) -> Result<String, Said> {
        let person = self.find(who).await?;
        self.write(vec![Matter::Forget { id: person.id }], about("admin-no-person", "who", who)).await?;
        Ok(person.name)
    }

    /// Deletes a table.
    ///
    /// # Errors
    ///
    /// If there is no such table, or the store cannot be written.
    pub async fn delete_table(&mut self, table: &str) -> Result<(), Said> {
        let none = || about("export-none", "table", table);
        let table: TableId = table.parse().map_err(|_| none())?;
        let none = none();
        self.write(vec![Matter::Remove { table }], none).await
    }

    /// Brings back a table that was put away or deleted.
    ///
    /// # Errors
    ///
    /// If there is no such table, or the store cannot be written.
    pub async fn bring_back(&mut self, table: &str) -> Result<(), Said> {
        let none = || about("admin-not-away", "table", table);
        let table: TableId = table.parse().map_err(|_| none())?;
        let none = none();
        self.write(vec![Matter::BringBack { table }], none).await
    }

    /// Publishes an announcement.
    ///
    /// # Errors
    ///
    /// If the store cannot be written.
    pub async fn announce(&mut self, said: &str) -> Result<(), Said> {
        let announce = Matter::Announce { id: fresh_id(), said: said.to_owned() };
        self.write(vec![announce], Said::new("admin-not-written")).await
    }

    /// Withdraws an announcement.
    ///
    /// # Errors
    ///
    /// If there is no such announcement, or the store cannot be written.
    pub async fn withdraw(&mut self, id: &str) -> Result<(), Said> {
        self.write(vec![Matter::Withdraw { id: id.to_owned() }], about("admin-no-announcement", "id", id)).await
    }

    /// Marks a report as dealt with.
    ///
    /// # Errors
    ///
    /// If there is no such report, or the store cannot be written.
    pub async fn close_report(&mut self, id: &str) -> Result<(), Said> {
        self.write(vec![Matter::CloseReport { report: id.to_owned() }], about("admin-no-report", "id", id)).await
    }
}

/// A link to take charge, and what has to be stored for it.
pub(super) fn claim() -> (String, Vec<Matter>) {
    let (link, hash) = fresh_pair();
    let void = Matter::VoidLinks { kind: LinkKind::Claim, person: None };
    let made = Matter::Link { link: hash, kind: LinkKind::Claim, person: None, until: link_until() };
    (link, vec![void, made])
}
