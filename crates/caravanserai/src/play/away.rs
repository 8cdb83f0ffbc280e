//! At a table of a house.

use anyhow::anyhow;
use serde_json::{Value, json};
use tabletop::{Seat, Seats, Viewer};
use tabletop_host::{Contribution, TableId, bytes, entry, hex, setup_text};
use terminal::{Desk, Ear, House, Mistrust, Theme, Unheard, remote, sit_at};
use words::Arg;

use super::stop_on_signals;
use crate::{
    cli,
    noted::Noted,
    out::Out,
    seed::fresh_bytes,
    tongue::{self, number, say, text, voice},
    usage,
};

/// Joins a table or opens one; without either, lists the lobby.
pub(super) fn play(args: &cli::Play, url: &str, out: &mut Out) -> anyhow::Result<()> {
    let house =
        House::enter(url, args.token.as_deref(), tongue::language().code(), args.ca.as_deref()).map_err(unheard)?;
    if let Some(name) = &args.name {
        house.post("/me", &json!({"name": name})).map_err(unheard)?;
    }
    let table = match (&args.table, &args.game) {
        _ if args.list => return lobby(&house, out),
        (Some(id), _) => {
            // A table that is full can still be watched.
            let _ = sit(&house, id, None)?;
            house.get(&format!("/tables/{id}")).map_err(unheard)?
        }
        (None, Some(game)) => open(args, game, &house)?,
        (None, None) => return lobby(&house, out),
    };
    let id = table["id"].as_str().unwrap_or_default();
    let trusted = args.ca.as_ref().map(|file| format!(" --ca {}", file.display())).unwrap_or_default();
    let command = format!("caravanserai play --server {url}{trusted} --table {id}");
    let how = say("term-go-on", [("command", text(command))]);
    if args.plain || !terminal::is_there() {
        return super::afar::play(house, id, how, out);
    }
    let (ear, hearing) = Ear::pair();
    stop_on_signals(&ear)?;
    let line = remote(house, id, ear.clone());
    let mut desk = Desk::new(Theme::of_environment(args.ascii), voice(None, Viewer::Spectator)?);
    sit_at(&mut desk, (ear, hearing), &line.wishes)?;
    line.hang_up();
    Ok(out.say(how)?)
}

/// Sits down and adds to the luck of the table: the house has committed to its own part before, so neither side can choose it.
/// The commitment and what was added are noted, for `verify`.
fn sit(house: &House, id: &str, seat: Option<usize>) -> anyhow::Result<Result<Value, Unheard>> {
    let added = fresh_bytes::<16>()?;
    let wish = seat.map_or_else(|| json!({"added": hex(&added)}), |seat| json!({"seat": seat, "added": hex(&added)}));
    let seated = house.get(&format!("/tables/{id}")).and_then(|before| {
        let table = house.post(&format!("/tables/{id}/sit"), &wish)?;
        // Without the note the proof can still be checked, though not against what was promised here.
        let _ = noted(&before, &table, added).map(Noted::keep);
        Ok(table)
    });
    Ok(seated)
}

/// What to remember: the promise as it was before anything was added, and the bytes, if the house has taken them. A player who
/// sat already has added others.
fn noted(before: &Value, table: &Value, added: Contribution) -> Option<Noted> {
    let id: TableId = before["id"].as_str()?.parse().ok()?;
    let seats = table["seats"].as_array()?;
    let taken = seats.iter().position(|it| it["added"].as_str() == Some(hex(&added).as_str()));
    if taken.is_none() && Noted::of(&id).is_some() {
        return None;
    }
    let commitment = bytes(before["commitment"].as_str()?)?;
    let seat = taken.and_then(|at| Seat::new(u8::try_from(at).ok()?));
    Some(Noted { table: id, commitment, added: seat.map(|seat| (seat, added)) })
}

/// Opens a table: the player sits where they want, bots or people on the other chairs. Their chair is open until they sit down,
/// because sitting down adds to the luck.
fn open(args: &cli::Play, game: &str, house: &House) -> anyhow::Result<Value> {
    let setup = setup_text(game, args.agreed.players, &args.agreed.setup, None).map_err(|why| cli::not_played(&why))?;
    let usual = entry(game).map_or(2, |entry| entry.usual_seats);
    let players = usize::from(args.agreed.players.unwrap_or(usual));
    let me = args.seat.and_then(Seats::first_seat).map_or(0, Seat::index);
    let other = if args.open { "open" } else { "bot" };
    let seats: Vec<&str> = (0..players).map(|at| if at == me { "open" } else { other }).collect();
    let level = args.level.map_or_else(|| "easy".to_owned(), |level| level.to_string());
    let clock = args.clock.map(|clock| clock.to_string());
    let table = house.open(game, &setup, &seats, (&level, clock)).map_err(unheard)?;
    sit(house, table["id"].as_str().unwrap_or_default(), Some(me))?.map_err(unheard)
}

/// The public tables that are not over.
fn lobby(house: &House, out: &mut Out) -> anyhow::Result<()> {
    let lobby = house.get("/lobby").map_err(unheard)?;
    let tables = lobby["tables"].as_array().cloned().unwrap_or_default();
    if tables.is_empty() {
        out.tell(&say("house-empty", []))?;
    }
    for table in tables {
        let seats = table["seats"].as_array().cloned().unwrap_or_default();
        let open = seats.iter().filter(|seat| seat["kind"] == "open").count();
        let names = seats.iter().filter_map(|seat| seat["name"].as_str()).map(text).collect();
        let game = table["game"].as_str().unwrap_or_default();
        let args = [
            ("id", text(table["id"].as_str().unwrap_or_default())),
            ("game", text(say(&format!("game-{game}"), []))),
            ("open", number(open)),
            ("names", Arg::List(names)),
        ];
        out.tell(&say("house-table", args))?;
    }
    Ok(())
}

fn unheard(why: Unheard) -> anyhow::Error {
    match why {
        Unheard::Address(it) => usage(&say("house-address", [("it", text(it))])),
        Unheard::Away(place, why) => anyhow!(say("house-away", [("place", text(place)), ("why", text(why))])),
        Unheard::Untrusted(place, Mistrust::Unsealed) => anyhow!(say("house-unsealed", [("place", text(place))])),
        Unheard::Untrusted(place, why) => anyhow!(untrusted(&place, &why)),
        Unheard::Certificates(file, why) => {
            anyhow!(say("house-certificates", [("file", text(file.display())), ("why", text(why))]))
        }
        Unheard::Moved(place) => anyhow!(say("house-moved", [("place", text(place))])),
        Unheard::Refused(why) => anyhow!(why),
    }
}

/// Why a house is not trusted, in words.
fn untrusted(place: &str, why: &Mistrust) -> String {
    let (why, detail) = match why {
        Mistrust::Issuer => ("issuer", ""),
        Mistrust::Name => ("name", ""),
        Mistrust::Time => ("time", ""),
        Mistrust::Unsealed => ("other", "http"),
        Mistrust::Other(detail) => ("other", detail.as_str()),
    };
    say("house-untrusted", [("place", text(place)), ("why", text(why)), ("detail", text(detail))])
}
