//! An image for containers, written without a daemon: an OCI image layout in one file, which `podman load` and `skopeo` read.

use std::{fs, path::PathBuf, process::Command};

use serde_json::{Value, json};

use super::{Goods, tar::Tar};
use crate::run::{Stop, failed, hear};

/// The user it runs as: any but root.
const OWNER: u32 = 65532;
const DATA: &str = "/var/lib/caravanserai";

/// Something in the layout that is named by its checksum.
struct Blob {
    digest: String,
    bytes: Vec<u8>,
}

impl Blob {
    fn new(goods: &Goods, bytes: Vec<u8>) -> Result<Blob, Stop> {
        let file = goods.folder.join("blob");
        super::write(&file, &bytes)?;
        let sum = hear(Command::new("sha256sum").arg(&file))?;
        let _ = fs::remove_file(file);
        Ok(Blob { digest: sum.chars().take(64).collect(), bytes })
    }

    fn json(goods: &Goods, value: &Value) -> Result<Blob, Stop> {
        Blob::new(goods, value.to_string().into_bytes())
    }

    fn described(&self, kind: &str) -> Value {
        json!({
            "mediaType": format!("application/vnd.oci.image.{kind}"),
            "digest": format!("sha256:{}", self.digest),
            "size": self.bytes.len(),
        })
    }
}

/// Writes the image; returns its path.
pub(super) fn write(goods: &Goods) -> Result<PathBuf, Stop> {
    let layer = Blob::new(goods, layer(goods)?)?;
    let config = Blob::json(goods, &config(goods, &layer.digest))?;
    let manifest = Blob::json(
        goods,
        &json!({
            "schemaVersion": 2,
            "mediaType": "application/vnd.oci.image.manifest.v1+json",
            "config": config.described("config.v1+json"),
            "layers": [layer.described("layer.v1.tar")],
        }),
    )?;
    let mut named = manifest.described("manifest.v1+json");
    named["annotations"] = json!({"org.opencontainers.image.ref.name": format!("caravanserai:{}", goods.version)});
    let index = json!({
        "schemaVersion": 2,
        "mediaType": "application/vnd.oci.image.index.v1+json",
        "manifests": [named],
    });
    let mut image = Tar::default();
    image.file("oci-layout", 0o644, 0, json!({"imageLayoutVersion": "1.0.0"}).to_string().as_bytes());
    image.file("index.json", 0o644, 0, index.to_string().as_bytes());
    for folder in ["blobs/", "blobs/sha256/"] {
        image.folder(folder, 0o755, 0);
    }
    for Blob { digest, bytes } in [&layer, &config, &manifest] {
        image.file(&format!("blobs/sha256/{digest}"), 0o644, 0, bytes);
    }
    let file = goods.folder.join(format!("caravanserai-{}.oci.tar", goods.version));
    super::write(&file, &image.end())?;
    Ok(file)
}

/// The only layer: the program, the user it runs as, its data folder, and the list of what is in it.
fn layer(goods: &Goods) -> Result<Vec<u8>, Stop> {
    let read =
        |file: &PathBuf| fs::read(file).or_else(|why| failed(format!("{} cannot be read: {why}", file.display())));
    let mut layer = Tar::default();
    for folder in
        ["etc/", "usr/", "usr/bin/", "usr/share/", "usr/share/doc/", "usr/share/doc/caravanserai/", "var/", "var/lib/"]
    {
        layer.folder(folder, 0o755, 0);
    }
    layer.folder("tmp/", 0o1777, 0);
    layer.folder("var/lib/caravanserai/", 0o700, OWNER);
    layer.file("etc/passwd", 0o644, 0, format!("caravanserai:x:{OWNER}:{OWNER}::{DATA}:/none\n").as_bytes());
    layer.file("etc/group", 0o644, 0, format!("caravanserai:x:{OWNER}:\n").as_bytes());
    layer.file("usr/bin/caravanserai", 0o755, 0, &read(&goods.program)?);
    layer.file("usr/share/doc/caravanserai/sbom.cdx.json", 0o644, 0, &read(&goods.sbom)?);
    layer.file("usr/share/doc/caravanserai/NOTICES.txt", 0o644, 0, &read(&goods.notices)?);
    Ok(layer.end())
}

fn config(goods: &Goods, layer: &str) -> Value {
    json!({
        "architecture": "amd64",
        "os": "linux",
        "config": {
            "User": format!("{OWNER}:{OWNER}"),
            "Entrypoint": ["/usr/bin/caravanserai"],
            "Cmd": ["serve"],
            "Env": [format!("CARAVANSERAI_DATA={DATA}"), "CARAVANSERAI_HOST=0.0.0.0", "CARAVANSERAI_LOG=json"],
            "ExposedPorts": {"8080/tcp": {}},
            "Volumes": {DATA: {}},
            "WorkingDir": DATA,
            "StopSignal": "SIGTERM",
            "Labels": {
                "org.opencontainers.image.title": "Caravanserai",
                "org.opencontainers.image.version": goods.version,
                "org.opencontainers.image.licenses": "MIT OR Apache-2.0",
            },
        },
        "rootfs": {"type": "layers", "diff_ids": [format!("sha256:{layer}")]},
        "history": [{"created_by": "cargo xtask package"}],
    })
}
