use tabletop::{Seat, Viewer};
use tabletop_host::{Proof, Table, hex};

use crate::{house::House, http::Guest, player::Player};

/// Two people and a bot play to the end while somebody watches; what each saw is what the record says he may know.
#[tokio::test]
async fn a_whole_game_is_played_by_two_people_and_a_bot_and_watched() {
    let house = House::open();
    let (one, other) = (Guest::new(house.address).await, Guest::new(house.address).await);
    let table = one.open(r#"["me", "open", "bot"]"#).await;
    let mut watcher = Player::watch(house.address, &table).await;
    let first = Player::join(&one, &table).await;
    let shown = one.get(&format!("/tables/{table}")).await.json();
    assert_eq!((&shown["status"], &shown["seed"]), (&"waiting".into(), &serde_json::Value::Null));
    assert_eq!(one.get(&format!("/tables/{table}/record")).await.code(), "not-over");
    let second = Player::join(&other, &table).await;
    other.sit(&table).await;

    let (first, second) = tokio::join!(tokio::spawn(first.play()), tokio::spawn(second.play()));
    watcher.until(Player::is_over).await;

    let record = one.get(&format!("/tables/{table}/record")).await.body;
    let replayed = Table::from_record(&record).unwrap();
    let viewers = [Viewer::Seat(Seat::new(0).unwrap()), Viewer::Seat(Seat::new(1).unwrap()), Viewer::Spectator];
    for (player, viewer) in [first.unwrap(), second.unwrap(), watcher].iter().zip(viewers) {
        assert_eq!(player.view, replayed.view(viewer), "what {viewer} sees");
        assert_eq!(player.v, replayed.whole(viewer).v, "how much {viewer} heard");
        assert_eq!(player.table.as_ref().unwrap().ranking, replayed.ranking());
    }
    let over = one.get(&format!("/tables/{table}")).await.json();
    assert_eq!(over["status"], "over");
    let proof = Proof::part(&record).unwrap().0.expect("a proof stands on top of the record");
    assert_eq!(over["seed"], hex(&proof.seed));
    assert!(proof.check(&replayed).unwrap() > 10, "all luck comes from the seed the house was bound to");
    assert_eq!(shown["commitment"], hex(&proof.commitment), "and it was bound before the deal");
}

/// The one who opened a table fills it with bots; then it begins by itself.
#[tokio::test]
async fn the_owner_fills_the_table_with_bots() {
    let house = House::open();
    let (owner, guest) = (Guest::new(house.address).await, Guest::new(house.address).await);
    let table = owner.open(r#"["open", "me", "open"]"#).await;
    assert_eq!(guest.post(&format!("/tables/{table}/fill"), "").await.code(), "not-owner");
    let filled = owner.post(&format!("/tables/{table}/fill"), "").await.json();
    assert_eq!(filled["status"], "playing");
    let kinds: Vec<&str> =
        filled["seats"].as_array().unwrap().iter().map(|seat| seat["kind"].as_str().unwrap()).collect();
    assert_eq!(kinds, ["bot", "person", "bot"]);
    assert_eq!((&filled["seats"][1]["you"], &filled["seats"][1]["online"]), (&true.into(), &false.into()));
    let player = Player::join(&owner, &table).await.play().await;
    assert_eq!(player.table.unwrap().ranking.unwrap().places().len(), 3);
}

/// Bots alone need nobody; and whoever comes when all is over hears the whole story and the ranking.
#[tokio::test]
async fn bots_play_alone_and_latecomers_hear_everything() {
    let house = House::open();
    let owner = Guest::new(house.address).await;
    let wish = r#"{"game": "morgenland", "setup": "players=3 length=full", "seats": ["bot", "bot", "bot"]}"#;
    let table = owner.open_table(wish).await;
    let mut watcher = Player::watch(house.address, &table).await;
    watcher.until(Player::is_over).await;
    let told = |player: &Player| player.frames.iter().filter(|frame| frame.contains(r#""type":"message""#)).count();
    // A newcomer and one who was away for long get everything at once, one who was away shortly what they missed.
    assert!(watcher.v > 70, "the game is long enough: {}", watcher.v);
    for (since, messages) in [(0, 1), (1, 1), (watcher.v - 10, 10)] {
        let mut late = Player::join_since(&owner, &table, since).await;
        if messages > 1 {
            (late.view, late.events) = (watcher.view.clone(), watcher.events.clone());
        }
        late.until(|player| player.v == watcher.v && player.table.is_some()).await;
        assert_eq!((told(&late), late.is_over()), (messages, true), "since {since}");
        if messages == 1 {
            assert_eq!((late.view, late.events), (watcher.view.clone(), watcher.events.clone()));
        }
    }
}

/// The house has more than one game: a person and a bot play Five Tribes with its expansion to the end.
#[tokio::test]
async fn five_tribes_is_played_to_its_end() {
    let house = House::open();
    let owner = Guest::new(house.address).await;
    let wish = r#"{"game": "five-tribes", "setup": "players=2 expansion=on", "seats": ["bot", "me"]}"#;
    let table = owner.open_table(wish).await;
    let player = Player::join(&owner, &table).await.play().await;
    let record = owner.get(&format!("/tables/{table}/record")).await.body;
    let replayed = Table::from_record(&record).unwrap();
    assert_eq!(replayed.game(), "five-tribes");
    assert_eq!(player.view, replayed.view(Viewer::Seat(Seat::new(1).unwrap())));
    assert_eq!(player.view["scores"].as_array().unwrap().len(), 2);
    assert_eq!(player.table.unwrap().ranking, replayed.ranking());
}
