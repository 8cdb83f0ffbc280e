//! Two worlds of every game that differ in something hidden, with the same public course: whoever may not know hears the
//! same, to the letter, on a socket, as lines of JSON, and when they come back.

use caravanserai_server::api;
use serde_json::json;
use tabletop::{Seat, Viewer};
use tabletop_host::{Luck, Message, Played, Table, setup_text};

use crate::{house::House, http::Guest, player::Player, secrecy::same, stream::Listener};

pub(crate) const SEED: [u8; 32] = [7; 32];
const TABLE: &str = "test000000000000";
const PLAYERS: u8 = 3;

/// One step: whose it is, and what they answer in either world.
pub(crate) struct Turn {
    pub(crate) seat: Seat,
    pub(crate) answers: [String; 2],
}

/// A course that looks the same to all but one.
pub(crate) struct Script {
    pub(crate) turns: Vec<Turn>,
    /// The one who chooses otherwise.
    secretive: Seat,
    /// How many messages each viewer has heard at the end, spectators last.
    heard: Vec<u32>,
}

fn play(table: &Table, seat: Seat, answer: &str) -> Option<(Table, Played)> {
    let mut table = table.clone();
    let luck = Luck::new(SEED, &TABLE.parse().unwrap(), &[]).step(table.steps() as u64 + 1);
    let asked = table.question(seat)?.asked;
    let played = table.answer(seat, asked, answer, luck).ok()?;
    Some((table, played))
}

/// What all others hear of it.
fn to_others(played: &Played, seat: Seat) -> Vec<(Viewer, Message)> {
    let others = played.messages.iter().filter(|(viewer, _)| !viewer.is(seat));
    others.map(|(viewer, message)| (*viewer, (**message).clone())).collect()
}

/// Plays with the first answers until somebody can choose in secret, and on as long as both worlds look the same.
pub(crate) fn script(game: &str, options: &str) -> Option<Script> {
    let setup = setup_text(game, Some(PLAYERS), options, None).unwrap();
    let luck = Luck::new(SEED, &TABLE.parse().unwrap(), &[]);
    let mut worlds =
        [Table::open(game, &setup, luck.step(0)).unwrap(), Table::open(game, &setup, luck.step(0)).unwrap()];
    let (mut turns, mut secretive): (Vec<Turn>, Option<Seat>) = (Vec::new(), None);
    while turns.len() < 400 && secretive.is_none_or(|_| turns.len() % 50 != 49) {
        let Some(seat) = worlds[0].to_act().first_seat() else { break };
        let Some(question) = worlds[0].question(seat) else { break };
        let first = &question.options[0].text;
        let others = question.options.iter().map(|option| &option.text).take(12);
        let pairs = others.filter(|other| if secretive.is_none() { *other != first } else { *other == first });
        let alike = pairs.chain([first]).find_map(|second| {
            let (one, other) = (play(&worlds[0], seat, first)?, play(&worlds[1], seat, second)?);
            let heard = to_others(&one.1, secretive.unwrap_or(seat)) == to_others(&other.1, secretive.unwrap_or(seat));
            let goes_on = one.0.to_act() == other.0.to_act();
            let differs = one.1.step.action != other.1.step.action;
            (heard && goes_on)
                .then(|| (differs, [one.0, other.0], Turn { seat, answers: [first.clone(), second.clone()] }))
        });
        let Some((differs, next, turn)) = alike else { break };
        if differs {
            secretive = Some(seat);
        }
        worlds = next;
        turns.push(turn);
    }
    let heard = Viewer::all(PLAYERS).map(|viewer| worlds[0].whole(viewer).v).collect();
    Some(Script { turns, secretive: secretive?, heard })
}

/// What was heard in one world: by each seat and a spectator on sockets, by the spectator in lines, and by those who came back.
struct World {
    sockets: Vec<Vec<String>>,
    lines: Vec<String>,
    back: Vec<Vec<String>>,
}

