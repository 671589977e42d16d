"""Generate the manual page `vabanque(1)` from the commands themselves: `python scripts/man.py > vabanque.1`."""

from __future__ import annotations

import inspect
import re
import sys
from typing import Any

from typer.main import get_command

from vabanque import __version__
from vabanque.cli.app import whole_app

FILES = """\
.SH ENVIRONMENT
.TP
.B VABANQUE_LANG
The language of all texts: en, de, fr or nl. Without it, the language of the locale: the first of
.BR LC_ALL ,
.B LC_MESSAGES
and
.B LANG
that is set, and the list in
.BR LANGUAGE .
.TP
.B VABANQUE_PLUGINS
Python modules that add games or bots, separated by commas.
.TP
.B VABANQUE_NO_JIT
1: compile nothing; bots and simulations run as plain Python.
.SH EXIT STATUS
0 if everything is fine, 1 if the answer is no (a game that is not valid, a bot that fails), 2 for wrong usage.
.SH SEE ALSO
The rules of a game: \\fBvabanque rules\\fR \\fIGAME\\fR. Everything else is in the documentation.
"""


def escaped(text: str) -> str:
    """Text for troff: nothing in it acts as a command, and `code` is bold."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    text = re.sub(r"\*\*(.+?)\*\*|`(.+?)`", lambda match: f"\\fB{match[1] or match[2]}\\fR", text)
    text = re.sub(r"(?<!\w)\*(\w[^*]*)\*", r"\\fI\1\\fR", text)
    return re.sub(r"^([.'])", r"\\&\1", text, flags=re.MULTILINE)


def paragraphs(text: str | None) -> str:
    return "\n.PP\n".join(escaped(" ".join(part.split())) for part in inspect.cleandoc(text or "").split("\n\n"))


def parameters(command: Any) -> list[str]:
    lines = []
    for parameter in command.params:
        help_text = getattr(parameter, "help", None)
        if getattr(parameter, "hidden", False) or not help_text:
            continue
        if parameter.param_type_name == "argument":
            name = f"\\fI{escaped(parameter.human_readable_name)}\\fR"
        else:
            names = ", ".join(f"\\fB{escaped(option)}\\fR" for option in [*parameter.opts, *parameter.secondary_opts])
            value = (
                "" if getattr(parameter, "is_flag", False) else parameter.make_metavar(command.context_class(command))
            )
            name = f"{names} \\fI{escaped(value)}\\fR" if value else names
        lines += [".TP", name, escaped(help_text.replace("\\[", "["))]
    return lines


def section(command: Any, name: str) -> list[str]:
    """One command, and the commands below it."""
    lines = [f".SS {escaped(name)}", paragraphs(command.help), *parameters(command)]
    for inner_name, inner in sorted(getattr(command, "commands", {}).items()):
        lines += section(inner, f"{name} {inner_name}")
    return lines


def page() -> str:
    """The whole page."""
    command: Any = get_command(whole_app())
    lines = [
        f'.TH VABANQUE 1 "" "vabanque {__version__}" "User Commands"',
        ".SH NAME",
        "vabanque \\- the table for Las Vegas, its card game and Die oberen 10 000",
        ".SH SYNOPSIS",
        "\\fBvabanque\\fR [\\fIOPTIONS\\fR] [\\fICOMMAND\\fR [\\fIARGUMENTS\\fR]]",
        ".SH DESCRIPTION",
        paragraphs(command.help),
        ".SH OPTIONS",
        *parameters(command),
        ".SH COMMANDS",
    ]
    for name, inner in command.commands.items():
        lines += section(inner, name)
    return "\n".join(lines) + "\n" + FILES


if __name__ == "__main__":
    sys.stdout.write(page())
