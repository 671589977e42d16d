"""Generates pages of the documentation site (an MkDocs hook, named in mkdocs.yml).

The rules of every game in every language come from the product's own texts, the commands from the command line itself,
the reference from what `vabanque` exports. Pages and files outside docs/ that a page links to become pages of the site,
so that every link works offline.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from html import escape
from importlib import import_module
from pathlib import Path, PurePosixPath
from typing import Any

import griffe
import typer.main
from mkdocs.structure.files import File, Files
from typer.cli import get_docs_for_click

from vabanque.cli.app import whole_app
from vabanque.figures import illustrated_page, told
from vabanque.figures.svg import drawn_as_svg
from vabanque.games import GAMES
from vabanque.i18n import LANGUAGES, Words

ROOT = Path(__file__).parents[1]
PAGES = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
}
"""Pages at the root of the repository, and their names on the site."""
KIT = ROOT / "src/vabanque/web/kit"
SOURCES = "source"
"""The folder of the site with files from the repository."""
NAMES = {"en": "English", "de": "Deutsch", "fr": "Français", "nl": "Nederlands"}
REFERENCE = {
    "vabanque": "The engine, without extras.",
    "vabanque.sim": "[Games by the million](scale.md): extra `bots`.",
    "vabanque.arena": "[Contests between bots](bots.md): extra `bots`.",
    "vabanque.analyse": "[Reviews](review.md): extra `bots`.",
    "vabanque.envs": "[Environments for research](environments.md): extra `envs`.",
}
"""Public packages, in the order of the reference, and what they are for."""
_LINK = re.compile(r"(?<=\]\()(?!\w+:|#)([^)\s#]+)(#[^)\s]*)?(?=\))")


def on_files(files: Files, config: Any) -> Files:
    """Add the generated pages to the written ones."""
    generated = {
        "commands.md": commands(),
        "reference.md": reference(),
        "rules/index.md": rules_index(),
        **{f"rules/{game}.{lang}.md": rules(game, lang) for game in GAMES for lang in LANGUAGES},
        **{page: (ROOT / name).read_text("utf-8") for name, page in PAGES.items() if name != "README.md"},
    }
    texts = {**{file.src_uri: file.content_string for file in files.documentation_pages()}, **generated}
    for path in {target for uri, text in texts.items() for target in _sources_in(text, uri)}:
        generated[_source_page(path)] = source(path)
    for uri, text in generated.items():
        files.append(File.generated(config, uri, content=text))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Make links to files in the repository lead to their pages on the site."""
    here = page.file.src_uri

    def to_site(link: re.Match[str]) -> str:
        path = _in_repository(link[1], here)
        return _relative(_on_site(path), here) + (link[2] or "") if path else link[0]

    return _LINK.sub(to_site, markdown)


def on_post_build(config: Any) -> None:
    """The console (docs/console.md) uses what devices keep for playing without a server; `make web` packs it."""
    if KIT.exists():
        shutil.copytree(KIT, Path(config.site_dir) / "assets/kit", dirs_exist_ok=True)


