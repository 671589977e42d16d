"""One sentence per line in the sources of the documentation, so that a change shows which sentence it touches.

`python scripts/sentences.py` rewrites the pages. Code, tables, quotes, HTML and what is indented on
its own stay as they are.
"""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
ITEM = re.compile(r"^( *)([-*]|\d+\.) +")
END = re.compile(r"(?<=[.!?])([)\]*_”\"’']*) +(?=[A-Z`\[*_(“\"0-9$É])")
ABBREVIATED = re.compile(r"(?:\b(?:e\.g|i\.e|vs|cf|approx|moses|No|St|Dr)\.|\.\.\.|…)[)\]*_”\"’']*$")
KEPT = re.compile(r"^\s*(```|~~~|\||<|>|#|===|!!!|:::|---|\[[^\]]+\]: )")


def pages() -> list[Path]:
    named = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md")]
    return [*named, *sorted((ROOT / "docs").rglob("*.md"))]


def sentences(paragraph: str) -> list[str]:
    """The sentences of a paragraph. Nothing is split inside code or a link's address."""
    hidden: list[str] = []

    def hide(match: re.Match[str]) -> str:
        hidden.append(match[0])
        return f"\x00{len(hidden) - 1}\x01"

    masked = re.sub(r"`[^`]*`|\]\([^)]*\)|<[^>]*>", hide, paragraph)
    # Code at the beginning of a sentence is as good as a capital letter.
    cuts = [match.end() for match in re.finditer(END.pattern.replace("[A-Z`", "[A-Z\x00"), masked)]
    parts, start = [], 0
    for cut in cuts:
        before, after = masked[start:cut].rstrip(), masked[cut:]
        if ABBREVIATED.search(before) or ITEM.match(after) or KEPT.match(after) or before.count("**") % 2:
            continue
        parts.append(before)
        start = cut
    parts.append(masked[start:])
    return [re.sub(r"\x00(\d+)\x01", lambda match: hidden[int(match[1])], part) for part in parts]


def reflowed(text: str) -> str:
    """The page with one sentence per line."""
    done: list[str] = []
    paragraph: list[str] = []
    first = then = ""  # what the first line of the paragraph begins with, and the others
    fence = None

    def close() -> None:
        nonlocal first, then
        if paragraph:
            lines = sentences(" ".join(line.strip() for line in paragraph))
            done.extend((first if number == 0 else then) + line for number, line in enumerate(lines))
            paragraph.clear()
        first = then = ""

    for line in text.split("\n"):
        stripped = line.strip()
        if fence is not None or re.match(r"(```|~~~)", stripped):
            close()
            done.append(line)
            if fence is None:
                fence = stripped[:3] if not (len(stripped) > 3 and stripped.endswith(stripped[:3])) else None
            elif stripped.startswith(fence):
                fence = None
        elif not stripped or KEPT.match(line):
            close()
            done.append(line)
        elif item := ITEM.match(line):
            close()
            first, then = item[0], " " * len(item[0])
            paragraph.append(line[item.end() :])
        elif paragraph and not line.endswith("  "):
            paragraph.append(line)
        elif line.startswith("    ") or line.endswith(("  ", "\\")):
            close()
            done.append(line)  # code, or part of a note
        else:
            first = then = line[: len(line) - len(line.lstrip())]
            paragraph.append(line)
    close()
    return "\n".join(done)


def main() -> None:
    for page in pages():
        text = page.read_text("utf-8")
        if (new := reflowed(text)) != text:
            page.write_text(new, "utf-8")


if __name__ == "__main__":
    main()
