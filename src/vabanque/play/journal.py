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
_BATCHES: dict[type[Entry], Any] = {}
"""Entry type → a type with many of them: msgspec remembers what it has to do for a type of its own."""
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


def journal_from_plain(rules: AnyRules, plains: list[Any]) -> tuple[Entry, ...] | None:
    """Read a whole journal, or return None if an entry is wrong; `from_plain` says what is wrong with it.

    Entries of one kind are converted together: that takes a third of the time.
    """
    by_kind: dict[str, list[dict[str, Any]]] = {}
    try:
        for plain in plains:
            by_kind.setdefault(plain["kind"], []).append(plain)
        read = {kind: iter(_read_all(rules.kinds[kind], alike)).__next__ for kind, alike in by_kind.items()}
    except (LookupError, TypeError, msgspec.ValidationError):
        return None
    return tuple([read[plain["kind"]]() for plain in plains])


def _read_all(kind: type[Entry], plains: list[dict[str, Any]]) -> tuple[Any, ...]:
    """Entries of one kind. Raises LookupError, TypeError or ValidationError if one is wrong."""
    keys, objects = _SHAPES.get(kind) or _shape(kind)
    if {*map(len, plains)} != {len(keys)}:  # msgspec finds missing keys, but lets others pass
        raise LookupError
    if kind not in _BATCHES:
        _BATCHES[kind] = msgspec.defstruct("Batch", [("entries", tuple[kind, ...])])  # type: ignore[valid-type]
    batch = msgspec.convert({"entries": plains}, _BATCHES[kind], str_keys=bool(objects))
    entries: tuple[Any, ...] = batch.entries
    for key in objects:
        if any(len(getattr(entry, key)) != len(plain[key]) for entry, plain in zip(entries, plains, strict=True)):
            raise LookupError
    return entries


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
