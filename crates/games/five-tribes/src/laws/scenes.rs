use tabletop::Chance;

use crate::{Card, Djinn, Item, Scene, Setup, State};

/// How many of the scenes each seed plays; over a whole run every scene is played many times.
const SCENES: usize = 6;

pub(super) fn some(setup: &Setup, chance: &mut Chance) -> Vec<State> {
    let mut scenes = all_scenes(setup, chance);
    chance.shuffle(&mut scenes);
    scenes.truncate(SCENES);
    scenes
}

/// Rich positions: each gives the first player one or two djinns or one item, means to pay, and something to do.
pub fn all_scenes(setup: &Setup, chance: &mut Chance) -> Vec<State> {
    let mut scenes = Vec::new();
    for djinn in setup.djinns().iter() {
        let partners = [
            (Djinn::Echidna, Djinn::Kandicha),
            (Djinn::Iblis, Djinn::Kandicha),
            (Djinn::Hagis, Djinn::Bouraq),
            (Djinn::Lamia, Djinn::Enki),
        ];
        let partner = partners.into_iter().find(|it| it.0 == djinn).map_or(Djinn::Nekir, |it| it.1);
        scenes.push(rich(setup, chance).djinns(0, &[djinn, partner]).turn(0));
    }
    scenes.push(rich(setup, chance).djinns(0, &[Djinn::Kumarbi]).bidding(&markers(setup)));
    scenes.push(penniless(setup).bidding(&markers(setup)));
    scenes.push(stuck(setup).djinns(0, &[Djinn::AnunNak]).turn(0));
    scenes.push(renewing(setup, chance));
    scenes.push(out_of_range(setup).turn(0));
    if setup.has_expansion() {
        for item in Item::ALL.into_iter().filter(|item| item.is_magic()) {
            scenes.push(rich(setup, chance).items(0, &[item, Item::Crown]).turn(0));
        }
    }
    scenes
}

fn markers(setup: &Setup) -> Vec<u8> {
    (0..setup.markers()).flat_map(|_| 0..setup.players()).collect()
}

/// Meeples everywhere, some of them taken; a hand with Fakirs others do not know of; a full row.
fn rich(setup: &Setup, chance: &mut Chance) -> Scene {
    let mut scene = empty(setup);
    let crowds = ["RW", "RB", "GY", "WB", "RG", "BY", "RRW", "GGB", "YWR"];
    for (n, &tile) in ["r1c1", "r1c2", "r1c3", "r2c1", "r2c2", "r2c3", "r3c1", "r3c2", "r3c3"].iter().enumerate() {
        let crowd = crowds[(n + chance.below(9) as usize) % 9];
        scene = scene.meeples(tile, crowd);
    }
    scene = scene.meeples("r1c4", "R").meeples("r2c4", "B").meeples("r3c4", "W").meeples("r4c1", "G");
    scene = scene.front(0, "WWWYY").front(1, "YYW").camel(0, "r5c1").camel(1, "r5c2").gold(1, 7);
    scene = scene.hidden_cards(0, &[Card::Fakir, Card::Fakir, Card::Fish]).cards(0, &[Card::Fish, Card::Silk]);
    scene = scene.hidden_cards(1, &[Card::Wheat, Card::Fakir]).cards(1, &[Card::Fakir]);
    let row = [Card::Fish, Card::Fakir, Card::Wheat, Card::Fish, Card::Ivory, Card::Fakir, Card::Silk];
    scene = scene.row(&row[..3 + chance.below(5) as usize]);
    if setup.has_expansion() {
        scene = scene.meeples("r1c5", "PP").meeples("r2c5", "P").meeples("r4c2", "PPG").front(0, "P").front(1, "P");
        scene = scene.items(1, &[Item::Chest]).item_discards(&[Item::Jewellery]);
    }
    scene
}

fn empty(setup: &Setup) -> Scene {
    let scene = if setup.has_expansion() { Scene::naqala(setup.players()) } else { Scene::base(setup.players()) };
    scene.rules(setup.rules())
}

/// The last player to bid has no gold, but Kumarbi and two cards nobody else knows.
fn penniless(setup: &Setup) -> Scene {
    let last = setup.players() - 1;
    let scene = stuck(setup).gold(last, 0).djinns(last, &[Djinn::Kumarbi]);
    scene.hidden_cards(last, &[Card::Silk, Card::Fakir])
}

/// No move is left: lone meeples of different tribes, far apart.
fn stuck(setup: &Setup) -> Scene {
    let scene = empty(setup).meeples("r1c1", "R").meeples("r3c5", "B").front(0, "WW");
    scene.cards(0, &[Card::Fish]).hidden_cards(1, &[Card::Fakir]).camel(1, "r5c2")
}

/// Assassins whose only victims are too far away, and a player who may hold Fakirs.
fn out_of_range(setup: &Setup) -> Scene {
    let scene = empty(setup).meeples("r1c1", "R").meeples("r1c2", "R").meeples("r1c5", "B").meeples("r2c5", "B");
    scene.hidden_cards(0, &[Card::Fakir, Card::Fakir]).cards(1, &[Card::Fakir])
}

/// All piles are about to run out, with Sibittis and Sloar at hand.
fn renewing(setup: &Setup, chance: &mut Chance) -> State {
    let scene = rich(setup, chance).djinns(0, &[Djinn::Sibittis, Djinn::Sloar]).pile(&[Card::Pottery]);
    scene.djinn_pile(&[Djinn::Enki, Djinn::Utug]).turn(0)
}
