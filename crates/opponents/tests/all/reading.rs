//! Worlds as experts imagine them.

use morgenland::{Action, Field};
use opponents::{CardsJudge, MorgenlandJudge};
use tabletop::{Chance, Determinize, Game as _, Seat, Seats, Telling, Viewer};
use tabletop_bots::{Judge, Plans};
use tabletop_host::Hosted;

/// Plays this many games at random, and shows every question: the seat, its view and its options.
fn questions<G: Hosted>(setup: &str, games: usize, mut look: impl FnMut(Seat, &G::View, &[G::Action], &mut Chance)) {
    let setup: G::Setup = setup.parse().unwrap_or_else(|_| panic!("`{setup}` is a setup"));
    let mut luck = Chance::seeded(7).forgetful();
    let mut menu = Vec::new();
    for _ in 0..games {
        let mut game = G::start(&setup, &mut luck, &mut Telling::deaf());
        while let Some(seat) = game.to_act().first_seat() {
            menu.clear();
            game.options(seat, &mut menu);
            look(seat, &game.view(Viewer::Seat(seat)), &menu, &mut luck);
            let action = menu[luck.below(menu.len() as u32) as usize];
            game.apply(seat, &action, &mut luck, &mut Telling::deaf());
        }
    }
}

/// At every question, imagines a world as an expert of that seat would. Returns how many there were.
fn read_worlds<G: Hosted + Determinize>(setup: &str, judge: &impl Judge<G>, mut look: impl FnMut(&G)) -> usize {
    let mut worlds = 0;
    questions::<G>(setup, 4, |seat, view, _, luck| {
        let world = judge.imagine(view, luck);
        assert_eq!(world.view(Viewer::Seat(seat)), *view, "the world does not look like the view");
        worlds += 1;
        look(&world);
    });
    worlds
}

#[test]
fn worlds_that_are_read_look_like_what_is_seen() {
    for setup in ["players=3", "players=5", "players=4 version=pro"] {
        assert!(
            read_worlds::<morgenland::State>(setup, &MorgenlandJudge { reads: true, guesses: false }, |_| {}) > 200
        );
    }
    for setup in ["players=2 spells=all", "players=4", "players=5 spells=all"] {
        assert!(read_worlds::<morgenland_cards::State>(setup, &CardsJudge { reads: true }, |_| {}) > 200);
    }
}

/// Players place in rooms what they can pay for, so a figure face down in a room is read as weak, in a cave as strong.
#[test]
fn face_down_figures_are_read_by_where_they_lie() {
    let mut strengths = [(0, 0); 2];
    read_worlds::<morgenland::State>("players=4", &MorgenlandJudge { reads: true, guesses: false }, |world| {
        let seats = Seats::first(4);
        for seat in seats.iter() {
            for piece in world.view(Viewer::Seat(seat)).pieces.iter().filter(|piece| piece.owner == seat) {
                let (cave, room) = (piece.field.cave().is_some(), piece.field >= Field::Room1);
                if let Some(strength) = piece.strength.filter(|_| (cave || room) && !piece.face_up) {
                    let (sum, count) = &mut strengths[usize::from(room)];
                    (*sum, *count) = (*sum + u32::from(strength), *count + 1);
                }
            }
        }
    });
    let [(caves, in_caves), (rooms, in_rooms)] = strengths;
    assert!(in_caves > 1000 && in_rooms > 1000, "{strengths:?}");
    // The mean figure has 5.25; what players placed themselves is random here, and counted too.
    assert!(10 * caves > 60 * in_caves && 10 * rooms < 45 * in_rooms, "{strengths:?}");
}

/// A judge that reads knows that a strong figure mostly wins a room in which another lies face down. Still it sometimes likes
/// that less, because it also expects less from the caves, and so to be able to pay less.
#[test]
fn instinct_reads_too() {
    let (mut asked, mut bolder) = (0, 0);
    questions::<morgenland::State>("players=4", 40, |seat, view, menu, _| {
        let weight = |reads: bool, field: Field| {
            let mut plans = Plans::default();
            MorgenlandJudge { reads, guesses: false }.weigh(seat, view, menu, &mut plans);
            let strong = Action::Place { figure: 6, field };
            plans.iter().find(|(plan, _)| *plan == [strong]).map(|(_, weight)| weight)
        };
        let is_alone = |field: Field| view.pieces.iter().filter(|piece| piece.field == field).count() == 1;
        let theirs = view.pieces.iter().filter(|piece| piece.owner != seat && !piece.face_up);
        for room in theirs.map(|piece| piece.field).filter(|field| field.room().is_some() && is_alone(*field)) {
            if let (Some(reads), Some(guesses)) = (weight(true, room), weight(false, room)) {
                asked += 1;
                bolder += usize::from(reads > guesses);
            }
        }
    });
    assert!(asked > 200 && 5 * bolder > 4 * asked, "{bolder} of {asked}");
}
