"""Scenes and hands as a server sends them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import lru_cache
from types import UnionType
from typing import Any, ForwardRef, TypeVar, Union, get_args, get_origin, get_type_hints

from vabanque.core import Unreadable
from vabanque.core.frozen import Frozen
from vabanque.core.scene import Argument

T = TypeVar("T")


def from_wire(kind: type[T], plain: Any) -> T:
    """The scene or hand `kind` from decoded JSON. Raises Unreadable.

    Unlike msgspec, this reads the arguments of phrases, which are names or further phrases.
    """
    try:
        value: T = _read(kind, plain)
    except (AttributeError, KeyError, StopIteration, TypeError, ValueError) as error:
        raise Unreadable("wrong-type", reason=str(error)) from None
    return value


def _read(kind: Any, plain: Any) -> Any:
    if isinstance(kind, ForwardRef):  # an argument may contain further arguments
        kind = tuple[Argument, ...]
    origin, args = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return _read(_member(args, plain), plain)
    if _has_fields(kind):
        types = _field_types(kind)
        return kind(**{name: _read(types[name], value) for name, value in plain.items() if name in types})
    if origin is tuple and args[-1] is Ellipsis:
        return tuple(_read(args[0], item) for item in plain)
    if origin is tuple:
        return tuple(_read(item_kind, item) for item_kind, item in zip(args, plain, strict=True))
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return {key: _read(args[1], value) for key, value in plain.items()}
    return plain


def _member(kinds: tuple[Any, ...], plain: Any) -> Any:
    """The member of a union type that a JSON value belongs to."""
    if isinstance(plain, dict):
        return next(kind for kind in kinds if _has_fields(kind) and plain.keys() <= _field_types(kind).keys())
    if isinstance(plain, list):
        return next(kind for kind in kinds if get_origin(kind) is tuple or isinstance(kind, ForwardRef))
    return Any


def _has_fields(kind: Any) -> bool:
    """Is it part of a scene, or an entry in one?"""
    return isinstance(kind, type) and (is_dataclass(kind) or issubclass(kind, Frozen))


@lru_cache(maxsize=256)
def _field_types(kind: Any) -> dict[str, Any]:
    hints = get_type_hints(kind)
    names = kind.__struct_fields__ if issubclass(kind, Frozen) else [field.name for field in fields(kind)]
    return {name: hints[name] for name in names}
