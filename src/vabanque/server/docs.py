"""`/docs`: the API as one page of plain HTML. No script, nothing from another host."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

STYLE = """body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1c1b22;
background:#fff}code,pre{font:14px/1.45 ui-monospace,monospace}pre{background:#f4f3f7;padding:.8rem;overflow:auto;
border-radius:6px}h2{margin-top:2.5rem}h3 code{font-size:1rem}.m{display:inline-block;min-width:4rem;font-weight:700}
table{border-collapse:collapse}td,th{padding:.2rem .8rem .2rem 0;text-align:left;vertical-align:top}
a{color:#5b21b6}@media(prefers-color-scheme:dark){body{background:#15141b;color:#eceaf4}pre{background:#22202c}
a{color:#c4b5fd}}"""


class PlainPage(OpenAPIRenderPlugin):
    """Renders the schema as a page on the server."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return render(openapi_schema).encode()


def render(schema: Mapping[str, Any]) -> str:
    info = schema["info"]
    parts = [
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(info["title"])}</title>',
        '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/docs/style.css"></head>',
        "<body>",
        f"<h1>{escape(info['title'])} {escape(info['version'])}</h1>",
        *(f"<p>{escape(paragraph)}</p>" for paragraph in (info.get("description") or "").split("\n\n")),
        '<p>Machines read <a href="/docs/openapi.json">openapi.json</a>.</p>',
    ]
    for path, operations in sorted(schema["paths"].items()):
        for method, operation in operations.items():
            if isinstance(operation, dict) and "responses" in operation:
                parts.append(_operation(path, method, operation))
    parts.append("<h2>Types</h2>")
    for name, kind in sorted(schema.get("components", {}).get("schemas", {}).items()):
        parts.append(_type(name, kind))
    return "\n".join([*parts, "</body></html>"])


def _operation(path: str, method: str, operation: Mapping[str, Any]) -> str:
    rows = "".join(
        f"<tr><td><code>{escape(parameter['name'])}</code></td><td>{escape(parameter['in'])}</td>"
        f"<td>{_in_words(parameter.get('schema', {}))}</td></tr>"
        for parameter in operation.get("parameters", [])
    )
    accepted = operation.get("requestBody", {}).get("content", {})
    takes = "".join(f"<p>takes {_in_words(content.get('schema', {}))}</p>" for content in accepted.values())
    answers = ", ".join(
        f"<b>{escape(status)}</b> "
        + (
            ", ".join(_in_words(content.get("schema", {})) for content in answer.get("content", {}).values())
            or "nothing"
        )
        for status, answer in operation["responses"].items()
        if status.startswith("2")
    )
    words = escape(operation.get("description") or operation.get("summary") or "")
    return (
        f'<h3><span class="m">{method.upper()}</span> <code>{escape(path)}</code></h3><p>{words}</p>'
        f"{f'<table>{rows}</table>' if rows else ''}{takes}<p>answers {answers}</p>"
    )


def _type(name: str, kind: Mapping[str, Any]) -> str:
    required = set(kind.get("required", ()))
    rows = "".join(
        f"<tr><td><code>{escape(field)}</code>{'' if field in required else ' (optional)'}</td>"
        f"<td>{_in_words(schema)}</td></tr>"
        for field, schema in kind.get("properties", {}).items()
    )
    return f'<h3 id="{escape(name)}"><code>{escape(name)}</code></h3><table>{rows}</table>'


def _in_words(schema: Mapping[str, Any]) -> str:
    """A schema in a few words."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    for key in ("oneOf", "anyOf"):
        if key in schema:
            return " or ".join(_in_words(choice) for choice in schema[key])
    if "const" in schema:
        return f"<code>{escape(str(schema['const']))}</code>"
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(value))}</code>" for value in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {_in_words(schema.get('items', {}))}" if isinstance(schema.get("items"), dict) else "list"
    kinds = schema.get("type", "anything")
    return escape(" or ".join(kinds) if isinstance(kinds, list) else str(kinds))
