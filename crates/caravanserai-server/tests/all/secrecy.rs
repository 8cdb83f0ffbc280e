use std::net::SocketAddr;

use crate::{house::House, http::Guest, player::Player};

/// What everyone heard in one world.
pub(crate) struct World {
    /// The player whose choice differs.
    pub(crate) mine: Vec<String>,
    pub(crate) other: Vec<String>,
    pub(crate) watcher: Vec<String>,
    pub(crate) table: String,
    pub(crate) guests: [Guest; 2],
}

async fn world(swapped: bool, turned: bool) -> World {
    let house = House::open_with(|config| config.seed_for_tests = Some([42; 32]));
    world_at([house.address; 3], swapped, turned).await
}

/// Plays the same script with the same luck. If `swapped`, the two players choose each other's treasure, which leaves the
/// sum that everybody sees; if `turned`, the first player puts another figure face down each time, on the same field. The
/// two players and the watcher may be at different processes of a house.
pub(crate) async fn world_at([first, second, third]: [SocketAddr; 3], swapped: bool, turned: bool) -> World {
    let (one, two) = (Guest::new(first).await, Guest::new(second).await);
    for (guest, name) in [(&one, "Harun"), (&two, "Jafar")] {
        guest.post("/me", &format!(r#"{{"name": "{name}"}}"#)).await;
    }
    let table = one.open(r#"["me", "open", "bot"]"#).await;
    let mut watcher = Player::watch(third, &table).await;
    watcher.hear().await;
    let mut mine = Player::join(&one, &table).await;
    watcher.hear().await;
    let mut other = Player::join(&two, &table).await;
    other.hear().await;
    two.sit(&table).await;
    mine.until(|player| player.question.is_some()).await;
    other.until(|player| player.question.is_some()).await;
    mine.choose(usize::from(swapped)).await;
    other.choose(usize::from(!swapped)).await;
    // The camel's owner begins; the bot, who sits third, answers by itself.
    let camel = mine.view["camel"] == 1;
    for _ in 0..3 {
        if camel {
            place(&mut other, false).await;
            place(&mut mine, turned).await;
        } else {
            place(&mut mine, turned).await;
            place(&mut other, false).await;
        }
    }
    let next = if camel { &mut other } else { &mut mine };
    next.until(|player| player.question.is_some()).await;
    let placed = pieces(next);
    for player in [&mut mine, &mut other, &mut watcher] {
        player.until(|player| pieces(player) == placed).await;
    }
    let guests = [one, two];
    World { mine: mine.frames, other: other.frames, watcher: watcher.frames, table, guests }
}

fn pieces(player: &Player) -> usize {
    player.view["pieces"].as_array().map_or(0, Vec::len)
}

/// Puts a figure on the market: the first they have, or the last.
async fn place(player: &mut Player, turned: bool) {
    player.until(|player| player.question.is_some()).await;
    let options = player.question.as_ref().unwrap().options.iter().enumerate();
    let mut markets = options.filter(|(_, choice)| choice.text.ends_with("market")).map(|(at, _)| at);
    let at = if turned { markets.next_back() } else { markets.next() };
    player.choose(at.expect("a figure can be put on the market")).await;
}

/// The same script in worlds with different hidden figures and treasure: viewers who may not know hear the same, letter by
/// letter; those who may know do not.
#[tokio::test]
async fn what_is_hidden_changes_no_letter_of_what_others_hear() {
    let (straight, turned, swapped) = (world(false, false).await, world(false, true).await, world(true, true).await);
    assert_ne!(straight.mine, turned.mine, "the worlds differ");
    assert_ne!(turned.other, swapped.other, "the worlds differ");
    assert!(straight.watcher.len() > 8, "something was heard");
    same(&straight.other, &turned.other);
    same(&straight.watcher, &turned.watcher);
    same(&straight.watcher, &swapped.watcher);
}

pub(crate) fn same(one: &[String], other: &[String]) {
    for (one, other) in one.iter().zip(other) {
        assert_eq!(one, other);
    }
    assert_eq!(one.len(), other.len());
}
