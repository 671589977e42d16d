"""Write schema/messages.json (JSON Schema) and schema/wire.ts (TypeScript) from the server's message types.

.venv/bin/python scripts/schema.py          write both
.venv/bin/python scripts/schema.py --check  answer 1 if they are not fresh
"""

from __future__ import annotations

import ast
import inspect
import json
import re
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec

from vabanque.core import Entry
from vabanque.games import GAMES, make
from vabanque.server import messages

FOLDER = Path(__file__).parents[1] / "schema"
REFERENCE = "#/$defs/"
SHORT = {
    "vabanque.games.las_vegas.rules.": "LasVegas",
    "vabanque.games.las_vegas_cards.rules.": "Cards",
    "vabanque.games.top_10000.rules.": "Ten",
    "vabanque.games.vegas.": "Vegas",
    "vabanque.core.contract.": "Core",
}
"""Where two types have the same name, msgspec uses their modules' names; these are shorter."""
UNIONS = (
    "AnyMove", "AnyCommand", "FromClient", "AnyEvent", "AnyBoard", "AnyMine", "AnyPosition", "FromServer", "Owner",
    "Hints", "Reaction",
)  # fmt: skip
FROM_CLIENT = ("FromClient", "NewTable", "Join", "TakeOver", "Mine")
"""Only what a client sends may leave out what has a default."""


def json_schema() -> dict[str, Any]:
    """Every message, every union of them, and every entry of the record."""
    structs = [
        kind
        for _, kind in inspect.getmembers(messages, inspect.isclass)
        if issubclass(kind, messages.Message) and kind not in (messages.Message, messages.Command, messages.Event)
    ]
    unions = [getattr(messages, name) for name in UNIONS]
    entries = _entries()
    schemas, found = msgspec.json.schema_components(
        [*structs, *unions, *entries.values()], ref_template=REFERENCE + "{name}"
    )
    definitions: dict[str, Any] = dict(found)
    definitions |= dict(zip(UNIONS, schemas[len(structs) : len(structs) + len(unions)], strict=True))
    for (kind, entry), schema in zip(entries.items(), schemas[-len(entries) :], strict=True):
        definitions[f"{entry.__name__}Entry"] = _with_kind(kind, _resolved(schema, definitions))
    definitions["AnyEntry"] = {"anyOf": [{"$ref": f"{REFERENCE}{entry.__name__}Entry"} for entry in entries.values()]}
    happened = {"anyOf": [{"$ref": f"{REFERENCE}AnyEvent"}, {"$ref": f"{REFERENCE}AnyEntry"}]}
    text = re.sub(r"vabanque\.server\.messages\.\w+\.", "", json.dumps(definitions))
    for long, short in SHORT.items():
        text = text.replace(f'"{long}', f'"{short}').replace(f"{REFERENCE}{long}", REFERENCE + short)
    definitions = json.loads(text)
    wanted = {*(kind.__name__ for kind in structs), *UNIONS, "AnyEntry"}
    definitions = {name: definitions[name] for name in _reachable(definitions, tuple(wanted))}
    _describe(definitions)
    definitions["Seen"]["properties"]["entry"] = happened
    definitions["ReplayStep"]["properties"]["entries"] = {"type": "array", "items": {"$ref": f"{REFERENCE}AnyEntry"}}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of the Vabanque server",
        "$defs": dict(sorted(definitions.items())),
    }


def _describe(definitions: dict[str, Any]) -> None:
    """Add the docstrings under the fields of the message types."""
    for path in sorted(Path(messages.__file__).parent.glob("*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if not isinstance(node, ast.ClassDef) or node.name not in definitions:
                continue
            for field, below in pairwise(node.body):
                if isinstance(field, ast.AnnAssign) and isinstance(below, ast.Expr):
                    assert isinstance(field.target, ast.Name)
                    text = ast.literal_eval(below.value)
                    definitions[node.name]["properties"][field.target.id]["description"] = text


def _entries() -> dict[str, type[Entry]]:
    found: dict[str, type[Entry]] = {}
    for game in GAMES.values():
        found |= make(game.id, 2).kinds
    return dict(sorted(found.items()))


def _resolved(schema: dict[str, Any], definitions: dict[str, Any]) -> dict[str, Any]:
    while "$ref" in schema:
        schema = definitions[schema["$ref"].removeprefix(REFERENCE)]
    return schema


def _with_kind(kind: str, schema: dict[str, Any]) -> dict[str, Any]:
    """An entry as it is written: its kind first."""
    return {
        **schema,
        "properties": {"kind": {"enum": [kind]}, **schema["properties"]},
        "required": ["kind", *schema.get("required", [])],
    }


# -- TypeScript ----------------------------------------------------------------------------------------------------


def typescript(schema: dict[str, Any]) -> str:
    definitions = schema["$defs"]
    sent = _reachable(definitions, FROM_CLIENT)
    parts = ["// Made by scripts/schema.py from the server's message types. Do not edit.\n"]
    for name, definition in definitions.items():
        if definition.get("type") == "object" and "properties" in definition:
            required = set(definition.get("required", ()))
            optional = set(definition["properties"]) - required if name in sent else set()
            fields = [
                f"{_comment(each, '  ')}  {field}{'?' * (field in optional)}: {_ts(each)};\n"
                for field, each in definition["properties"].items()
            ]
            parts.append(f"{_comment(definition, '')}export interface {name} {{\n{''.join(fields)}}}\n")
        else:
            parts.append(f"{_comment(definition, '')}export type {name} = {_ts(definition)};\n")
    return "\n".join(parts)


def _reachable(definitions: dict[str, Any], roots: tuple[str, ...]) -> set[str]:
    found: set[str] = set()
    ahead = list(roots)
    while ahead:
        name = ahead.pop()
        if name not in found:
            found.add(name)
            ahead += re.findall(re.escape(REFERENCE) + r"([\w.]+)", json.dumps(definitions[name]))
    return found


def _comment(schema: dict[str, Any], indent: str) -> str:
    said = schema.get("description")
    return f"{indent}/** {' '.join(said.split())} */\n" if said else ""


def _ts(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"].removeprefix(REFERENCE))
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return " | ".join(dict.fromkeys(_ts(each) for each in schema[key]))
    if "enum" in schema:
        return " | ".join(json.dumps(value, ensure_ascii=False) for value in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    kind = schema.get("type")
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(_ts(each) for each in schema['prefixItems'])}]"
        inner = _ts(schema["items"]) if schema.get("items") else "unknown"
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {_ts(values)}>" if isinstance(values, dict) and values else "Record<string, unknown>"
    return {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}.get(
        str(kind), "unknown"
    )


def generate() -> dict[Path, str]:
    schema = json_schema()
    return {
        FOLDER / "messages.json": json.dumps(schema, indent=1, ensure_ascii=False) + "\n",
        FOLDER / "wire.ts": typescript(schema),
    }


def main() -> int:
    stale = [path for path, text in generate().items() if not path.exists() or path.read_text("utf-8") != text]
    if "--check" in sys.argv:
        for path in stale:
            print(f"{path.name} is not fresh: run scripts/schema.py", file=sys.stderr)
        return int(bool(stale))
    for path, text in generate().items():
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
