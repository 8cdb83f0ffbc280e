//! The ways to settle a bill, in the order in which a menu lists them.

use std::num::NonZero;

use crate::{Bill, Pile};

/// How much of each kind.
type Amounts = [u8; 8];

/// Lists the ways, as [`Bill::ways`] promises.
pub(crate) fn name(bill: &Bill, mut each: impl FnMut(&[u8])) {
    let stock = Stock::of(bill);
    let all = stock.kinds(stock.present());
    if all.units < bill.total.into() || bill.kinds.is_some_and(|kinds| kinds > all.size) {
        return;
    }
    let mut named = 0;
    let mut open: Pile<(u8, Amounts), { Bill::LISTED }> = Pile::new();
    let mut set = all.set;
    // All subsets of what is present, the fullest first; 0 is the empty one.
    while named < Bill::LISTED {
        let fits = bill.kinds.is_none_or(|kinds| kinds == size(set));
        if fits && let Some(amounts) = stock.even(set) {
            each(&amounts[..bill.most.len()]);
            named += 1;
            if !stock.is_forced(set) {
                open.push((set, amounts));
            }
        }
        if set == 0 {
            break;
        }
        set = (set - 1) & all.set;
    }
    for &(set, even) in &open {
        if named < Bill::LISTED {
            stock.others(&mut [0; 8], stock.kinds(set), bill.total, &mut |amounts| {
                if *amounts != even {
                    each(&amounts[..bill.most.len()]);
                    named += 1;
                }
                named < Bill::LISTED
            });
        }
    }
}

/// What a bill is paid from.
struct Stock<'a> {
    bill: &'a Bill,
    most: Amounts,
}

/// A set of kinds as bits, with the number of kinds in it and how many units there are of them together.
#[derive(Clone, Copy)]
struct Kinds {
    set: u8,
    size: u8,
    units: u16,
}

impl Stock<'_> {
    fn of(bill: &Bill) -> Stock<'_> {
        let mut most = [0; 8];
        most.iter_mut().zip(&bill.most).for_each(|(most, &there)| *most = there);
        Stock { bill, most }
    }

    /// The kinds of which there is any.
    fn present(&self) -> u8 {
        (0..8).fold(0, |set, i| set | u8::from(self.most[i] > 0) << i)
    }

    fn kinds(&self, set: u8) -> Kinds {
        Kinds { set, size: size(set), units: each_of(set).map(|i| u16::from(self.most[i])).sum() }
    }

    /// Whether there is at most one way with exactly this set of kinds: all from one kind, or one unit from each.
    fn is_forced(&self, set: u8) -> bool {
        size(set) <= 1 || size(set) == self.bill.total
    }

    /// The way with exactly this set of kinds that leaves the rest most even.
    fn even(&self, set: u8) -> Option<Amounts> {
        let total = self.bill.total;
        if size(set) > total {
            return None;
        }
        if size(set) == total {
            return Some(each_of(set).fold([0; 8], |ones, i| with(ones, i, 1)));
        }
        if size(set) == 1 {
            let only = set.trailing_zeros() as usize;
            return (self.most[only] >= total).then(|| with([0; 8], only, total));
        }
        let kinds = self.kinds(set);
        if kinds.units < total.into() {
            return None;
        }
        if self.bill.parts.is_empty() { Some(self.level(kinds)) } else { self.largest_from_richest(set) }
    }

    /// Pays one unit of each kind, then from the richest, so that what is left of each is as even as possible.
    fn level(&self, kinds: Kinds) -> Amounts {
        let mut paid: Amounts = [0; 8];
        let mut left = kinds.units - u16::from(self.bill.total);
        let (mut rich, mut count) = (kinds.set, u16::from(kinds.size));
        // The poor kinds pay only one unit, as long as the others are left with no less.
        loop {
            let before = count;
            for i in each_of(rich) {
                let spare = u16::from(self.most[i]) - 1;
                if spare * count <= left {
                    paid[i] = 1;
                    left -= spare;
                    rich &= !(1 << i);
                    count -= 1;
                }
            }
            if count == 0 {
                return paid;
            }
            if count == before {
                break;
            }
        }
        // The rich kinds keep the same number each; what cannot be shared equally stays with the last of them.
        let (keeps, over) = (left / count, left % count);
        for (place, i) in (0..).zip(each_of(rich)) {
            paid[i] = self.most[i] - keeps as u8 - u8::from(place + over >= count);
        }
        paid
    }

    /// The largest part from the richest kind, and so on.
    fn largest_from_richest(&self, set: u8) -> Option<Amounts> {
        let mut paid: Amounts = [0; 8];
        for &part in &self.bill.parts {
            let free = (0..8).rev().filter(|&i| set & (1 << i) != 0 && paid[i] == 0);
            let richest = free.max_by_key(|&i| self.most[i])?;
            if self.most[richest] < part {
                return None;
            }
            paid[richest] = part;
        }
        Some(paid)
    }

    /// Every way in order, until `each` returns false: `owed` units are to be paid from these kinds, at least two of them.
    fn others(&self, paid: &mut Amounts, from: Kinds, owed: u8, each: &mut impl FnMut(&Amounts) -> bool) -> bool {
        let parts = &self.bill.parts;
        let (first, after) = self.first_of(from);
        let second = after.set.trailing_zeros() as usize;
        // Every later kind must pay at least one unit, and cannot pay more than there is of it.
        let least = u16::from(owed).saturating_sub(after.units).max(1) as u8;
        for amount in least..=self.most[first].min(owed - after.size) {
            if !parts.is_empty() && !parts.contains(&amount) {
                continue;
            }
            paid[first] = amount;
            let going = if after.size > 1 {
                self.others(paid, after, owed - amount, each)
            } else {
                paid[second] = owed - amount;
                let wrong = !parts.is_empty() && self.bill.settled_by(&paid[..self.bill.most.len()]).is_err();
                wrong || each(paid)
            };
            if !going {
                return false;
            }
        }
        true
    }

    /// The first of these kinds, and those after it.
    fn first_of(&self, kinds: Kinds) -> (usize, Kinds) {
        let first = kinds.set.trailing_zeros() as usize;
        let Kinds { set, size, units } = kinds;
        (first, Kinds { set: set & (set - 1), size: size - 1, units: units - u16::from(self.most[first]) })
    }
}

fn with(mut amounts: Amounts, kind: usize, amount: u8) -> Amounts {
    amounts[kind] = amount;
    amounts
}

/// How many kinds are in a set, from a table, as not every processor has an instruction that counts bits.
fn size(set: u8) -> u8 {
    const SIZES: [u8; 256] = {
        let mut sizes = [0; 256];
        let mut set = 1;
        while set < sizes.len() {
            sizes[set] = sizes[set / 2] + (set % 2) as u8;
            set += 1;
        }
        sizes
    };
    SIZES[usize::from(set)]
}

/// The kinds of a set, one after another.
fn each_of(mut set: u8) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let first = NonZero::new(set)?.trailing_zeros() as usize;
        set &= set - 1;
        Some(first)
    })
}
