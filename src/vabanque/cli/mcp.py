"""`vabanque mcp`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from vabanque.cli.arguments import FROM_ENVIRONMENT, Language
from vabanque.cli.common import check_output, without_waiting, words_in


def mcp(
    record: Annotated[
        Path | None,
        typer.Option(
            dir_okay=False, help="Append every finished game to FILE.jsonl, for `vabanque stats` and `review --all`."
        ),
    ] = None,
    lang: Language = FROM_ENVIRONMENT,
) -> None:
    """Let an assistant or a language model play: a server of the Model Context Protocol on standard input and output.

    Assistants start this command themselves; docs/agents.md shows how to tell them. The agent plays against bots, sees
    only what its seat may know, and every move is checked.

    Example: `vabanque mcp --record agent.jsonl`
    """
    from vabanque.agents.server import new_server
    from vabanque.bots import compiled_modules
    from vabanque.cli.engine import rules_text, without_stars

    words = words_in(lang)
    check_output(words, record)
    without_waiting(compiled_modules())
    server = new_server(words, record, lambda game, words: without_stars(rules_text(game, words)))
    server.run("stdio")
