#!/bin/sh
# Runs npm with the machine's Node if that is version 20 or newer, otherwise with the one from requirements-node.lock in .venv.
# Usage: scripts/npm.sh NPM-ARGUMENTS
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
bin=$root/.venv/bin

new_enough() {
    command -v npm >/dev/null 2>&1 &&
        node -e 'process.exit(parseInt(process.versions.node) >= 20 ? 0 : 1)' 2>/dev/null
}

if ! new_enough; then
    PATH=$bin:$PATH
    export PATH
    if ! new_enough; then
        echo "No Node 20 or newer on PATH: installing one into .venv" >&2
        "$bin/python" -m pip --disable-pip-version-check install -qq --no-deps --require-hashes \
            --requirement "$root/requirements-node.lock"
    fi
fi
exec npm "$@"
