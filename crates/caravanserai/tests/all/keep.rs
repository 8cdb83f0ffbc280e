//! Backup, restore, doctor and export, as a host uses them.

use std::{
    fs,
    path::Path,
    sync::{Arc, Mutex},
    thread,
    time::{Duration, Instant},
};

use tempfile::TempDir;

use crate::{
    failed, fine,
    kills::{Person, check},
    nodes::Seen,
    serve::House,
};

const BOTS: &str =
    r#"{"game": "morgenland", "setup": {"players": 3, "length": "full"}, "seats": ["bot", "bot", "bot"]}"#;
const LONG: &str =
    r#"{"game": "morgenland", "setup": {"players": 3, "length": "full"}, "seats": ["me", "bot", "bot"]}"#;
const MINE: &str = r#"{"game": "morgenland", "setup": {"players": 3}, "seats": ["me", "bot", "bot"]}"#;

/// One player of the crowd, with all their answers that were accepted so far.
type Shared = Arc<Mutex<Person>>;

/// Plays at one table after the other, as fast as the house takes answers, until the house is gone.
fn play(house: &str, person: &Shared, tables: &[String]) {
    for table in tables {
        person.lock().unwrap().table.clone_from(table);
        let alone = person.lock().unwrap().clone();
        let Some(mut seen) = Seen::at(house, &alone) else { return };
        while !seen.over {
            let number = person.lock().unwrap().accepted.len();
            if !seen.answer(number) {
                return;
            }
            match seen.hear() {
                Ok(Some(said)) => person.lock().unwrap().accepted.push((table.clone(), said)),
                Ok(None) => {}
                Err(_) => return,
            }
        }
    }
}

/// People who play with bots at tables of their own, in threads of their own.
fn crowd(house: &House) -> (Vec<Shared>, Vec<thread::JoinHandle<()>>) {
    let come = |_| {
        let token = house.come_in();
        let tables: Vec<String> = (0..4).map(|_| house.open_table(&token, LONG)).collect();
        let person = Shared::new(Mutex::new(Person { token, table: tables[0].clone(), ..Person::default() }));
        let (address, shared) = (house.address().to_owned(), person.clone());
        (person, thread::spawn(move || play(&address, &shared, &tables)))
    };
    (0..8).map(come).unzip()
}

/// The players, with what was accepted until now.
fn so_far(crowd: &[Shared]) -> Vec<Person> {
    crowd.iter().map(|person| person.lock().unwrap().clone()).collect()
}

fn answers(people: &[Person]) -> usize {
    people.iter().map(|person| person.accepted.len()).sum()
}

/// Copies a house from one place to another while people and bots play: all that was accepted before is there, games go on, and
/// the record can be exported.
fn carried(from: &[&str], to: &[&str]) {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("backup.db");
    let file = file.to_str().unwrap();
    let with =
        |words: &[&str], place: &[&str]| [words, place].concat().iter().map(ToString::to_string).collect::<Vec<_>>();
    let run =
        |words: &[&str], place: &[&str]| fine(&with(words, place).iter().map(String::as_str).collect::<Vec<_>>(), "");
    let fail = |words: &[&str], place: &[&str]| {
        failed(&with(words, place).iter().map(String::as_str).collect::<Vec<_>>(), "", 1)
    };
    let house = House::open_at(from);
    let token = house.come_in();
    let (over, mine) = (house.open_table(&token, BOTS), house.open_table(&token, MINE));
    let record = house.record(&token, &over);
    let (crowd, players) = crowd(&house);
    let patience = Instant::now() + Duration::from_mins(1);
    while answers(&so_far(&crowd)) < 40 {
        assert!(Instant::now() < patience, "nobody plays");
        thread::sleep(Duration::from_millis(5));
    }
    let before = so_far(&crowd);
    assert!(run(&["backup", file], from).contains(file));
    let meanwhile = answers(&so_far(&crowd)) - answers(&before);
    println!("{meanwhile} answers were taken while the house was copied");
    assert!(meanwhile > 0, "they played on meanwhile");
    assert!(fail(&["backup", file], from).contains("exists already"));
    house.kill();
    for player in players {
        player.join().unwrap();
    }
    run(&["restore", file], to);
    assert!(fail(&["restore", file], to).contains("exists already"));
    assert!(run(&["doctor"], to).contains("; 0 tables are broken"));
    assert_eq!(run(&["export", &over], to).trim_end(), record.trim_end());
    exported(&run, &fail, &folder.path().join("record"), &over, to);
    assert!(fail(&["export", &mine], to).contains("is not over"));
    assert!(fail(&["export", "nowhere"], to).contains("no table"));
    let house = House::open_at(to);
    assert_eq!(house.status(&token, &mine), "playing");
    assert_eq!(house.record(&token, &over), record);
    for mut person in before {
        check(house.address(), &person);
        go_on(&house, &mut person);
    }
    let fresh = house.open_table(&token, BOTS);
    house.record(&token, &fresh);
}

/// The record is written into a new file, which only our user can read; no other file is replaced by it.
fn exported(
    run: &dyn Fn(&[&str], &[&str]) -> String,
    fail: &dyn Fn(&[&str], &[&str]) -> String,
    file: &Path,
    table: &str,
    from: &[&str],
) {
    let words = ["export", table, "--out", file.to_str().unwrap()];
    run(&words, from);
    #[cfg(unix)]
    assert_eq!(std::os::unix::fs::PermissionsExt::mode(&fs::metadata(file).unwrap().permissions()) & 0o777, 0o600);
    fs::write(file, "mine").unwrap();
    assert!(fail(&words, from).contains("exists already"));
    assert_eq!(fs::read_to_string(file).unwrap(), "mine");
}

