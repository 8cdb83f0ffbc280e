use serde::Serialize;

/// Something that can be agreed on before a game: one `KEY=VALUE` of its setup, with what people are told about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Setting {
    /// Its key in the notation of setups.
    pub key: &'static str,
    /// What it is called.
    pub name: &'static str,
    /// What can be chosen; the usual choice first.
    pub choices: &'static [Offered],
    /// It exists only where this other setting has this value.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub only_if: Option<(&'static str, &'static str)>,
}

/// One value of a [`Setting`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Offered {
    /// In the notation of setups.
    pub value: &'static str,
    /// What it is called.
    pub name: &'static str,
    /// What it means, in a sentence; nothing where the name says it.
    pub what: &'static str,
}
