//! Nothing is ever lost: counted only from what a spectator sees, after every step of random games.

use morgenland_cards::{Artifact, State, Table, View};
use tabletop::{Fate, Game, Viewer};

/// Treasure cards that everybody can count; those looked at, or given in a trade, lie nowhere for the moment.
fn treasure(view: &View) -> usize {
    let hands: usize = view.players.iter().map(|it| usize::from(it.known.len() + it.unknown)).sum();
    let caves: usize = view.caves.iter().map(|cave| usize::from(cave.len())).sum();
    usize::from(view.deck) + view.discard.len() + hands + caves + usize::from(view.guarded)
}

fn spells(view: &View) -> usize {
    let hands: usize = view.players.iter().map(|it| usize::from(it.spells)).sum();
    let declared = view.plays.iter().filter(|it| it.fate == Fate::Stands && it.play.card.spell().is_some());
    let open = declared.count() + usize::from(view.spell_discard.len()) + usize::from(view.casting.is_some());
    usize::from(view.spell_deck) + hands + open
}

/// How many of this kind there are.
fn artifacts(view: &View, kind: Artifact) -> u8 {
    let owned: u8 = view.players.iter().map(|it| it.unplayed.count(kind) + it.played.count(kind)).sum();
    let row = view.row.iter().filter(|it| **it == Some(kind)).count() as u8;
    view.stack.count(kind) + row + owned
}

fn heroes(view: &View) -> usize {
    let hands: usize = view.players.iter().map(|it| usize::from(it.heroes)).sum();
    hands + usize::from(view.dummy) + view.heroes.len()
}

fn assert_all_there(state: &State) {
    let view = state.view(Viewer::Spectator);
    let aside = match state.asked() {
        "alms-keep" => 2..=2,
        "trade-give" | "trade-take" => 0..=3,
        _ => 0..=0,
    };
    assert!(aside.contains(&(50 - treasure(&view))), "treasure: {view:?}");
    let drawn = if state.asked() == "keep-spell" { 2 } else { 0 };
    assert_eq!(spells(&view) + drawn, usize::from(view.setup.all_spells().len()), "spells: {view:?}");
    assert_eq!(Artifact::ALL.map(|kind| artifacts(&view, kind)), [3; 5], "artifacts: {view:?}");
    let over = state.to_act().is_empty();
    assert!(over || heroes(&view) == 5 * usize::from(view.setup.colours()), "heroes: {view:?}");
}

/// K1.5, K1.6, K1.8: 50 treasure cards, 15 artifacts and all spells, for two to five players and both decks.
#[test]
fn k1_5_every_card_is_somewhere_after_every_step() {
    for players in 2..=5 {
        for spells in ["core", "all"] {
            for seed in 0..6 {
                let mut t = Table::start(&format!("players={players} spells={spells}"), seed);
                let mut steps = 0;
                t.play_on(|state| {
                    assert_all_there(state);
                    steps += 1;
                    false
                });
                assert!(steps > 100, "{players} players, {spells}, seed {seed}: {steps} steps");
            }
        }
    }
}
