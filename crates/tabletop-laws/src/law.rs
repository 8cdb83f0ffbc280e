use std::fmt;

use tabletop::Viewer;

/// The laws, by name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Law {
    /// A seat must act, or the game is over and ranked.
    OverOrAsked,
    /// `ask` has a question exactly for the seats that must act.
    AskedHaveQuestions,
    /// A menu is there exactly for the seats that must act, and names nothing twice.
    Menus,
    /// What is offered is legal.
    OfferedIsLegal,
    /// A seat that is not asked is refused.
    NotAskedIsRefused,
    /// A refusal changes nothing and spends no luck.
    RefusalChangesNothing,
    /// The same luck makes the same game, whether anyone listens or not.
    SameLuckSameGame,
    /// A record replays to the same state, through its text, too.
    RecordReplays,
    /// A viewer's question, options, refusals and the end follow from their view.
    FollowsFromView,
    /// Pieces, cards and coins are conserved.
    Conserved,
    /// The game ends within its bound.
    Ends,
    /// Text and JSON can be read back, and notation is one line without a bar.
    RoundTrip,
    /// An imagined world has the same view to the byte, is sound, can be played on and depends on view and luck alone.
    HonestImagination,
    /// If a viewer does the same and hears the same, they see the same. Else the view leaks.
    SeenOnlyIfTold,
    /// If a viewer does the same and sees the same, they hear the same, and nothing if nothing changed. Else an event leaks.
    ToldOnlyIfSeen,
    /// While others are still asked, an answer is seen and heard by its owner alone.
    SecretUntilClosed,
    /// Whether a question opens follows from what is public: worlds that sound alike up to a question all ask it.
    AskedInPublic,
    /// What a viewer imagines could have come about by what they witnessed. Else more can be inferred than the view says.
    CouldHaveHappened,
    /// A bot decides by its view and its own luck.
    BotIsBlind,
    /// Every question and answer is of a kind the book knows.
    KnownKinds,
    /// The rules never panic.
    NoPanic,
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Law::OverOrAsked => "someone must act or it is over",
            Law::AskedHaveQuestions => "a question for exactly those who must act",
            Law::Menus => "menus for exactly those who must act, without doubles",
            Law::OfferedIsLegal => "what is offered is legal",
            Law::NotAskedIsRefused => "who is not asked is refused",
            Law::RefusalChangesNothing => "a refusal changes nothing",
            Law::SameLuckSameGame => "same luck, same game",
            Law::RecordReplays => "a record replays to the same state",
            Law::FollowsFromView => "my question, options and refusals follow from my view",
            Law::Conserved => "everything is conserved",
            Law::Ends => "it ends within its bound",
            Law::RoundTrip => "text and JSON can be read back",
            Law::HonestImagination => "determinize is honest",
            Law::SeenOnlyIfTold => "I see a change only if I am told of it",
            Law::ToldOnlyIfSeen => "I am told only of what I see change",
            Law::SecretUntilClosed => "an answer is secret until its question closes",
            Law::AskedInPublic => "whether somebody is asked follows from what is public",
            Law::CouldHaveHappened => "what I imagine could have come about",
            Law::BotIsBlind => "a bot sees only its view",
            Law::KnownKinds => "every kind of question and answer is known",
            Law::NoPanic => "the rules never panic",
        })
    }
}

/// A law that was broken, and where to find it again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// Which.
    pub law: Law,
    /// In which setup, as the run calls it.
    pub label: String,
    /// With which seed.
    pub seed: u64,
    /// In which scene of that seed, if it was not a whole game.
    pub scene: Option<usize>,
    /// After how many steps.
    pub step: usize,
    /// For which viewer, if that matters.
    pub viewer: Option<Viewer>,
    /// What was found.
    pub detail: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "broken law: {}\n  {}, seed {}", self.law, self.label, self.seed)?;
        if let Some(scene) = self.scene {
            write!(f, ", scene {scene}")?;
        }
        write!(f, ", step {}", self.step)?;
        if let Some(viewer) = self.viewer {
            write!(f, ", as {viewer}")?;
        }
        write!(f, "\n  {}", self.detail.replace('\n', "\n  "))
    }
}

impl std::error::Error for Broken {}

/// What a law says: nothing, or how it was broken.
pub(crate) type Verdict = Result<(), Box<Broken>>;
