use serde::{Deserialize, Serialize};

use crate::Pile;

/// Amounts of several kinds to be paid or taken, and the shape of a legal answer: a picker needs nothing else.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Bill {
    /// The sum of all amounts.
    pub total: u8,
    /// If given, exactly so many kinds take part, each with one unit at least.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub kinds: Option<u8>,
    /// If not empty, the amounts are these, each in a kind of its own. Sorted, largest first.
    #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
    pub parts: Pile<u8, 8>,
    /// The most there is of each kind.
    #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
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

    /// So much in any kinds, of which there are `most`.
    pub fn any(total: u8, most: &[u8]) -> Bill {
        Bill { total, kinds: None, parts: Pile::new(), most: most.iter().copied().collect() }
    }

    /// So much in exactly so many kinds.
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

    /// Names up to [`Bill::LISTED`] ways to settle it, without doubles: for each set of kinds the one that leaves most
    /// evenly what there is, then all others, set by set. All of them, if there are not more.
    pub fn ways(&self, mut each: impl FnMut(&[u8])) {
        let mut named = 0;
        let mut open: Pile<(u8, Amounts), { Bill::LISTED }> = Pile::new();
        let present = (0..self.most.len()).filter(|&i| self.most[i] > 0).fold(0_u8, |set, i| set | 1 << i);
        let mut set = present;
        // All subsets of what is present, the fullest first; 0 is the empty one.
        while named < Bill::LISTED {
            let fits = self.kinds.is_none_or(|kinds| set.count_ones() == u32::from(kinds));
            if fits && let Some(amounts) = self.even(set) {
                each(&amounts[..self.most.len()]);
                named += 1;
                if !self.is_forced(set) {
                    open.push((set, amounts));
                }
            }
            if set == 0 {
                break;
            }
            set = (set - 1) & present;
        }
        for (set, even) in &open {
            let others = Others { bill: self, kinds: kinds(*set, &self.most) };
            others.each(&mut [0; 8], 0, self.total, &mut |amounts| {
                if named < Bill::LISTED && amounts != even {
                    each(&amounts[..self.most.len()]);
                    named += 1;
                }
                named < Bill::LISTED
            });
        }
    }

    /// Is there no more than one way with exactly this set of kinds: all from one kind, or one unit from each?
    fn is_forced(&self, set: u8) -> bool {
        let size = set.count_ones();
        size <= 1 || size == u32::from(self.total)
    }

    /// The way with exactly this set of kinds that leaves the rest most even.
    fn even(&self, set: u8) -> Option<Amounts> {
        let size = set.count_ones() as u8;
        if size > self.total || (size == 0 && self.total > 0) {
            return None;
        }
        if size == 1 {
            let (i, total) = (set.trailing_zeros() as usize, self.total);
            return (self.most[i] >= total).then(|| ones(set).map(|one| one * total));
        }
        if size == self.total {
            return Some(ones(set));
        }
        if self.parts.is_empty() { self.level(set) } else { self.largest_from_richest(set) }
    }

    /// One unit of each kind, and then from the richest first, so that what is left of each is as level as can be.
    fn level(&self, set: u8) -> Option<Amounts> {
        let mut kinds: Pile<(u8, u8), 8> = Pile::new();
        for (i, &most) in self.most.iter().enumerate().filter(|&(i, _)| set & (1 << i) != 0) {
            kinds.push((most.checked_sub(1)?, i as u8));
        }
        let spare: u32 = kinds.iter().map(|&(spare, _)| u32::from(spare)).sum();
        let mut left = (spare + kinds.len() as u32).checked_sub(self.total.into())?;
        // The poorest keep all but one unit, as long as the others are left no less.
        kinds.sort_unstable();
        let mut amounts: Amounts = [0; 8];
        let mut rich = kinds.len() as u32;
        for &(spare, i) in &kinds {
            if u32::from(spare) * rich > left {
                break;
            }
            amounts[usize::from(i)] = 1;
            left -= u32::from(spare);
            rich -= 1;
        }
        if rich == 0 {
            return Some(amounts);
        }
        // The rich keep the same; what cannot be shared stays with the last of them.
        let (each, mut over) = (left / rich, left % rich);
        for i in (0..self.most.len()).rev() {
            if set & (1 << i) != 0 && amounts[i] == 0 {
                let keeps = each + u32::from(over > 0);
                over = over.saturating_sub(1);
                amounts[i] = self.most[i] - keeps as u8;
            }
        }
        Some(amounts)
    }

    /// The largest part from the richest kind, and so on.
    fn largest_from_richest(&self, set: u8) -> Option<Amounts> {
        let mut paid: Amounts = [0; 8];
        for &part in &self.parts {
            let free = (0..self.most.len()).rev().filter(|&i| set & (1 << i) != 0 && paid[i] == 0);
            let richest = free.max_by_key(|&i| self.most[i])?;
            if self.most[richest] < part {
                return None;
            }
            paid[richest] = part;
        }
        Some(paid)
    }
}

/// All ways with one set of kinds.
struct Others<'a> {
    bill: &'a Bill,
    kinds: Pile<Kind, 8>,
}

impl Others<'_> {
    /// Every way in order, until `each` has had enough: so much is owed from the kind at `at` on.
    fn each(&self, paid: &mut Amounts, at: usize, owed: u8, each: &mut impl FnMut(&Amounts) -> bool) -> bool {
        let Kind { index, most, after, units_after } = self.kinds[at];
        let index = usize::from(index);
        if after == 0 {
            paid[index] = owed;
            let wrong = !self.bill.parts.is_empty() && self.bill.settled_by(&paid[..self.bill.most.len()]).is_err();
            return wrong || each(paid);
        }
        // Every kind after this one needs a unit, and gives no more than there is.
        for amount in owed.saturating_sub(units_after).max(1)..=most.min(owed - after) {
            if self.bill.parts.is_empty() || self.bill.parts.contains(&amount) {
                paid[index] = amount;
                if !self.each(paid, at + 1, owed - amount, each) {
                    return false;
                }
            }
        }
        true
    }
}

/// A kind that takes part, and what there is of those after it.
#[derive(Clone, Copy, Default)]
struct Kind {
    index: u8,
    most: u8,
    after: u8,
    units_after: u8,
}

/// The kinds of this set, in order.
fn kinds(set: u8, most: &[u8]) -> Pile<Kind, 8> {
    let mut kinds: Pile<Kind, 8> = Pile::new();
    let mut left = set;
    while left != 0 {
        let index = left.trailing_zeros() as u8;
        kinds.push(Kind { index, most: most[usize::from(index)], ..Kind::default() });
        left &= left - 1;
    }
    let (mut after, mut units_after) = (0, 0_u8);
    for kind in kinds.iter_mut().rev() {
        (kind.after, kind.units_after) = (after, units_after);
        after += 1;
        units_after = units_after.saturating_add(kind.most);
    }
    kinds
}

/// One unit of each kind of this set.
fn ones(set: u8) -> Amounts {
    std::array::from_fn(|i| set >> i & 1)
}

type Amounts = [u8; 8];

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
