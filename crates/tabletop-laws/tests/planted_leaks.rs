//! Every kind of leak is caught, and by the law that should catch it.

use tabletop::{Chance, Game as _, Viewer};
use tabletop_laws::{
    Broken, Budget, Law, Sitting, bot_is_blind, bot_is_steady,
    toys::{
        Bazaar, BazaarBook, BazaarSetup, Leak,
        bazaar::{Action, Card},
    },
    try_run,
};

fn caught(leak: Leak) -> Broken {
    let setup = BazaarSetup::leaking(3, leak).unwrap();
    *try_run::<BazaarBook>(&[("three", setup)], 0..100, Budget::ALL).expect_err("the leak is not caught")
}

#[track_caller]
fn is_caught(leak: Leak, by: &[Law], detail: &str) {
    let broken = caught(leak);
    assert!(by.contains(&broken.law), "{leak:?} is caught by another law: {broken}");
    assert!(broken.detail.contains(detail), "`{detail}` is not said: {broken}");
}

#[test]
fn a_window_opened_by_hidden_cards() {
    is_caught(Leak::HiddenWindow, &[Law::SeenOnlyIfTold], "asked.seats");
    is_caught(Leak::ToldWindow, &[Law::AskedInPublic], "goes on");
}

#[test]
fn a_refusal_or_question_that_depends_on_hidden_cards() {
    is_caught(Leak::TellingRefusal, &[Law::FollowsFromView], "AnotherHasIt");
    is_caught(Leak::TellingQuestion, &[Law::FollowsFromView], "hint");
}

#[test]
fn a_private_event_told_to_all() {
    is_caught(Leak::LoudDraw, &[Law::ToldOnlyIfSeen], "");
}

#[test]
fn anothers_menu_or_answer_in_a_view() {
    is_caught(Leak::ShownAnswer, &[Law::SeenOnlyIfTold], "answers");
    is_caught(Leak::OpenAnswer, &[Law::SecretUntilClosed], "answers");
    is_caught(Leak::ShownMenu, &[Law::SeenOnlyIfTold, Law::HonestImagination], "menus");
}

#[test]
fn an_order_that_means_something() {
    is_caught(Leak::HandOrder, &[Law::ToldOnlyIfSeen], "whispers");
    is_caught(Leak::StackOrder, &[Law::HonestImagination, Law::SeenOnlyIfTold], "omens");
    is_caught(Leak::JsonOrder, &[Law::HonestImagination], "written differently");
}

#[test]
fn a_count_or_message_that_exists_in_one_world_only() {
    is_caught(Leak::StepCount, &[Law::SeenOnlyIfTold], "steps");
    is_caught(Leak::LoneMessage, &[Law::ToldOnlyIfSeen], "the view does not change");
}

#[test]
fn knowledge_kept_after_a_shuffle() {
    is_caught(Leak::StaleKnowledge, &[Law::SeenOnlyIfTold], "omen");
}

#[test]
fn every_leak_is_caught_at_every_size_of_table() {
    for leak in Leak::ALL {
        for seats in 3..=4 {
            let setup = BazaarSetup::leaking(seats, leak).unwrap();
            let run = try_run::<BazaarBook>(&[("leaking", setup)], 500..700, Budget::ALL);
            assert!(run.is_err(), "{leak:?} is not caught among {seats}");
        }
    }
}

/// A random choice with the bot's own seed.
fn fair(sitting: &Sitting<'_, Bazaar>) -> Action {
    Chance::seeded(sitting.seed).pick(&sitting.menu()).unwrap()
}

fn blind(decide: impl Fn(Sitting<'_, Bazaar>) -> Action) -> Result<u64, Box<Broken>> {
    bot_is_blind::<BazaarBook>(&[("three", BazaarSetup::new(3).unwrap())], 0..20, decide)
}

#[test]
fn a_bot_with_its_own_seed_is_blind() {
    assert!(blind(|sitting| fair(&sitting)).unwrap() > 400);
    let setups = [("three", BazaarSetup::new(3).unwrap())];
    let last = bot_is_steady::<BazaarBook>(&setups, 0..5, |_, _, menu, _| *menu.last().unwrap());
    assert!(last.unwrap() > 50);
}

#[test]
fn a_bot_seeded_from_the_tables_luck_is_caught() {
    let spends = blind(|mut sitting| {
        sitting.seed = u64::from(sitting.luck.below(1000));
        fair(&sitting)
    });
    assert_eq!(spends.unwrap_err().law, Law::BotIsBlind);
    let peeks = blind(|mut sitting| {
        sitting.seed = u64::from(sitting.luck.clone().below(1000));
        fair(&sitting)
    });
    assert!(peeks.unwrap_err().detail.contains("looks the same"));
}

#[test]
fn a_bot_that_looks_into_hands_is_caught() {
    let looks = blind(|sitting| {
        let next = tabletop::Seat::new((u8::from(sitting.seat) + 1) % 3).unwrap();
        let guarded = sitting.game.view(Viewer::Seat(next)).hand.contains(&Card::Guard);
        let menu = sitting.menu();
        if guarded { menu[0] } else { menu[menu.len() - 1] }
    });
    assert_eq!(looks.unwrap_err().law, Law::BotIsBlind);
}
