//! The rows of `refusals.rs` for places, for what cards ask when they resolve, and for exchanges of artifacts.

use morgenland_cards::{Artifact, Place, Scene, Spell, Table};

use crate::refusals::{CAVE, ROOM, Rows, TENT, bare, offer, scene};

/// Caves, tent, caravanserai, rooms and placements.
pub(crate) fn places(rows: &mut Rows) {
    let placing =
        Scene::core(3).closed(TENT).heroes(0, CAVE, &[1]).heroes(1, CAVE, &[1]).heroes(2, CAVE, &[1]).placing();
    rows.all(
        "place a hero",
        "hero 1 is placed; tent closed",
        placing,
        &[
            "0: place 1 cave-1",
            "0: place 9 cave-1",
            "0: place 2 room-6",
            "0: place 2 tent",
            "0: pass",
            "1: place 2 cave-1",
        ],
    );
    let cave = Scene::core(3).cave(CAVE, "gem-1 cup-1").heroes(0, CAVE, &[1]).reaching(CAVE);
    rows.all("cave", "gem-1 and cup-1 lie there", cave, &["0: pick gold-1", "0: pass"]);
    let tent = Scene::core(3).spell_deck(&[Spell::Spy, Spell::Taboo]).heroes(0, TENT, &[3]).reaching(TENT);
    rows.all("tent", "Spy and Taboo are drawn", tent, &["0: keep mirage", "0: pass"]);
    let caravanserai =
        |players| Scene::core(players).heroes(0, Place::Caravanserai, &[2]).reaching(Place::Caravanserai);
    rows.all("caravanserai", "three players", caravanserai(3), &["0: name 3", "0: pass"]);
    rows.add("caravanserai", "two players and the dummy", caravanserai(2), &["0: name 2"]);
    let room = |guard: &str| {
        Scene::core(3).guard(guard).hand(0, "gold-5 gold-4 gold-1 cup-3 pearl-2 pearl-1").heroes(0, ROOM, &[3])
    };
    let tries = [
        "cup-3",
        "cup-3 bribe pearl-1",
        "pearl-2 bribe gold-5",
        "pearl-2 gold-1 bribe gold-5",
        "cup-3 bribe gold-1 pearl-2",
    ];
    let more = [
        "gold-5 gold-1 bribe pearl-2",
        "cup-3 bribe pearl-2 pearl-1",
        "crown-3 bribe pearl-2",
        "cup-3 bribe crown-3",
        "cup-3 bribe cup-3",
    ];
    let tries: Vec<String> = tries.into_iter().chain(more).map(|paid| format!("0: buy {paid}")).collect();
    let state = room("gem-4").reaching(ROOM);
    rows.all("room", "price 3, bribe 2", state, &tries.iter().map(String::as_str).collect::<Vec<_>>());
    rows.all("room", "price 3, bribe 2", state, &["0: place 1 tent", "1: pass"]);
    rows.add("room", "price 3, guard 2", room("gem-1").reaching(ROOM), &["0: buy cup-3 bribe pearl-1"]);
    rows.add(
        "room",
        "price 3, guard 5, a Key in force",
        room("gem-4").key(0).reaching(ROOM),
        &["0: buy cup-3 bribe pearl-2"],
    );
    rows.add("window", "in a round of answers", bare(&[Spell::Charity]).prepared(), &["0: enough"]);
    rows.add(
        "window",
        "the answer is given",
        bare(&[Spell::Charity]).spells(1, &[Spell::Spy]).prepared(),
        &["0: pass", "0: pass"],
    );
}

