"""Every part of an installation, alone, has everything that its modules import.

The environments in which we work have all parts, so that none of them shows what a part forgets to require. Here every
part gets an environment of its own: the wheel, and links to the packages that the wheel's metadata asks for.
"""

from __future__ import annotations

import ast
import os
import re
import shlex
import shutil
import subprocess
import sys
from email.parser import BytesParser
from email.policy import default
from fnmatch import fnmatch
from functools import cache
from importlib.metadata import distribution
from pathlib import Path
from typing import NamedTuple
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from vabanque import sample_records
from vabanque.cli.bare import part_for
from vabanque.parts import PARTS

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src/vabanque"
ENGINE = ""
"""The part that every installation has."""
HOMES = {
    "vabanque.agents*": "mcp",
    "vabanque.bus.redis": "redis",
    "vabanque.cli.open": "server",
    "vabanque.cli.columns": "columns",
    "vabanque.dataset.files": "columns",
    "vabanque.cli": ENGINE,
    **{f"vabanque.cli.{file}": ENGINE for file in ("bare", "declared", "engine", "games", "replay", "rules", "verify")},
    "vabanque.cli*": "bots",
    "vabanque.*.plot": "plots",
    "vabanque.bus*": "server",
    "vabanque.envs*": "envs",
    "vabanque.notebook*": "notebook",
    "vabanque.parallel.cluster": "cluster",
    "vabanque.server*": "server",
    "vabanque.store*": "server",
    "vabanque.tui*": "terminal",
    "vabanque": ENGINE,
    "vabanque.__main__": ENGINE,
    "vabanque.core*": ENGINE,
    "vabanque.games.*.drawn": "terminal",
    "vabanque.games.*.casinos": "terminal",
    "vabanque.games.*.environment": "envs",
    "vabanque.games.vegas.spoken": "bots",  # the boards of `vabanque replay` are drawn with rich
    **{
        f"vabanque.games.*.{file}": "bots"
        for file in ("bots.*", "commands", "compiled", "contests", "convert", "dealers", "exact*", "loop", "review*")
    },
    "vabanque.games*": ENGINE,
    "vabanque.i18n*": ENGINE,
    "vabanque.narration*": ENGINE,
    "vabanque.parts": ENGINE,
    "vabanque.play*": ENGINE,
    "vabanque.reach": "server",
    "vabanque.table*": ENGINE,
    "vabanque.*": "bots",
}
"""Modules → the smallest part with which they work; the first that fits counts."""
BROWSERS = {"js", "pyodide"}
"""What Python has in a browser, and nowhere else."""
ALONE = ("bots", "terminal", "server", "plots", "cluster", "envs", "columns", "mcp", "notebook")
"""Parts that people install alone; `postgres` and `redis` only add a driver to a server."""

GUEST = """
def rehearse():
    print("rehearsed")
"""
IMPORT_ALL = """
import sys
from importlib import import_module
for name in sys.argv[1:]:
    import_module(name)
"""


_BLOCK = re.compile(r"^( *)```(?:sh|console)\n(.*?)^\1```", re.DOTALL | re.MULTILINE)
SMALL = {"--games": "6", "-n": "2", "--jobs": "1", "--puzzles": "1"}
"""What documented commands get instead of their numbers: here they show that they run, not what they find."""
LESS = {"arena": ("--games", "6"), "dataset": ("--games", "1", "--game", "top-10000")}
"""More for commands whose defaults would take long."""
ELSEWHERE = {
    "serve": "tests/server starts servers",
    "db": "tests/server looks after their databases",
    "play": "tests/tui sits at the tables",
    "join": "needs a server",
    "club": "tests/cli/test_club.py runs evenings on a server",
    "": "opens a browser",
}
"""Commands that need somebody at the keyboard or a server, and who runs them."""
MY_MODULE = """
class MyBot:
    def __init__(self, rules, seat, rng): ...

    def choose(self, view, moves):
        return moves[0]
"""


def documented() -> list[tuple[str, list[str]]]:
    """Every command line of README and docs, with the part it needs. Those of the studies take hours."""
    found = []
    for page in (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))):
        for _, text in _BLOCK.findall(page.read_text("utf-8")):
            prompt = "$ " if "$ " in text else ""
            for line in text.replace("\\\n", " ").splitlines():
                words = shlex.split(line.strip().removeprefix(prompt), comments=True)
                if not line.strip().startswith(prompt) or words[:1] != ["vabanque"]:
                    continue
                command = next((word for word in words[1:] if not word.startswith("-")), "")
                options = {"--columns": "columns", "--plot": "plots", "--cluster": "cluster"}
                asked = [part for option, part in options.items() if option in words]
                part = "envs" if "examples.learned" in line else (asked or [part_for(command or None)])[0]
                if command not in ELSEWHERE and not any("://" in word for word in words):
                    found.append((part, small(words[1:])))
    return found


