//! Every law can be broken: Nim with one thing wrong, each time another.

use std::sync::atomic::{AtomicU8, Ordering};

use tabletop::{Chance, Determinize, Game, Ranking, Seat, Seats, Telling, Told, Viewer};
use tabletop_laws::{
    Budget, Law, LawBook,
    toys::{
        Nim, NimBook, NimSetup,
        nim::{NimAction, NimAsk, NimEvent, NimIllegal},
    },
    try_run,
};

/// What is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fault {
    NeverRanked,
    AsksEveryone,
    Doubles,
    OffersTooMuch,
    AnyoneMay,
    RefusalsCost,
    LuckOfItsOwn,
    ListensToItself,
    Shrinks,
    Endless,
    Imagines,
    ImaginesDead,
    UnknownKind,
    Panics,
    DealsAnew,
}

use Fault::{
    AnyoneMay, AsksEveryone, DealsAnew, Doubles, Endless, Imagines, ImaginesDead, ListensToItself, LuckOfItsOwn,
    NeverRanked, OffersTooMuch, Panics, RefusalsCost, Shrinks, UnknownKind,
};

const FAULTS: [Fault; 15] = [
    NeverRanked,
    AsksEveryone,
    Doubles,
    OffersTooMuch,
    AnyoneMay,
    RefusalsCost,
    LuckOfItsOwn,
    ListensToItself,
    Shrinks,
    Endless,
    Imagines,
    ImaginesDead,
    UnknownKind,
    Panics,
    DealsAnew,
];

/// Nim with the fault of this number.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Crooked<const FAULT: usize>(Nim);

static LUCK: AtomicU8 = AtomicU8::new(0);

impl<const FAULT: usize> Crooked<FAULT> {
    fn has(fault: Fault) -> bool {
        FAULTS[FAULT] == fault
    }
}

impl<const FAULT: usize> Game for Crooked<FAULT> {
    const NAME: &'static str = "crooked";
    type Setup = NimSetup;
    type Action = NimAction;
    type Event = NimEvent;
    type View = Nim;
    type Ask = NimAsk;
    type Illegal = NimIllegal;

    fn seats(setup: &NimSetup) -> u8 {
        Nim::seats(setup)
    }

    fn start(setup: &NimSetup, chance: &mut Chance, told: &mut Telling<NimEvent>) -> Self {
        let mut nim = Nim::start(setup, chance, told);
        if Self::has(DealsAnew) {
            nim.heaps[0] = 1 + LUCK.fetch_add(1, Ordering::Relaxed) % 3;
        }
        Crooked(nim)
    }

    fn to_act(&self) -> Seats {
        self.0.to_act()
    }

    fn ask(&self, seat: Seat) -> Option<NimAsk> {
        if Self::has(AsksEveryone) { Some(NimAsk) } else { self.0.ask(seat) }
    }

    fn options(&self, seat: Seat, menu: &mut Vec<NimAction>) {
        self.0.options(seat, menu);
        let last = menu.last().copied().filter(|_| self.0.to_act().contains(seat));
        if Self::has(Doubles) {
            menu.extend(last);
        }
        if Self::has(OffersTooMuch) {
            menu.extend(last.map(|it| NimAction { take: it.take + 1, ..it }));
        }
    }

    fn check(&self, seat: Seat, action: &NimAction) -> Result<(), NimIllegal> {
        let seat = if Self::has(AnyoneMay) { self.0.turn } else { seat };
        self.0.check(seat, action)
    }

    fn apply(&mut self, seat: Seat, action: &NimAction, chance: &mut Chance, told: &mut Telling<NimEvent>) {
        assert!(!Self::has(Panics) || action.take < 3, "three is too many");
        let heap = usize::from(action.heap);
        let before = self.0.heaps[heap];
        self.0.apply(seat, action, chance, told);
        if Self::has(Endless) {
            self.0.heaps[heap] = before;
        }
        if Self::has(Shrinks) && action.take == 2 {
            self.0.heaps[heap] = 99;
        }
        if Self::has(LuckOfItsOwn) && LUCK.fetch_add(1, Ordering::Relaxed).is_multiple_of(3) {
            self.0.heaps[heap] /= 2;
        }
        if Self::has(ListensToItself) && told.heard().is_empty() {
            self.0.heaps[heap] = 0;
        }
    }

