#!/bin/sh
# Makes sure that PostgreSQL, Redis, nginx and Caddy are installed. Tests start their own servers on their own ports;
# no system service is started. initdb refuses to run as root, so the tests switch to another user.
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
has_nginx() { command -v nginx >/dev/null 2>&1 || [ -x /usr/sbin/nginx ]; }
has_caddy() { command -v caddy >/dev/null 2>&1; }

has_postgres || apt_install postgresql || true
has_redis || apt_install redis-server || true
has_nginx && has_caddy || apt_install nginx-light caddy || true
has_postgres || missing "no PostgreSQL server" "tests with PostgreSQL" "Debian: apt install postgresql"
has_redis || missing "no Redis server" "tests with Redis" "Debian: apt install redis-server"
has_nginx || missing "no nginx" "tests of the server behind nginx" "Debian: apt install nginx-light"
has_caddy || missing "no Caddy" "tests of the server behind Caddy" "Debian: apt install caddy"
