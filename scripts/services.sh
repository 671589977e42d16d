#!/bin/sh
# Makes sure that the programs of PostgreSQL and Redis are there for the tests, which start servers of their own on
# ports of their own. No system service is started. initdb refuses to run as root: tests have to change user.
set -eu
cd "$(dirname "$0")/.."
. scripts/apt.sh

# Debian keeps the server's programs outside PATH.
has_postgres() {
    command -v initdb >/dev/null 2>&1 && command -v postgres >/dev/null 2>&1 && return
    for bin in /usr/lib/postgresql/*/bin; do
        [ -x "$bin/initdb" ] && [ -x "$bin/postgres" ] && return
    done
    return 1
}
has_redis() { command -v redis-server >/dev/null 2>&1; }

has_postgres || apt_install postgresql || true
has_redis || apt_install redis-server || true
has_postgres || missing "no PostgreSQL server" "tests with PostgreSQL" "Debian: apt install postgresql"
has_redis || missing "no Redis server" "tests with Redis" "Debian: apt install redis-server"
