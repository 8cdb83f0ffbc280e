use std::{fmt::Write as _, sync::Arc};

use serde::{Deserialize, Deserializer, Serialize, Serializer, ser::Error as _};
use serde_json::{Value, value::RawValue};

use crate::ear::json;

/// All events or lines that one viewer was told, in order: a JSON array, kept as text because it only grows and is sent whole.
/// Cloning it costs next to nothing.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Log(Arc<String>);

impl Log {
    pub(crate) fn add(&mut self, told: impl IntoIterator<Item = impl Serialize>) {
        for it in told {
            let text = Arc::make_mut(&mut self.0);
            let comma = if text.is_empty() { "" } else { "," };
            write!(text, "{comma}{}", json(&it)).expect("text can be added to a string");
        }
    }
}

impl Serialize for Log {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        RawValue::from_string(format!("[{}]", self.0)).map_err(S::Error::custom)?.serialize(out)
    }
}

impl<'de> Deserialize<'de> for Log {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Log, D::Error> {
        let mut log = Log::default();
        log.add(Vec::<Value>::deserialize(from)?);
        Ok(log)
    }
}
