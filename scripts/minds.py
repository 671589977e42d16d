"""The shark of the Las Vegas games for browsers: its compiled code as WebAssembly, and its networks.

    python scripts/minds.py [--write]

The code is the one that runs everywhere else: numba compiles `judge` of a game's `bots.mind`, and
`wasm` makes a module of what it has compiled. A *mind* is all arrays that these functions work on. They lie at fixed
addresses, and functions are called with numba's own description of each array (`slots`), so that a device only has to
fill in the position and read the answer (`vabanque.compiled.portable`).

Compiling takes a minute or two, and nobody should wait for that (decision 11): the modules are in the games' folders
`data`, and each notes the sources it was made from. Where these have changed, `make web` compiles anew into build/kit;
`--write` puts the result into the folders.
"""

from __future__ import annotations

import gzip
import json
import os
import subprocess
import sys
import tempfile
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any

from vabanque.compiled.portable import BLOCK

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "build/kit"
PACKAGES = {"las_vegas": ("las-vegas-2012", "las-vegas-biggy"), "las_vegas_cards": ("las-vegas-cards",)}
"""Folder of a game → what is played with its code."""
ASKED: dict[str, dict[str, tuple[Any, ...]]] = {
    "las_vegas": {"judge": (0.0,)},
    "las_vegas_cards": {"judge": (0, 0.0)},
}
"""The functions, and what they get besides the mind."""
CODE = "code.wasm"
STACK = 1 << 18
"""Bytes for the module's own variables."""
ALIGNED = 64
WEIGHTS = 4_096
"""Larger arrays of numbers are networks, and are rounded."""
SETTINGS = {
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    "NUMBA_LOOP_VECTORIZE": "0",
    "NUMBA_SLP_VECTORIZE": "0",
    "VABANQUE_JIT": "wait",
    "VABANQUE_NO_JIT": "",
    "NUMBA_BOUNDSCHECK": "0",
}
"""Nothing of this machine must get into the code, which is optimised again for the other one."""


def minds() -> dict[str, bytes]:
    """The files for the package: code and networks. Compiles if anything has changed."""
    files: dict[str, bytes] = {}
    for package in PACKAGES:
        code = code_of(package)
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / CODE).write_bytes(code)
            _run("lay_out", package, folder)
            made = {path.name: path.read_bytes() for path in sorted(Path(folder).glob("*.mind"))}
        files |= {f"vabanque/games/{package}/data/{name}": made[name] for name in made}
        files[f"vabanque/games/{package}/data/{package}.wasm"] = code
    return files


def code_of(package: str) -> bytes:
    """A game's module, compiled if it is not there yet."""
    note = _note(package)
    for made in (shipped(package), KEPT / f"{package}.wasm"):
        if made.exists() and made.read_bytes().endswith(note):
            return made.read_bytes()
    KEPT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=KEPT) as folder:
        _run("compile_package", package, folder, {"NUMBA_CACHE_DIR": folder})  # what comes from the cache has no IR
        (Path(folder) / CODE).write_bytes((Path(folder) / CODE).read_bytes() + note)
        (Path(folder) / CODE).replace(KEPT / f"{package}.wasm")
    return (KEPT / f"{package}.wasm").read_bytes()


def shipped(package: str) -> Path:
    return ROOT / f"src/vabanque/games/{package}/data/{package}.wasm"


def _note(package: str) -> bytes:
    """The last section of a module: what it was made from."""
    from wasm import section

    from vabanque.warmup.folders import sources_of

    module = f"vabanque.games.{package}.bots.mind"
    game = ROOT / "src/vabanque/games"
    relevant = (game / package, game / "vegas", ROOT / "src/vabanque/compiled", ROOT / "src/vabanque/core/luck.py")
    sources = [
        source
        for source in sources_of(module, str(ROOT / f"src/{module.replace('.', '/')}.py"))
        if any(source.is_relative_to(place) for place in relevant) and source.name != "__init__.py"  # registrations
    ]
    texts = [source.read_bytes() for source in (*sources, Path(__file__), ROOT / "scripts/wasm.py")]
    return section("vabanque", sha256(b"".join(sha256(text).digest() for text in texts)).hexdigest()[:32].encode())


def _run(what: str, package: str, folder: str, settings: dict[str, str] | None = None) -> None:
    """Do that in a process of its own, in which nothing is compiled for this machine."""
    subprocess.run(
        [sys.executable, __file__, what, package, folder], check=True, env=os.environ | SETTINGS | (settings or {})
    )


