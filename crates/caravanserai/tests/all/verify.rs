//! Anybody can check the luck of a finished game.

use std::{fs, path::PathBuf, process::Command};

use tabletop_host::Table;
use tempfile::TempDir;

use crate::{failed, file, fine, recorded, serve::House};

/// The file that a house gives out for a game of bots.
fn downloaded() -> String {
    let folder = TempDir::new().unwrap();
    let house = House::open(folder.path());
    let token = house.come_in();
    let id = house.open_table(&token, r#"{"game": "morgenland", "seats": ["bot", "bot", "bot"]}"#);
    house.record(&token, &id)
}

/// The record without its last step, with a checksum that fits.
fn shortened(text: &str) -> String {
    let table = Table::from_record(text).unwrap();
    let earlier = table.rewound(table.steps() - 1).unwrap();
    text[..text.find("caravanserai record ").unwrap()].to_owned() + &earlier.record_text()
}

#[test]
fn the_luck_of_a_finished_game_is_checked() {
    let (text, path) = (downloaded(), file("fair.record"));
    fs::write(&path, &text).unwrap();
    let path = path.to_str().unwrap();
    let commitment = text.lines().find_map(|line| line.strip_prefix("commitment ")).unwrap();
    let said = fine(&["verify", path, "--commitment", commitment], "");
    assert!(said.contains("steps replay by the rules.") && said.contains(commitment), "{said}");
    assert!(said.contains("numbers were drawn with it. The players added nothing."), "{said}");
    assert!(said.contains("Nobody sat down from this machine"), "{said}");
    assert!(fine(&["replay", path], "").contains("as a spectator saw it"), "a proof on top is no hindrance");

    let noted = "0".repeat(64);
    assert!(failed(&["verify", path, "--commitment", &noted], "", 1).contains("another promise"));
    assert!(failed(&["verify", path, "--commitment", "12"], "", 2).contains("64 digits"));
    let seed = text.lines().find_map(|line| line.strip_prefix("seed ")).unwrap();
    for (name, damaged, why) in [
        ("seed", text.replace(seed, &"0".repeat(64)), "not the one that was promised"),
        (
            "added",
            text.replace("\ncaravanserai record", &format!("\nadded 0 {}\ncaravanserai record", "0".repeat(32))),
            "the deal",
        ),
        ("line", text.replace("seed ", "salt "), "line 4 should be"),
        ("short", shortened(&text), "its end is missing"),
    ] {
        let path = file(&format!("unfair-{name}.record"));
        fs::write(&path, damaged).unwrap();
        let complaint = failed(&["verify", path.to_str().unwrap()], "", 1);
        assert!(complaint.contains(why), "{complaint}");
    }
}

/// A terminal adds to the luck of its table when it sits down, whether it or another player opened the table, and keeps its
/// token to itself.
#[test]
fn a_terminal_adds_to_the_luck_of_its_table() {
    let folder = TempDir::new().unwrap();
    let house = House::open(folder.path());
    let url = format!("http://{}", house.address());
    let at = ["--plain", "--server", &url];
    let opened = fine(&[&["play", "morgenland", "--players", "3"][..], &at].concat(), &"1\n".repeat(2000));
    let mine = opened.split("--table ").nth(1).unwrap_or_else(|| panic!("{opened}"));
    let mine: String = mine.chars().take_while(char::is_ascii_alphanumeric).collect();
    let token = house.come_in();
    let other = house.open_table(&token, r#"{"game": "morgenland", "seats": ["open", "bot", "bot"]}"#);
    fine(&[&["play", "--table", &other][..], &at].concat(), &"1\n".repeat(2000));
    for id in [mine, other] {
        let (text, path) = (house.record(&token, &id), file(&format!("added-{id}.record")));
        let added = text.lines().find_map(|line| line.strip_prefix("added 0 ")).unwrap_or_else(|| panic!("{text}"));
        assert!(added.len() == 32 && added.chars().all(|it| it.is_ascii_hexdigit()), "{added}");
        fs::write(&path, &text).unwrap();
        let path = path.to_str().unwrap();
        let said = fine(&["verify", path], "");
        assert!(said.contains("numbers were drawn with it and with what one player added."), "{said}");
        assert!(said.contains(&format!("Seat 0 added {added}")) && said.contains("that this machine noted"), "{said}");
        let commitment = text.lines().find_map(|line| line.strip_prefix("commitment ")).unwrap();
        let mine = format!("0={added}");
        let elsewhere = TempDir::new().unwrap();
        let there = |words: &[&str]| {
            let mut verify = Command::new(env!("CARGO_BIN_EXE_caravanserai"));
            verify.arg("verify").args(words).env("LC_ALL", "C").env("XDG_DATA_HOME", elsewhere.path());
            let output = verify.output().unwrap();
            (output.status.success(), String::from_utf8([output.stdout, output.stderr].concat()).unwrap())
        };
        let (fair, said) = there(&[path, "--commitment", commitment, "--added", &mine]);
        assert!(fair && said.contains("the same that you noted"), "{said}");
        let (fair, said) = there(&[path, "--added", &mine.replace("0=", "1=")]);
        assert!(!fair && said.contains("on seat 1 these bytes were added"), "{said}");
        assert!(failed(&["verify", path, "--added", "0=12"], "", 2).contains("32 digits"));

        // A house that knows the seed can put other bytes there, and draw everything again: then only the player can tell.
        let forged = text.replace(added, &"0".repeat(32));
        fs::write(path, forged).unwrap();
        let complaint = failed(&["verify", path], "", 1);
        assert!(complaint.contains("on seat 0 these bytes were added") && complaint.contains(added), "{complaint}");
        let (fair, said) = there(&[path]);
        assert!(!fair && said.contains("the deal"), "{said}");
    }
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let name = format!("guest-{}", house.address().replace(':', "-"));
        let kept = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("data/caravanserai").join(name);
        assert_eq!(fs::metadata(&kept).unwrap().permissions().mode() & 0o777, 0o600, "{}", kept.display());
    }
}

#[test]
fn a_record_without_a_proof_says_so() {
    let record = recorded("unproven.record");
    assert!(failed(&["verify", record.to_str().unwrap()], "", 1).contains("without a proof"));
}
