"""What `make play` does, without make or a shell, so on Windows too: `python scripts/play.py [ARGUMENTS OF vabanque]`.

Installs what is missing or out of date into .venv, builds the browser table, and starts `vabanque`. Shares its stamps
with the Makefile, so either may have done the work. Standard library only: nothing is installed yet.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parents[1]
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
RUNTIME = VENV / ".stamp-runtime"
NODE_MODULES = ROOT / "web/node_modules/.package-lock.json"
TABLE = ROOT / "src/vabanque/web/index.html"


def older(made: Path, sources: Iterable[Path]) -> bool:
    """Has a source changed since this was made?"""
    return not made.exists() or any(source.stat().st_mtime > made.stat().st_mtime for source in sources)


def run(*command: object, **environment: str) -> None:
    """Run a command in the project's folder. Exits if it fails; it has said why."""
    done = subprocess.run([str(word) for word in command], cwd=ROOT, env={**os.environ, **environment}, check=False)
    if done.returncode:
        raise SystemExit(done.returncode)


def whole() -> bool:
    """Is there an environment that works?"""
    found = PYTHON.exists() and subprocess.run([PYTHON, "-c", "import pip"], capture_output=True, check=False)
    return bool(found) and found.returncode == 0


def install() -> None:
    """The environment, with the packages of the lock file and this project."""
    if not whole():
        print(f"Creating {VENV.name}", flush=True)
        venv.create(VENV, clear=True, with_pip=True)
    locks = [ROOT / "requirements.lock", ROOT / "pyproject.toml"]
    if older(RUNTIME, locks):
        run(PYTHON, "scripts/install.py", "requirements.lock")
        quiet = ("-qq", "--no-deps", "--no-build-isolation", "--no-index")
        run(PYTHON, "-m", "pip", "--disable-pip-version-check", "install", *quiet, "--editable", ".")
        RUNTIME.touch()


def npm() -> tuple[str, str]:
    """npm with Node 20 or newer: the machine's, or one that is installed into the environment; and the PATH for it."""
    for path in (os.environ.get("PATH", ""), os.pathsep.join((str(BIN), os.environ.get("PATH", "")))):
        node, command = shutil.which("node", path=path), shutil.which("npm", path=path)
        if node and command:
            version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
            if int(version.strip().removeprefix("v").partition(".")[0] or 0) >= 20:
                return command, path
    print("No Node 20 or newer: installing one into .venv", flush=True)
    run(PYTHON, "-m", "pip", "install", "-qq", "--no-deps", "--require-hashes", "-r", "requirements-node.lock")
    command = shutil.which("npm", path=str(BIN))
    if command is None:
        raise SystemExit("The browser table cannot be built: npm is missing. Install Node 20 or newer.")
    return command, path


def build() -> None:
    """The browser table, if its sources or the words have changed."""
    web = ROOT / "web"
    folders = [web / "src", web / "public", ROOT / "src/vabanque/locales", ROOT / "schema"]
    sources = [path for folder in folders for path in (folder, *folder.rglob("*"))]
    sources += [path for path in web.iterdir() if path.is_file()]
    if not older(TABLE, sources):
        return
    command, path = npm()
    packages = [web / "package.json", web / "package-lock.json", ROOT / "requirements-node.lock"]
    if older(NODE_MODULES, packages):
        print("Fetching what builds the browser table", flush=True)
        run(command, "--prefix", "web", "ci", "--no-audit", "--no-fund", PATH=path)
        NODE_MODULES.touch()
    print("Building the browser table", flush=True)
    run(command, "--prefix", "web", "run", "--silent", "build", PATH=path)
    TABLE.touch()


def main() -> None:
    if sys.version_info < (3, 11):  # noqa: UP036  # people may have an older one
        raise SystemExit("Vabanque needs Python 3.11 or newer.")
    install()
    build()
    run(PYTHON, "-m", "vabanque", *sys.argv[1:])


if __name__ == "__main__":
    main()
