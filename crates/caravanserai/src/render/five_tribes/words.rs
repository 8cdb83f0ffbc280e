//! Names and numbers in English, in letters any terminal has.

use five_tribes::{Card, Cards, Djinn, Djinns, Item, Items, Meeples, Payment, Tribe};

use crate::render::{and, capital};

/// `1 elder`, `2 elders`.
pub(super) fn counted(number: impl Into<u16>, one: &str) -> String {
    let number = number.into();
    format!("{number} {one}{}", if number == 1 { "" } else { "s" })
}

/// `1 vizier, 2 elders and 1 builder`.
pub(super) fn people(crowd: Meeples) -> String {
    let tribes: Vec<String> = crowd.tribes().map(|tribe| counted(crowd.count(tribe), &tribe.to_string())).collect();
    and(&tribes)
}

/// `Y W2 B`: a letter for each tribe, with a number behind it if there are several.
pub(super) fn letters(crowd: Meeples, between: &str) -> String {
    let letter = |tribe: Tribe| match crowd.count(tribe) {
        1 => Meeples::of(tribe, 1).to_string(),
        many => format!("{}{many}", Meeples::of(tribe, 1)),
    };
    crowd.tribes().map(letter).collect::<Vec<_>>().join(between)
}

/// `an elder`.
pub(super) fn one(tribe: Tribe) -> String {
    let article = if matches!(tribe, Tribe::Elder | Tribe::Assassin | Tribe::Artisan) { "an" } else { "a" };
    format!("{article} {tribe}")
}

/// `2 fish, 1 fakir`, or `none`.
pub(super) fn cards(cards: &Cards) -> String {
    let kinds: Vec<String> = cards.kinds().map(|card: Card| format!("{} {card}", cards.count(card))).collect();
    if kinds.is_empty() { "none".into() } else { kinds.join(", ") }
}

/// `1 lamp, 2 crown`, or `none`.
pub(super) fn items(items: &Items) -> String {
    let kinds: Vec<String> = items.kinds().map(|item: Item| format!("{} {item}", items.count(item))).collect();
    if kinds.is_empty() { "none".into() } else { kinds.join(", ") }
}

/// `Al-Amin`.
pub(super) fn djinn(djinn: Djinn) -> String {
    djinn.name().to_owned()
}

/// `Enki and Sloar`.
pub(super) fn djinns(them: Djinns) -> String {
    and(&them.iter().map(djinn).collect::<Vec<_>>())
}

/// `the Lamp`.
pub(super) fn item(item: Item) -> String {
    format!("the {}", capital(&item.to_string()))
}

/// `an elder and a fakir`.
pub(super) fn payment(payment: Payment) -> &'static str {
    match payment {
        Payment::Elder => "an elder",
        Payment::Fakir => "a fakir",
        Payment::TwoElders => "2 elders",
        Payment::ElderAndFakir => "an elder and a fakir",
        Payment::Artisan => "an artisan",
        Payment::TwoFakirs => "2 fakirs",
    }
}
