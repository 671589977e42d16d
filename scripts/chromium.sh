#!/bin/sh
# Makes sure that there is a Chromium for the browser tests, and prints its path. It prefers the headless build: the
# other draws its windows even where nobody sees them, and tests take half as long again.
#   scripts/chromium.sh         find one, or install one (with apt as root, otherwise Playwright's)
#   scripts/chromium.sh find    only find one: prints the path, or returns 1
# VABANQUE_CHROMIUM=/path/to/chromium overrides both.
set -eu
cd "$(dirname "$0")/.."
. scripts/apt.sh

find_chromium() {
    if [ -n "${VABANQUE_CHROMIUM:-}" ]; then
        [ -x "$VABANQUE_CHROMIUM" ] && echo "$VABANQUE_CHROMIUM"
        return
    fi
    for name in chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable; do
        command -v "$name" && return
    done
    # Playwright's own download, if there is one.
    .venv/bin/python - 2>/dev/null <<'PYTHON'
from pathlib import Path
from playwright.sync_api import sync_playwright

with sync_playwright() as playwright:
    path = playwright.chromium.executable_path
if not Path(path).exists():
    raise SystemExit(1)
print(path)
PYTHON
}

if [ "${1:-}" = find ]; then find_chromium; exit; fi
if [ -z "${VABANQUE_CHROMIUM:-}" ] && ! command -v chromium-headless-shell >/dev/null; then
    apt_install chromium-headless-shell || true
fi
if find_chromium; then exit 0; fi
if ! apt_install chromium; then
    echo "Downloading Playwright's Chromium" >&2
    .venv/bin/python -m playwright install chromium >/dev/null 2>&1 || true # what it says is a page for each attempt
fi
find_chromium || missing "no Chromium" "tests in the browser" "Debian: apt install chromium-headless-shell"
