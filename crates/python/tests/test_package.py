"""What is published: the source distribution holds all that a build needs, and the wheel all that a program needs."""

import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

CRATE = Path(__file__).parent.parent
MATURIN = Path(sys.executable).parent / "maturin"


def maturin(*words, to):
    subprocess.run([MATURIN, *words, "--out", to], cwd=CRATE, check=True, capture_output=True)
    (package,) = to.iterdir()
    return package


def test_the_source_distribution_is_complete(tmp_path):
    with tarfile.open(maturin("sdist", to=tmp_path)) as package:
        names = {name.split("/", 1)[1] for name in package.getnames()}
    assert {"Cargo.lock", "pyproject.toml", "python/caravanserai/py.typed", "crates/python/src/lib.rs"} <= names
    assert {"LICENSE-MIT", "LICENSE-APACHE"} <= names
    root = CRATE.parent.parent
    outside = [*root.glob("locales/*/*.ftl"), *root.glob("crates/tabletop-host/lessons/*"), *root.glob("crates/games/*/data/*")]
    assert len(outside) > 40
    assert {str(path.relative_to(root)) for path in outside} <= names
    assert not [name for name in names if name.endswith((".so", ".pyc"))]


@pytest.mark.skipif(sys.platform != "linux", reason="libraries have other names elsewhere")
def test_the_wheel_is_complete(tmp_path):
    """Of the same build that the tests here load."""
    with zipfile.ZipFile(maturin("build", "--profile", "dev", "--locked", to=tmp_path)) as package:
        names = set(package.namelist())
    source = CRATE / "python"
    ours = {str(path.relative_to(source)) for path in source.rglob("*.py*") if path.suffix != ".pyc"}
    assert ours | {"caravanserai/_core.abi3.so", "caravanserai/py.typed"} <= names
