//! A fixed part of a core for a process, so that two of them can be compared with one on a machine that is too small for both.

use std::{fs, io, path::PathBuf};

/// How often the part is granted anew, in microseconds: often, so that no process waits long for it.
const PERIOD: u32 = 10_000;

/// The part of a process, taken back when this is dropped.
pub(crate) struct Slice {
    process: u32,
    parent: PathBuf,
    group: PathBuf,
}

impl Slice {
    /// Limits a process to this many hundredths of a core, by the version of control groups that the system has.
    pub(crate) fn give(process: u32, hundredths: u32) -> io::Result<Slice> {
        let old = PathBuf::from("/sys/fs/cgroup/cpu");
        let is_old = old.join("cpu.cfs_quota_us").exists();
        let parent = if is_old { old } else { PathBuf::from("/sys/fs/cgroup") };
        let group = parent.join(format!("caravanserai-load-{process}"));
        if !is_old {
            // It may be enabled already.
            let _ = fs::write(parent.join("cgroup.subtree_control"), "+cpu");
        }
        fs::create_dir(&group)?;
        let slice = Slice { process, parent, group };
        let quota = PERIOD / 100 * hundredths;
        if is_old {
            fs::write(slice.group.join("cpu.cfs_period_us"), PERIOD.to_string())?;
            fs::write(slice.group.join("cpu.cfs_quota_us"), quota.to_string())?;
        } else {
            fs::write(slice.group.join("cpu.max"), format!("{quota} {PERIOD}"))?;
        }
        fs::write(slice.group.join("cgroup.procs"), process.to_string())?;
        Ok(slice)
    }
}

impl Drop for Slice {
    fn drop(&mut self) {
        // Only an empty group can be removed.
        let _ = fs::write(self.parent.join("cgroup.procs"), self.process.to_string());
        let _ = fs::remove_dir(&self.group);
    }
}
