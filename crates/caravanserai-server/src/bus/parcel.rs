use axum::body::Bytes;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::Seat;
use tabletop_host::{AnswerKey, Contribution, Key, PersonId, TableId};
use words::Language;

use crate::{
    failure::Failure,
    hall::Said,
    store::{Node, Person},
};

/// What connects a socket of one process with a table of another. Whenever it is connected anew, the number is new, so
/// that nothing of an earlier line is mistaken for something of this one.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Line {
    /// Where the socket is.
    pub(crate) from: Node,
    pub(crate) number: u64,
}

/// What one process tells another.
#[derive(Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub(crate) enum Parcel {
    /// A socket would like to listen at this table.
    Join { line: Line, table: TableId, person: Option<PersonId>, language: Language, since: u32 },
    /// Something was said on it.
    Say { line: Line, key: AnswerKey, said: Said },
    /// It listens no longer.
    Leave { line: Line },
    /// A frame for the socket, or a part of one: its bytes follow.
    Frame { line: Line, by: Node, more: bool },
    /// It may not listen.
    Refused { line: Line, why: Failure },
    /// The table is attended elsewhere.
    Moved { line: Line },
    /// A person has another name now, or is known as another one.
    Rename { table: TableId, was: PersonId, person: Person },
}

/// Something to be done at a table of another process, with an answer.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Errand {
    pub(crate) table: TableId,
    pub(crate) request: Request,
}

/// As the orders of the same names.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Request {
    Show { to: Option<PersonId> },
    Sit { person: Person, seat: Option<Seat>, added: Option<Contribution> },
    Fill { person: PersonId },
    Again { person: Person, fresh: (TableId, Key, Key) },
    Face { person: PersonId },
    Press { person: PersonId, asked: u32, key: AnswerKey, action: String },
}

/// What comes of an errand.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Answer {
    Done(Value),
    Failed(Failure),
    /// The table is attended elsewhere.
    Moved,
}

impl Parcel {
    /// A line that says what it is, and what follows.
    pub(super) fn pack(&self, body: &[u8]) -> Bytes {
        let mut packed = serde_json::to_vec(self).expect("a parcel is plain data");
        packed.push(b'\n');
        packed.extend_from_slice(body);
        packed.into()
    }

    pub(super) fn unpack(packed: &Bytes) -> Option<(Parcel, Bytes)> {
        let end = packed.iter().position(|byte| *byte == b'\n')?;
        Some((serde_json::from_slice(&packed[..end]).ok()?, packed.slice(end + 1..)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_parcel_is_unpacked_as_it_was_packed() {
        let line = Line { from: Node::fresh(), number: 7 };
        let parcel = Parcel::Frame { line: line.clone(), by: Node::fresh(), more: true };
        let (parcel, body) = Parcel::unpack(&parcel.pack("{\"v\":\n\"é\"}".as_bytes())).unwrap();
        assert!(matches!(parcel, Parcel::Frame { line: of, more: true, .. } if of == line));
        assert_eq!(body, "{\"v\":\n\"é\"}".as_bytes());
        let why = Failure::ManyListeners;
        let (parcel, _) = Parcel::unpack(&Parcel::Refused { line, why: why.clone() }.pack(b"")).unwrap();
        assert!(matches!(parcel, Parcel::Refused { why: told, .. } if told == why));
        assert!(Parcel::unpack(&Bytes::from_static(b"nonsense")).is_none());
    }
}
