use thiserror::Error;

/// Why something was not delivered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Trouble {
    /// The address is not valid.
    #[error("no address")]
    NoAddress,
    /// The address leads into a private network, or through the public one unencrypted.
    #[error("forbidden")]
    Forbidden,
    /// There was no answer, or not in time.
    #[error("not reached")]
    Unreachable,
    /// The server answered with this status.
    #[error("answered {0}")]
    Answered(u16),
}

impl Trouble {
    /// Whether trying again makes no sense.
    pub fn is_lasting(self) -> bool {
        !matches!(self, Trouble::Unreachable | Trouble::Answered(408 | 425 | 429 | 500..))
    }

    /// Whether the receiver is gone for good. Push services answer like this for a browser that has unsubscribed.
    pub fn is_gone(self) -> bool {
        matches!(self, Trouble::Answered(404 | 410))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_may_pass_is_tried_again() {
        for passing in [Trouble::Unreachable, Trouble::Answered(429), Trouble::Answered(503)] {
            assert!(!passing.is_lasting(), "{passing}");
        }
        for lasting in [Trouble::NoAddress, Trouble::Forbidden, Trouble::Answered(302), Trouble::Answered(403)] {
            assert!(lasting.is_lasting(), "{lasting}");
        }
        assert!(Trouble::Answered(410).is_gone() && !Trouble::Answered(400).is_gone());
    }
}
