use crate::{Cards, Unreadable};

/// Why a file of cards cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the texts say all")]
pub enum BadCards {
    #[error("line {line} of the cards: {why}")]
    Line { line: usize, why: BadLine },
    #[error("the cards have no line for `{key}`: leave a card out with 0 copies")]
    Missing { key: String },
    #[error("there is no artifact in the cards: somebody must be able to win")]
    NoArtifact,
    #[error("there are {spells} spells in the cards: {} are the most", Cards::MOST_SPELLS)]
    TooManySpells { spells: u8 },
}

/// What is wrong with a line of a file of cards.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the texts say all")]
pub enum BadLine {
    #[error("`{key}` stands there twice")]
    Twice { key: String },
    #[error("the lower value comes first")]
    LowFirst,
    #[error("`rooms PLAYERS LOW HIGH`, `guard BONUS`, `cap ROUNDS` or `ties ARTIFACT` was expected")]
    Number,
    #[error("the set of a spell is `core` or `extension`")]
    NoSet,
    #[error("`{name}` is neither a card nor a number of the game")]
    NoSuchCard { name: String },
    #[error("copies and windows were expected")]
    TwoParts,
    #[error("copies, windows and a number were expected")]
    ThreeParts,
    #[error("`answer` is the window of the Counterspell, and it has no other")]
    Answer,
    #[error("`{text}` are not windows: letters of abcdefgo in order")]
    NotWindows { text: String },
    #[error("this card can be played in the windows {able} only")]
    OtherWindows { able: &'static str },
    #[error("`{text}`: a number from {least} to {most} was expected")]
    OutOfRange { text: String, least: u8, most: u8 },
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
}
