//! The image for containers, unpacked and tried.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use serde_json::Value;

use super::{
    Goods, make,
    opened::{Opened, opened},
    trial::{expect, fresh_root, said},
};
use crate::run::{Outcome, Stop, failed, hear, watch};

/// Unpacks the image as a container would, and opens the house in it.
pub(super) fn unpack(goods: &Goods, image: &Path) -> Outcome {
    let root = fresh_root(goods, "image-root")?;
    let entry = lay_out(goods, image, &root)?;
    if hear(Command::new("id").arg("-u"))?.trim() == "0" {
        // There is nothing else in the image: a program that needed a library would not start.
        said(Command::new("chroot").arg(&root).arg(&entry).arg("--version"), &goods.version)?;
    }
    let program = root.join(entry.trim_start_matches('/'));
    opened(&program, &root.join("var/lib/caravanserai"), Opened::lay_a_table)?;
    println!("the image unpacks, and a house opens in it");
    Ok(())
}

/// Unpacks the image into this root and checks its layout; returns the program that it starts.
fn lay_out(goods: &Goods, image: &Path, root: &Path) -> Result<String, Stop> {
    let layout = goods.root.join("target/image-layout");
    let _ = fs::remove_dir_all(&layout);
    make(&layout)?;
    watch(Command::new("tar").arg("-xf").arg(image).arg("-C").arg(&layout))?;
    let index = read(&layout.join("index.json"))?;
    let manifest = read(&blob(&layout, &index["manifests"][0])?)?;
    let config = read(&blob(&layout, &manifest["config"])?)?;
    let layer = blob(&layout, &manifest["layers"][0])?;
    expect(
        config["rootfs"]["diff_ids"][0] == manifest["layers"][0]["digest"],
        "the layer is the one of the configuration",
    )?;
    watch(Command::new("tar").args(["--no-same-owner", "-xf"]).arg(&layer).arg("-C").arg(root))?;
    let entry = config["config"]["Entrypoint"][0].as_str().unwrap_or_default().to_owned();
    expect(root.join(entry.trim_start_matches('/')).is_file(), "the program that it starts is in it")?;
    Ok(entry)
}

fn read(path: &Path) -> Result<Value, Stop> {
    let text = fs::read_to_string(path).or_else(|why| failed(format!("{}: {why}", path.display())))?;
    serde_json::from_str(&text).or_else(|why| failed(format!("{}: {why}", path.display())))
}

/// The file of this blob, if it is what its description says.
fn blob(layout: &Path, described: &Value) -> Result<PathBuf, Stop> {
    let digest = described["digest"].as_str().and_then(|it| it.strip_prefix("sha256:")).unwrap_or_default();
    let file = layout.join("blobs/sha256").join(digest);
    let sum = hear(Command::new("sha256sum").arg(&file))?;
    expect(!digest.is_empty() && sum.starts_with(digest), "every blob has its checksum for a name")?;
    let size = fs::metadata(&file).map_or(0, |it| it.len());
    expect(described["size"] == size, "and the size that is said")?;
    Ok(file)
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;
    use crate::package::{oci, tests::small};

    #[test]
    fn an_image_of_a_small_program_is_laid_out_as_it_says() {
        let goods = small("image");
        let image = oci::write(&goods).unwrap();
        let root = fresh_root(&goods, "root").unwrap();
        assert_eq!(lay_out(&goods, &image, &root).unwrap(), "/usr/bin/caravanserai");
        let unpacked = fs::read(root.join("usr/bin/caravanserai")).unwrap();
        assert_eq!(unpacked, fs::read(&goods.program).unwrap());
        assert!(root.join("usr/share/doc/caravanserai/NOTICES.txt").is_file());
        // A blob that has changed is found.
        let layout = goods.root.join("target/image-layout");
        let index = read(&layout.join("index.json")).unwrap();
        let manifest = blob(&layout, &index["manifests"][0]).unwrap();
        fs::write(manifest, "{}").unwrap();
        assert!(blob(&layout, &index["manifests"][0]).is_err());
        fs::remove_dir_all(&goods.root).unwrap();
    }
}
