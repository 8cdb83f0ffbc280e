//! FT12, FX11: the final scoring.

use five_tribes::{Card, Djinn, Item, Land, Scene, Score, State};

fn score(scene: Scene, seat: usize) -> Score {
    scene.turn(0).scores()[seat]
}

fn cards(cards: &[(Card, usize)], djinns: &[Djinn]) -> u16 {
    let hand: Vec<Card> = cards.iter().flat_map(|&(card, number)| std::iter::repeat_n(card, number)).collect();
    score(Scene::base(2).cards(0, &hand).djinns(0, djinns), 0).cards
}

/// FE23, FT12.8: the largest possible set first is the best split.
#[test]
fn sets_at_the_end() {
    assert_eq!(cards(&[(Card::Ivory, 1), (Card::Silk, 2), (Card::Fish, 3), (Card::Wheat, 1)], &[]), 17);
    assert_eq!(cards(&[(Card::Fakir, 5)], &[]), 0);
}

#[test]
fn fe24_all_merchandise_is_worth_194() {
    let all = [2, 2, 2, 4, 4, 4, 6, 6, 6];
    let hand: Vec<(Card, usize)> = Card::ALL.into_iter().zip(all).collect();
    assert_eq!(cards(&hand, &[]), 194);
}

/// FE25, FT12.9, FT9.1: Al-Amin's wilds go to the largest set; an odd Fakir counts nothing.
#[test]
fn al_amins_wilds() {
    let hand = [(Card::Ivory, 1), (Card::Silk, 2), (Card::Fish, 1), (Card::Fakir, 5)];
    assert_eq!(cards(&hand, &[]), 8);
    assert_eq!(cards(&hand, &[Djinn::AlAmin]), 22);
    assert_eq!(score(Scene::base(2).djinns(0, &[Djinn::AlAmin]), 0).djinns, 5);
}

/// FE26, FR60: wilds fill the largest set to nine, then the next; they may copy a kind beyond its printed number.
#[test]
fn wilds_fill_one_set_after_the_other() {
    let six =
        [Card::Ivory, Card::Jewels, Card::GoldWare, Card::Papyrus, Card::Spice, Card::Wheat].map(|card| (card, 1));
    let hand: Vec<(Card, usize)> =
        [(Card::Silk, 2), (Card::Fish, 2), (Card::Fakir, 6)].into_iter().chain(six).collect();
    assert_eq!((cards(&hand, &[]), cards(&hand, &[Djinn::AlAmin])), (53, 73));
    let mut nine: Vec<(Card, usize)> = Card::ALL[..9].iter().map(|&card| (card, 1)).collect();
    nine.push((Card::Fakir, 4));
    assert_eq!(cards(&nine, &[Djinn::AlAmin]), 63);
    assert_eq!(cards(&[(Card::Fakir, 8)], &[Djinn::AlAmin]), 13);
}

fn viziers(numbers: &[usize], djinns: &[Djinn]) -> Vec<u16> {
    let mut scene = Scene::base(numbers.len() as u8).djinns(0, djinns);
    for (seat, &number) in numbers.iter().enumerate() {
        scene = scene.front(seat as u8, &"Y".repeat(number));
    }
    scene.turn(0).scores().iter().map(|score| score.viziers).collect()
}

/// FE27, FT12.2: ten points for every opponent with fewer Viziers; equal numbers give nothing.
#[test]
fn viziers_compare() {
    assert_eq!(viziers(&[5, 3, 3, 0], &[]), [35, 13, 13, 0]);
    assert_eq!(viziers(&[7, 4, 2, 1], &[]), [37, 24, 12, 1]);
    assert_eq!(viziers(&[4, 4, 4], &[]), [4, 4, 4]);
}

/// FE28, FT9.11: Jafaar makes each Vizier worth 3 and leaves the tens alone.
#[test]
fn jafaar_trebles_viziers() {
    assert_eq!(viziers(&[6, 2], &[Djinn::Jafaar]), [28, 2]);
}

/// FE29, FT9.9, FT12.6: palms on own tiles are worth 3, with Haurvatat 5.
#[test]
fn palms_on_own_tiles() {
    let scene = Scene::base(2).camel(0, "r3c1").grown("r3c1", 3, 0).grown("r3c2", 3, 0);
    let plain = score(scene, 0);
    assert_eq!((plain.tiles, plain.palms, score(scene, 1).palms), (8, 9, 0));
    let better = score(scene.djinns(0, &[Djinn::Haurvatat]), 0);
    assert_eq!((better.tiles, better.palms), (8, 15));
}

