"""Which function draws which kind of scene."""

from __future__ import annotations

from vabanque.core.registry import Registry

PICTURES: Registry[str] = Registry()
"""A scene's kind → what draws it, as "module:function". Scenes of other kinds are drawn as text."""


def register_picture(kind: str, draw: str) -> None:
    """Register the function that draws scenes of a kind on a `Canvas`."""
    PICTURES.add(kind, draw)
