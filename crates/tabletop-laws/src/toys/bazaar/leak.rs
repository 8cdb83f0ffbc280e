use serde::{Deserialize, Serialize};

/// A secret that is given away: one for each kind of leak that real programs have had.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Leak {
    /// All secrets are kept.
    #[default]
    None,
    /// Only players with a guard are asked, so being asked, or waiting, tells who holds one.
    HiddenWindow,
    /// The same, and an event tells everybody who is asked.
    ToldWindow,
    /// A refusal says whether another has the card.
    TellingRefusal,
    /// A question says how many guards the others hold.
    TellingQuestion,
    /// A private event is told to all.
    LoudDraw,
    /// A view shows who has guarded before the window closes.
    ShownAnswer,
    /// That a seat has answered is told and shown before the window closes.
    OpenAnswer,
    /// A view shows how many options the others have.
    ShownMenu,
    /// An event says where in the sorted hand the card was.
    HandOrder,
    /// A view lists the omens as they lie.
    StackOrder,
    /// Views that are equal are written in an order that follows the deck.
    JsonOrder,
    /// A view counts the steps, secret answers too.
    StepCount,
    /// All hear when a player guards, though no view shows it.
    LoneMessage,
    /// Players who looked at the top omen still know it after a shuffle.
    StaleKnowledge,
}

impl Leak {
    /// Every kind of leak, without `None`.
    pub const ALL: [Leak; 14] = [
        Leak::HiddenWindow,
        Leak::ToldWindow,
        Leak::TellingRefusal,
        Leak::TellingQuestion,
        Leak::LoudDraw,
        Leak::ShownAnswer,
        Leak::OpenAnswer,
        Leak::ShownMenu,
        Leak::HandOrder,
        Leak::StackOrder,
        Leak::JsonOrder,
        Leak::StepCount,
        Leak::LoneMessage,
        Leak::StaleKnowledge,
    ];
}
