"""Which packages belong to which part (extra) of an installation. The engine alone needs none of them.

`pip install "vabanque[server]"` installs a part; pyproject.toml lists its packages. A test compares the two.
"""

from __future__ import annotations

from vabanque.core import Misconfigured

PARTS: dict[str, tuple[str, ...]] = {
    "cli": ("typer", "rich", "platformdirs", "click"),
    "bots": ("numpy", "numba", "openskill", "llvmlite", "filelock"),
    "terminal": ("textual", "websockets"),
    "server": (
        "litestar",
        "uvicorn",
        "httptools",
        "uvloop",
        "sqlalchemy",
        "alembic",
        "aiosqlite",
        "segno",
        "cryptography",
    ),
    "postgres": ("asyncpg",),
    "redis": ("redis",),
    "plots": ("matplotlib",),
    "cluster": ("dask", "distributed"),
    "columns": ("pyarrow",),
    "mcp": ("mcp", "mcp_types"),
    "notebook": ("anywidget", "traitlets"),
    "envs": ("gymnasium", "pettingzoo", "open_spiel", "pyspiel", "PIL"),
}
"""Part → the packages that can be imported only with it."""
INCLUDED = ("cli", "bots")
"""Every part includes these."""
LAB = "vabanque_lab"
"""Training, solving, studies and puzzle making: a package of its own, in the same repository."""


def part_of(package: str) -> str | None:
    """The part that brings a package; None if no part does."""
    return next((part for part, packages in PARTS.items() if package in packages), None)


def install(part: str) -> str:
    """The command that installs a part; quoted, since brackets are special to some shells."""
    return f'pip install "vabanque[{part}]"'


def not_installed(error: ImportError, module: str, part: str) -> ModuleNotFoundError:
    """The same error, with the command that installs what `module` needs."""
    package = (error.name or "a package").partition(".")[0]
    sentence = f"{module} needs {package}, which is not installed. Install it with: {install(part)}"
    return ModuleNotFoundError(sentence, name=error.name)


def missing_part(error: BaseException, wanted: str | None = None) -> Misconfigured | None:
    """A refusal that says what to install, if that is why an import failed.

    `wanted` is the part the user needs: it is named instead of a smaller one that it includes.
    """
    if not isinstance(error, ModuleNotFoundError) or error.name is None:
        return None
    package = error.name.partition(".")[0]
    if package == LAB:
        return Misconfigured("missing-lab")
    part = part_of(package)
    if part is None:
        return None
    if wanted is not None and part in INCLUDED:
        part = wanted
    return Misconfigured("missing-part", package=package, install=install(part))
