"""`vabanque study`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from vabanque.cli.arguments import FROM_ENVIRONMENT, Cluster, Jobs, Language
from vabanque.cli.common import WRONG_USAGE, compile_first, fail, words_in


def study(
    game: Annotated[str, typer.Argument(help="The game; only top-10000 has a study.")],
    out: Annotated[Path, typer.Option("--out", help="Folder for the page and its pictures.")] = Path("docs/studies"),
    jobs: Jobs = 1,
    cluster: Cluster = None,
    lang: Language = FROM_ENVIRONMENT,
) -> None:
    """Compute the study of perfect play and write it, with its pictures. Takes a few minutes.

    Example: `vabanque study top-10000 --out docs/studies`
    """
    from vabanque.core import Misconfigured, Refusal

    words = words_in(lang)
    try:
        if game != "top-10000":
            raise Misconfigured("no-solution", game=game[:40])
    except Refusal as refusal:
        fail(words.refusal(refusal), WRONG_USAGE)
    compile_first(["vabanque_lab.top_10000.two_players"], words)
    from vabanque_lab.top_10000 import report
    from vabanque_lab.top_10000.study import compute, draw

    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        fail(f"{out}: {error.strerror}", WRONG_USAGE)
    numbers = compute(lambda what: typer.echo(f"… {what}", err=True), jobs=jobs, cluster=cluster)
    draw(numbers, out / game)
    (out / f"{game}.md").write_text(report.write(numbers, game), encoding="utf-8")
    typer.echo(str(out / f"{game}.md"))
