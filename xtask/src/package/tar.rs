//! Archives in the format `ustar`, the same bytes each time: no times, no user names.

/// An archive being written.
#[derive(Default)]
pub(super) struct Tar(Vec<u8>);

/// The length of everything in it is a multiple of this.
const BLOCK: usize = 512;

impl Tar {
    /// A file, of this mode and owner.
    pub(super) fn file(&mut self, path: &str, mode: u32, owner: u32, bytes: &[u8]) {
        self.head(path, mode, owner, (b'0', bytes.len()));
        self.0.extend_from_slice(bytes);
        self.0.resize(self.0.len().next_multiple_of(BLOCK), 0);
    }

    /// A folder; its path ends with a slash.
    pub(super) fn folder(&mut self, path: &str, mode: u32, owner: u32) {
        self.head(path, mode, owner, (b'5', 0));
    }

    /// All of it: two empty blocks are the end.
    pub(super) fn end(mut self) -> Vec<u8> {
        self.0.resize(self.0.len() + 2 * BLOCK, 0);
        self.0
    }

    fn head(&mut self, path: &str, mode: u32, owner: u32, (kind, size): (u8, usize)) {
        assert!(path.len() < 100, "a path of ours is short: {path}");
        let mut head = [0; BLOCK];
        let mut put = |at: usize, bytes: &[u8]| head[at..at + bytes.len()].copy_from_slice(bytes);
        put(0, path.as_bytes());
        put(100, format!("{mode:07o}\0{owner:07o}\0{owner:07o}\0{size:011o}\0{:011o}\0", 0).as_bytes());
        // The checksum is counted as if it were blank.
        put(148, b"        ");
        put(156, &[kind]);
        put(257, b"ustar\x0000");
        let sum: u32 = head.iter().map(|byte| u32::from(*byte)).sum();
        head[148..156].copy_from_slice(format!("{sum:06o}\0 ").as_bytes());
        self.0.extend_from_slice(&head);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::hear;

    #[test]
    fn other_programs_read_it() {
        let mut tar = Tar::default();
        tar.folder("inn/", 0o755, 0);
        tar.file("inn/sign", 0o640, 65532, b"open");
        let folder = std::env::temp_dir().join(format!("xtask-tar-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let file = folder.join("inn.tar");
        std::fs::write(&file, tar.end()).unwrap();
        let listed = hear(std::process::Command::new("tar").arg("-tvf").arg(&file)).unwrap();
        let lines: Vec<Vec<&str>> = listed.lines().map(|line| line.split_whitespace().collect()).collect();
        assert_eq!((lines[0][0], lines[0][5]), ("drwxr-xr-x", "inn/"));
        assert_eq!(
            (lines[1][0], lines[1][1], lines[1][2], lines[1][5]),
            ("-rw-r-----", "65532/65532", "4", "inn/sign")
        );
        let _ = std::fs::remove_dir_all(folder);
    }
}
