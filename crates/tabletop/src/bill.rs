use serde::{Deserialize, Serialize};

use crate::{Pile, bill_ways};

/// Amounts of several kinds to be paid or taken. It describes all legal answers, so a picker needs nothing else.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Bill {
    /// The sum of all amounts.
    pub total: u8,
    /// If given, exactly this many kinds take part, each with at least one unit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub kinds: Option<u8>,
    /// If not empty, the amounts are these, each in a kind of its own. Sorted, largest first.
    pub parts: Pile<u8, 8>,
    /// The most there is of each kind.
    pub most: Pile<u8, 8>,
}

/// Why amounts do not settle a bill.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Unsettled {
    /// More of a kind than there is.
    TooMany,
    /// The sum is wrong.
    Total,
    /// The number of kinds is wrong.
    Kinds,
    /// The amounts are not the ones asked for.
    Parts,
}

impl Bill {
    /// How many ways [`Bill::ways`] lists at most.
    pub const LISTED: usize = 64;

    /// This total in any kinds, with at most `most` of each.
    pub fn any(total: u8, most: &[u8]) -> Bill {
        Bill { total, kinds: None, parts: Pile::new(), most: most.iter().copied().collect() }
    }

    /// This total in exactly this many kinds.
    pub fn split(total: u8, kinds: u8, most: &[u8]) -> Bill {
        Bill { kinds: Some(kinds), ..Bill::any(total, most) }
    }

    /// Each of `parts` in a kind of its own.
    pub fn matched(parts: &[u8], most: &[u8]) -> Bill {
        let mut sorted: Pile<u8, 8> = parts.iter().copied().collect();
        sorted.sort_unstable_by(|a, b| b.cmp(a));
        Bill { parts: sorted, ..Bill::split(parts.iter().sum(), parts.len() as u8, most) }
    }

    /// Do these amounts settle it?
    ///
    /// # Errors
    ///
    /// Says why not.
    pub fn settled_by(&self, amounts: &[u8]) -> Result<(), Unsettled> {
        let most = |i: usize| self.most.get(i).copied().unwrap_or(0);
        let sum: u32 = amounts.iter().map(|&n| u32::from(n)).sum();
        let mut paid: Pile<u8, 8> = amounts.iter().copied().filter(|&n| n > 0).take(8).collect();
        if sum != u32::from(self.total) {
            return Err(Unsettled::Total);
        }
        if self.kinds.is_some_and(|kinds| paid.len() != usize::from(kinds)) {
            return Err(Unsettled::Kinds);
        }
        if !self.parts.is_empty() {
            paid.sort_unstable_by(|a, b| b.cmp(a));
            if paid != self.parts {
                return Err(Unsettled::Parts);
            }
        }
        if amounts.iter().enumerate().any(|(i, &n)| n > most(i)) {
            return Err(Unsettled::TooMany);
        }
        Ok(())
    }

    /// Lists up to [`Bill::LISTED`] ways to settle it, without duplicates: first, for each set of kinds, the way that leaves
    /// the rest most even; then all other ways, set by set.
    pub fn ways(&self, each: impl FnMut(&[u8])) {
        bill_ways::name(self, each);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listed(bill: &Bill) -> Vec<Vec<u8>> {
        let mut ways = Vec::new();
        bill.ways(|way| ways.push(way.to_vec()));
        ways
    }

    /// All purses of three kinds up to 5, all totals up to 8: the list and the check agree with brute force.
    #[test]
    fn ways_and_check_agree_with_brute_force() {
        let purses = (0..6_u8.pow(3)).map(|n| [n / 36, n / 6 % 6, n % 6]);
        for most in purses {
            for total in 0..=8 {
                compare(&Bill::any(total, &most), |_| true);
                for kinds in 1..=3 {
                    compare(&Bill::split(total, kinds, &most), |way| {
                        way.iter().filter(|&&n| n > 0).count() == usize::from(kinds)
                    });
                }
            }
            for parts in [&[4][..], &[3, 1], &[2, 2], &[1, 4, 2], &[5, 5, 5]] {
                compare(&Bill::matched(parts, &most), |way| {
                    let mut paid: Vec<u8> = way.iter().copied().filter(|&n| n > 0).collect();
                    paid.sort_unstable();
                    let mut asked = parts.to_vec();
                    asked.sort_unstable();
                    paid == asked
                });
            }
        }
    }

    fn compare(bill: &Bill, rule: impl Fn(&[u8]) -> bool) {
        let all = (0..9_u32.pow(3)).map(|n| [(n / 81) as u8, (n / 9 % 9) as u8, (n % 9) as u8]);
        let fits = |way: &[u8; 3]| {
            way.iter().sum::<u8>() == bill.total
                && way.iter().zip(&bill.most).all(|(paid, most)| paid <= most)
                && rule(way)
        };
        let mut right: Vec<Vec<u8>> = Vec::new();
        for way in all {
            assert_eq!(bill.settled_by(&way).is_ok(), fits(&way), "{bill:?} {way:?}");
            if fits(&way) {
                right.push(way.to_vec());
            }
        }
        let mut named = listed(bill);
        let count = named.len();
        named.sort_unstable();
        named.dedup();
        assert_eq!(named.len(), count, "a way is named twice: {bill:?}");
        assert!(right.len() > Bill::LISTED || named == right, "{bill:?}: {named:?} where {right:?} is right");
    }

    #[test]
    fn the_first_ways_leave_the_purse_most_even() {
        assert_eq!(listed(&Bill::split(4, 1, &[6, 4, 3]))[..2], [vec![0, 4, 0], vec![4, 0, 0]]);
        assert_eq!(listed(&Bill::split(5, 2, &[6, 4, 0]))[0], [4, 1, 0], "2 and 3 stay");
        assert_eq!(listed(&Bill::matched(&[1, 3], &[4, 9, 0]))[0], [1, 3, 0]);
    }

    #[test]
    fn a_large_purse_is_listed_in_part() {
        let bill = Bill::any(30, &[29; 5]);
        assert_eq!(listed(&bill).len(), Bill::LISTED);
        assert_eq!(bill.settled_by(&[6; 5]), Ok(()));
        assert_eq!(bill.settled_by(&[30, 0, 0, 0, 0]), Err(Unsettled::TooMany));
    }
}
