"""Journal entries as plain JSON values, and back. Strict: an entry must have all of its keys and no others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_origin, get_type_hints

import msgspec

from vabanque.core import Entry, Hidden, Unreadable
from vabanque.core.contract import AnyRules
from vabanque.core.frozen import asdict

_STARTS: dict[type[Entry], bytes] = {}
"""Entry type → how its JSON begins."""
_encode = msgspec.json.Encoder().encode
_SHAPES: dict[type[Entry], tuple[frozenset[str], tuple[str, ...]]] = {}


def _shape(kind: type[Entry]) -> tuple[frozenset[str], tuple[str, ...]]:
    """All keys that an entry has in a record, and those whose values are objects."""
    if kind not in _SHAPES:
        keys, types = kind.__struct_fields__, get_type_hints(kind)
        objects = tuple(key for key in keys if get_origin(types[key]) in (Mapping, dict))
        _SHAPES[kind] = frozenset((*keys, "kind")), objects
    return _SHAPES[kind]


def to_plain(entry: Entry) -> dict[str, Any]:
    """The entry as record.md writes it, `kind` first."""
    plain = {"kind": entry.kind, **asdict(entry)}
    for key in _shape(type(entry))[1]:  # in JSON, keys cannot be integers
        plain[key] = {str(seat): bill for seat, bill in plain[key].items()}
    if entry.secret:
        plain |= {key: asdict(value) for key, value in plain.items() if isinstance(value, Hidden)}
    return plain


def encode_entry(entry: Entry) -> bytes:
    """The same as JSON text, encoded directly."""
    kind = type(entry)
    start = _STARTS.get(kind)
    if start is None:
        start = _STARTS[kind] = b'{"kind":%b' % msgspec.json.encode(entry.kind)
    rest = _encode(entry)
    return start + b"," + rest[1:] if len(rest) > 2 else start + b"}"


def from_plain(rules: AnyRules, plain: Any) -> Entry:
    """Read one entry completely, or raise Unreadable."""
    if not isinstance(plain, dict):
        raise Unreadable("not-an-entry")
    kind = rules.kinds.get(str(plain.get("kind")))
    if kind is None:
        raise Unreadable("unknown-kind", kind=str(plain.get("kind")))
    keys, objects = _SHAPES.get(kind) or _shape(kind)
    if plain.keys() != keys:
        for key in kind.__struct_fields__:
            if key not in plain:
                raise Unreadable("missing-key", key=key)
        raise Unreadable("unknown-key", key=str(next(key for key in plain if key not in keys)))
    try:
        # `str_keys` takes longer than all the rest, so it is used only where keys are numbers.
        entry = msgspec.convert(plain, kind, str_keys=True) if objects else msgspec.convert(plain, kind)
    except msgspec.ValidationError as error:
        raise Unreadable("wrong-type", reason=str(error)) from None
    for key in objects:
        if len(getattr(entry, key)) != len(plain[key]):
            raise Unreadable("duplicate-key", key=key)  # "0" and "-0" are one seat
    return entry
