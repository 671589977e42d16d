#!/bin/sh
# Makes sure that the programs are installed that tests use besides ours: PostgreSQL, Redis, nginx, Caddy, systemd's
# checker of units, a C compiler. Tests start their own servers on their own ports; no system service is started.
# initdb refuses to run as root, so the tests switch to another user.
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
has_nginx() { { command -v nginx || command -v /usr/sbin/nginx; } && command -v openssl; } >/dev/null 2>&1
has_caddy() { command -v caddy >/dev/null 2>&1; }
has_systemd() { command -v systemd-analyze >/dev/null 2>&1; }
has_compiler() { cc -E tests/chaos/clock.c >/dev/null 2>&1; } # with the headers of the C library

wanted=
has_postgres || wanted="$wanted postgresql"
has_redis || wanted="$wanted redis-server"
has_nginx || wanted="$wanted nginx-light openssl"
has_caddy || wanted="$wanted caddy"
has_systemd || wanted="$wanted systemd"
has_compiler || wanted="$wanted gcc libc6-dev"
# One package that cannot be had must not keep the others away.
# shellcheck disable=SC2086
[ -z "$wanted" ] || apt_install $wanted || for package in $wanted; do apt_install "$package" || true; done

has_postgres || missing "no PostgreSQL server" "tests with PostgreSQL" "Debian: apt install postgresql"
has_redis || missing "no Redis server" "tests with Redis" "Debian: apt install redis-server"
has_nginx || missing "no nginx or no openssl" "tests of the server behind nginx" "Debian: apt install nginx-light openssl"
has_caddy || missing "no Caddy" "tests of the server behind Caddy" "Debian: apt install caddy"
has_systemd || missing "no systemd-analyze" "tests of the units in deploy/" "Debian: apt install systemd"
has_compiler || missing "no C compiler" "tests of a server whose clock is set" "Debian: apt install gcc libc6-dev"