    fn view(&self, viewer: Viewer) -> Nim {
        self.0.view(viewer)
    }

    fn result(&self) -> Option<Ranking> {
        self.0.result().filter(|_| !Self::has(NeverRanked))
    }

    fn play(&mut self, seat: Seat, action: &NimAction, chance: &mut Chance) -> Result<Vec<Told<NimEvent>>, NimIllegal> {
        let checked = self.check(seat, action);
        if Self::has(RefusalsCost) && checked.is_err() {
            chance.below(6);
        }
        checked?;
        let mut told = Telling::new();
        self.apply(seat, action, chance, &mut told);
        Ok(told.take())
    }
}

impl<const FAULT: usize> Determinize for Crooked<FAULT> {
    fn determinize(view: &Nim, chance: &mut Chance) -> Self {
        let mut nim = *view;
        if Self::has(Imagines) && chance.below(4) == 0 {
            nim.turn = Seat::new(1).unwrap();
        }
        if Self::has(ImaginesDead) {
            nim.heaps[0] = 50;
        }
        Crooked(nim)
    }
}

struct Book<const FAULT: usize>;

impl<const FAULT: usize> LawBook for Book<FAULT> {
    type Game = Crooked<FAULT>;

    fn frame(game: &Self::Game) -> &'static str {
        let odd = Crooked::<FAULT>::has(UnknownKind) && game.0.heaps[0] == 0;
        if odd { "odd" } else { "turn" }
    }

    fn deed(action: &NimAction) -> &'static str {
        NimBook::deed(action)
    }

    fn kinds() -> &'static [(&'static str, &'static str)] {
        NimBook::kinds()
    }

    fn conserved(game: &Self::Game) -> Result<(), String> {
        NimBook::conserved(&game.0)
    }

    fn bound(setup: &NimSetup) -> usize {
        NimBook::bound(setup)
    }

    fn forge(chance: &mut Chance) -> NimAction {
        NimBook::forge(chance)
    }
}

#[track_caller]
fn breaks<const FAULT: usize>(fault: Fault, laws: &[Law]) {
    assert_eq!(FAULTS[FAULT], fault);
    let setups = [("three heaps", NimSetup::new(&[3, 4, 5]).unwrap())];
    let broken = try_run::<Book<FAULT>>(&setups, 0..30, Budget::ALL).expect_err("no law is broken");
    assert!(laws.contains(&broken.law), "{fault:?}: {broken}");
}

#[test]
fn each_fault_breaks_its_law() {
    breaks::<0>(NeverRanked, &[Law::OverOrAsked]);
    breaks::<1>(AsksEveryone, &[Law::AskedHaveQuestions]);
    breaks::<2>(Doubles, &[Law::Menus]);
    breaks::<3>(OffersTooMuch, &[Law::OfferedIsLegal]);
    breaks::<4>(AnyoneMay, &[Law::NotAskedIsRefused]);
    breaks::<5>(RefusalsCost, &[Law::RefusalChangesNothing]);
    breaks::<6>(LuckOfItsOwn, &[Law::SameLuckSameGame, Law::SeenOnlyIfTold]);
    breaks::<7>(ListensToItself, &[Law::SameLuckSameGame]);
    breaks::<8>(Shrinks, &[Law::Conserved, Law::HonestImagination]);
    breaks::<9>(Endless, &[Law::Ends, Law::HonestImagination]);
    breaks::<10>(Imagines, &[Law::HonestImagination]);
    breaks::<11>(ImaginesDead, &[Law::HonestImagination]);
    breaks::<12>(UnknownKind, &[Law::KnownKinds]);
    breaks::<13>(Panics, &[Law::NoPanic]);
    breaks::<14>(DealsAnew, &[Law::RecordReplays]);
}

#[test]
fn a_broken_law_says_where() {
    let setups = [("three heaps", NimSetup::new(&[3, 4, 5]).unwrap())];
    let broken = try_run::<Book<2>>(&setups, 7..8, Budget::ALL).unwrap_err();
    let text = broken.to_string();
    assert!(text.starts_with("broken law: menus for exactly those who must act, without doubles\n"), "{text}");
    assert!(text.contains("three heaps, seed 7, step 0"), "{text}");
}
