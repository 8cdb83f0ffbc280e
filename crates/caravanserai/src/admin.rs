//! The admin commands, carried out on the store of a house. A running house follows within a second or two.

use anyhow::anyhow;
use caravanserai_server::{
    Steward,
    api::{ListedPerson, ListedReport, ListedTable},
};
use words::Said;

use crate::{
    cli::{Admin, Deed, Place},
    keep::wait,
    out::Out,
    tongue::{say, text, told},
};

/// Runs an admin command and prints its result.
pub(crate) fn admin(Admin { what }: &Admin, out: &mut Out) -> anyhow::Result<()> {
    let done = wait(async {
        let mut steward = Steward::open(&place(what).database()).await?;
        let done = act(what, &mut steward).await;
        steward.close().await;
        done
    })?;
    let lines = done.map_err(|why| anyhow!(told(None, &why)))?;
    for line in lines {
        out.say(line)?;
    }
    Ok(())
}

fn place(what: &Deed) -> &Place {
    match what {
        Deed::People(it) => &it.place,
        Deed::Tables(it) | Deed::Reports(it) | Deed::Announcements(it) => &it.place,
        Deed::Ban(it) => &it.place,
        Deed::Unban(it) | Deed::MakeAdmin(it) | Deed::DeletePerson(it) => &it.place,
        Deed::Reset(it) => &it.link.place,
        Deed::Claim(it) | Deed::Invite(it) => &it.place,
        Deed::DeleteTable(it) | Deed::BringBack(it) | Deed::Withdraw(it) | Deed::CloseReport(it) => &it.place,
        Deed::Announce(it) => &it.place,
    }
}

/// Carries out the command; returns the lines to print.
async fn act(what: &Deed, steward: &mut Steward) -> Result<Vec<String>, Said> {
    let about = |id: &str, name: String| vec![say(id, [("name", text(name))])];
    Ok(match what {
        Deed::People(it) => listed(steward.people(&it.like).await?.iter().map(person)),
        Deed::Tables(_) => listed(steward.tables().await?.iter().map(table)),
        Deed::Reports(_) => listed(steward.reports().await?.iter().map(report)),
        Deed::Announcements(_) => {
            let all = steward.announcements().await?;
            listed(all.iter().map(|it| format!("{}  {}  {}", it.id, day(it.since), it.said)))
        }
        Deed::Ban(it) => about("admin-banned", steward.ban(&it.who, &it.why).await?),
        Deed::Unban(it) => about("admin-unbanned", steward.unban(&it.who).await?),
        Deed::Reset(it) => link("admin-reset", &it.link.origins, "reset", &steward.reset(&it.who).await?),
        Deed::MakeAdmin(it) => about("admin-made", steward.make_admin(&it.who).await?),
        Deed::Claim(it) => link("admin-claim", &it.origins, "claim", &steward.claim().await?),
        Deed::Invite(it) => link("admin-invited", &it.origins, "signup", &steward.invite().await?),
        Deed::DeletePerson(it) => about("admin-deleted", steward.delete_person(&it.who).await?),
        Deed::DeleteTable(it) => {
            steward.delete_table(&it.id).await?;
            about("admin-table-deleted", it.id.clone())
        }
        Deed::BringBack(it) => {
            steward.bring_back(&it.id).await?;
            about("admin-table-back", it.id.clone())
        }
        Deed::Announce(it) => {
            steward.announce(&it.said).await?;
            vec![say("admin-announced", [])]
        }
        Deed::Withdraw(it) => {
            steward.withdraw(&it.id).await?;
            vec![say("admin-withdrawn", [])]
        }
        Deed::CloseReport(it) => {
            steward.close_report(&it.id).await?;
            vec![say("admin-closed", [])]
        }
    })
}

/// A link on the page of this name, and what it is for.
fn link(id: &str, origins: &[String], page: &str, secret: &str) -> Vec<String> {
    vec![say(id, []), address(origins.first().map_or("", String::as_str), page, secret)]
}

/// The address of a page, with a secret in its fragment.
pub(crate) fn address(origin: &str, page: &str, secret: &str) -> String {
    format!("{}/{page}#{secret}", origin.trim_end_matches('/'))
}

fn listed(lines: impl Iterator<Item = String>) -> Vec<String> {
    let lines: Vec<String> = lines.collect();
    if lines.is_empty() { vec![say("admin-none", [])] } else { lines }
}

fn person(it: &ListedPerson) -> String {
    let rank = match (it.account, it.admin) {
        (true, true) => "desk-admin",
        (true, false) => "desk-account",
        (false, _) => "desk-guest",
    };
    let banned = it.banned.as_ref().map(|why| format!("  ({})", say("desk-banned", [("why", text(why))])));
    format!("{}  {}  {}  {}{}", it.id, day(it.used), say(rank, []), it.name, banned.unwrap_or_default())
}

fn table(it: &ListedTable) -> String {
    let state = say(if it.over { "admin-over" } else { "admin-running" }, []);
    let open = say(if it.public { "admin-public" } else { "admin-private" }, []);
    format!("{}  {}  {}  {state}  {open}  {}", it.id, day(it.opened), it.game, it.owner)
}

fn report(it: &ListedReport) -> String {
    let whom = match (&it.person, &it.table) {
        (Some((id, name)), _) => format!("{name} ({id})"),
        (None, Some(table)) => table.clone(),
        (None, None) => say("someone", []),
    };
    let by = it.by.clone().filter(|by| !by.is_empty()).unwrap_or_else(|| say("someone", []));
    let head = say("desk-report-by", [("by", text(by)), ("whom", text(whom))]);
    format!("{}  {}  {head}: {}", it.id, day(it.since), it.why)
}

/// A day of UTC, such as 2026-11-17.
fn day(millis: i64) -> String {
    let (year, month, day) = civil(u64::try_from(millis).unwrap_or_default() / 86_400_000);
    format!("{year:04}-{month:02}-{day:02}")
}

/// The year, month and day, this many days after 1 January 1970.
fn civil(days: u64) -> (u64, u64, u64) {
    // Counted from the first of March of the year 0, so that leap days come last.
    let days = days + 719_468;
    let (era, of_era) = (days / 146_097, days % 146_097);
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let (month, next) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    (era * 400 + year + next, month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_their_dates() {
        assert_eq!(day(0), "1970-01-01");
        assert_eq!(day(951_782_400_000), "2000-02-29");
        assert_eq!(day(1_794_886_202_925), "2026-11-17");
        assert_eq!(day(4_107_542_399_000), "2100-02-28");
    }
}
