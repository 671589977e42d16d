"""What a device needs to play without a server, into src/vabanque/web/kit: Python for browsers, msgspec, our package.

    python scripts/kit.py

Pyodide comes from npm (web/package-lock.json), msgspec's wheel for it from the Python index, by the hash that
requirements.lock has for it anyway. kit.json names the files. Their names change with their content, so a new release
fetches only what is new; everything is compressed here, because not every web server does that.
"""

from __future__ import annotations

import gzip
import json
import re
import shutil
import subprocess
import sys
import tempfile
from base64 import b64encode
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from minds import minds

from vabanque.games.top_10000.exact.tables import write_coarser

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src/vabanque"
PYODIDE = ROOT / "web/node_modules/pyodide"
WHEELS = ROOT / "build/kit"
OUT = PACKAGE / "web/kit"
PYTHON, PLATFORM = "3.14", "pyemscripten_2026_0_wasm32"
"""Those of the Pyodide that web/package.json names."""
LEFT_OUT = ("web", "cli", "tui", "envs", "arena", "parallel", "store/migrations")
"""Folders of our package that a browser has no use for."""
LEFT_OUT_FILES = (".npz", "-3.zip")
"""Networks, which need NumPy, and the largest table of Die oberen 10 000, which is replaced by a coarser one."""
LEFT_OUT_PYTHON = {
    *("_pyrepl", "doctest.py", "ensurepip", "ftplib.py", "idlelib", "imaplib.py", "mailbox.py", "pdb.py", "poplib.py"),
    *("pickletools.py", "pydoc.py", "pydoc_data", "smtplib.py", "sqlite3", "turtle.py", "unittest", "venv", "wsgiref"),
    *("xml", "xmlrpc"),
}
"""Parts of Python's library that neither Pyodide nor we import."""
DATE = (2012, 1, 1, 0, 0, 0)


def main() -> int:
    shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir(parents=True)
    runtime = {
        "pyodide.mjs": (PYODIDE / "pyodide.mjs").read_bytes(),
        "pyodide.asm.mjs": (PYODIDE / "pyodide.asm.mjs").read_bytes(),
        "pyodide.asm.wasm.gz": gzip.compress((PYODIDE / "pyodide.asm.wasm").read_bytes(), 9, mtime=0),
        "python_stdlib.zip": _zipped(_library()),
    }
    mark = _mark(b"".join(runtime.values()))
    files = {f"runtime-{mark}/{name}": content for name, content in runtime.items()}
    package = _zipped(_ours() | _unpacked(_wheel()))
    name = f"vabanque-{_mark(package)}.zip"
    files[name] = package
    for path, content in files.items():
        (OUT / path).parent.mkdir(exist_ok=True)
        (OUT / path).write_bytes(content)
    listed = {path: {"size": _size(path, content), "hash": _integrity(content)} for path, content in files.items()}
    kit = {"runtime": f"runtime-{mark}/", "package": name, "files": listed}
    (OUT / "kit.json").write_text(json.dumps(kit, indent=1) + "\n", encoding="utf-8")
    print(f"kit: {sum(entry['size'] for entry in listed.values()):,} bytes")
    return 0


def _mark(content: bytes) -> str:
    return sha256(content).hexdigest()[:10]


def _integrity(content: bytes) -> str:
    return f"sha256-{b64encode(sha256(content).digest()).decode()}"


def _size(path: str, content: bytes) -> int:
    """Bytes on their way: web servers compress scripts."""
    return len(gzip.compress(content, 9, mtime=0)) if path.endswith(".mjs") else len(content)


def _ours() -> dict[str, bytes]:
    """Our package, as far as a browser can use it."""
    files = {}
    for path in sorted(PACKAGE.rglob("*")):
        name = path.relative_to(PACKAGE).as_posix()
        left_out = any(name.startswith(f"{folder}/") for folder in LEFT_OUT) or name.endswith(LEFT_OUT_FILES)
        if path.is_file() and "__pycache__" not in name and not left_out:
            files[f"vabanque/{name}"] = path.read_bytes()
    with tempfile.TemporaryDirectory() as folder:
        coarser = Path(folder) / "table.zip"
        write_coarser(coarser, 3)
        files["vabanque/games/top_10000/data/top-10000-3.zip"] = coarser.read_bytes()
    return files | minds()


def _wheel() -> Path:
    """msgspec's wheel for Pyodide: fetched once, checked against requirements.lock."""
    lock = (ROOT / "requirements.lock").read_text("utf-8")
    pinned = re.search(r"^(msgspec==(\S+) (?:\\\n    --hash=\S+ ?)+)", lock, re.MULTILINE)
    assert pinned is not None
    found = list(WHEELS.glob(f"msgspec-{pinned[2]}-*.whl"))
    if not found:
        WHEELS.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory() as folder:
            wanted = Path(folder) / "msgspec.lock"
            wanted.write_text(pinned[1], encoding="utf-8")
            where = ["--python-version", PYTHON, "--platform", PLATFORM, "--dest", folder]
            what = ["--no-deps", "--only-binary", ":all:", "--require-hashes", "--requirement", str(wanted)]
            pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "--quiet"]
            subprocess.run([*pip, *where, *what], check=True)
            (wheel,) = Path(folder).glob("*.whl")
            found = [Path(shutil.move(wheel, WHEELS / wheel.name))]
    return found[0]


def _library() -> dict[str, bytes]:
    """Python's own library, without what nobody needs here."""
    files = _unpacked(PYODIDE / "python_stdlib.zip")
    return {name: content for name, content in files.items() if name.split("/")[0] not in LEFT_OUT_PYTHON}


def _unpacked(file: Path) -> dict[str, bytes]:
    with ZipFile(file) as archive:
        return {name: archive.read(name) for name in archive.namelist() if not name.endswith((".pyi", "/"))}


def _zipped(files: dict[str, bytes]) -> bytes:
    """An archive that depends on its content alone."""
    packed = BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in files.items():
            info = ZipInfo(name, DATE)
            info.compress_type = ZIP_DEFLATED
            archive.writestr(info, content)
    return packed.getvalue()


if __name__ == "__main__":
    raise SystemExit(main())
