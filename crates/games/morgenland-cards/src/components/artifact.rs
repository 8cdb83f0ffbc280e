//! K1.7, K13: the five kinds of artifact.

use tabletop::Bag;

super::kinds! {
    /// K1.7: the five kinds of artifact, in the order of K13.
    Artifact:
    #[default]
    Lamp "lamp",
    Double "double",
    Carpet "carpet",
    Counterspell "counterspell",
    Key "key",
}

impl Artifact {
    /// The rule that tells what it does.
    pub const fn rule(self) -> &'static str {
        ["K13.1", "K13.2", "K13.3", "K13.4", "K13.5"][self as usize]
    }
}

/// Artifacts, in the order of K13.
pub type Artifacts = Bag<Artifact, 2>;
