"""`/docs`: every operation with what it takes and answers, every type with its fields."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.server.inside import Inside, inside
from vabanque.server.docs import STYLE, render

TABLE = {"$ref": "#/components/schemas/Table"}
SCHEMA: dict[str, Any] = {
    "info": {"title": "Dice & Co", "version": "1.2<3", "description": "First <part>.\n\nSecond part."},
    "paths": {
        "/tables/{table}": {
            "get": {
                "description": "Look & see.",
                "summary": "Not shown",
                "parameters": [
                    {"name": "table", "in": "path", "schema": {"type": "string"}},
                    {"name": "<seat>", "in": "query", "schema": {"type": ["integer", "null"]}},
                ],
                "responses": {
                    "200": {"content": {"application/json": {"schema": TABLE}}},
                    "404": {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}},
                },
            },
            "delete": {"summary": "Delete it", "responses": {"204": {"description": "gone"}}},
            "parameters": [],
            "x-note": {"not": "an operation"},
        },
        "/games": {
            "post": {
                "requestBody": {"content": {"application/json": {"schema": TABLE}, "text/plain": {}}},
                "responses": {"200": {"content": {"a": {"schema": TABLE}, "b": {}}}, "201": {}},
            },
        },
    },
    "components": {
        "schemas": {
            "Table": {
                "required": ["id"],
                "properties": {
                    "id": {"type": "string"},
                    "kind": {"const": "<dice>"},
                    "status": {"enum": ["open", "over&out"]},
                    "seats": {"type": "array", "items": TABLE},
                    "pair": {"type": "array", "prefixItems": [], "items": False},
                    "either": {"oneOf": [TABLE, {"type": "null"}]},
                    "any": {"anyOf": [{"type": "integer"}, {"type": "string"}]},
                    "rest": {},
                },
            },
            "Empty": {},
        },
    },
}


def test_the_page_has_every_operation_and_every_type_in_order() -> None:
    link = '<a href="#Table">Table</a>'
    assert render(SCHEMA).split("\n") == [
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Dice &amp; Co</title>',
        '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/docs/style.css"></head>',
        "<body>",
        "<h1>Dice &amp; Co 1.2&lt;3</h1>",
        "<p>First &lt;part&gt;.</p>",
        "<p>Second part.</p>",
        '<p>Machines read <a href="/docs/openapi.json">openapi.json</a>.</p>',
        (
            '<h3><span class="m">POST</span> <code>/games</code></h3><p></p>'
            f"<p>takes {link}</p><p>takes anything</p>"
            f"<p>answers <b>200</b> {link}, anything, <b>201</b> nothing</p>"
        ),
        (
            '<h3><span class="m">GET</span> <code>/tables/{table}</code></h3><p>Look &amp; see.</p>'
            "<table><tr><td><code>table</code></td><td>path</td><td>string</td></tr>"
            "<tr><td><code>&lt;seat&gt;</code></td><td>query</td><td>integer or null</td></tr></table>"
            f"<p>answers <b>200</b> {link}</p>"
        ),
        (
            '<h3><span class="m">DELETE</span> <code>/tables/{table}</code></h3><p>Delete it</p>'
            "<p>answers <b>204</b> nothing</p>"
        ),
        "<h2>Types</h2>",
        '<h3 id="Empty"><code>Empty</code></h3><table></table>',
        (
            '<h3 id="Table"><code>Table</code></h3><table>'
            "<tr><td><code>id</code></td><td>string</td></tr>"
            "<tr><td><code>kind</code> (optional)</td><td><code>&lt;dice&gt;</code></td></tr>"
            "<tr><td><code>status</code> (optional)</td><td><code>open</code> or <code>over&amp;out</code></td></tr>"
            f"<tr><td><code>seats</code> (optional)</td><td>list of {link}</td></tr>"
            "<tr><td><code>pair</code> (optional)</td><td>list</td></tr>"
            f"<tr><td><code>either</code> (optional)</td><td>{link} or null</td></tr>"
            "<tr><td><code>any</code> (optional)</td><td>integer or string</td></tr>"
            "<tr><td><code>rest</code> (optional)</td><td>anything</td></tr></table>"
        ),
        "</body></html>",
    ]


def test_a_description_is_not_needed() -> None:
    page = render({"info": {"title": "Dice", "version": "1"}, "paths": {}})
    assert page.split("\n")[3:5] == ["<h1>Dice 1</h1>", "<p></p>"]
    assert page.endswith("<h2>Types</h2>\n</body></html>")


async def refuses_length(server: Inside, path: str) -> bool:
    """Is a body that nobody needs refused for its length?"""
    answer = await server.ask("POST", re.sub(r"{\w+}", "abcdefgh", path), content=b" " * 70_000)
    return answer.status_code == 413


# Litestar 2 warns about what Litestar 3 will want.
@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
async def test_the_server_documents_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with inside(monkeypatch, database=str(tmp_path / "tables.db")) as server:
        page, style = await server.ask("GET", "/docs"), await server.ask("GET", "/docs/style.css")
        description = await server.get("/docs/openapi.json")
        too_long = {path for path in description["paths"] if await refuses_length(server, path)}
    assert page.headers["content-type"].startswith("text/html")
    assert "<h1>Vabanque " in page.text
    assert "<p>A seat&#x27;s token goes into the header &quot;Authorization: Bearer …&quot;." in page.text
    assert '<span class="m">POST</span> <code>/tables/{table}/commands</code></h3><p>Do something at the' in page.text
    assert (style.text, style.headers["content-type"]) == (STYLE, "text/css; charset=utf-8")
    assert not [path for path in description["paths"] if path.startswith(("/t/", "/r/", "/p/", "/docs"))]
    assert "/" not in description["paths"]
    statuses = {
        (path, method): set(operation["responses"])
        for path, operations in description["paths"].items()
        for method, operation in operations.items()
    }
    assert sorted(set().union(*statuses.values())) == [
        "200",
        "201",
        "204",
        "400",
        "403",
        "404",
        "409",
        "413",
        "429",
        "503",
    ]
    for (path, method), told in statuses.items():
        assert {"400", "403", "429", "503"} < told, (method, path)
        assert "404" in told or not path.startswith("/tables/{table}"), (method, path)
        assert (method == "post" and path in too_long) <= ("413" in told), (method, path)
    assert len(too_long) > 15
    assert {path for (path, _), told in statuses.items() if "413" in told} - too_long == {
        "/clubs/file",
        "/positions",
        "/replays",
        "/reviews",
    }  # these may be longer
    assert sorted(path for (path, _), told in statuses.items() if "409" in told) == [
        "/clubs/{club}/evenings",
        "/evenings/{evening}/commands",
        "/evenings/{evening}/people",
        "/tables/{table}/commands",
    ]
