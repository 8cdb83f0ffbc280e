//! FT3, FT13: bids and the order of turns.

use five_tribes::{Card, Djinn, Illegal, Played, Scene, State, play};

fn seats(list: &[tabletop::Seat]) -> Vec<u8> {
    list.iter().map(|&seat| seat.into()).collect()
}

/// A board on which everybody can move and nothing else happens.
fn simple(players: u8) -> Scene {
    let scene = Scene::base(players).meeples("r4c1", "YY").meeples("r4c2", "YY").meeples("r4c3", "YY");
    scene.meeples("r5c1", "YY").meeples("r5c2", "YY").meeples("r5c3", "YY").meeples("r1c1", "B").meeples("r1c2", "B")
}

/// Whose turn it is, and the others in the order in which they will play.
fn turn_order(t: &Played) -> Vec<u8> {
    let table = t.table();
    let paid = table.spots.iter().rev().flatten().copied();
    let mut order = vec![table.turn.seat.into()];
    order.extend(paid.chain(table.zeros.iter().copied()).map(u8::from));
    order
}

/// FE6, FT3.4, FT3.7: a later 0 plays before an earlier one, and only the dear spot is paid.
#[test]
fn the_latest_zero_plays_first_among_zeros() {
    let mut t = play(simple(4).bidding(&[0, 1, 2, 3]));
    t.does(&["bid 0", "bid 0", "bid 5", "bid 0"]);
    assert_eq!(turn_order(&t), [2, 3, 1, 0]);
    assert_eq!(t.table().next_turn().map(u8::from), Some(3));
    assert_eq!([0, 1, 2, 3].map(|seat| t.gold(seat)), [50, 50, 45, 50]);
}

/// FT4.2, FT3.1: the marker goes to the bid order track at once, so that this turn order is the next bid order.
#[test]
fn the_turn_order_is_the_next_bid_order() {
    let mut t = play(simple(3).bidding(&[0, 1, 2]));
    t.does(&["bid 0", "bid 3", "bid 1"]);
    assert_eq!(seats(&t.table().order), [1]);
    t.does(&["pick r1c1", "drop builder r1c2", "end-turn"]);
    assert_eq!(seats(&t.table().order), [1, 2]);
    t.does(&["pick r4c1", "drop vizier r5c1", "drop vizier r5c2", "end-turn"]);
    t.does(&["pick r4c2", "drop vizier r4c3", "drop vizier r5c3", "end-turn"]);
    assert!(t.table().is_bidding() && t.table().round == 2);
    assert_eq!(seats(&t.table().order), [1, 2, 0]);
}

/// FE7, FT3.6: with three markers on 0 the fourth bids 1 or more.
#[test]
fn the_zero_spots_are_full() {
    let mut t = play(simple(4).bidding(&[0, 1, 2, 3]));
    t.does(&["bid 0", "bid 0", "bid 0"]);
    assert_eq!(t.refuses("bid 0"), Illegal::ZeroFull);
    t.does(&["bid 1"]);
    assert_eq!(turn_order(&t), [3, 2, 1, 0]);
}

/// FT3.2, FT3.3: a bid is paid at once, and a dear spot holds one marker.
#[test]
fn a_spot_is_taken_once() {
    let mut t = play(simple(3).bidding(&[0, 1, 2]));
    t.does(&["bid 12"]);
    assert_eq!(t.gold(0), 38);
    assert_eq!(t.refuses("bid 12"), Illegal::SpotTaken);
    assert!(t.menu().iter().all(|bid| bid.starts_with("bid ")), "nobody may pass: {:?}", t.menu());
}

/// FT3.5: nobody bids more gold than they have.
#[test]
fn ft3_5_bids_must_be_payable() {
    let t = play(simple(3).gold(0, 4).bidding(&[0, 1, 2]));
    assert_eq!(t.menu(), ["bid 0", "bid 1", "bid 3"]);
    assert_eq!(t.refuses("bid 5"), Illegal::TooDear { price: 5 });
}

/// FE8, FT9.13, FR51: Kumarbi lowers the price step by step, not below 0.
#[test]
fn kumarbi_lowers_the_price() {
    let cards = [Card::Fakir; 6];
    let scene = simple(3).djinns(0, &[Djinn::Kumarbi]).cards(0, &cards);
    for (bid, price) in [
        ("bid 12 fakirs 1", 8),
        ("bid 12 fakirs 2", 5),
        ("bid 12 fakirs 3", 3),
        ("bid 12 fakirs 4", 1),
        ("bid 12 fakirs 5", 0),
        ("bid 8 fakirs 1", 5),
        ("bid 1 fakirs 1", 0),
        ("bid 18 fakirs 6", 0),
    ] {
        let mut t = play(scene.bidding(&[0, 1, 2]));
        t.does(&[bid]);
        assert_eq!(t.gold(0), 50 - price, "{bid}");
    }
    let t = play(scene.bidding(&[0, 1, 2]));
    assert_eq!(t.refuses("bid 3 fakirs 3"), Illegal::TooManyFakirs);
    assert_eq!(t.refuses("bid 0 fakirs 1"), Illegal::TooManyFakirs);
    assert_eq!(play(simple(3).bidding(&[0, 1, 2])).refuses("bid 3 fakirs 1"), Illegal::NoKumarbi);
    let poor = play(simple(3).djinns(0, &[Djinn::Kumarbi]).bidding(&[0, 1, 2]));
    assert_eq!(poor.refuses("bid 3 fakirs 1"), Illegal::KumarbiFakirs { held: 0 });
}

