"""What is kept for playing without a server: its size, and that nothing in it has changed on the way."""

from __future__ import annotations

import json
from base64 import b64encode
from hashlib import sha256
from pathlib import Path
from zipfile import ZipFile

import pytest

KIT = Path(__file__).parents[2] / "src/vabanque/web/kit"
MOST = 9_000_000
MOST_FOR_BOTS = 400_000
"""Bytes, compressed."""


@pytest.fixture(scope="module")
def kit() -> dict[str, dict[str, dict[str, str | int]]]:
    assert (KIT / "kit.json").exists(), "make web has not built the kit"
    listed: dict[str, dict[str, dict[str, str | int]]] = json.loads((KIT / "kit.json").read_text("utf-8"))
    return listed


def test_it_is_small_enough(kit: dict[str, dict[str, dict[str, int]]]) -> None:
    assert sum(file["size"] for file in kit["files"].values()) <= MOST


def test_the_strong_bots_are_small_enough() -> None:
    (package,) = KIT.glob("vabanque-*.zip")
    with ZipFile(package) as archive:
        sizes = {
            info.filename: info.compress_size
            for info in archive.infolist()
            if info.filename.endswith((".wasm", ".mind"))
        }
    assert len([name for name in sizes if name.endswith(".mind")]) == 4 + 5 + 4, "one for each number of seats"
    assert sum(sizes.values()) <= MOST_FOR_BOTS


def test_the_list_is_what_is_there(kit: dict[str, dict[str, dict[str, str]]]) -> None:
    there = {path.relative_to(KIT).as_posix() for path in KIT.rglob("*") if path.is_file()}
    assert there == {"kit.json", *kit["files"]}
    for name, file in kit["files"].items():
        assert file["hash"] == f"sha256-{b64encode(sha256((KIT / name).read_bytes()).digest()).decode()}"


def test_the_service_worker_knows_it(kit: dict[str, dict[str, object]]) -> None:
    first = (KIT.parent / "sw.js").read_text("utf-8").splitlines()[0]
    release = json.loads(first.removeprefix("const RELEASE = ").removesuffix(";"))
    assert set(release["kit"]) == {f"kit/{name}" for name in kit["files"]}
    assert "kit/kit.json" in release["files"]
