use clap::{Args, Subcommand};

use super::house::Place;

/// What somebody in charge does at the store of a house, whether it runs or not.
#[derive(Args)]
pub(crate) struct Admin {
    #[command(subcommand)]
    pub(crate) what: Deed,
}

#[derive(Subcommand)]
pub(crate) enum Deed {
    /// List people.
    People(People),
    /// List tables.
    Tables(Listing),
    /// List what was reported and not seen to.
    Reports(Listing),
    /// List what everybody is told.
    Announcements(Listing),
    /// Keep somebody out.
    Ban(Ban),
    /// Let somebody in again.
    Unban(Whom),
    /// Make a link by which somebody sets a new password.
    Reset(Linked),
    /// Put an account in charge.
    MakeAdmin(Whom),
    /// Make a link that puts in charge.
    Claim(Link),
    /// Make an invitation.
    Invite(Link),
    /// Forget somebody.
    DeletePerson(Whom),
    /// Take a table away.
    DeleteTable(Named),
    /// Bring back a table that was put away or deleted.
    BringBack(Named),
    /// Tell everybody something.
    Announce(Announce),
    /// Tell it no longer.
    Withdraw(Named),
    /// Say that a report was seen to.
    CloseReport(Named),
}

#[derive(Args)]
pub(crate) struct Listing {
    #[command(flatten)]
    pub(crate) place: Place,
}

#[derive(Args)]
pub(crate) struct People {
    /// A part of the name, or an id.
    #[arg(default_value = "")]
    pub(crate) like: String,
    #[command(flatten)]
    pub(crate) place: Place,
}

#[derive(Args)]
pub(crate) struct Whom {
    /// The name of an account, or an id.
    pub(crate) who: String,
    #[command(flatten)]
    pub(crate) place: Place,
}

#[derive(Args)]
pub(crate) struct Ban {
    /// The name of an account, or an id.
    pub(crate) who: String,
    /// Why: they will read it.
    pub(crate) why: String,
    #[command(flatten)]
    pub(crate) place: Place,
}

#[derive(Args)]
pub(crate) struct Linked {
    /// The name of an account, or an id.
    pub(crate) who: String,
    #[command(flatten)]
    pub(crate) link: Link,
}

#[derive(Args)]
pub(crate) struct Link {
    /// Where people find the house.
    #[arg(long = "public-url", value_name = "URL", env = "CARAVANSERAI_PUBLIC_URL", value_delimiter = ',', value_parser = super::house::origin)]
    pub(crate) origins: Vec<String>,
    #[command(flatten)]
    pub(crate) place: Place,
}

#[derive(Args)]
pub(crate) struct Named {
    /// As it is listed.
    pub(crate) id: String,
    #[command(flatten)]
    pub(crate) place: Place,
}

#[derive(Args)]
pub(crate) struct Announce {
    /// What everybody shall read.
    pub(crate) said: String,
    #[command(flatten)]
    pub(crate) place: Place,
}
