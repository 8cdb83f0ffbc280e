use thiserror::Error;

/// Why something was not delivered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Trouble {
    /// It is no address that anything can be sent to.
    #[error("no address")]
    NoAddress,
    /// It leads into a network that is not for everybody, or goes there in the clear.
    #[error("forbidden")]
    Forbidden,
    /// Nobody answers there, or not in time.
    #[error("not reached")]
    Unreachable,
    /// Whoever is there does not want it.
    #[error("answered {0}")]
    Answered(u16),
}

impl Trouble {
    /// Is there no sense in trying again?
    pub fn is_lasting(self) -> bool {
        !matches!(self, Trouble::Unreachable | Trouble::Answered(408 | 425 | 429 | 500..))
    }

    /// Is there nobody any more? A browser that has unsubscribed is answered for like this.
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