/// The player is asked, and their answer taken, at the table where they sat when the house was copied, or at a new one if that
/// game was over.
fn go_on(house: &House, person: &mut Person) {
    if house.status(&person.token, &person.table) == "over" {
        person.table = house.open_table(&person.token, LONG);
    }
    let mut seen = Seen::at(house.address(), person).unwrap();
    loop {
        // Keys that no answer before the copy has used.
        assert!(seen.answer(1000 + person.accepted.len()));
        if seen.hear().expect("the socket stays open").is_some() {
            return;
        }
    }
}

#[test]
fn a_house_is_carried_from_file_to_file() {
    let (one, other) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    carried(&["--data", one.path().to_str().unwrap()], &["--data", other.path().to_str().unwrap()]);
}

#[test]
fn a_house_is_carried_from_a_file_to_postgres_and_back() {
    let (Some(url), folder) = (trial_postgres::shared(), TempDir::new().unwrap()) else { return };
    carried(&["--data", folder.path().to_str().unwrap()], &["--database", &url]);
    let (Some(from), folder) = (trial_postgres::shared(), TempDir::new().unwrap()) else { return };
    carried(&["--database", &from], &["--data", folder.path().to_str().unwrap()]);
}

#[test]
fn the_doctor_names_what_is_wrong() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().to_str().unwrap();
    assert!(fine(&["doctor", "--data", data], "").contains("There is no house"));
    let house = House::open(folder.path());
    assert!(fine(&["doctor", "--data", data], "").contains("A server is using it"));
    house.kill();
    let file = folder.path().join("caravanserai.db");
    for log in ["db-wal", "db-shm"] {
        fs::remove_file(file.with_extension(log)).unwrap();
    }
    fs::write(&file, "no database at all, only words".repeat(100)).unwrap();
    let output = crate::run(&["doctor", "--data", data, "--lang", "de"], "");
    assert_eq!(output.status.code(), Some(1));
    assert!(crate::said(&output).contains("ist kein Haus dieses Programms"), "{}", crate::said(&output));
    fs::remove_file(&file).unwrap();
    assert!(failed(&["--port", "0", "--data", data, "--lang", "nl"], "", 1).contains("was een huis"));
    assert!(failed(&["backup", "x.db", "--database", "mysql://x"], "", 2).contains("sqlite:FILE"));
}

#[test]
fn the_doctor_looks_at_the_settings() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().to_str().unwrap();
    assert!(fine(&["doctor", "--data", data], "").contains("A house can be opened with this"));
    let alone = failed(&["doctor", "--data", data, "--bus", "nats://127.0.0.1:4222"], "", 2);
    assert!(alone.contains("PostgreSQL"), "{alone}");
    let file = folder.path().join("house.toml");
    fs::write(&file, "prot = 80\n").unwrap();
    let misspelt = failed(&["doctor", "--data", data, "--config", file.to_str().unwrap()], "", 2);
    assert!(misspelt.contains("prot"), "{misspelt}");
    let no_text = failed(&["doctor", "--data", data, "--privacy", "/nowhere/privacy.txt"], "", 1);
    assert!(no_text.contains("/nowhere/privacy.txt"), "{no_text}");
}

/// Root restores a house for the user that runs the server, to whom the folder belongs.
#[cfg(unix)]
#[test]
fn a_restored_house_belongs_to_the_owner_of_its_folder() {
    use std::os::unix::fs::{MetadataExt as _, chown};
    let (old, new) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let (backup, data) = (old.path().join("backup"), new.path().join("inn"));
    House::open(old.path()).kill();
    fine(&["backup", backup.to_str().unwrap(), "--data", old.path().to_str().unwrap()], "");
    fs::create_dir(&data).unwrap();
    // Only root can give it away; anybody else owns everything.
    let _ = chown(&data, Some(4321), Some(4321));
    fine(&["restore", backup.to_str().unwrap(), "--data", data.to_str().unwrap()], "");
    let owner = |file: &Path| fs::metadata(file).map(|it| (it.uid(), it.gid(), it.mode() & 0o777)).unwrap();
    for file in ["caravanserai.db", "caravanserai.lock"] {
        assert_eq!(owner(&data.join(file)), (owner(&data).0, owner(&data).1, 0o600), "{file}");
    }
}

#[cfg(unix)]
#[test]
fn the_doctor_counts_files() {
    let folder = TempDir::new().unwrap();
    let mut limited = std::process::Command::new("sh");
    limited.args(["-c", "ulimit -n 300 && exec \"$0\" doctor --data \"$1\"", env!("CARGO_BIN_EXE_caravanserai")]);
    let output = limited.arg(folder.path()).env("LC_ALL", "C").output().unwrap();
    let said = crate::said(&output);
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(said.contains("files for 100 connections only, and 10000 are wanted"), "{said}");
}

#[test]
fn the_doctor_knocks_at_the_bus() {
    let (Some(store), Some(bus)) = (trial_postgres::shared(), trial_nats::shared()) else { return };
    let here = fine(&["doctor", "--database", &store, "--bus", &bus], "");
    assert!(here.contains("The bus at") && here.contains("answers"), "{here}");
    let output = crate::run(&["doctor", "--database", &store, "--bus", "nats://127.0.0.1:9"], "");
    let said = crate::said(&output);
    assert!(output.status.code() == Some(1) && said.contains("cannot be reached"), "{said}");
}
