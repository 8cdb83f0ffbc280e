//! The systemd unit of the package, looked at.

use std::{fs, path::Path, process::Command};

use super::{make, trial::expect, write};
use crate::run::{Outcome, failed, hear};

/// The most that `systemd-analyze security` may find exposed, of 100.
const EXPOSED: &str = "--threshold=20";

/// The unit is where systemd looks for it and has the lines it must have. Where systemd is installed it checks the unit, too:
/// it must find no fault in it, and little exposed.
pub(super) fn unit(root: &Path) -> Outcome {
    let file = ["usr/lib/systemd/system", "lib/systemd/system"].map(|it| root.join(it).join("caravanserai.service"));
    let Some(file) = file.iter().find(|file| file.is_file()) else { return failed("the package has no unit") };
    let text = fs::read_to_string(file).unwrap_or_default();
    for line in [
        "User=caravanserai",
        "ProtectSystem=strict",
        "NoNewPrivileges=true",
        "SystemCallFilter=@system-service",
        "Restart=on-failure",
        "RestartSec=5",
        "StartLimitIntervalSec=0",
    ] {
        expect(text.lines().any(|it| it == line), line)?;
    }
    if Command::new("systemd-analyze").arg("--version").output().is_err() {
        println!("systemd is not installed here: its opinion of the unit is left out");
        return Ok(());
    }
    // It looks for the program and for units around this one on this machine.
    let folder = root.join("tmp/unit");
    make(&folder)?;
    let asked = folder.join("caravanserai.service");
    write(&asked, text.replace("ExecStart=/usr", &format!("ExecStart={}/usr", root.display())).as_bytes())?;
    let verify = Command::new("systemd-analyze").arg("verify").arg(&asked).output();
    let verify = verify.or_else(|why| failed(format!("systemd-analyze does not start: {why}")))?;
    let complaint = String::from_utf8_lossy(&verify.stderr);
    expect(verify.status.success() && complaint.is_empty(), &format!("systemd reads the unit: {complaint}"))?;
    let mut security = Command::new("systemd-analyze");
    security.args(["security", "--offline=true", "--no-pager", EXPOSED]).arg(&asked);
    hear(&mut security).map(|_| ()).or_else(|_| failed("systemd finds that the unit exposes too much"))
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;
    use crate::package::{tests::small, trial::fresh_root};

    #[test]
    fn the_unit_has_its_lines_and_systemd_reads_it() {
        let goods = small("unit");
        let root = fresh_root(&goods, "root").unwrap();
        let folder = root.join("usr/lib/systemd/system");
        fs::create_dir_all(&folder).unwrap();
        fs::copy(&goods.program, root.join("usr/bin/caravanserai")).unwrap();
        let text = include_str!("../../../packaging/debian/caravanserai.service");
        fs::write(folder.join("caravanserai.service"), text).unwrap();
        unit(&root).unwrap();
        fs::write(folder.join("caravanserai.service"), text.replace("RestartSec=5", "RestartSec=1")).unwrap();
        assert!(unit(&root).is_err());
        fs::remove_dir_all(&goods.root).unwrap();
    }
}