def small(words: list[str]) -> list[str]:
    """The same command line with less to do."""
    less = [*words, *LESS.get("".join(words[:1]), ())]
    for at, word in enumerate(less[:-1]):
        if word in SMALL:
            less[at + 1] = SMALL[word]
    return less


class Imports(NamedTuple):
    """What a module imports."""

    at_once: frozenset[str]
    """Modules imported together with it."""
    ever: frozenset[str]
    """Also those that a function imports when it is called."""


@cache
def modules() -> dict[str, Imports]:
    """All our modules. Migrations are scripts that Alembic runs: their names are no Python names."""
    names = {}
    for file in SOURCES.rglob("*.py"):
        parts = ("vabanque", *file.relative_to(SOURCES).with_suffix("").parts)
        if "migrations" not in parts:
            names[".".join(parts).removesuffix(".__init__")] = _read(ast.parse(file.read_text("utf-8")))
    return names


def _read(tree: ast.Module) -> Imports:
    at_once, ever = set[str](), set[str]()
    waiting: list[tuple[ast.AST, bool]] = [(tree, True)]
    while waiting:
        node, now = waiting.pop()
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            continue
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.module is not None, "we name modules in full"
            # A name may be a module too.
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        ever.update(names)
        if now:
            at_once.update(names)
        now = now and not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
        waiting += [(child, now) for child in ast.iter_child_nodes(node)]
    return Imports(frozenset(at_once), frozenset(ever))


def home(module: str) -> str:
    return next(part for pattern, part in HOMES.items() if fnmatch(module, pattern))


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, unpacked: what pip puts into an environment."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    with ZipFile(next(folder.glob("*.whl"))) as archive:
        archive.extractall(folder / "unpacked")
    return folder / "unpacked"


@pytest.fixture(scope="module")
def closures(wheel: Path) -> dict[str, frozenset[str]]:
    """Part → the distributions that pip would install with it."""
    return {part: closure(part, wheel) for part in (ENGINE, *PARTS)}


def closure(part: str, site: Path) -> frozenset[str]:
    """The distributions that a part requires, directly or not, according to our metadata in a folder."""
    metadata = BytesParser(policy=default).parsebytes(next(site.glob("vabanque-*.dist-info/METADATA")).read_bytes())
    ours: list[str] = metadata.get_all("Requires-Dist", [])
    found: set[tuple[str, str]] = set()
    waiting = [("vabanque", part)]
    while waiting:
        name, extra = waiting.pop()
        if (name, extra) in found:
            continue
        found.add((name, extra))
        for text in ours if name == "vabanque" else distribution(name).requires or ():
            requirement = Requirement(text)
            if requirement.marker is None or requirement.marker.evaluate({"extra": extra}):
                waiting += [(canonicalize_name(requirement.name), wanted) for wanted in ("", *requirement.extras)]
    return frozenset(name for name, _ in found) - {"vabanque"}


@cache
def packages_of(name: str) -> frozenset[str]:
    """What an installed distribution puts into `site-packages`, without its metadata."""
    tops = {file.parts[0] for file in distribution(name).files or () if file.parts[0] not in ("..", "__pycache__")}
    return frozenset(top for top in tops if not top.endswith((".dist-info", ".pth")))


def imported_by(distributions: frozenset[str]) -> set[str]:
    """The names under which these distributions can be imported."""
    return {top.partition(".")[0] for name in distributions for top in packages_of(name)}


def loaded_with(module: str) -> set[str]:
    """All modules that are imported together with one of ours, by whichever of ours."""
    loaded, waiting = {module}, [module]
    while waiting:
        name = waiting.pop()
        parents = {name.rsplit(".", 1)[0]} if "." in name else set()
        new = (modules()[name].at_once | parents if name in modules() else parents) - loaded
        loaded |= new
        waiting += new
    return loaded