/// FE30, FT12.1, FT12.4: a whole sheet.
#[test]
fn a_whole_sheet() {
    let scene = Scene::base(3).gold(0, 37).front(0, "YYYYWWW").front(1, "YYYY").front(2, "Y");
    let scene = scene.djinns(0, &[Djinn::Haurvatat, Djinn::Utug]).camel(0, "r1c1").grown("r1c1", 0, 2);
    let scene = scene.camel(0, "r3c1").grown("r3c1", 2, 0).camel(0, "r4c1");
    let scene = scene.cards(0, &[Card::Ivory, Card::Silk, Card::Fish, Card::Fish, Card::Fakir, Card::Fakir]);
    let sheet = score(scene, 0);
    let Score { gold, viziers, elders, djinns, tiles, palms, palaces, cards, .. } = sheet;
    assert_eq!([gold, viziers, elders, djinns, tiles, palms, palaces, cards], [37, 14, 6, 12, 19, 10, 10, 8]);
    assert_eq!(sheet.total(), 116);
    assert_eq!(
        sheet.to_string(),
        "gold 37 + viziers 14 + elders 6 + djinns 12 + tiles 19 + palms 10 + palaces 10 + cards 8 = 116"
    );
}

/// FT12.3, FT9.19: Elders are worth 2, with Shamhat 4.
#[test]
fn elders_and_shamhat() {
    assert_eq!(score(Scene::base(2).front(0, "WWW"), 0).elders, 6);
    assert_eq!(score(Scene::base(2).front(0, "WWW").djinns(0, &[Djinn::Shamhat]), 0).elders, 12);
}

/// FT12.5, FT12.7: own tiles by their value, palaces 5 each; on unowned tiles they score for nobody.
#[test]
fn tiles_and_palaces() {
    let scene = Scene::base(2).camel(0, "r2c6").camel(0, "r5c6").grown("r2c6", 0, 2).grown("r1c1", 0, 3);
    let mine = score(scene, 0);
    assert_eq!((mine.tiles, mine.palaces, score(scene, 1).palaces), (15 + 4, 10, 0));
}

#[test]
fn ft12_10_tied_players_share_the_victory() {
    let state: State = Scene::base(3).meeples("r1c1", "R").gold(2, 30).turn(0);
    let mut t = five_tribes::play(state);
    t.does(&["no-move", "end-turn", "end-turn", "end-turn"]);
    let ranking = tabletop::Game::result(&t.state).unwrap();
    assert_eq!(ranking.places(), [1, 1, 3]);
}

/// FE37, FX11.1, FX10.1: three points per Artisan for all who have most, else two; Ptah adds two each.
#[test]
fn artisans() {
    let points = |numbers: [usize; 3], ptah: u8| -> Vec<u16> {
        let mut scene = Scene::naqala(3).djinns(ptah, &[Djinn::Ptah]);
        for (seat, number) in numbers.into_iter().enumerate() {
            scene = scene.front(seat as u8, &"P".repeat(number));
        }
        scene.turn(0).scores().iter().map(|score| score.artisans).collect()
    };
    assert_eq!(points([4, 4, 2], 2), [12, 12, 4 + 4]);
    assert_eq!(points([5, 3, 0], 2), [15, 6, 0]);
    assert_eq!(points([5, 3, 0], 0), [15 + 10, 6, 0]);
}

/// FE39, FX10.2, FX8.1: precious items by their value, with Geb 3 more each; unused magic ones nothing.
#[test]
fn items_and_geb() {
    let items = [Item::Jewellery, Item::Chest, Item::Crown, Item::Lamp];
    assert_eq!(score(Scene::naqala(3).items(0, &items), 0).items, 21);
    let geb = score(Scene::naqala(3).items(0, &items).djinns(0, &[Djinn::Geb]), 0);
    assert_eq!((geb.items, geb.djinns), (30, 6));
}

/// FE42, FX11.2, FR41: a whole sheet with the expansion.
#[test]
fn a_whole_sheet_of_naqala() {
    let scene = Scene::naqala(2).gold(0, 22).front(0, "YYYWWWWPPPP").front(1, "YYYYYPPP");
    let scene = scene.djinns(0, &[Djinn::Shamhat]).items(0, &[Item::Chest, Item::Crown, Item::Horn]);
    let scene = scene.land("r1c1", Land::SmallMarket).land("r1c2", Land::Oasis).land("r2c1", Land::Oasis);
    let scene = scene.land("r2c2", Land::LargeMarket).tent(0, "r1c1").grown("r1c1", 1, 0);
    let scene = scene.land("r5c1", Land::SpecializedMarket).camel(0, "r5c1");
    let scene = scene.land("r5c3", Land::Sacred(12)).camel(0, "r5c3").grown("r5c3", 0, 1);
    let hand = [Card::Ivory, Card::Silk, Card::Fish, Card::Wheat, Card::Fakir, Card::Fakir];
    let sheet = score(scene.cards(0, &hand), 0);
    let right = Score {
        gold: 22,
        viziers: 3,
        elders: 16,
        artisans: 12,
        djinns: 6,
        tiles: 28,
        palms: 3,
        palaces: 5,
        tent: 4,
        cards: 13,
        items: 16,
    };
    assert_eq!(sheet, right);
    assert_eq!(sheet.total(), 128);
}
