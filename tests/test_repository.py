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


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-server.lock"])
def test_what_people_run_is_what_we_test(lock: str) -> None:
    used, tested = (
        {re.sub(r"\[.*\]", "", pin) for pin in re.findall(r"^[a-z0-9]\S*==\S+", text, re.MULTILINE)}
        for text in ((ROOT / name).read_text("utf-8") for name in (lock, "requirements-dev.lock"))
    )
    assert used
    assert used - tested == set()