def test_every_module_finds_in_its_part_what_it_imports(closures: dict[str, frozenset[str]]) -> None:
    wrong = []
    for module, imports in modules().items():
        part = home(module)
        there = imported_by(closures[part]) | {"vabanque"} | sys.stdlib_module_names
        needed = {name.partition(".")[0] for name in loaded_with(module) | imports.ever}
        needed -= BROWSERS if module == "vabanque.compiled.portable" else set()
        wrong += [f"{module} needs {package}, which the part {part!r} lacks" for package in needed - there]
    assert not wrong, "\n".join(wrong)


@pytest.fixture(scope="module")
def environment(
    request: pytest.FixtureRequest,
    wheel: Path,
    closures: dict[str, frozenset[str]],
    tmp_path_factory: pytest.TempPathFactory,
) -> tuple[str, Path]:
    """A part, and the Python of an environment that has nothing else."""
    part: str = request.param
    folder = tmp_path_factory.mktemp(part)
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    (site,) = folder.glob("lib/python*/site-packages")
    for entry in wheel.iterdir():
        (site / entry.name).symlink_to(entry)
    for name in closures[part]:
        installed = Path(str(distribution(name).locate_file("")))
        metadata = {file.parts[0] for file in distribution(name).files or () if ".dist-info" in file.parts[0]}
        for top in packages_of(name) | metadata:
            if not (site / top).exists():
                (site / top).symlink_to(installed / top)
    return part, folder / "bin/python"


def run(python: Path, *arguments: str, **environ: str) -> str:
    usual = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VABANQUE_JIT")}
    answer = subprocess.run(
        [python, *arguments],
        env={**usual, "PYTHONDONTWRITEBYTECODE": "1", **environ},
        capture_output=True,
        text=True,
        check=False,
        cwd=python.parent,
    )
    assert answer.returncode == 0, answer.stderr
    return answer.stdout


@pytest.mark.parametrize("environment", ALONE, indirect=True, ids=ALONE)
class TestAlone:
    """The real thing: an environment with one part."""

    def test_the_background_compiler_works(self, environment: tuple[str, Path], tmp_path: Path) -> None:
        _, python = environment
        (tmp_path / "guest.py").write_text(GUEST)
        places = {"PYTHONPATH": str(tmp_path), "XDG_CACHE_HOME": str(tmp_path / "cache")}
        assert run(python, "-m", "vabanque.warmup", "guest", **places) == "rehearsed\n"
        ask = "from vabanque import warmup; print(repr(warmup.why_plain('guest')), repr(warmup.failure('guest')))"
        assert run(python, "-c", ask, **places) == "'' ''\n"

    def test_all_modules_of_the_part_can_be_imported(
        self, environment: tuple[str, Path], closures: dict[str, frozenset[str]], tmp_path: Path
    ) -> None:
        part, python = environment
        programs = ("vabanque.__main__",)
        fitting = [
            name for name in sorted(modules()) if closures[home(name)] <= closures[part] and name not in programs
        ]
        assert len(fitting) > 100
        run(python, "-c", IMPORT_ALL, *fitting, XDG_CACHE_HOME=str(tmp_path))

    def test_the_commands_in_the_docs_run(
        self, environment: tuple[str, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """What is documented for this part, line by line, in a folder of its own; bots play in plain Python."""
        part, python = environment
        records = "".join(f"{record.to_json()}\n" for record in sample_records("top-10000"))
        (tmp_path / "agent.jsonl").write_text(records, "utf-8")
        (tmp_path / "my_module.py").write_text(MY_MODULE, "utf-8")
        shutil.copytree(ROOT / "examples", tmp_path / "examples")
        (tmp_path / "students").mkdir()
        shutil.copy(ROOT / "examples/bot.py", tmp_path / "students")
        environ = {
            **{name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "COLUMNS")},
            "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]),  # where Node may be
            "HOME": str(tmp_path), "XDG_CACHE_HOME": str(tmp_path / "cache"), "VABANQUE_NO_JIT": "1",
            "VABANQUE_DATABASE": f"sqlite:///{tmp_path}/tables.db", "PYTHONDONTWRITEBYTECODE": "1",
        }  # fmt: skip
        for needed, words in documented():
            if needed != part:
                continue
            done = subprocess.run(
                [python, "-m", "vabanque", *words],
                cwd=tmp_path, env=environ, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL,
            )  # fmt: skip
            # 1: the answer is no, for tables that only the page has.
            assert done.returncode in (0, 1), (words, done.stderr)
            assert "Traceback" not in done.stderr, (words, done.stderr)


def test_every_part_has_commands_in_the_docs_or_is_not_about_commands() -> None:
    assert {part for part, _ in documented()} >= {"bots", "columns", "plots", "envs"}