class Examples(griffe.Extension):
    """Shows examples in docstrings, paragraphs that begin with `>>>`, as code."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        if obj.docstring:
            obj.docstring.value = re.sub(r"(?m)^>>> (?:.+\n?)+", r"```pycon\n\g<0>\n```", obj.docstring.value)


# Links. A page's links are relative to its place in the repository.


def _home(uri: str) -> PurePosixPath:
    """The repository folder of a page on the site."""
    return PurePosixPath() if uri in PAGES.values() and uri != "index.md" else PurePosixPath("docs", uri).parent


def _in_repository(link: str, uri: str) -> str | None:
    """The file in the repository that a link on a page leads to, if there is one."""
    path = os.path.normpath(_home(uri) / link)
    return path if (ROOT / path).exists() else None


def _on_site(path: str) -> str:
    if path in PAGES:
        return PAGES[path]
    return path.removeprefix("docs/") if path.startswith("docs/") else _source_page(path)


def _relative(target: str, uri: str) -> str:
    return Path(os.path.relpath(target, PurePosixPath(uri).parent)).as_posix()


def _sources_in(text: str, uri: str) -> set[str]:
    """The files and folders outside docs/ that a page links to."""
    paths = {_in_repository(link[1], uri) for link in _LINK.finditer(text)}
    return {path for path in paths if path and _on_site(path).startswith(f"{SOURCES}/")}


def _source_page(path: str) -> str:
    return f"{SOURCES}/{path}.md"


# Pages.


def source(path: str) -> str:
    """A file in the repository, or all text files in a folder."""
    parts = [f"# `{path}`"]
    for name in _listed_by_git(path) or _files_below(ROOT / path):
        try:
            text = (ROOT / name).read_text("utf-8")
        except UnicodeDecodeError:
            continue  # a picture
        heading = f"## `{name}`\n\n" if name != path else ""
        parts.append(f"{heading}````{PurePosixPath(name).suffix.lstrip('.')}\n{text}\n````")
    return "\n\n".join(parts)


def _listed_by_git(path: str) -> list[str]:
    git = shutil.which("git")
    if git is None:
        return []
    answer = subprocess.run([git, "ls-files", "--", path], cwd=ROOT, check=False, capture_output=True, text=True)
    return answer.stdout.splitlines()


def _files_below(place: Path) -> list[str]:
    """As git lists them, for a copy of the project that is not a git checkout."""
    files = [place] if place.is_file() else sorted(file for file in place.rglob("*") if file.is_file())
    return [file.relative_to(ROOT).as_posix() for file in files if "__pycache__" not in file.parts]


def rules(game: str, lang: str) -> str:
    """The rules of a game, with links to the other languages and a picture of its table."""
    words = Words(lang)
    others = " · ".join(
        f"**{name}**" if other == lang else f"[{name}]({game}.{other}.md)" for other, name in NAMES.items()
    )
    parts = [f"# {words.game(game)}", others]
    if (ROOT / "docs/images/rules" / f"{game}.{lang}.webp").exists():
        parts.append(f"![{words.game(game)}](../images/rules/{game}.{lang}.webp)")
    for section in illustrated_page(words, game):
        parts += [f"## {section.title}", section.text]
        parts += [
            f"<figure>{drawn_as_svg(words, figure)}<figcaption>{escape(told(words, figure))}</figcaption></figure>"
            for figure in section.figures
        ]
    return "\n\n".join(parts)


def _documented(package: str, name: str) -> str:
    """States and views have a common base with what lies open; whoever writes a bot needs those fields too."""
    options = "\n    options:\n      inherited_members: true" if name.endswith(("State", "View")) else ""
    return f"::: {package}.{name}{options}"


def rules_index() -> str:
    """All rules pages: one row for each game, one column for each language."""
    links = [[f"[{Words(lang).game(game)}]({game}.{lang}.md)" for lang in LANGUAGES] for game in GAMES]
    return "\n".join(
        [
            "# The rules\n",
            "All you need to learn a game, in our own words. [Our rulings](../rulings.md) say what we do where the",
            "rule books are silent.\n",
            f"| {' | '.join(NAMES[lang] for lang in LANGUAGES)} |",
            "|---" * len(LANGUAGES) + "|",
            *(f"| {' | '.join(row)} |" for row in links),
        ]
    )


def commands() -> str:
    """Every command with its arguments and options, as `--help` shows them."""
    command = typer.main.get_command(whole_app())
    text: str = get_docs_for_click(obj=command, ctx=typer.Context(command), name="vabanque")
    return text.replace("# `vabanque`", "# Commands", 1)


def reference() -> str:
    """Everything public, under the names by which one imports it."""
    parts = [
        "# Reference",
        "Everything you can rely on, by where you import it. The [tutorial](api.md) shows how it fits together.",
    ]
    for package, purpose in REFERENCE.items():
        parts += [f"## `{package}`", purpose]
        parts += [_documented(package, name) for name in import_module(package).__all__]
    return "\n\n".join(parts)