/// FE8 in the order of turns: the printed price counts, whatever was paid (FT3.7).
#[test]
fn the_printed_price_decides_the_order() {
    let scene = simple(3).djinns(0, &[Djinn::Kumarbi]).cards(0, &[Card::Fakir; 5]);
    let mut t = play(scene.bidding(&[1, 0, 2]));
    t.does(&["bid 8", "bid 12 fakirs 5", "bid 3"]);
    assert_eq!(turn_order(&t), [0, 1, 2]);
}

fn last_bidder(gold: u16) -> Scene {
    simple(4).gold(3, gold)
}

/// FE9, FR28: a player who can pay nothing goes to the cheapest free spot for all the gold they have.
#[test]
fn nobody_is_left_without_a_spot() {
    let mut t = play(last_bidder(0).bidding(&[0, 1, 2, 3]));
    t.does(&["bid 0", "bid 0", "bid 0"]);
    assert_eq!(t.menu(), ["bid 1"]);
    t.does(&["bid 1"]);
    assert_eq!((t.gold(3), turn_order(&t)), (0, vec![3, 2, 1, 0]));
}

/// FR28, FR52: a spot that only Kumarbi makes payable must be paid so.
#[test]
fn kumarbi_must_pay_if_nothing_else_can() {
    let scene = last_bidder(0).djinns(3, &[Djinn::Kumarbi]).cards(3, &[Card::Fakir; 2]);
    let mut t = play(scene.bidding(&[0, 1, 2, 3]));
    t.does(&["bid 0", "bid 0", "bid 0"]);
    assert_eq!(t.menu(), ["bid 1 fakirs 1", "bid 3 fakirs 2"]);
    assert_eq!(t.refuses("bid 1"), Illegal::TooDear { price: 1 });
}

/// FR76: a player who owns Kumarbi and cannot pay shows that the Fakirs in hand do not suffice.
#[test]
fn fr76_kumarbis_owner_shows_the_hand() {
    let scene = last_bidder(0).djinns(3, &[Djinn::Kumarbi]).hidden_cards(3, &[Card::Fish, Card::Silk]);
    let mut t = play(scene.bidding(&[0, 1, 2, 3]));
    t.does(&["bid 0", "bid 0", "bid 0", "bid 1"]);
    assert!(t.heard("3 shows silk,fish"));
    assert_eq!((t.player(3).unknown, t.player(3).known.len()), (0, 2));
}

/// FR9: Kumarbi works for each marker; FT13.2: each marker bids separately.
#[test]
fn fr9_kumarbi_works_for_each_marker() {
    let scene = simple(2).djinns(0, &[Djinn::Kumarbi]).cards(0, &[Card::Fakir; 2]);
    let mut t = play(scene.bidding(&[0, 0, 1, 1]));
    t.does(&["bid 5 fakirs 1", "bid 8 fakirs 1"]);
    assert_eq!(t.gold(0), 50 - 3 - 5);
}

/// FE10, FT13.2, FR8: two markers, two turns, and a djinn in each of them.
#[test]
fn two_players_play_two_markers() {
    let scene = simple(2).djinns(0, &[Djinn::Enki]).front(0, "WW");
    let mut t = play(scene.bidding(&[0, 0, 1, 1]));
    t.does(&["bid 3", "bid 1", "bid 5", "bid 0"]);
    assert_eq!((t.gold(0), t.gold(1)), (46, 45));
    assert_eq!(turn_order(&t), [1, 0, 0, 1]);
    t.does(&["pick r1c1", "drop builder r1c2", "end-turn"]);
    t.does(&["use enki elder r3c1", "pick r4c1", "drop vizier r5c1", "drop vizier r5c2", "end-turn"]);
    t.does(&["use enki elder r3c1", "pick r4c2", "drop vizier r4c3", "drop vizier r5c3", "end-turn"]);
    assert_eq!(t.square("r3c1").palms, 2);
    t.does(&["pick r5c1", "drop vizier r4c1"]);
    assert_eq!(seats(&t.table().order), [1, 0, 0, 1]);
}

/// FT13.1, FT13.3: eleven camels and two markers each; own markers on 0 are pushed like anybody's.
#[test]
fn own_markers_push_each_other() {
    let mut t = play(simple(2).bidding(&[0, 1, 0, 1]));
    assert_eq!((t.player(0).camels, t.table().order.len()), (11, 4));
    t.does(&["bid 0", "bid 0", "bid 0", "bid 1"]);
    assert_eq!(turn_order(&t), [1, 0, 1, 0]);
    let state: State = t.state;
    assert_eq!(state.table().zeros.len(), 3);
}
