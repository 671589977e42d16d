"""Write schema/messages.json (JSON Schema) and schema/wire.ts (TypeScript) from the server's message types.

.venv/bin/python scripts/schema.py          write both
.venv/bin/python scripts/schema.py --check  exit with 1 if they are out of date

The server knows no particular game: to it, a game's part of a message is any JSON. Here those parts get precise types,
made from the entries, scenes, hands and views of the games that come with Vabanque.
"""

from __future__ import annotations

import ast
import inspect
import json
import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from textwrap import dedent
from types import NoneType, UnionType
from typing import Any, ForwardRef, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from vabanque.coach import Reason
from vabanque.core import Leave, Move, Result
from vabanque.core.frozen import Frozen
from vabanque.core.scene import AreaHand, AreaScene, Argument, Arguments, Awaited
from vabanque.games import GAMES, make, scenes
from vabanque.server import messages

Schema = dict[str, Any]
FOLDER = Path(__file__).parents[1] / "schema"
REFERENCE = "#/$defs/"
BASES = messages.Message, messages.Command, messages.Event, messages.EveningCommand
UNIONS = ("AnyCommand", "AnyEveningCommand", "FromClient", "AnyEvent", "FromServer", "Hints", "Reaction")
GAME_PARTS = {
    "Check.move": "AnyMove",
    "Hint.best": "AnyMove?",
    "MakeMove.move": "AnyMove",
    "MoveValue.move": "AnyMove",
    "LegalMove.move": "AnyMove",
    "DrawnPosition.hand": "AnyHand",
    "DrawnPosition.scene": "AnyScene",
    "PuzzleAnswer.label": "Phrase?",
    "PuzzleAnswer.why": "Phrase?",
    "ReplayStep.chance": "AnyAwaited?",
    "ReplayStep.entries": "AnyEntry[]",
    "ReplayStep.scene": "AnyScene",
    "ReplayStep.told": "Phrase[][]?",
    "ReviewEvent.reasons": "Reason[]",
    "ReviewOption.label": "Phrase?",
    "Sealed.move": "AnyMove?",
    "Seen.told": "Phrase[]?",
    "TableView.awaited": "AnyAwaited?",
    "TableView.hand": "AnyHand?",
    "TableView.position": "AnyPosition?",
    "TableView.scene": "AnyScene?",
}
"""Where messages hold game-specific values; `?` means: or null."""
FROM_CLIENT = ("FromClient", "NewTable", "Join", "TakeOver", "Mine", "JoinEvening")
"""In messages from clients, fields with a default may be left out …"""
BRIEF = ("Seen", "PuzzleAnswer", "ReplayStep", "ReviewEvent", "News")
"""… and also in these messages from the server, which sends many of them."""
SIMPLE: dict[Any, Schema] = {
    int: {"type": "integer"},
    float: {"type": "number"},
    str: {"type": "string"},
    bool: {"type": "boolean"},
    NoneType: {"type": "null"},
    Any: {},
}


def json_schema() -> Schema:
    """Every message, every union of messages, and everything that games put into them."""
    structs = [
        kind
        for _, kind in inspect.getmembers(messages, inspect.isclass)
        if issubclass(kind, messages.Message) and kind not in BASES
    ]
    structs += [Result, messages.PuzzleAnswer]  # derived from what is not the server's own
    unions = [getattr(messages, name) for name in UNIONS]
    schemas, components = msgspec.json.schema_components([*structs, *unions], ref_template=REFERENCE + "{name}")
    definitions: Schema = dict(components)
    definitions |= dict(zip(UNIONS, schemas[len(structs) :], strict=True))
    for kind in structs:
        _describe(definitions[kind.__name__], kind)
    definitions |= GameTypes(definitions).collect()
    for place, part in GAME_PARTS.items():
        name, _, field = place.partition(".")
        schema = definitions[name]["properties"][field]
        description = {"description": schema["description"]} if "description" in schema else {}
        definitions[name]["properties"][field] = _part(part) | description
    definitions["Seen"]["properties"]["entry"] = _any_of(_ref("AnyEvent"), _ref("AnyEntry"))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of the Vabanque server",
        "$defs": dict(sorted(definitions.items())),
    }


def _part(name: str) -> Schema:
    if name.endswith("?"):
        return _any_of(_part(name[:-1]), SIMPLE[NoneType])
    if name.endswith("[]"):
        return {"type": "array", "items": _part(name[:-2])}
    return _ref(name)


