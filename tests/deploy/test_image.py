"""The Containerfile builds: its steps, done without a container engine and without a network.

Only the files that its COPY lines name are there, so a missing one fails here as it would there. What cannot be done
without an engine is to start from the base images, to install from a package index, and to make users.
"""

from __future__ import annotations

import fnmatch
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.test_parts import closure

ROOT = Path(__file__).parents[2]
FILE = ROOT / "deploy/Containerfile"
IGNORED = (ROOT / ".dockerignore").read_text("utf-8").split()


class Stage:
    """One stage of the image: a folder in place of its root."""

    def __init__(self, root: Path, others: dict[str, Stage]) -> None:
        self.root, self.others = root, others
        self.folder = root
        self.packages = root / "packages"
        """Where pip puts the package."""
        self.locked: set[str] = set()
        """Distributions that were installed from a lock file."""

    def workdir(self, text: str) -> None:
        self.folder = self.root / text.lstrip("/")
        self.folder.mkdir(parents=True, exist_ok=True)

    def copy(self, text: str) -> None:
        *sources, target = text.split()
        start = ROOT
        if sources[0].startswith("--from="):
            start = self.others[sources.pop(0).removeprefix("--from=")].root
        for source in sources:
            path = start / source.lstrip("/")
            if path.is_dir():
                ignore = _ignored if start == ROOT else None
                shutil.copytree(path, self.folder / target, ignore=ignore, dirs_exist_ok=True)
                continue
            folder = self.folder / target if target.endswith("/") else (self.folder / target).parent
            folder.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, self.folder / target)

    def run(self, text: str) -> None:
        match shlex.split(text):
            case ["npm", "--prefix", "web", "ci", *_]:
                assert {"package.json", "package-lock.json"} <= {path.name for path in (self.folder / "web").iterdir()}
                if not (ROOT / "web/node_modules").is_dir():
                    pytest.skip("needs web/node_modules: `make web` installs them")
                (self.folder / "web/node_modules").symlink_to((ROOT / "web/node_modules").resolve())
            case ["npm", *rest]:
                self._do([ROOT / "scripts/npm.sh", *rest])
            case ["pip", "install", *options, "--requirement", lock]:
                assert "--require-hashes" in options
                pins = (self.folder / lock).read_text("utf-8")
                self.locked = set(re.findall(r"^([a-z0-9][a-z0-9.-]*)(?:\[.*\])?==", pins, re.MULTILINE))
            case ["pip", "install", *options, ".", "&&", "rm", "-rf", "/build"]:
                assert {"--no-deps", "--no-build-isolation", "--no-index"} <= set(options)
                self._do([sys.executable, "-m", "pip", "install", "-q", *options, "--target", self.packages, "."])
            case ["useradd", *_]:
                pass
            case _:
                pytest.fail(f"what does this do? {text}")

    def _do(self, command: list[str | Path]) -> None:
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        done = subprocess.run(
            command, cwd=self.folder, env=environment, capture_output=True, text=True, check=False, timeout=600
        )
        assert done.returncode == 0, done.stdout + done.stderr


def _ignored(folder: str, names: list[str]) -> set[str]:
    """The names in a folder that .dockerignore leaves out."""
    paths = {name: str((Path(folder) / name).relative_to(ROOT)) for name in names}
    return {
        name
        for name, path in paths.items()
        for pattern in IGNORED
        if fnmatch.fnmatch(name if pattern.startswith("**/") else path, pattern.removeprefix("**/"))
    }


def lines() -> Iterator[tuple[str, str]]:
    text = FILE.read_text("utf-8").replace("\\\n", " ")
    for line in text.splitlines():
        if line.strip() and not line.startswith("#"):
            word, _, rest = line.partition(" ")
            yield word, rest


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Stage:
    """The last stage, after all steps."""
    stages: dict[str, Stage] = {}
    for word, rest in lines():
        if word == "FROM":
            name = rest.partition(" AS ")[2] or "image"
            stages[name] = stage = Stage(tmp_path_factory.mktemp(name), stages)
        elif word == "COPY":
            stage.copy(rest)
        elif word == "WORKDIR":
            stage.workdir(rest)
        elif word == "RUN":
            stage.run(rest)
    return stages["image"]


def test_the_image_has_the_package_with_the_browser_table_and_all_words(image: Stage) -> None:
    package = image.packages / "vabanque"
    assert "<script" in (package / "web/index.html").read_text("utf-8")
    assert (package / "locales/nl/rules.ftl").is_file()
    assert list(image.packages.glob("vabanque-*.dist-info"))


def test_the_image_can_do_what_the_composition_asks_for(image: Stage) -> None:
    """compose.yaml gives its hosts PostgreSQL and Redis."""
    for part in ("server", "postgres", "redis"):
        assert closure(part, image.packages) - image.locked == set()
    assert "hatchling" in image.locked, "the package is built there, without a network"
