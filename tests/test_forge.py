"""The files for a forge say what is true: versions, targets and paths exist."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

import vabanque

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))


def load(path: str | Path) -> Any:
    return yaml.safe_load((ROOT / path).read_text("utf-8"))


def test_the_matrix_is_what_the_package_promises() -> None:
    matrix = load(".github/workflows/check.yml")["jobs"]["plain"]["strategy"]["matrix"]
    promised = [line.rpartition(" ")[2] for line in PROJECT["classifiers"] if re.search(r":: 3\.\d+$", line)]
    assert matrix["python"] == promised
    assert {name.partition("-")[0] for name in matrix["os"]} == {"ubuntu", "macos", "windows"}


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_workflows_call_what_exists_with_no_more_rights_than_they_need(workflow: Path) -> None:
    plan = load(workflow)
    assert plan["permissions"] == {"contents": "read"}
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for job in plan["jobs"].values():
        for command in [step["run"] for step in job["steps"] if "run" in step]:
            for target in re.findall(r"make (\w+)", command):
                assert f"\n{target}:" in makefile, command
            for path in re.findall(r"(?:\.ci|deploy|src|scripts)/[\w./]+", command):
                assert (ROOT / path).exists(), command


def test_only_the_last_job_of_a_release_may_publish() -> None:
    jobs = load(".github/workflows/release.yml")["jobs"]
    assert {name for name, job in jobs.items() if job.get("permissions") == {"id-token": "write"}} == {"publish"}
    assert jobs["publish"]["needs"] == "build"


def test_hooks_run_what_the_locks_install() -> None:
    (local,) = load(".pre-commit-config.yaml")["repos"]
    assert local["repo"] == "local"
    programs = [hook["entry"].split()[0] for hook in local["hooks"]]
    assert {program for program in programs if not program.startswith(".venv/")} == {"scripts/npm.sh"}


def test_the_citation_names_this_version() -> None:
    citation = load("CITATION.cff")
    assert (citation["version"], citation["license"]) == (vabanque.__version__, PROJECT["license"])


def test_the_development_container_calls_targets_that_exist() -> None:
    container = json.loads((ROOT / ".devcontainer/devcontainer.json").read_text("utf-8"))
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for target in container["postCreateCommand"].rpartition("make ")[2].split():
        assert f"\n{target}:" in makefile
