//! Several processes of one house, on one `PostgreSQL` and one NATS. Here they are servers with halls of their own in one
//! process; `crates/caravanserai/tests/all/nodes.rs` kills and stalls real ones.

use std::time::{Duration, Instant};

use caravanserai_server::{BusAddress, Config, Database, StartError, api::FromServer};
use serde_json::{Value, json};
use tokio::time::timeout;
use trial_nats::Nats;
use trial_postgres::Postgres;

use crate::{
    house::{House, start},
    http::Guest,
    player::Player,
    ratings::{RATED, account},
    recovery::{LONG, stored},
    secrecy::{World, same, world_at},
};

/// What all processes of a house share.
pub(crate) fn shared() -> Option<impl Fn(&mut Config) + Clone> {
    let (database, bus) = (trial_postgres::shared()?, trial_nats::shared()?);
    Some(on(&database, &bus))
}

pub(crate) fn on(database: &str, bus: &str) -> impl Fn(&mut Config) + Clone + use<> {
    let (database, bus) = (database.parse::<Database>().unwrap(), bus.parse::<BusAddress>().unwrap());
    move |config: &mut Config| (config.database, config.bus) = (database.clone(), Some(bus.clone()))
}

impl Guest {
    /// The same person at another process.
    pub(crate) fn at(&self, house: &House) -> Guest {
        Guest { house: house.address, ..self.clone() }
    }
}

impl House {
    /// The fence of the table: how often a process has taken it.
    pub(crate) async fn fence(&self, table: &str) -> i64 {
        self.number("SELECT fence FROM tables WHERE id = $1", table).await
    }
}

