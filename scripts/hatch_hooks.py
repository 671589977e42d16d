"""What hatchling cannot do on its own: URLs and a README whose links work on a package index, and the manual page.

Links and pictures in README.md are relative, so that they work in a copy of the repository. On an index they have to
name the repository; as long as it has no address (pyproject.toml), they are left out there. `make dist` generates the
manual page (scripts/man.py); like the browser table, it is not in git.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

MAN_PAGE = "build/vabanque.1"
_LINK = re.compile(r"(!?)\[([^\]]*)\]\((?![a-z]+:|#)([^)]+)\)")
_PAGES = {
    "Homepage": "",
    "Documentation": "/tree/main/docs",
    "Changelog": "/blob/main/CHANGELOG.md",
    "Issues": "/issues",
    "Security": "/security",
}


class Links(MetadataHookInterface):
    """Adds the README and the URLs to the metadata."""

    def update(self, metadata: dict[str, Any]) -> None:
        repository = self.config["repository"]
        text = (Path(self.root) / "README.md").read_text("utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": with_absolute_links(text, repository)}
        metadata["urls"] = {name: repository + page for name, page in _PAGES.items()} if repository else {}


class ManPage(BuildHookInterface[Any]):
    """Puts the manual page where `man` looks for it, if it has been generated."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name == "wheel" and version == "standard" and (Path(self.root) / MAN_PAGE).is_file():
            build_data["shared_data"][MAN_PAGE] = "share/man/man1/vabanque.1"


def with_absolute_links(text: str, repository: str) -> str:
    """Markdown whose relative links lead to the repository, and whose pictures come from there.

    Without a repository only the link texts remain.
    """

    def absolute(link: re.Match[str]) -> str:
        picture, label, path = link.groups()
        if not repository:
            return "" if picture else label
        return f"{picture}[{label}]({repository}/{'raw' if picture else 'blob'}/main/{path})"

    return _LINK.sub(absolute, text)
