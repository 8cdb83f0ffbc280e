//! What a backup holds: every table of a house with its columns.

use super::{
    StoreError, daily,
    link::{Row, Value},
    manner, rating, sql,
    stored::Stored,
    tally,
};

/// What a column holds.
#[derive(Clone, Copy)]
pub(super) enum Kind {
    Text,
    MaybeText,
    Number,
    MaybeNumber,
    Bytes,
}

use Kind::{Bytes, MaybeNumber, MaybeText, Number, Text};

pub(super) type Columns = &'static [(&'static str, Kind)];

/// All tables of a house but the steps, in the order of their references. Steps are read game by game.
pub(super) const ALL: [(&str, &str, Columns); 24] = [
    (
        sql::ALL_PEOPLE,
        sql::COPY_PERSON,
        &[
            ("id", Text),
            ("name", Text),
            ("since", Number),
            ("password", MaybeText),
            ("written", MaybeText),
            ("small", MaybeText),
            ("email", MaybeText),
            ("confirmed", MaybeNumber),
            ("admin", MaybeNumber),
            ("banned", MaybeNumber),
            ("ban_reason", MaybeText),
            ("gone", MaybeNumber),
        ],
    ),
    (
        sql::ALL_TOKENS,
        sql::COPY_TOKEN,
        &[
            ("hash", Bytes),
            ("person", Text),
            ("since", Number),
            ("kind", Text),
            ("label", Text),
            ("used", Number),
            ("revoked", MaybeNumber),
        ],
    ),
    (
        sql::ALL_TABLES,
        sql::COPY_TABLE,
        &[
            ("id", Text),
            ("game", Text),
            ("rules", Number),
            ("setup", Text),
            ("owner", Text),
            ("seed", Bytes),
            ("bot_seed", Bytes),
            ("opened", Number),
            ("level", Text),
            ("ended", MaybeNumber),
            ("ranking", MaybeText),
            ("again", MaybeText),
            ("fence", Number),
            ("clock", MaybeText),
            ("clocks", MaybeText),
            ("wake_at", MaybeNumber),
            ("public", Number),
            ("removed", MaybeNumber),
            ("rated", Number),
            ("daily", MaybeNumber),
        ],
    ),
    (
        sql::ALL_CHAIRS,
        sql::ADD_CHAIR,
        &[
            ("table_id", Text),
            ("seat", Number),
            ("kind", Text),
            ("person", MaybeText),
            ("added", MaybeText),
            ("absence", MaybeText),
            ("back", Number),
        ],
    ),
    (sql::ALL_ORDERS, sql::SET_ORDERS, &[("table_id", Text), ("seat", Number), ("given", Text)]),
    (sql::ALL_UNWELCOME, manner::ADD_UNWELCOME, &[("table_id", Text), ("person", Text), ("why", Text)]),
    (
        sql::ALL_CHAT,
        manner::ADD_LINE,
        &[
            ("table_id", Text),
            ("n", Number),
            ("at", Number),
            ("person", Text),
            ("seat", MaybeNumber),
            ("name", Text),
            ("room", Text),
            ("key", Text),
            ("text", MaybeText),
            ("phrase", MaybeText),
        ],
    ),
    (sql::ALL_MUTES, manner::ADD_MUTE, &[("person", Text), ("other", Text)]),
    (manner::LAST_BEAT, manner::BEAT, &[("at", Number)]),
    (sql::ALL_CLOSURES, manner::ADD_CLOSURE, &[("shut", Number), ("opened", Number)]),
    (
        sql::ALL_LINKS,
        sql::COPY_LINK,
        &[
            ("hash", Bytes),
            ("kind", Text),
            ("person", MaybeText),
            ("since", Number),
            ("until", Number),
            ("used", MaybeNumber),
        ],
    ),
    (sql::ALL_BLOCKS, sql::COPY_BLOCK, &[("person", Text), ("blocked", Text), ("since", Number)]),
    (
        sql::ALL_REPORTS,
        sql::COPY_REPORT,
        &[
            ("id", Text),
            ("reporter", MaybeText),
            ("person", MaybeText),
            ("table_id", MaybeText),
            ("why", Text),
            ("since", Number),
            ("closed", MaybeNumber),
        ],
    ),
    (sql::ALL_ANNOUNCEMENTS, sql::COPY_ANNOUNCEMENT, &[("id", Text), ("said", Text), ("since", Number)]),
    (
        rating::ALL,
        rating::SET,
        &[("game", Text), ("players", Number), ("who", Text), ("mu", Number), ("sigma", Number), ("games", Number)],
    ),
    (
        rating::ALL_NOTES,
        rating::NOTE,
        &[
            ("table_id", Text),
            ("seat", Number),
            ("who", Text),
            ("at", Number),
            ("mu_was", Number),
            ("sigma_was", Number),
            ("mu", Number),
            ("sigma", Number),
            ("games", Number),
        ],
    ),
    (
        daily::ALL,
        daily::ADD,
        &[("day", Number), ("game", Text), ("setup", Text), ("level", Text), ("seed", Bytes), ("bot_seed", Bytes)],
    ),
    (daily::ALL_TRIES, daily::TRY, &[("day", Number), ("game", Text), ("person", Text), ("table_id", Text)]),
    (tally::ALL, tally::ADD, &[("table_id", Text), ("steps", Number), ("ends", MaybeText), ("uses", MaybeText)]),
    (
        sql::ALL_WAYS,
        sql::COPY_WAY,
        &[
            ("id", Text),
            ("person", Text),
            ("kind", Text),
            ("target", Text),
            ("secret", Text),
            ("form", Text),
            ("language", Text),
            ("label", Text),
            ("links", Number),
            ("hours", Number),
            ("since", Number),
            ("sent", MaybeNumber),
            ("trouble", MaybeText),
        ],
    ),
    (
        sql::ALL_CALLS,
        sql::COPY_CALL,
        &[("person", Text), ("table_id", Text), ("asked", Number), ("due", Number), ("told", MaybeNumber)],
    ),
    (
        sql::ALL_NOTICES,
        sql::COPY_NOTICE,
        &[
            ("id", Text),
            ("person", Text),
            ("way", MaybeText),
            ("language", MaybeText),
            ("due", Number),
            ("tries", Number),
        ],
    ),
    (
        sql::ALL_PRESSES,
        sql::COPY_PRESS,
        &[
            ("hash", Bytes),
            ("person", Text),
            ("table_id", Text),
            ("asked", Number),
            ("until", Number),
            ("used", MaybeNumber),
        ],
    ),
    (sql::ALL_KEYS, sql::COPY_KEY, &[("name", Text), ("key", Bytes)]),
];

pub(super) const STEP: Columns = &[
    ("table_id", Text),
    ("n", Number),
    ("seat", MaybeNumber),
    ("key", MaybeText),
    ("action", Text),
    ("draws", Text),
    ("digest", Text),
    ("at", Number),
];

/// The values of these columns.
pub(super) fn values(row: &Row, columns: Columns) -> Result<Vec<Value>, StoreError> {
    let row = Stored { row, whose: "a row to be copied".into() };
    let value = |&(column, kind): &(&'static str, Kind)| -> Result<Value, StoreError> {
        Ok(match kind {
            Text => Value::Text(row.get(column)?),
            MaybeText => Value::MaybeText(row.maybe(column)?),
            Number => Value::Number(row.get(column)?),
            MaybeNumber => Value::MaybeNumber(row.maybe(column)?),
            Bytes => Value::Bytes(row.get(column)?),
        })
    };
    columns.iter().map(value).collect()
}
