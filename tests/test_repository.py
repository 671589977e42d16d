"""What holds for the files of the repository."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LOCKS = sorted(ROOT.glob("requirements*.lock"))


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_pins_by_hash_and_names_no_host(lock: Path) -> None:
    text = lock.read_text("utf-8")
    assert "://" not in text
    pins = re.split(r"^(?=[a-z0-9])", text, flags=re.MULTILINE)[1:]
    assert pins
    assert [pin for pin in pins if "--hash=sha256:" not in pin] == []


def test_the_lock_of_the_browser_table_names_no_host() -> None:
    assert "://" not in (ROOT / "web" / "package-lock.json").read_text("utf-8")


def test_the_dev_lock_contains_the_runtime_lock() -> None:
    played, tested = (
        set(re.findall(r"^[a-z0-9]\S*==\S+", (ROOT / name).read_text("utf-8"), re.MULTILINE))
        for name in ("requirements.lock", "requirements-dev.lock")
    )
    assert played - tested == set()
