//! Fair dice: every step's luck follows from a seed fixed before anyone sat down, and from what the players added.
//!
//! ```text
//! key of step n = HMAC-SHA-256(seed, "caravanserai luck 1\n" ‖ len(table) ‖ table ‖ count ‖ contributions ‖ n)
//! commitment    = SHA-256("caravanserai seed 1\n" ‖ seed)
//! ```
//!
//! Lengths and counts are 4 bytes, `n` is 8, all big-endian; the deal is step 0. Any process can go on from any step,
//! and nobody could choose the luck: not the host, who published the commitment first, and not a player, who does not
//! know the seed.

use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::{Digest as _, Sha256};
use tabletop::{Chance, Seat};

use crate::TableId;

/// A secret of 256 bits.
pub type Key = [u8; 32];

/// Sixteen random bytes that a person's client added, published at once.
pub type Contribution = [u8; 16];

/// The luck of one table.
///
/// Printing it does not show the seed.
#[derive(Clone, PartialEq, Eq)]
pub struct Luck {
    seed: Key,
    table: TableId,
    contributions: Vec<Contribution>,
}

impl Luck {
    /// From a seed of the operating system, the table's id, and the contributions in the order of their seats.
    pub fn new(seed: Key, table: &TableId, contributions: &[Contribution]) -> Luck {
        Luck { seed, table: table.clone(), contributions: contributions.to_vec() }
    }

    /// What is published before anyone sits: it binds the host to the seed without telling it.
    pub fn commitment(&self) -> Key {
        Sha256::new().chain_update(b"caravanserai seed 1\n").chain_update(self.seed).finalize().into()
    }

    /// The key of step `n`; the deal is step 0.
    pub fn key(&self, n: u64) -> Key {
        let table = (self.table.as_str().len() as u32).to_be_bytes();
        let count = (self.contributions.len() as u32).to_be_bytes();
        let parts = [
            b"caravanserai luck 1\n",
            &table[..],
            self.table.as_str().as_bytes(),
            &count,
            self.contributions.as_flattened(),
            &n.to_be_bytes(),
        ];
        hmac(&self.seed, &parts)
    }

    /// The luck of step `n`; the deal is step 0.
    pub fn step(&self, n: u64) -> Chance {
        Chance::keyed(self.key(n))
    }
}

impl std::fmt::Debug for Luck {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Luck").field("table", &self.table).finish_non_exhaustive()
    }
}

/// The key of a bot's own luck for the `n`th question put to `seat`: from a seed that is independent of the table's, so
/// that what a bot does tells nothing of what will be dealt.
pub fn bot_key(bot_seed: &Key, table: &TableId, seat: Seat, n: u64) -> Key {
    let table = table.as_str();
    let length = (table.len() as u32).to_be_bytes();
    let parts = [b"caravanserai bot 1\n", &length[..], table.as_bytes(), &[seat.into()], &n.to_be_bytes()];
    hmac(bot_seed, &parts)
}

fn hmac(key: &Key, parts: &[&[u8]]) -> Key {
    let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("a key may have any length");
    for part in parts {
        mac.update(part);
    }
    mac.finalize().into_bytes().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hex(bytes: &[u8]) -> String {
        bytes.iter().fold(String::new(), |text, byte| text + &format!("{byte:02x}"))
    }

    fn table(id: &str) -> TableId {
        id.parse().unwrap()
    }

    /// Test vectors for other programs that check our dice; these were made with Python's `hmac`.
    #[test]
    fn keys_are_pinned() {
        let luck = Luck::new([7; 32], &table("table-1"), &[[1; 16], [2; 16]]);
        assert_eq!(hex(&luck.commitment()), "49eda14c85b1fd673ed1b53fb4019a9fc67b45458801a57a36111c5c13e0b975");
        assert_eq!(hex(&luck.key(0)), "256ef2afd1d67caf6b788ac6a0cd53d09530c87fa4c4e503985d6280ced5fe11");
        assert_eq!(hex(&luck.key(1)), "62f77f61d8551bc913057e1245d8474bfdfe321c82381d57d2b626e2638ffb94");
        let seat = Seat::new(2).unwrap();
        assert_eq!(
            hex(&bot_key(&[7; 32], &table("table-1"), seat, 1)),
            "75115982448cb7f6f25f09079b037d4863d8f822794d872e0adff031af778a15"
        );
    }

    #[test]
    fn everything_that_goes_in_changes_the_luck() {
        let base = Luck::new([7; 32], &table("t"), &[[1; 16]]);
        let others = [
            Luck::new([8; 32], &table("t"), &[[1; 16]]),
            Luck::new([7; 32], &table("u"), &[[1; 16]]),
            Luck::new([7; 32], &table("t"), &[[2; 16]]),
            Luck::new([7; 32], &table("t"), &[]),
        ];
        assert!(others.iter().all(|luck| luck.key(1) != base.key(1)));
        assert_ne!(base.key(1), base.key(2));
        assert_eq!(base.step(3).below(1000), base.step(3).below(1000));
    }

    #[test]
    fn a_seed_is_not_printed() {
        assert_eq!(format!("{:?}", Luck::new([7; 32], &table("t"), &[])), "Luck { table: \"t\", .. }");
    }
}
