"""A page to print: its style, and the frame around what is on it."""

from __future__ import annotations

from html import escape
from typing import Literal

PaperSize = Literal["", "a4", "letter"]
SIZES: tuple[PaperSize, ...] = ("", "a4", "letter")
"""Without a size, the printer's own is used; every page fits on both."""

_STYLE = """* { box-sizing: border-box; margin: 0; padding: 0 }
html { background: #d9d9de }
body { font: 11pt/1.4 "Helvetica Neue", Arial, "Liberation Sans", sans-serif; color: #000; background: #fff;
  width: 210mm; max-width: 100%; margin: 0 auto; padding: 12mm }
h1 { font-size: 20pt; line-height: 1.15 }
h2 { font-size: 14pt; line-height: 1.2 }
.sub { margin-bottom: 5mm }
section { break-after: page }
section:last-of-type { break-after: auto }
section + section { margin-top: 14mm }
nav { background: #14171f; color: #fff; padding: 3mm 4mm; margin: -12mm -12mm 10mm; display: flex; flex-wrap: wrap;
  gap: 2mm 5mm; align-items: center }
nav a { color: #fff }
nav [aria-current] { font-weight: 700; text-decoration: none }
nav button { font: inherit; font-weight: 700; padding: 2mm 5mm; border: 0; border-radius: 2mm; background: #f4b63f;
  color: #2b1d00; margin-left: auto }
.slips { list-style: none; display: grid; grid-template-columns: repeat(3, 1fr) }
.slips li { border: 0.3mm dashed #666; padding: 4mm; break-inside: avoid; min-height: 27mm; display: grid;
  align-content: center; margin: -0.15mm }
.slips b { font-size: 15pt; line-height: 1.15; overflow-wrap: anywhere }
.slips .table { font-size: 13pt }
.slips small { font-size: 8.5pt; color: #333 }
.sheets { display: grid; gap: 7mm }
.sheet { break-inside: avoid; border: 0.4mm solid #000; border-radius: 2mm; padding: 5mm }
.sheet header { display: flex; justify-content: space-between; align-items: baseline; margin-bottom: 3mm }
table { width: 100%; border-collapse: collapse }
th, td { border: 0.25mm solid #000; padding: 1.6mm 2mm; text-align: left; font-weight: 400 }
thead th { font-size: 9pt; font-weight: 700; background: #eee }
.sheet td, .sheet tbody th { height: 9.5mm }
.sheet tbody th { font-weight: 700; width: 34%; overflow-wrap: anywhere }
.sheet .tall td { height: 7.5mm }
.sign { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm; margin-top: 12mm; font-size: 8.5pt }
.sign span { border-top: 0.25mm solid #000; padding-top: 1mm }
.standings td { padding: 1.3mm 2mm }
.standings .number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap }
.standings tr { break-inside: avoid }
.standings b { font-size: 12pt }
.cards { display: grid; gap: 6mm }
.card { break-inside: avoid; border: 0.4mm solid #000; border-radius: 2mm; padding: 4mm 5mm }
.card h2 { margin-bottom: 1mm }
.card svg { width: 92%; height: auto; display: block; margin: 0 auto 2mm }
.card ul { list-style: none; columns: 2; column-gap: 8mm; margin-top: 2mm }
.card li { break-inside: avoid; padding-left: 6mm; text-indent: -6mm }
.card li::before { content: "☐ "; display: inline-block; width: 6mm; text-indent: 0 }
.solution { border-top: 0.3mm dashed #666; margin-top: 4mm; padding-top: 2mm; font-size: 8.5pt;
  transform: rotate(180deg) }
.rules h2 { margin: 5mm 0 1.5mm; break-after: avoid }
.rules p, .rules ul { margin-bottom: 2mm }
.rules ul { padding-left: 5mm }
.rules figure { margin: 2mm 0 3mm; break-inside: avoid }
.rules svg { max-width: 100%; height: auto }
.rules figcaption { font-size: 9pt; color: #333 }
.figure text { font: 13px Arial, "Liberation Sans", sans-serif; fill: #000 }
.figure .label { font-weight: 600; font-size: 12px }
.figure .note.good { font-weight: 700 }
.figure .bill { text-anchor: middle; font-weight: 600; font-size: 12px }
.figure .line { stroke: #bbb }
.figure .struck { stroke: #000; stroke-width: 2 }
.figure .coin { fill: #ffcb52; font-weight: 700; text-anchor: middle }
.figure .bad { opacity: 0.75 }
@media print {
  html { background: none }
  body { width: auto; padding: 0 }
  nav { display: none }
  section + section { margin-top: 0 }
}
@page { margin: 12mm }
"""


def style(size: PaperSize = "") -> str:
    """The style of every page to print."""
    return f"{_STYLE}@page {{ size: {size.title() if size == 'letter' else size.upper()} }}\n" if size else _STYLE


def framed(language: str, title: str, head: str, body: str) -> str:
    """A whole page."""
    return (
        f'<!doctype html>\n<html lang="{language}">\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(title)}</title>\n'
        f"{head}\n<body>\n{body}\n</body>\n</html>\n"
    )


def as_file(language: str, title: str, body: str, size: PaperSize = "") -> str:
    """A page that needs nothing else."""
    return framed(language, title, f"<style>\n{style(size)}</style>", body)
