# Sourced by chromium.sh and services.sh: `apt_install PACKAGE…` installs Debian packages without starting
# any service. Returns 1 if that is impossible: not root, no apt, no mirror.

apt_install() {
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1 || return 1
    echo "Installing $* with apt" >&2
    # If the lists cannot be updated, try anyway: the install may still find its packages.
    apt-get update -qq >&2 || true
    # Debian asks policy-rc.d whether a new service may start; 101 means no. An existing policy is left alone.
    policy=/usr/sbin/policy-rc.d
    created=
    if [ ! -e "$policy" ]; then
        printf '#!/bin/sh\nexit 101\n' >"$policy" && chmod 755 "$policy" && created=yes
    fi
    status=0
    DEBIAN_FRONTEND=noninteractive apt-get install -qq -y -o DPkg::Lock::Timeout=300 --no-install-recommends "$@" >/dev/null || status=1
    [ -z "$created" ] || rm -f "$policy"
    return $status
}

# Prints what is missing. In CI it also ends the run, because skipped tests would look as if they had passed.
missing() {
    echo "==================================================================" >&2
    echo "MISSING: $1" >&2
    if [ "${CI:-}" = true ]; then echo "CI needs it for: $2. $3" >&2; else echo "SKIPPED: $2. $3" >&2; fi
    echo "==================================================================" >&2
    [ "${CI:-}" != true ] || exit 1
}