/// Questions that cards ask when they resolve.
pub(crate) fn resolving(rows: &mut Rows) {
    let cast = |scene: Scene, play: &str| {
        let mut table = Table::from(scene.placed());
        table.plays(play);
        table.play_on(|state| state.asked() != "window");
        table.state
    };
    let manned = |spell: Spell, cards: &str| {
        let scene = Scene::new(3).spells(0, &[spell]).hand(0, "gem-1 cup-2 cup-4").hand(1, cards);
        scene.heroes(0, TENT, &[1]).heroes(1, TENT, &[2]).heroes(1, ROOM, &[3]).heroes(2, TENT, &[4])
    };
    let state = cast(manned(Spell::Charity, "gold-1").next_cards("gem-4 cup-1"), "0: charity");
    rows.all("charity", "gem-4 and cup-1 are looked at", state, &["0: keep gold-1", "0: pass"]);
    let pile = manned(Spell::Trade, "gold-3").discard("crown-1 pearl-1 pearl-2 gold-2 pearl-4");
    let state = cast(pile.hand(0, "gold-5"), "0: trade");
    rows.all("trade", "gives; pile of 1, 1, 2, 2, 4", state, &["0: give gold-1", "0: give gold-5", "0: take pearl-1"]);
    let given = ["0: give cup-2", "0: give cup-4"];
    rows.add("trade", "cup-2 is given", state, &[given[0], "0: give gem-1"]);
    rows.add("trade", "cup-2 and cup-4 are given", state, &[given[0], given[1], "0: enough", "0: take gem-3"]);
    rows.add("trade", "cup-2 and cup-4 are given", state, &[given[0], given[1], "0: enough", "0: take crown-1"]);
    rows.add("trade", "cup-2 and cup-4 are given", state, &[given[0], given[1], "0: enough", "0: take gold-2"]);
    rows.add("trade", "cup-2 and cup-4 are given", state, &[given[0], given[1], "0: enough", "0: pass"]);
    let state = cast(manned(Spell::EyeForAnEye, "gold-3"), "0: eye-for-an-eye #2");
    rows.all(
        "eye-for-an-eye",
        "seat 1 may answer",
        state,
        &["1: strike #2", "1: strike #3", "1: strike #99", "1: take back"],
    );
    let state = cast(manned(Spell::SultansTax, "gold-3 gold-4"), "0: sultans-tax");
    rows.all("sultans-tax", "seat 1 pays", state, &["1: pay gem-2", "1: pass"]);
    let state = cast(manned(Spell::CityTax, "gold-3 gold-4"), "0: city-tax");
    rows.all("city-tax", "seat 1 pays for hero #2", state, &["1: pay gem-2", "1: pass"]);
    for (spell, what) in [(Spell::Sacrifice, "sacrifice"), (Spell::Donation, "donation")] {
        let state = cast(manned(spell, "gold-3").hand(0, "crown-5"), &format!("0: {what}"));
        let tries = ["gold-1", "gem-1", "gem-1 cup-2 cup-4 crown-5"].map(|cards| format!("0: discard {cards}"));
        rows.all(what, "gem-1 cup-2 cup-4 crown-5", state, &tries.each_ref().map(String::as_str));
        rows.add(what, "gem-1 cup-2 cup-4 crown-5", state, &["0: pass"]);
    }
    let state = cast(manned(Spell::Sacrifice, "gold-3"), "0: sacrifice");
    rows.add("sacrifice", "the hand is worth 7", state, &["0: discard gem-1 cup-4"]);
    let state = cast(manned(Spell::Teleport, "gold-3"), "0: teleport #2 cave-1");
    rows.all("teleport", "the move is paid", state, &["0: pay gold-3", "0: pass"]);
}

/// Where a card file makes taxes and Teleport dearer.
pub(crate) fn dear(rows: &mut Rows) {
    let file = include_str!("../../data/cards.txt").replace(" cdef 1", " cdef 2").replace(" cdefg 1", " cdefg 2");
    let cards = morgenland_cards::Cards::from_file(&file).unwrap();
    let setup = format!("players=3 spells=all cards={cards}").parse().unwrap();
    let scene = |spell: Spell| Scene::of(&setup).spells(0, &[spell]).heroes(1, ROOM, &[3]);
    let mut table = Table::from(scene(Spell::SultansTax).hand(1, "gem-1 gem-2 gem-3").placed());
    table.cast(&["0: sultans-tax"]);
    let state = table.state;
    rows.all("sultans-tax", "it costs two cards", state, &["1: pay gem-3"]);
    rows.add("sultans-tax", "it costs two cards, one is paid", state, &["1: pay gem-2", "1: pay gem-1"]);
    rows.add("sultans-tax", "it costs two cards, one is paid", state, &["1: pay gem-1", "1: take back"]);
    let poor = scene(Spell::Teleport).spells(0, &[Spell::Charity]).hand(0, "gem-1").placed();
    rows.add("teleport", "it costs two cards", poor, &["0: play teleport #1"]);
}

/// Mirage, Abracadabra and Mage's Apprentice.
pub(crate) fn exchanges(rows: &mut Rows) {
    let sold =
        Scene::new(3).spells(0, &[Spell::Mirage, Spell::Apprentice]).artifacts(0, &[Artifact::Double, Artifact::Key]);
    let sold =
        sold.played(0, Artifact::Lamp).sold_room().row(&[Artifact::Lamp, Artifact::Key]).stack(&[Artifact::Carpet], 1);
    let state = sold.clone().before_room(Place::Room3);
    let tries = ["tent carpet", "room-5 carpet", "room-1 carpet", "room-2 carpet", "room-3 key", "room-3 double"];
    let tries = tries.map(|at| format!("0: play mirage {at}"));
    rows.all("mirage", "before room 3; room 1 is sold", state, &tries.each_ref().map(String::as_str));
    let turn = sold.heroes(0, Place::Room3, &[1]).reaching(Place::Room3);
    rows.add("mirage", "room 3 is in turn", turn, &["0: play mirage room-3 carpet"]);
    let tries = [
        "tent key lamp",
        "room-5 key lamp",
        "room-1 key lamp",
        "room-2 lamp key",
        "room-2 double key",
        "room-3 key key",
    ];
    let tries = tries.map(|at| format!("0: play apprentice {at}"));
    rows.all("apprentice", "before room 3; room 1 is sold", state, &tries.each_ref().map(String::as_str));
    let wish = scene(&[Spell::Abracadabra]).spells(1, &[Spell::Charity]).stack(&[Artifact::Carpet], 2);
    let state = offer(wish);
    rows.add("abracadabra", "the stack has Carpets only", state, &["0: play abracadabra key"]);
    let other = bare(&[Spell::Charity]).spells(1, &[Spell::Abracadabra]).hand(0, "gem-5").heroes(0, ROOM, &[2]);
    let other = other.hand(1, "gem-2").discard("gem-3");
    let mut table = Table::from(offer(other));
    table.says("0: play charity");
    rows.add("abracadabra", "another player has the offer", table.state, &["1: play abracadabra key"]);
}
