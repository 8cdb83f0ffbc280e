use morgenland_cards::{
    Artifact, Card, Frame, Illegal, Moment as When, Moments, Place, Spell, Spending, Treasures, Why,
};
use tabletop::Seat;

/// All of them, with every reason why a card cannot be played.
pub(super) fn refusals(seat: Seat, paid: Treasures) -> Vec<Illegal> {
    let (place, room, hero) = (Place::Caravanserai, Place::Room3, 1);
    let frames = [
        Frame::Window,
        Frame::Place { seat },
        Frame::Tent { seat },
        Frame::NameStart { seat },
        Frame::Charity { seat },
        Frame::Give { seat, given: paid },
        Frame::Take { seat, given: paid, taken: Treasures::NONE },
        Frame::Eye { seat, of: Seat::new(1).expect("a seat") },
        Frame::SultansTax { caster: seat, seat, paid },
        Frame::CityTax { caster: seat, seat, hero, paid },
        Frame::Sacrifice { seat, spell: Spell::Donation, amount: 5 },
        Frame::Fare { seat, hero, to: place, paid },
    ];
    let mut all: Vec<Illegal> = frames.map(|asked| Illegal::OtherQuestion { asked }).into();
    all.extend([
        Illegal::NotAsked,
        Illegal::NoSuchHero { hero },
        Illegal::NoSuchRoom { place: room },
        Illegal::Closed { place },
        Illegal::NotInCave { place: Place::Cave4 },
        Illegal::NotDrawn,
        Illegal::NotLookedAt,
        Illegal::NoSuchPlayer,
        Illegal::Dummy,
        Illegal::PaidTwice,
        Illegal::PriceTooLow { least: 1 },
        Illegal::BribeTooLow { least: 2 },
        Illegal::NoBribeOwed { key: false },
        Illegal::NoBribeOwed { key: true },
        Illegal::NothingForIt,
        Illegal::NotDiscarded,
        Illegal::NotOwed,
    ]);
    all.extend(DUES.iter().flat_map(|&due| unpaid(due)));
    let cards = Spell::ALL.map(Card::Spell).into_iter().chain(Artifact::ALL.map(Card::Artifact));
    let cards: Vec<Card> = cards.chain([Card::Copy(Artifact::Carpet)]).collect();
    all.extend(cards.iter().flat_map(|&card| whys(seat).into_iter().map(move |why| Illegal::Play { card, why })));
    all
}

const DUES: [Spending; 8] = [
    Spending::Price,
    Spending::Bribe,
    Spending::Trade,
    Spending::SultansTax,
    Spending::CityTax,
    Spending::Sacrifice,
    Spending::Donation,
    Spending::Teleport,
];

/// What can be wrong with a payment.
fn unpaid(due: Spending) -> [Illegal; 7] {
    [
        Illegal::NotInHand { due },
        Illegal::MixedSymbols { due },
        Illegal::Superfluous { due },
        Illegal::TooLittle { due, least: 3 },
        Illegal::NotAll { due },
        Illegal::OutOfOrder { due },
        Illegal::NoWayOn { due },
    ]
}

/// Every reason why a card cannot be played.
fn whys(seat: Seat) -> Vec<Why> {
    let (place, room, kind, hero) = (Place::Caravanserai, Place::Room3, Artifact::Key, 1);
    let windows = |moments: &[When]| moments.iter().copied().collect::<Moments>();
    vec![
        Why::NotHeld,
        Why::Spent,
        Why::WrongMoment { moment: When::O, windows: windows(&[When::A, When::E]) },
        Why::WrongMoment { moment: When::O, windows: windows(&When::ALL[..7]) },
        Why::WrongTarget,
        Why::WhereTo,
        Why::NoCardToDraw,
        Why::NoSpellToDraw,
        Why::NoTreasure { needs: 1 },
        Why::NoTreasure { needs: 2 },
        Why::NothingDiscarded,
        Why::NobodyHasTreasure,
        Why::NoSuchHero { hero: 99 },
        Why::Out { hero },
        Why::OwnHero { hero },
        Why::OthersHero { hero },
        Why::Elsewhere { hero },
        Why::NowhereToGo { hero },
        Why::SamePlace { place },
        Why::NoSuchRoom { place: room },
        Why::NotACave { place },
        Why::NotARoom { place },
        Why::Closed { place },
        Why::Finished { place },
        Why::InTurn { place },
        Why::LastOpen,
        Why::EmptyCave { place: Place::Cave1 },
        Why::InForce,
        Why::NobodyPlaces,
        Why::AtARoom,
        Why::NobodyToTax,
        Why::NoWayIn,
        Why::Sold { room },
        Why::SameKind { kind },
        Why::OtherKind { lies: kind },
        Why::NotInStack { kind },
        Why::NotToGive { kind },
        Why::NotOffered,
        Why::NoHeroThere { seat },
        Why::NoHeroThere { seat: Seat::new(2).expect("the dummy's") },
        Why::NeverCopied,
        Why::NotPlayed { kind },
        Why::NoSuchPlay { play: 7 },
        Why::OwnPlay,
        Why::ArtifactPlay,
        Why::Cancelled,
    ]
}