def _ref(name: str) -> Schema:
    return {"$ref": REFERENCE + name}


def _any_of(*schemas: Schema) -> Schema:
    return {"anyOf": list(schemas)}


def _describe(schema: Schema, kind: type) -> None:
    """Add the docstrings under the fields of a class."""
    for field, text in _field_docs(kind).items():
        if field in schema["properties"]:
            schema["properties"][field]["description"] = text


def _field_docs(kind: type) -> dict[str, str]:
    docs = {}
    for base in reversed(kind.__mro__):
        if base.__module__.startswith("vabanque."):
            (definition,) = ast.parse(dedent(inspect.getsource(base))).body
            assert isinstance(definition, ast.ClassDef)
            for field, below in pairwise(definition.body):
                if isinstance(field, ast.AnnAssign) and isinstance(below, ast.Expr):
                    assert isinstance(field.target, ast.Name)
                    docs[field.target.id] = str(ast.literal_eval(below.value))
    return docs


class GameTypes:
    """The values of all games that come with Vabanque, as JSON Schema."""

    def __init__(self, taken: Iterable[str]) -> None:
        # Every game has a `View`: each gets its game's name.
        self._taken = {*taken, "View"}
        self._names: dict[type, str] = {}
        self._definitions: Schema = {}

    def collect(self) -> Schema:
        """Definitions of everything that games bring, and the unions of them."""
        entries: dict[type, Schema] = {}
        # Dictionaries as ordered sets.
        shown: dict[type, None] = {AreaScene: None}
        hands: dict[type, None] = {AreaHand: None}
        awaited: dict[type, None] = {}
        positions: dict[type, list[str]] = {}
        for game in GAMES.values():
            if game.words is not None:
                continue  # from another package
            rules = make(game.id, game.seats[0])
            view = scenes(rules)
            shown[view.scene_type] = hands[view.hand_type] = None
            awaited |= dict.fromkeys(view.awaited_types)
            positions.setdefault(rules.view_type, []).append(game.id)
            for kind, entry in rules.kinds.items():
                entries[entry] = self._entry(kind, entry)
        for kind in (Awaited, Reason):
            self._define(kind)
        unions = {
            "AnyScene": [self.schema(kind) for kind in shown],
            "AnyHand": [self.schema(kind) for kind in hands],
            "AnyAwaited": [self.schema(kind) for kind in awaited],
            "AnyPosition": [_position(games, self.schema(kind)) for kind, games in positions.items()],
            "AnyEntry": list(entries.values()),
            "AnyMove": [
                *(ref for entry, ref in entries.items() if issubclass(entry, Move) and entry is not Leave),
                _ref("MoveText"),
            ],
        }
        return self._definitions | {name: _any_of(*kinds) for name, kinds in unions.items()}

    def schema(self, annotation: Any) -> Schema:
        """The schema of a type."""
        if annotation in SIMPLE:
            return SIMPLE[annotation]
        if annotation is Arguments:
            return {"type": "object", "additionalProperties": self._argument()}
        if annotation == Argument or isinstance(annotation, ForwardRef):
            return self._argument()
        if isinstance(annotation, type) and issubclass(annotation, Frozen):
            return _ref(self._define(annotation))
        if isinstance(annotation, type) and issubclass(annotation, tuple):
            return self.schema(tuple[tuple(get_type_hints(annotation).values())])  # type: ignore[misc]
        origin, args = get_origin(annotation), get_args(annotation)
        if origin is Literal:
            return {"enum": list(args)}
        if origin in (Union, UnionType):
            return _any_of(*(self.schema(member) for member in args))
        if origin is tuple and args[-1] is not Ellipsis:
            return {"type": "array", "prefixItems": [self.schema(item) for item in args], "items": False}
        if origin in (tuple, list, Sequence):
            return {"type": "array", "items": self.schema(args[0])}
        if origin in (dict, Mapping):
            return {"type": "object", "additionalProperties": self.schema(args[1])}
        raise TypeError(f"no schema for {annotation}")

    def _argument(self) -> Schema:
        """An argument of a phrase: it may hold further arguments."""
        if "Argument" not in self._definitions:
            self._definitions["Argument"] = {}
            one, many = get_args(Argument)[:-1], {"type": "array", "items": _ref("Argument")}
            self._definitions["Argument"] = _any_of(*(self.schema(member) for member in one), many)
        return _ref("Argument")

    def _define(self, kind: type) -> str:
        name = self._names.get(kind)
        if name is None:
            name = kind.__name__
            if name in self._taken:
                name = _camel(kind.__module__.split(".")[2]) + name
            self._taken.add(name)
            self._names[kind] = name
            self._definitions[name] = {}  # its fields may refer to it
            self._definitions[name] = self._object(kind)
        return name

    def _object(self, kind: type) -> Schema:
        defined: Schema = {"title": kind.__name__}
        if kind.__doc__ and not kind.__doc__.startswith(f"{kind.__name__}("):
            defined["description"] = kind.__doc__
        keys = {key.name: key.required for key in msgspec.structs.fields(kind)}
        defined |= {
            "type": "object",
            "properties": {key: self.schema(_annotation(kind, key)) for key in keys},
            "required": [key for key, required in keys.items() if required],
        }
        defined["properties"] = {name: dict(schema) for name, schema in defined["properties"].items()}
        _describe(defined, kind)
        return defined

    def _entry(self, kind: str, entry: type) -> Schema:
        """An entry as the journal has it: its kind first."""
        name = f"{entry.__name__}Entry"
        defined = self._object(entry)
        defined["properties"] = {"kind": {"enum": [kind]}, **defined["properties"]}
        defined["required"] = ["kind", *defined["required"]]
        assert self._definitions.setdefault(name, defined) == defined, f"two entries named {name}"
        return _ref(name)


