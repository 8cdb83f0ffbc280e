//! The Bazaar has bots without a judge of its own.

use opponents::{Mind, Opposed as _};
use tabletop::{Chance, Game as _, Telling, Viewer};
use tabletop_bots::Asked;
use tabletop_laws::{
    Sitting, bot_is_blind,
    toys::{Bazaar, BazaarBook, BazaarSetup},
};

fn mind(text: &str) -> Mind {
    let mut mind: Mind = text.parse().unwrap();
    mind.timed = false;
    mind
}

#[test]
fn all_bots_are_blind_in_the_bazaar() {
    for text in ["random", "greedy", "easy", "medium", "hard/20", "expert/80"] {
        let bot = Bazaar::bot(mind(text));
        let decide = |sitting: Sitting<'_, Bazaar>| {
            let (view, options) = (sitting.view(), sitting.menu());
            let ask = sitting.ask().expect("a seat that must act is asked");
            bot.decide(&Asked { seat: sitting.seat, seats: 3, view: &view, ask: &ask, options: &options }, sitting.seed)
        };
        let compared = bot_is_blind::<BazaarBook>(&[(text, BazaarSetup::new(3).unwrap())], 0..6, decide);
        assert!(compared.unwrap_or_else(|broken| panic!("{text}: {broken}")) > 60, "{text}");
    }
}

#[test]
fn search_beats_random_in_the_bazaar() {
    let (search, random) = (Bazaar::bot(mind("search=60")), Bazaar::bot(Mind::random()));
    let setup = BazaarSetup::new(2).unwrap();
    let mut won = 0;
    for deal in 0..60_u64 {
        let mut luck = Chance::seeded(deal);
        let mut game = Bazaar::start(&setup, &mut luck, &mut Telling::deaf());
        while let Some(seat) = game.to_act().first_seat() {
            let mut options = Vec::new();
            game.options(seat, &mut options);
            let (view, ask) = (game.view(Viewer::Seat(seat)), game.ask(seat).unwrap());
            let asked = Asked { seat, seats: 2, view: &view, ask: &ask, options: &options };
            let bot = if seat.index() as u64 == deal % 2 { &search } else { &random };
            let action = bot.decide(&asked, deal * 100 + u64::from(view.turns_left));
            game.apply(seat, &action, &mut luck, &mut Telling::deaf());
        }
        let winners = game.result().unwrap().winners();
        won += usize::from(winners.len() == 1 && winners.iter().all(|seat| seat.index() as u64 == deal % 2));
    }
    assert!(won >= 40, "{won} of 60");
}