def compile_package(package: str, folder: Path) -> None:
    """Compile a game's functions."""
    from wasm import compiled_to_wasm

    mind = import_module(f"vabanque.games.{package}.bots.mind")
    example = mind.new_mind(*next((game, seats[0]) for game, seats in _games(package)))
    functions = {name: _compiled(getattr(mind, name), (example, *given)) for name, given in ASKED[package].items()}
    (folder / CODE).write_bytes(compiled_to_wasm(functions))


def lay_out(package: str, folder: Path) -> None:
    """A mind for each of a package's games and numbers of seats."""
    from wasm import constants_end

    start = _up(constants_end((folder / CODE).read_bytes()) + STACK)
    mind = import_module(f"vabanque.games.{package}.bots.mind")
    for game, numbers in _games(package):
        for seats in numbers:
            described, content = laid_out(mind.new_mind(game, seats), start)
            text = json.dumps({"stack": start, **described}, separators=(",", ":")).encode()
            (folder / f"{game}-{seats}.mind").write_bytes(text + b"\n" + content)


def _games(package: str) -> list[tuple[str, list[int]]]:
    from vabanque.games import GAMES

    return [(game, list(GAMES[game].seats)) for game in PACKAGES[package]]


def _compiled(function: Any, given: tuple[Any, ...]) -> tuple[str, str]:
    """numba's IR for these arguments, and the function's name in it."""
    import numba

    function.compile(tuple(map(numba.typeof, given)))
    (overload,) = function.overloads.values()
    return overload.library.get_llvm_str(), overload.fndesc.llvm_func_name


def laid_out(mind: Any, start: int) -> tuple[dict[str, Any], bytes]:
    """Where each array of a mind lies, numba's description of all of them, and what is in those that are not empty.

    Arrays that share memory go on sharing it.
    """
    arrays = dict(_arrays("", mind))
    roots = {_root(array).__array_interface__["data"][0]: _root(array) for array in arrays.values()}
    addresses, filled, content, end = {}, [], b"", start
    for key, root in roots.items():
        addresses[key] = end
        if root.view("u1").any() if root.dtype.names else root.any():
            data, blocks = rounded(root) if root.dtype == "f4" and root.size > WEIGHTS else (root.tobytes(), 0)
            filled.append([end, len(data), blocks])
            content += data
        end = _up(end + root.nbytes)
    slots, places = [], {}
    for path, array in arrays.items():
        root = _root(array)
        where = addresses[root.__array_interface__["data"][0]]
        where += array.__array_interface__["data"][0] - root.__array_interface__["data"][0]
        slots += [0, 0, array.size, array.itemsize, where, *array.shape, *array.strides]
        places[path.removeprefix(".")] = where
    return {"end": end, "slots": slots, "filled": filled, "places": places}, content


def rounded(weights: Any) -> tuple[bytes, int]:
    """A network in a quarter of its size, and in how many blocks: of each, a scale in half precision and its weights.

    A weight is rounded to 1/127 of the largest of its block. docs/offline.md says what that changes.
    """
    import numpy as np

    blocks = np.pad(weights.reshape(-1), (0, -weights.size % BLOCK)).reshape(-1, BLOCK)
    scales = (np.abs(blocks).max(axis=1) / 127).astype("<f2")
    steps = np.rint(blocks / np.maximum(scales.astype("f4"), 1e-9)[:, None]).clip(-127, 127).astype("i1")
    return scales.tobytes() + steps.tobytes(), len(blocks)


def _arrays(path: str, thing: Any) -> Any:
    """Every array of a bundle, in the order in which numba passes them."""
    if isinstance(thing, tuple):
        for name, part in zip(thing._fields, thing, strict=True):  # type: ignore[attr-defined]
            yield from _arrays(f"{path}.{name}", part)
    else:
        yield path, thing


def _root(array: Any) -> Any:
    """The array whose memory this one uses."""
    while getattr(array, "base", None) is not None and hasattr(array.base, "__array_interface__"):
        array = array.base
    return array


def _up(address: int) -> int:
    return -(-address // ALIGNED) * ALIGNED


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["compile_package" | "lay_out" as what, package, folder]:
            globals()[what](package, Path(folder))
        case ["--write"]:
            for package in PACKAGES:
                shipped(package).write_bytes(code_of(package))
        case _:
            for name, content in minds().items():
                print(f"{name}: {len(content):,} bytes, {len(gzip.compress(content, 9)):,} compressed")
