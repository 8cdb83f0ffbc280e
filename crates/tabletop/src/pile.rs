use std::{
    fmt,
    hash::{Hash, Hasher},
    ops::{Deref, DerefMut},
};

use serde::{Deserialize, Serialize};

/// A list that is `Copy`: an array with a length. What lies beyond the length is not compared, hashed or printed.
///
/// A state made of these is cloned as fast as a `memcpy`.
#[derive(Clone, Copy)]
pub struct Pile<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> Pile<T, N> {
    /// An empty pile.
    pub fn new() -> Self {
        const { assert!(N <= u8::MAX as usize, "a pile holds at most 255") }
        Pile { items: [T::default(); N], len: 0 }
    }

    /// Puts `item` on top.
    ///
    /// # Panics
    ///
    /// If the pile is full: the rules that chose its size are wrong.
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Takes the top item.
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[usize::from(self.len)])
    }

    /// Takes the item at `index`; the others keep their order.
    ///
    /// # Panics
    ///
    /// If there is no such item.
    pub fn remove(&mut self, index: usize) -> T {
        let item = self[index];
        let len = usize::from(self.len);
        self.items.copy_within(index + 1..len, index);
        self.len -= 1;
        item
    }

    /// Puts `item` at `index`; those from there on move up.
    ///
    /// # Panics
    ///
    /// If the pile is full or has no such place.
    pub fn insert(&mut self, index: usize, item: T) {
        let len = usize::from(self.len);
        assert!(index <= len, "no place {index} in a pile of {len}");
        self.items.copy_within(index..len, index + 1);
        self.items[index] = item;
        self.len += 1;
    }

    /// Keeps the items that are `wanted`, in order.
    pub fn retain(&mut self, mut wanted: impl FnMut(&T) -> bool) {
        let mut kept = 0;
        for i in 0..usize::from(self.len) {
            if wanted(&self.items[i]) {
                self.items[kept] = self.items[i];
                kept += 1;
            }
        }
        self.len = kept as u8;
    }

    /// Removes all items.
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Is there none?
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Is there no room left?
    pub fn is_full(&self) -> bool {
        usize::from(self.len) == N
    }
}

impl<T: Copy + Default, const N: usize> Default for Pile<T, N> {
    fn default() -> Self {
        Pile::new()
    }
}

impl<T, const N: usize> Deref for Pile<T, N> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T, const N: usize> DerefMut for Pile<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

impl<T: Copy + Default, const N: usize> Extend<T> for Pile<T, N> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        items.into_iter().for_each(|item| self.push(item));
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Pile<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut pile = Pile::new();
        pile.extend(items);
        pile
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a Pile<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: PartialEq, const N: usize> PartialEq for Pile<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for Pile<T, N> {}

impl<T: Hash, const N: usize> Hash for Pile<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl<T: PartialOrd, const N: usize> PartialOrd for Pile<T, N> {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        (**self).partial_cmp(&**other)
    }
}

impl<T: Ord, const N: usize> Ord for Pile<T, N> {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        (**self).cmp(&**other)
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for Pile<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

impl<T: Serialize, const N: usize> Serialize for Pile<T, N> {
    fn serialize<S: serde::Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_seq(self.iter())
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Deserialize<'de> for Pile<T, N> {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let items = Vec::<T>::deserialize(from)?;
        if items.len() > N {
            return Err(serde::de::Error::custom(format_args!("{} items, but {N} fit", items.len())));
        }
        Ok(items.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Four = Pile<u8, 4>;

    fn pile(items: &[u8]) -> Four {
        items.iter().copied().collect()
    }

    #[test]
    fn what_lies_beyond_the_length_does_not_count() {
        let mut a = pile(&[1, 2, 3]);
        a.pop();
        assert_eq!(a, pile(&[1, 2]));
        assert!(a < pile(&[1, 3]));
    }

    #[test]
    fn remove_insert_and_retain_keep_the_order() {
        let mut a = pile(&[1, 2, 3, 4]);
        assert_eq!(a.remove(1), 2);
        assert_eq!(*a, [1, 3, 4]);
        a.insert(0, 9);
        assert_eq!(*a, [9, 1, 3, 4]);
        assert!(a.is_full());
        a.retain(|item| item % 2 == 1);
        assert_eq!(*a, [9, 1, 3]);
    }
}