async fn world((game, options): (&str, &str), script: &Script, which: usize) -> World {
    let house = House::open_with(|config| config.seed_for_tests = Some(SEED));
    let mut guests = Vec::new();
    for name in ["Harun", "Jafar", "Zobeide"] {
        let guest = Guest::new(house.address).await;
        guest.post("/me", &json!({"name": name}).to_string()).await;
        guests.push(guest);
    }
    let wish = json!({"game": game, "setup": options, "seats": ["me", "open", "open"]});
    let table = guests[0].open_table(&wish.to_string()).await;
    assert_eq!(table, TABLE);
    for guest in &guests[1..] {
        guest.sit(&table).await;
    }
    let mut players = Vec::new();
    for guest in &guests {
        let mut player = Player::join(guest, &table).await;
        obey_nothing(&mut player).await;
        players.push(player);
    }
    settle(&mut players, |table| table.seats.iter().all(|chair| chair.online)).await;
    let stranger = Guest::new(house.address).await;
    let mut line = Listener::new(&stranger, &table, "").await;
    settle(&mut players, |table| table.watching == 1).await;
    players.push(Player::watch(house.address, &table).await);
    settle(&mut players, |table| table.watching == 2).await;
    for (n, Turn { seat, answers }) in script.turns.iter().enumerate() {
        let player = &mut players[seat.index()];
        player.until(|player| player.question.is_some()).await;
        let asked = player.question.as_ref().unwrap().asked;
        let said = json!({"type": "answer", "key": format!("k{n}"), "asked": asked, "action": answers[which]});
        let outcome = player.say(&said).await;
        assert!(matches!(outcome, caravanserai_server::api::FromServer::Accepted { .. }), "{outcome:?}");
        player.until(|player| player.asked != Some(asked)).await;
    }
    for (player, heard) in players.iter_mut().zip(&script.heard) {
        player.until(|player| player.v >= *heard).await;
    }
    let last = *script.heard.last().unwrap();
    let lines = line.until(|said| said["v"] == last).await;
    let mut back = Vec::new();
    for (seat, guest) in guests.iter().enumerate() {
        for since in [0, script.heard[seat].saturating_sub(2)] {
            let mut player = Player::join_since(guest, &table, since).await;
            player.until(|player| player.v >= script.heard[seat]).await;
            back.push(player.frames);
        }
    }
    World { sockets: players.into_iter().map(|player| player.frames).collect(), lines, back }
}

/// Takes back all orders that are given by themselves.
pub(crate) async fn obey_nothing(player: &mut Player) {
    player.until(|player| player.v > 0 && player.frames.iter().any(|it| it.starts_with(r#"{"type":"orders""#))).await;
    for order in player.orders.clone().iter().filter(|order| order.on) {
        player.say(&json!({"type": "order", "key": format!("o-{}", order.key), "order": order.key, "on": false})).await;
    }
}

/// Waits until all have heard who is there: this comes when it comes, and has no order among what the game tells.
async fn settle(players: &mut [Player], is_there: impl Fn(&api::Table) -> bool) {
    for player in players {
        player.until(|player| player.table.as_ref().is_some_and(&is_there)).await;
    }
}

async fn compare(game: &str, options: &str) {
    let script = script(game, options).unwrap_or_else(|| panic!("nobody chooses in secret in {game} {options}"));
    let me = script.secretive.index();
    let (one, other) = (world((game, options), &script, 0).await, world((game, options), &script, 1).await);
    assert_ne!(one.sockets[me], other.sockets[me], "{game}: the worlds differ");
    for viewer in (0..=usize::from(PLAYERS)).filter(|viewer| *viewer != me) {
        assert!(!one.sockets[viewer].is_empty());
        same(&one.sockets[viewer], &other.sockets[viewer]);
    }
    same(&one.lines, &other.lines);
    for viewer in (0..usize::from(PLAYERS)).filter(|viewer| *viewer != me) {
        for at in [2 * viewer, 2 * viewer + 1] {
            same(&one.back[at], &other.back[at]);
        }
    }
}

#[tokio::test]
async fn morgenland_tells_nobody_what_is_hidden() {
    compare("morgenland", "").await;
}

#[tokio::test]
async fn the_professional_game_tells_nobody_what_is_hidden() {
    compare("morgenland", "version=pro").await;
}

#[tokio::test]
async fn the_card_game_tells_nobody_what_is_hidden() {
    compare("morgenland-cards", "").await;
    compare("morgenland-cards", "spells=all").await;
}

#[tokio::test]
async fn five_tribes_tells_nobody_what_is_hidden() {
    compare("five-tribes", "expansion=on").await;
}
