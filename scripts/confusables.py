"""Which characters look alike, from the Unicode Consortium's confusables.txt (UTS #39), for names at a table.

    python scripts/confusables.py confusables.txt > src/vabanque/server/confusables.txt

Each line has what characters look like, a tab, and these characters. Left out is whatever NFKC already makes equal.
"""

from __future__ import annotations

import sys
import unicodedata
from collections import defaultdict
from pathlib import Path


def main(file: Path) -> None:
    text = file.read_text("utf-8-sig")
    alike: dict[str, list[str]] = defaultdict(list)
    for line in text.splitlines():
        source, _, rest = line.partition("#")[0].partition(";")
        if not rest:
            continue
        one = chr(int(source, 16))
        prototype = "".join(chr(int(code, 16)) for code in rest.partition(";")[0].split())
        # A name is normalized first, and may contain no unknown, private, control or separating ones.
        if unicodedata.normalize("NFKC", one) == one and unicodedata.category(one) not in (
            "Cn",
            "Co",
            "Cs",
            "Cc",
            "Cf",
            "Zl",
            "Zp",
        ):
            alike[prototype].append(one)
    version = next(line.removeprefix("# Version: ") for line in text.splitlines() if line.startswith("# Version: "))
    print(f"# From confusables.txt of UTS #39, version {version}, by scripts/confusables.py.")
    print("# © Unicode, Inc., used under its license: https://www.unicode.org/license.txt")
    for prototype in sorted(alike):
        print(f"{prototype}\t{''.join(sorted(alike[prototype]))}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
