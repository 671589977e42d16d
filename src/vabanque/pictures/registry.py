"""Which function draws which kind of scene."""

from __future__ import annotations

from vabanque.core.registry import Registry

PICTURES: Registry[str] = Registry()
"""A scene's kind → what draws it, as "module:function". Scenes without are drawn as text."""


def register_picture(kind: str, draw: str) -> None:
    """Say which function draws scenes of a kind on a `Canvas`."""
    PICTURES.add(kind, draw)
