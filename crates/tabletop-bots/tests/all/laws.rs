use tabletop_bots::{Asked, Bot, Easy, Greedy, Plain, Random, Search, Settings, Thinkable};
use tabletop_laws::{
    LawBook, Sitting, bot_is_blind,
    toys::{Bazaar, BazaarBook, BazaarSetup, Kuhn, KuhnBook, KuhnSetup, Nim, NimBook, NimSetup},
};

fn bots<G: Thinkable + 'static>() -> Vec<(&'static str, Box<dyn Bot<G>>)> {
    let settings = Settings { iterations: 60, ..Settings::default() };
    vec![
        ("random", Box::new(Random)),
        ("easy", Box::new(Easy(Plain))),
        ("greedy", Box::new(Greedy(Plain))),
        ("search", Box::new(Search::<G, _>::new(Plain, settings))),
        ("threads", Box::new(Search::<G, _>::new(Plain, Settings { threads: 2, ..settings }))),
    ]
}

fn all_are_blind<G: Thinkable + 'static, B: LawBook<Game = G>>(label: &str, setup: &G::Setup, seats: u8) {
    for (name, bot) in bots::<G>() {
        let decide = |sitting: Sitting<'_, G>| {
            let (view, options) = (sitting.view(), sitting.menu());
            let ask = sitting.ask().expect("a seat that must act is asked");
            bot.decide(&Asked { seat: sitting.seat, seats, view: &view, ask: &ask, options: &options }, sitting.seed)
        };
        let compared = bot_is_blind::<B>(&[(label, setup.clone())], 0..6, decide);
        let compared = compared.unwrap_or_else(|broken| panic!("{name} in {}: {broken}", G::NAME));
        assert!(compared > 5, "{name} in {}: only {compared} decisions were compared", G::NAME);
    }
}

/// The same answer in worlds the seat cannot tell apart, given the same seed, and always a legal one.
#[test]
fn all_bots_are_blind_and_steady_in_all_toys() {
    all_are_blind::<Nim, NimBook>("nim", &NimSetup::new(&[2, 3, 4]).unwrap(), 2);
    all_are_blind::<Kuhn, KuhnBook>("kuhn", &KuhnSetup, 2);
    all_are_blind::<Bazaar, BazaarBook>("bazaar", &BazaarSetup::new(3).unwrap(), 3);
}
