//! Settings from a file, the environment and the command line.

use std::{fs, process::Command};

use crate::{failed, file, fine};

fn written(name: &str, text: &str) -> String {
    let path = file(name);
    fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}

#[test]
fn options_come_before_the_environment_and_that_before_the_file() {
    let text =
        "port = 9001\npace = 5\npublic-url = [\"https://one.example\", \"https://two.example\"]\nconnections = 99\n";
    let path = written("house.toml", text);
    let mut check = Command::new(env!("CARGO_BIN_EXE_caravanserai"));
    check.args(["--lang", "en", "config", "check", "--config", &path, "--port", "9003"]);
    let output = check.env("CARAVANSERAI_PACE", "7").output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let said = String::from_utf8(output.stdout).unwrap();
    let lines: Vec<Vec<&str>> = said.lines().map(|line| line.split_whitespace().collect()).collect();
    let has = |words: &str| lines.iter().any(|line| line.join(" ") == words);
    assert!(has("port = 9003 from the command line"), "{said}");
    assert!(has("pace = 7 from the environment"), "{said}");
    assert!(has("public-url = https://one.example, https://two.example from the file"), "{said}");
    assert!(has("host = 127.0.0.1 as usual"), "{said}");
    assert!(said.ends_with("A house can be opened with this.\n"), "{said}");
}

#[test]
fn a_password_is_not_shown() {
    let path = written("secret.toml", "database = \"postgres://inn:sesame@localhost/inn\"\n");
    let said = fine(&["config", "check", "--config", &path], "");
    assert!(said.contains("database = postgres://…@localhost/inn") && !said.contains("sesame"), "{said}");
    let path = written("secret.toml", "database = \"postgres://localhost/inn?user=inn&password=sesame\"\n");
    let said = fine(&["config", "check", "--config", &path], "");
    assert!(said.contains("database = postgres://localhost/inn?…") && !said.contains("sesame"), "{said}");
}

/// As the Debian package says: the sender in the file, the mail server with its password in the environment.
#[test]
fn the_sender_of_mails_may_stand_in_the_file_and_the_mail_server_in_the_environment() {
    let path = written("sender.toml", "mail-from = \"inn@games.example\"\n");
    for smtp in [None, Some("smtps://inn:sesame@mail.example")] {
        let mut check = Command::new(env!("CARGO_BIN_EXE_caravanserai"));
        check
            .args(["--lang", "en", "config", "check", "--config", &path])
            .envs(smtp.map(|it| ("CARAVANSERAI_SMTP", it)));
        let output = check.output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let said = String::from_utf8(output.stdout).unwrap();
        assert!(said.contains("mail-from = inn@games.example") && !said.contains("sesame"), "{said}");
    }
}

#[test]
fn settings_that_do_not_go_together_are_refused() {
    let smtp = written("smtp.toml", "smtp = \"smtps://inn:sesame@mail.example\"\n");
    let ports = written("ports.toml", "port = 9000\nmetrics-port = 9000\n");
    for (path, why) in [(&smtp, "--smtp needs --mail-from"), (&ports, "Port 9000 cannot be both")] {
        for command in [&["config", "check"][..], &["serve"]] {
            let complaint = failed(&[command, &["--config", path]].concat(), "", 2);
            assert!(complaint.contains(why) && !complaint.contains("sesame"), "{complaint}");
        }
    }
}

#[test]
fn the_public_address_has_a_scheme_and_no_path() {
    for wrong in ["games.example", "games.example:443", "ftp://games.example", "https://", "https://games.example/inn"]
    {
        let complaint = failed(&["config", "check", "--public-url", wrong], "", 2);
        assert!(complaint.contains("such as https://games.example"), "{complaint}");
    }
    let said = fine(&["config", "check", "--public-url", "https://games.example/,http://inn.local:8080"], "");
    assert!(said.contains("A house can be opened"), "{said}");
}

#[test]
fn what_is_wrong_with_a_file_is_named() {
    for (name, text, why) in [
        ("torn.toml", "port = 9001\nhost = \n", "line 2"),
        ("unknown.toml", "prot = 9001\n", "there is no setting “prot”"),
        ("kind.toml", "port = true\n", "“port” is a text"),
        ("value.toml", "port = 99999999\n", "99999999"),
    ] {
        let path = written(name, text);
        let complaint = failed(&["config", "check", "--config", &path], "", 2);
        assert!(complaint.contains(why), "{complaint}");
    }
    let complaint = failed(&["config", "check", "--config", "nowhere.toml"], "", 2);
    assert!(complaint.contains("nowhere.toml cannot be read"), "{complaint}");
    let path = written("bus.toml", "bus = \"nats://localhost:4222\"\n");
    let complaint = failed(&["config", "check", "--config", &path], "", 2);
    assert!(complaint.contains("--bus is for several processes"), "{complaint}");
}