/// Two people and a watcher at two processes see a whole game; requests about the table are answered everywhere alike.
#[tokio::test]
async fn any_process_takes_any_socket_and_any_request() {
    let Some(shared) = shared() else { return };
    let (one, other) = (House::open_with(shared.clone()), House::open_with(shared));
    let (harun, zobeide) = (Guest::new(one.address).await, Guest::new(other.address).await);
    let table = harun.open(r#"["me", "open", "bot"]"#).await;
    assert_eq!(zobeide.get(&format!("/tables/{table}")).await.json()["status"], "waiting");
    assert_eq!(zobeide.post(&format!("/tables/{table}/fill"), "").await.code(), "not-owner");
    assert_eq!(zobeide.get("/tables/nosuchtable").await.code(), "no-table");
    zobeide.sit(&table).await;
    zobeide.post("/me", r#"{"name": "Zobeide"}"#).await;
    assert_eq!(zobeide.get(&format!("/tables/{table}/record")).await.code(), "not-over");
    let mut watcher = Player::watch(other.address, &table).await;
    let first = tokio::spawn(Player::join(&harun, &table).await.play());
    let second = tokio::spawn(Player::join(&zobeide, &table).await.play());
    let (first, second) = (first.await.unwrap(), second.await.unwrap());
    watcher.until(Player::is_over).await;
    assert!(first.frames.iter().any(|frame| frame.contains("Zobeide")), "a new name is heard everywhere");
    assert_eq!(second.table.unwrap().ranking, watcher.table.unwrap().ranking);
    assert_eq!(one.fence(&table).await, 1, "the table was taken out once, and stayed where it was");
    for what in ["record", "replay", "course"] {
        let path = format!("/tables/{table}/{what}");
        let (here, there) = (harun.get(&path).await, zobeide.get(&path).await);
        assert_eq!((here.status, &here.body), (200, &there.body), "{what}");
    }
    let again = zobeide.post(&format!("/tables/{table}/again"), "").await.json();
    assert_eq!(again["id"], harun.post(&format!("/tables/{table}/again"), "").await.json()["id"]);
}

/// However deep the JSON is that a visitor says, it means to the process of the table what it means to their own, and the
/// processes go on understanding each other.
#[tokio::test]
async fn deep_json_cuts_no_process_off() {
    let Some(shared) = shared() else { return };
    let (one, other) = (House::open_with(shared.clone()), House::open_with(shared));
    let harun = Guest::new(one.address).await;
    let table = harun.open(r#"["me", "bot", "bot"]"#).await;
    let deep: Value = serde_json::from_str(&("[".repeat(126) + &"]".repeat(126))).unwrap();
    let mut heard = Vec::new();
    for house in [&one, &other] {
        let mut stranger = Player::watch(house.address, &table).await;
        let mut said = Vec::new();
        for mut what in [json!({"type": "answer", "asked": 1}), json!({"type": "check"}), json!({"type": "study"})] {
            let field = if what["type"] == "study" { "what" } else { "action" };
            (what["key"], what[field]) = ("deep".into(), deep.clone());
            said.push(stranger.say(&what).await);
        }
        heard.push(said);
    }
    assert_eq!(heard[0], heard[1], "it is answered everywhere alike");
    Player::join(&harun.at(&other), &table).await.choose(0).await;
}

/// One person has more than ten sockets at a table, at two processes: the oldest are closed for good, as in a house of one
/// process, and do not push out the others by coming back.
#[tokio::test]
async fn the_oldest_of_many_sockets_are_closed_wherever_they_are() {
    let Some(shared) = shared() else { return };
    let (one, other) = (House::open_with(shared.clone()), House::open_with(shared));
    let harun = Guest::new(one.address).await;
    let table = harun.open_table(LONG).await;
    let mut sockets = Vec::new();
    for house in [&one, &other].into_iter().cycle().take(12) {
        let mut socket = Player::join(&harun.at(house), &table).await;
        socket.until(Player::is_asked).await;
        sockets.push(socket);
    }
    for mut oldest in sockets.drain(..2) {
        let code = timeout(Duration::from_secs(10), oldest.closed()).await;
        assert_eq!(code.expect("the oldest is closed"), 1013);
    }
    sockets[9].choose(0).await;
    let told = sockets[9].v;
    for socket in &mut sockets {
        let joined = |socket: &Player| socket.frames.iter().filter(|frame| frame.contains(r#""view":"#)).count();
        socket.until(|socket| socket.v >= told).await;
        assert_eq!(joined(socket), 1, "it stays where it is");
    }
}

/// Two people play two rated games at once, which two processes attend: each changes the ratings once, one after the other, and
/// both processes show the same leaderboard.
#[tokio::test]
async fn rated_games_of_two_processes_change_ratings_one_after_the_other() {
    let Some(shared) = shared() else { return };
    let (one, other) = (House::open_with(shared.clone()), House::open_with(shared));
    let (harun, zobeide) = (account(&one, "Harun").await, account(&other, "Zobeide").await);
    let mut games = tokio::task::JoinSet::new();
    let mut tables = Vec::new();
    for (host, guest) in [(&harun, &zobeide), (&zobeide, &harun)] {
        let table = host.open_table(RATED).await;
        guest.sit(&table).await;
        for player in [host, guest] {
            games.spawn(Player::join(player, &table).await.play());
        }
        tables.push(table);
    }
    while let Some(ended) = games.join_next().await {
        assert!(ended.unwrap().is_over());
    }
    let board = harun.get("/ratings/morgenland/3").await.json();
    assert_eq!(board, zobeide.get("/ratings/morgenland/3").await.json());
    for row in board["ranked"].as_array().unwrap() {
        assert_eq!(row["rating"]["games"], 2, "{board}");
    }
    for table in &tables {
        assert_eq!(one.number("SELECT COUNT(*) FROM rated WHERE table_id = $1", table).await, 3);
    }
    // The second game began with the ratings that the first had left.
    let follows = "SELECT COUNT(*) FROM rated AS late JOIN rated AS early ON late.who = early.who AND late.mu_was = early.mu \
         AND late.sigma_was = early.sigma WHERE late.table_id <> early.table_id AND $1 <> ''";
    assert_eq!(one.number(follows, &tables[0]).await, 3);
}

/// All viewers connect again, to the other process, once for everything and once for what they missed; returns what each hears
/// until they know as much as before.
async fn reconnected(world: &World, here: &House, there: &House) -> Vec<Vec<String>> {
    let [one, two] = &world.guests;
    let mut heard = Vec::new();
    let mut known = [1; 3];
    for since in [0, 3] {
        // The earlier sockets must be closed everywhere.
        while one.get(&format!("/tables/{}", world.table)).await.body.matches(r#""online":true"#).count() > 1 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        let mut players = Vec::new();
        for (viewer, known) in known.iter_mut().enumerate() {
            let mut player = match viewer {
                0 => Player::join_since(&one.at(there), &world.table, since).await,
                1 => Player::join_since(&two.at(here), &world.table, since).await,
                _ => Player::watch(here.address, &world.table).await,
            };
            player.until(|player| !player.frames.is_empty() && player.v >= *known).await;
            *known = player.v;
            heard.push(player.frames.clone());
            players.push(player);
        }
    }
    heard
}

async fn far_world(swapped: bool, turned: bool) -> Option<(World, Vec<Vec<String>>)> {
    let shared = shared()?;
    let open = || {
        House::open_with(|config| {
            shared(config);
            config.seed_for_tests = Some([42; 32]);
        })
    };
    let (here, there) = (open(), open());
    let world = world_at([here.address, there.address, there.address], swapped, turned).await;
    let again = reconnected(&world, &here, &there).await;
    Some((world, again))
}

/// Hidden information changes no letter of what others hear at another process, nor of what they hear after reconnecting; and
/// all of it is what they would have heard in a house of one process.
#[tokio::test]
async fn viewers_hear_the_same_across_processes() {
    let Some((straight, straight_again)) = far_world(false, false).await else { return };
    let (turned, turned_again) = far_world(false, true).await.unwrap();
    assert_ne!(straight.mine, turned.mine, "the worlds differ");
    assert_ne!(straight_again[0], turned_again[0], "the worlds differ");
    same(&straight.other, &turned.other);
    same(&straight.watcher, &turned.watcher);
    for (one, other) in straight_again.iter().zip(&turned_again).enumerate().filter(|(n, _)| n % 3 > 0).map(|it| it.1) {
        same(one, other);
    }
    let alone = House::open_with(|config| config.seed_for_tests = Some([42; 32]));
    let alone = world_at([alone.address; 3], false, false).await;
    same(&straight.mine, &alone.mine);
    same(&straight.other, &alone.other);
    same(&straight.watcher, &alone.watcher);
}

/// A process that is told to stop leaves its tables to another at once. Sockets there stay open and miss nothing; its own
/// sockets are told that it stops.
#[tokio::test]
async fn a_process_that_stops_hands_its_tables_over() {
    let Some(shared) = shared() else { return };
    let (mut one, other) = (House::open_with(shared.clone()), House::open_with(shared));
    let (harun, bots) = (Guest::new(one.address).await, Guest::new(one.address).await);
    let table = harun.open_table(LONG).await;
    let mut near = Player::join(&harun, &table).await;
    near.choose(0).await;
    let mut far = Player::join(&harun.at(&other), &table).await;
    far.choose(1).await;
    let unseen = bots.open(r#"["bot", "bot", "bot"]"#).await;
    let begun = Instant::now();
    let played_on = async {
        far.choose(2).await;
        begun.elapsed()
    };
    let told = async { while near.hear().await.is_some() {} };
    let (took, (), ()) = tokio::join!(played_on, told, one.stop());
    println!("the next answer was taken {took:?} after the signal to stop");
    assert!(took < Duration::from_secs(5), "nobody waited for the lease to end: {took:?}");
    assert_eq!(near.goodbye.map(|(code, _)| code), Some(1001));
    assert_eq!(other.fence(&table).await, 2);
    assert_eq!(far.play().await.goodbye, None);
    // Games of bots alone wait for a spectator, at any process.
    Player::watch(other.address, &unseen).await.until(Player::is_over).await;
}

/// A process dies while a player thinks. Nobody can answer until another has taken the table over, and nobody is charged.
#[tokio::test]
async fn a_takeover_is_charged_to_nobody() {
    let Some(shared) = shared() else { return };
    let quick = move |config: &mut Config| {
        shared(config);
        config.lease = Duration::from_secs(2);
    };
    let (mut one, other) = (House::open_with(quick.clone()), House::open_with(quick));
    let harun = Guest::new(one.address).await;
    let wish = r#"{"game": "five-tribes", "setup": "players=2", "seats": ["me", "bot"], "clock": "30+600"}"#;
    let table = harun.open_table(wish).await;
    let until = |player: &Player| player.clocks.as_ref().and_then(|clocks| clocks.seats[0].until);
    let mut near = Player::join(&harun, &table).await;
    near.until(|it| it.is_asked() && until(it).is_some()).await;
    let before = until(&near).unwrap();
    one.kill();
    while other.fence(&table).await == 1 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let mut far = Player::join(&harun.at(&other), &table).await;
    far.until(|it| until(it).is_some()).await;
    // A lease lasts two seconds from the last time it was renewed, which may have been a moment before the question.
    let later = until(&far).unwrap() - before;
    assert!(later >= 1_500, "{later}");
    far.choose(0).await;
}

/// A process stands still between its claim to a table and reading it, and another takes the table over meanwhile: what is read
/// then is the other's, whose fence must not be used.
#[tokio::test]
async fn a_table_that_another_has_taken_meanwhile_is_not_attended() {
    let Some(shared) = shared() else { return };
    let house = House::open_with(shared);
    let overtake = "CREATE FUNCTION overtake() RETURNS trigger LANGUAGE plpgsql AS \
        'BEGIN NEW.node := ''elsewhere''; RETURN NEW; END'";
    house.meddle(overtake).await;
    let first = "CREATE TRIGGER overtaken BEFORE UPDATE OF node ON tables FOR EACH ROW WHEN (NEW.fence = 1) \
        EXECUTE FUNCTION overtake()";
    house.meddle(first).await;
    let guest = Guest::new(house.address).await;
    let table = guest.open_table(LONG).await;
    Player::join(&guest, &table).await.choose(0).await;
    let elsewhere = "SELECT COUNT(*) FROM tables WHERE node = 'elsewhere' AND id = $1";
    assert_eq!((house.number(elsewhere, &table).await, house.fence(&table).await), (0, 2));
}

/// The bus is away for a while: readiness says so, tables go on where they are, and what was missed is heard afterwards.
#[tokio::test]
async fn a_bus_that_was_away_is_found_again() {
    let (Some(database), Some(mut nats)) = (trial_postgres::shared(), Nats::start()) else { return };
    let shared = on(&database, &nats.url());
    let (one, other) = (House::open_with(shared.clone()), House::open_with(shared));
    let (harun, zobeide) = (Guest::new(one.address).await, Guest::new(other.address).await);
    let table = harun.open(r#"["me", "open", "bot"]"#).await;
    zobeide.sit(&table).await;
    let (mut near, mut far) = (Player::join(&harun, &table).await, Player::join(&zobeide, &table).await);
    far.until(Player::is_asked).await;
    nats.tell("stop");
    one.until_ready(false).await;
    other.until_ready(false).await;
    let question = far.question.clone().unwrap();
    let action = &question.options[0].action;
    far.send(&json!({"type": "answer", "key": "away", "asked": question.asked, "action": action})).await;
    near.choose(0).await;
    nats.tell("start");
    one.until_ready(true).await;
    other.until_ready(true).await;
    far.until(|far| !far.outcomes.is_empty()).await;
    assert_eq!(far.outcomes.pop_front(), Some(FromServer::Accepted { key: "away".into() }));
    far.until(|far| far.asked != Some(question.asked)).await;
    let players = [tokio::spawn(near.play()), tokio::spawn(far.play())];
    for player in players {
        assert_eq!(player.await.unwrap().goodbye, None);
    }
    stored(&one, &table, &["away".to_owned()]).await;
    assert_eq!(one.fence(&table).await, 1, "the table stayed where it was");
}

/// The database is away for longer than a lease: no process takes the other's tables, and all go on.
#[tokio::test]
async fn a_shared_database_that_was_away_is_found_again() {
    let (Some(mut postgres), Some(bus)) = (Postgres::start(), trial_nats::shared()) else { return };
    let shared = on(&postgres.database(), &bus);
    let quick = move |config: &mut Config| {
        shared(config);
        config.lease = Duration::from_secs(2);
    };
    let (one, other) = (House::open_with(quick.clone()), House::open_with(quick));
    let (harun, zobeide) = (Guest::new(one.address).await, Guest::new(other.address).await);
    let tables = [harun.open_table(LONG).await, zobeide.open_table(LONG).await];
    let mut far =
        [Player::join(&harun.at(&other), &tables[0]).await, Player::join(&zobeide.at(&one), &tables[1]).await];
    far[0].choose(0).await;
    far[1].choose(0).await;
    postgres.tell("stop immediate");
    let mut taken = [Vec::new(), Vec::new()];
    for (n, (player, house)) in far.iter_mut().zip([&one, &other]).enumerate() {
        taken[n] = player.until_not_stored(house, "away").await;
        house.until_ready(false).await;
    }
    tokio::time::sleep(Duration::from_secs(3)).await;
    postgres.tell("start");
    for house in [&one, &other] {
        house.until_ready(true).await;
    }
    for (n, (player, table)) in far.iter_mut().zip(&tables).enumerate() {
        player.choose(1).await;
        player.choose(2).await;
        stored(&one, table, &taken[n]).await;
    }
}

/// A server without a bus does not share its database, and a bus needs a database that can be shared.
#[tokio::test]
async fn who_is_alone_shares_with_nobody() {
    let Some(shared) = shared() else { return };
    let one = House::open_with(shared);
    let refused = |change: &dyn Fn(&mut Config)| {
        let mut config = one.config.clone();
        change(&mut config);
        let (runtime, started) = start(&config);
        runtime.shutdown_background();
        started.err().expect("it does not open")
    };
    assert!(matches!(refused(&|config| config.bus = None), StartError::Store(_)));
    let folder = tempfile::TempDir::new().unwrap();
    let file = Database::in_folder(folder.path());
    assert!(matches!(refused(&|config| config.database = file.clone()), StartError::NotShared));
    let nowhere = |config: &mut Config| config.bus = Some("nats://127.0.0.1:1".parse().unwrap());
    assert!(matches!(refused(&nowhere), StartError::Bus(_)));
}
