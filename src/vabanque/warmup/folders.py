"""Where compiled code is cached between processes, and when it has to be compiled again.

numba notices only edits to a function's own file. But compiled code also contains the functions it calls and the
constants it uses, wherever they are defined. So every module has its own folder, named after a hash of the text of that
module and of all modules it imports, directly or not: ours and, for a third-party module, those of its own package.

A function that takes a NamedTuple should name its class in the signature, and so import it: compiled code finds fields
by their position, so a change to the class has to change the folder.
"""

from __future__ import annotations

import os
import re
from functools import cache
from hashlib import sha256
from pathlib import Path

PACKAGE = Path(__file__).parents[1]
SWITCHES = ("NUMBA_BOUNDSCHECK", "NUMBA_DEBUG", "NUMBA_OPT")
"""Environment variables that change the code numba generates."""

_FROM = re.compile(r"^[ \t]*from[ \t]+([\w.]+)[ \t]+import[ \t]+(\([^)]*\)|[^\n]*)", re.MULTILINE)
_IMPORT = re.compile(r"^[ \t]*import[ \t]+([^\n]+)", re.MULTILINE)
_COMMENT = re.compile(r"#[^\n]*")
_NAME = re.compile(r"([\w.]+)(?:\s+as\s+\w+)?")


def cache_folder(module: str, file: str) -> Path:
    """The folder for what is compiled or computed in one module (`__name__`, `__file__`)."""
    path = Path(file)
    digest = sha256(_fingerprint(path, (PACKAGE, _package(module, path))))
    for switch in SWITCHES:
        digest.update(f"{switch}={os.environ.get(switch)}".encode())
    return cache_root() / f"{module}-{digest.hexdigest()[:16]}"


def cache_root() -> Path:
    """The parent of all these folders."""
    home = os.environ.get("NUMBA_CACHE_DIR") or os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA")
    return Path(home or Path.home() / ".cache") / "vabanque" / "compiled"


def sources_of(module: str, file: str) -> list[Path]:
    """The source files that go into a module's compiled code."""
    return _sources(Path(file), (PACKAGE, _package(module, Path(file))))


@cache
def _fingerprint(path: Path, packages: tuple[Path, ...]) -> bytes:
    """The text of a file and of everything it imports from these packages, as one hash."""
    return sha256(b"".join(_read(source)[0] for source in _sources(path, packages))).digest()


@cache
def _sources(path: Path, packages: tuple[Path, ...]) -> list[Path]:
    """A file and everything it imports from these packages, directly or not."""
    waiting, sources = [path], {path}
    while waiting:
        new = set(_imported(waiting.pop(), packages)) - sources
        sources |= new
        waiting += new
    return sorted(sources)


def _package(module: str, path: Path) -> Path:
    """The path of a module's top-level package (for a single module, its path without the suffix)."""
    above = module.count(".") + (path.name == "__init__.py")
    return path.parents[above - 1] if above else path.with_suffix("")


@cache
def _read(path: Path) -> tuple[bytes, tuple[tuple[str, tuple[str, ...]], ...]]:
    """The hash of a file, and what it imports: (module, names)."""
    text = path.read_text("utf-8")
    imports = [(module, tuple(_NAME.findall(_COMMENT.sub("", names)))) for module, names in _FROM.findall(text)]
    imports += [(module, ()) for names in _IMPORT.findall(text) for module in _NAME.findall(_COMMENT.sub("", names))]
    return sha256(text.encode()).digest(), tuple(imports)


@cache
def _imported(path: Path, packages: tuple[Path, ...]) -> tuple[Path, ...]:
    """The files in these packages that a file imports. A name in `from module import name` may be a module too."""
    candidates = [
        candidate
        for module, names in _read(path)[1]
        for place in _places(module, path, packages)
        for candidate in (place, *(place / name for name in names))
    ]
    files = [file for c in candidates for file in (c / "__init__.py", c.parent / f"{c.name}.py")]
    return tuple(file for file in files if file.is_file())


def _places(module: str, path: Path, packages: tuple[Path, ...]) -> list[Path]:
    """A module's possible paths, without suffix; none if it belongs to none of the packages."""
    name = module.lstrip(".")
    if dots := len(module) - len(name):  # a relative import: one dot is the file's own folder
        return [path.parents[dots - 1].joinpath(*filter(None, name.split(".")))]
    top, *rest = name.split(".")
    return [package.joinpath(*rest) for package in dict.fromkeys(packages) if package.name == top]
