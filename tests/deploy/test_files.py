"""Units, containers and monitoring name only what exists."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from itertools import product
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from tests.programs import program
from tests.server.inside import inside
from vabanque.server.config import Config, read_config

# Litestar 2 warns about what Litestar 3 will want.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
UNITS = sorted(path.name for path in DEPLOY.glob("vabanque*.*"))
SETTING = re.compile(r"VABANQUE_([A-Z_]+)")
ELSEWHERE = {"site", "upstream"}
"""Variables that only Caddy reads."""


def read_yaml(name: str) -> Any:
    return yaml.safe_load((DEPLOY / name).read_text(encoding="utf-8"))


def read_unit(name: str) -> list[tuple[str, str, str]]:
    """Section, name and value of every line."""
    parsed, section = [], ""
    for line in (DEPLOY / name).read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            section = line.strip("[]")
        elif line and not line.startswith("#"):
            key, _, value = line.partition("=")
            parsed.append((section, key, value))
    return parsed


def test_every_setting_that_a_file_names_exists() -> None:
    for path in DEPLOY.iterdir():
        named = {name.lower() for name in SETTING.findall(path.read_text(encoding="utf-8"))}
        assert named - ELSEWHERE <= set(Config.__struct_fields__), path.name


@pytest.mark.parametrize("unit", UNITS)
def test_systemd_understands_its_units(unit: str, tmp_path: Path) -> None:
    analyze = program("systemd-analyze")
    for name in UNITS:  # the timer names a service
        text = (DEPLOY / name).read_text(encoding="utf-8")
        command = str(Path(sys.executable).with_name("vabanque"))
        (tmp_path / name).write_text(text.replace("/opt/vabanque/bin/vabanque", command), encoding="utf-8")
    done = subprocess.run([analyze, "verify", "--man=no", tmp_path / unit], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_service_starts_with_what_its_unit_sets() -> None:
    lines = read_unit("vabanque.service")
    environment = dict(value.split("=", 1) for _, key, value in lines if key == "Environment")
    config = read_config({}, environment)
    assert config.database.startswith("/var/lib/vabanque/"), "where systemd makes its folder"
    assert config.proxy == ("127.0.0.1",)
    backup = dict(value.split("=", 1) for _, key, value in read_unit("vabanque-backup.service") if key == "Environment")
    assert backup["VABANQUE_DATABASE"] == config.database
    accounts = [[value for _, key, value in read_unit(name) if key == "User"] for name in UNITS if "timer" not in name]
    assert accounts[0] == accounts[1] == ["vabanque"]


def test_the_container_copies_files_that_exist_and_starts_the_server() -> None:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line.split(maxsplit=1) for line in text.splitlines() if line.strip() and not line.startswith("#")]
    assert {word for word, _ in lines} <= {
        "FROM", "RUN", "WORKDIR", "COPY", "USER", "VOLUME", "ENV", "EXPOSE", "HEALTHCHECK", "STOPSIGNAL", "CMD",
    }  # fmt: skip
    built = "src/vabanque/web"
    for word, rest in lines:
        if word == "COPY" and "--from" not in rest:
            for source in rest.split()[:-1]:
                assert (ROOT / source).exists(), source
    assert f"COPY --from=web /build/{built} {built}" in text
    config = read_config({}, dict(pair.split("=", 1) for pair in dict(lines)["ENV"].split()))
    assert (config.host, config.port) == ("0.0.0.0", 8000)
    assert json.loads(dict(lines)["CMD"]) == ["vabanque", "serve"]
    assert [rest for word, rest in lines if word == "USER"] == ["vabanque"]


def test_the_composition_is_complete() -> None:
    composed = read_yaml("compose.yaml")
    services = composed["services"]
    settings = {key: str(value) for key, value in services["vabanque"]["environment"].items()}
    config = read_config({}, settings)
    assert config.bus == "redis://redis:6379/0"
    assert config.database.endswith("@postgres/vabanque")
    assert list(config.proxy) == [composed["networks"]["default"]["ipam"]["config"][0]["subnet"]]
    for name, service in services.items():
        assert set(service.get("depends_on", ())) <= set(services), name
        image = service.get("image", "x:1")
        assert re.search(r":v?\d", image), f"{name} has a version"
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert (DEPLOY / source).exists() if source.startswith(".") else source in composed["volumes"], volume
    assert (DEPLOY / services["vabanque"]["build"]["context"] / services["vabanque"]["build"]["dockerfile"]).is_file()
    assert services["caddy"]["environment"]["VABANQUE_UPSTREAM"] == "vabanque:8000"


@pytest.fixture
async def there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The names of all figures, as the server gives them."""
    async with inside(monkeypatch, database=str(tmp_path / "tables.db")) as server:
        await server.table("me open")
        await server.ask("GET", "/tables/none")  # so that something has been refused
        text = (await server.ask("GET", "/metrics")).text
    return {re.split(r"[{ ]", line)[0] for line in text.splitlines() if not line.startswith("#")}


def figures_in(expression: str) -> set[str]:
    return set(re.findall(r"\b(?:vabanque|process)_[a-z_]+", expression))


async def test_dashboard_and_alarms_ask_for_figures_that_the_server_has(there: set[str]) -> None:
    dashboard = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    expressions = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    asked = {name for expression in expressions for name in figures_in(expression)}
    assert asked <= there
    assert {name for name in there if not name.endswith(("_sum", "_count"))} <= asked, "nothing is measured in vain"
    rules = [rule for group in read_yaml("alerts.yml")["groups"] for rule in group["rules"]]
    assert {name for rule in rules for name in figures_in(rule["expr"])} <= there
    for rule in rules:
        assert rule["expr"].count("(") == rule["expr"].count(")")
        assert rule["annotations"]["summary"].endswith(".")


def test_panels_of_the_dashboard_lie_side_by_side() -> None:
    dashboard = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    covered: set[tuple[int, int]] = set()
    for panel in dashboard["panels"]:
        place = panel["gridPos"]
        columns, lines = (range(place[at], place[at] + place[size]) for at, size in (("x", "w"), ("y", "h")))
        cells = set(product(columns, lines))
        assert not cells & covered, panel["title"]
        assert max(x for x, _ in cells) < 24
        covered |= cells
    assert len({panel["id"] for panel in dashboard["panels"]}) == len(dashboard["panels"])


def test_prometheus_scrapes_what_is_started() -> None:
    (job,) = read_yaml("prometheus.yml")["scrape_configs"]
    (found,) = job["dns_sd_configs"]
    assert found["names"] == ["vabanque"]
    assert found["port"] == 8000
    assert read_yaml("prometheus.yml")["rule_files"] == ["alerts.yml"]


def test_every_file_is_explained() -> None:
    page = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    for path in DEPLOY.iterdir():
        assert f"](../deploy/{path.name})" in page, path.name
