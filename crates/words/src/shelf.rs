//! The locales in use, each read once.

use std::{
    collections::HashMap,
    sync::{Arc, LazyLock, Mutex, PoisonError},
};

use crate::{Flaw, Language, Locale};

type Shelf = HashMap<(Language, String), Arc<Locale>>;

static SHELF: LazyLock<Mutex<Shelf>> = LazyLock::new(Mutex::default);

impl Locale {
    /// As [`Locale::shipped`], but cached, for callers who need it again and again.
    ///
    /// # Errors
    ///
    /// If a file is missing or flawed; a test reads all of them.
    pub fn shared(language: Language, files: &[&str]) -> Result<Arc<Locale>, Flaw> {
        let mut shelf = SHELF.lock().unwrap_or_else(PoisonError::into_inner);
        let place = (language, files.join("+"));
        if let Some(there) = shelf.get(&place) {
            return Ok(there.clone());
        }
        let locale = Arc::new(Locale::shipped(language, files)?);
        shelf.insert(place, locale.clone());
        Ok(locale)
    }
}
