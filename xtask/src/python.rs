//! The stage of the Python package: it is built and installed as `pip install ./python` does it, but for optimisation; its types
//! are checked, then its tests run: the suites of PettingZoo, Gymnasium and OpenSpiel, runs on Ray, and equality with the program.

use std::{
    env,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result};

use crate::{
    commands::{cargo, run},
    venv,
};

/// Where it all stands.
struct Place {
    python: PathBuf,
    package: PathBuf,
    folder: PathBuf,
}

/// Types and all tests.
pub fn check(root: &Path) -> Result<()> {
    cargo(root, &["build", "--package", "cli"], &[])?;
    let place = install(root)?;
    // Outside of the package, so that what was installed is tested and not what lies beside the tests.
    let mut mypy = Command::new(&place.python);
    mypy.current_dir(&place.folder).args(["-m", "mypy", "--config-file"]);
    mypy.arg(place.package.join("pyproject.toml")).arg("--cache-dir").arg(place.folder.join("mypy"));
    run(mypy.args(["-p", "great_race"]), "mypy -p great_race")?;
    let mut stubs = Command::new(&place.python);
    stubs.current_dir(&place.folder).args(["-m", "mypy.stubtest", "great_race._engine", "--allowlist"]);
    run(stubs.arg(place.package.join("tests").join("stubs.txt")), "stubtest great_race._engine")?;
    pytest(root, &place, &["-m", "not deep"])
}

/// The tests that take too long, or too much from the package index, for every commit.
pub fn check_deeply(root: &Path) -> Result<()> {
    cargo(root, &["build", "--package", "cli"], &[])?;
    let place = install(root)?;
    let mut pip = Command::new(&place.python);
    pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--requirement"]);
    run(
        pip.arg(place.package.join("requirements-deep.txt")),
        "pip install --requirement requirements-deep.txt",
    )?;
    pytest(root, &place, &["-m", "deep"])
}

fn install(root: &Path) -> Result<Place> {
    let folder = root.join("target").join("python-stage");
    let needs = "the tests of the Python package need Python 3.11 or newer";
    let programs = venv::install(root, "python/requirements.txt", &folder, needs)?;
    let place = Place { python: programs.join("python"), package: root.join("python"), folder };
    let mut pip = Command::new(&place.python);
    // The parts that the tests before this stage have built are taken as they are.
    pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-build-isolation"]);
    pip.args(["--no-deps", "--force-reinstall", "--config-settings=build-args=--profile dev"]);
    let path = env::var_os("PATH").unwrap_or_default();
    let paths = [programs].into_iter().chain(env::split_paths(&path));
    pip.env("PATH", env::join_paths(paths)?).env("CARGO_TARGET_DIR", root.join("target"));
    run(pip.arg(&place.package), "pip install ./python").context("the package cannot be built")?;
    Ok(place)
}

fn pytest(root: &Path, place: &Place, which: &[&str]) -> Result<()> {
    let program = root.join("target").join("debug").join(format!("great-race{}", env::consts::EXE_SUFFIX));
    let tests = place.package.join("tests");
    let mut pytest = Command::new(&place.python);
    // The workers of Ray find the tests where they are started.
    pytest.current_dir(&tests).env("GREAT_RACE", program).env("PYTHONDONTWRITEBYTECODE", "1");
    pytest.args(["-m", "pytest", "--quiet", "--durations=5", "-p", "no:cacheprovider"]);
    run(pytest.args(which), "pytest python/tests")
}