def _annotation(kind: type, field: str) -> Any:
    """The type of a field, evaluated where it was written."""
    for base in kind.__mro__:
        annotation = inspect.get_annotations(base).get(field)
        if annotation is not None:
            return eval(annotation, vars(sys.modules[base.__module__]))  # our own source
    raise TypeError(f"{kind.__name__}.{field}")


def _position(games: list[str], view: Schema) -> Schema:
    properties = {"game": {"enum": games}, "view": view}
    return {"type": "object", "properties": properties, "required": list(properties)}


def _camel(name: str) -> str:
    return "".join(word.capitalize() for word in name.split("_"))


def typescript(schema: Schema) -> str:
    """All definitions as TypeScript."""
    definitions = schema["$defs"]
    sent = _reachable(definitions, FROM_CLIENT)
    parts = ["// Made by scripts/schema.py from the server's message types. Do not edit.\n"]
    for name, definition in definitions.items():
        if definition.get("type") == "object" and "properties" in definition:
            required = set(definition.get("required", ()))
            optional = set(definition["properties"]) - required if name in sent or name in BRIEF else set()
            fields = [
                f"{_comment(value, '  ')}  {field}{'?' * (field in optional)}: {_ts(value)};\n"
                for field, value in definition["properties"].items()
            ]
            parts.append(f"{_comment(definition, '')}export interface {name} {{\n{''.join(fields)}}}\n")
        else:
            parts.append(f"{_comment(definition, '')}export type {name} = {_ts(definition)};\n")
    return "\n".join(parts)


def _reachable(definitions: Schema, roots: tuple[str, ...]) -> set[str]:
    reached: set[str] = set()
    ahead = list(roots)
    while ahead:
        name = ahead.pop()
        if name not in reached:
            reached.add(name)
            ahead += re.findall(re.escape(REFERENCE) + r"(\w+)", json.dumps(definitions[name]))
    return reached


def _comment(schema: Schema, indent: str) -> str:
    text = schema.get("description")
    return f"{indent}/** {' '.join(text.split()).replace('None', 'null')} */\n" if text else ""


def _ts(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"].removeprefix(REFERENCE))
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return " | ".join(dict.fromkeys(_ts(one) for one in schema[key]))
    if "enum" in schema:
        return " | ".join(json.dumps(value, ensure_ascii=False) for value in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    kind = schema.get("type")
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(_ts(item) for item in schema['prefixItems'])}]"
        inner = _ts(schema["items"]) if schema.get("items") else "unknown"
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object" and "properties" in schema:
        return f"{{ {'; '.join(f'{name}: {_ts(value)}' for name, value in schema['properties'].items())} }}"
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
            print(f"{path.name} is out of date: run scripts/schema.py", file=sys.stderr)
        return int(bool(stale))
    for path, text in generate().items():
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
