#!/bin/sh
# Tries the last commit on machines that have nothing: a minimal Debian with Python, venv, make and certificates.
#   scripts/bare.sh                 as root and as an ordinary user: make play until it answers, then make test
#   scripts/bare.sh root COMMAND    only this, as root, in a fresh copy of the project
#   scripts/bare.sh user COMMAND    the same as an ordinary user; COMMAND is for a shell
# Needs root, Debian and debootstrap. Packages come from where this machine gets them: its apt, pip and npm settings
# are copied. BARE=folder keeps the machines there, with all they have installed, for the next time; otherwise they are
# deleted. All mounts are in a namespace of their own, and go with it, as do processes that were left running.
set -eu
cd "$(dirname "$0")/.."
[ "$(id -u)" = 0 ] || { echo "Needs root, to make a machine in a folder." >&2; exit 1; }
command -v debootstrap >/dev/null || { echo "Needs debootstrap: apt install debootstrap" >&2; exit 1; }

if [ -n "${BARE:-}" ]; then
    mkdir -p "$BARE"
    folder=$(cd "$BARE" && pwd)
else
    folder=$(mktemp -d)
    trap 'rm -rf --one-file-system "$folder"' EXIT
    trap 'exit 130' INT TERM HUP
fi

# Copies the machine's own settings from $1 to $2, as far as there are any.
copy() {
    for settings in $1; do
        if [ -e "$settings" ]; then mkdir -p "$2" && cp -RL "$settings" "$2/"; fi
    done
}

# What a minimal Debian of this machine's release has. Made once; machines are copies of it.
make_base() {
    release=$(. /etc/os-release && echo "$VERSION_CODENAME")
    mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' "Release: $release" | head -n 1)
    [ -n "$mirror" ] || { echo "apt knows no mirror for $release." >&2; exit 1; }
    eval "$(apt-config shell http_proxy Acquire::http::Proxy https_proxy Acquire::https::Proxy)"
    [ -z "${http_proxy:-}" ] || export http_proxy
    [ -z "${https_proxy:-}" ] || export https_proxy
    echo "Making a minimal Debian ($release)"
    debootstrap --variant=minbase --include=python3,python3-venv,make,ca-certificates \
        "$release" "$folder/base.new" "$mirror" >"$folder/debootstrap.log" 2>&1 ||
        { tail -n 20 "$folder/debootstrap.log" >&2; exit 1; }
    etc=$folder/base.new/etc
    copy "/etc/resolv.conf /etc/hosts /etc/pip.conf" "$etc"
    rm "$etc/apt/sources.list"
    copy "/etc/apt/sources.list /etc/apt/sources.list.d /etc/apt/trusted.gpg.d /etc/apt/keyrings /etc/apt/auth.conf.d" "$etc/apt"
    apt-config dump Acquire >"$etc/apt/apt.conf.d/00machine" # proxies and the like, but no hooks of other programs
    copy /usr/share/keyrings "$folder/base.new/usr/share"
    copy /usr/local/share/ca-certificates "$folder/base.new/usr/local/share"
    chroot "$folder/base.new" update-ca-certificates >/dev/null 2>&1
    chroot "$folder/base.new" useradd --create-home --shell /bin/sh player
    for home in root home/player; do
        copy "$HOME/.config/pip" "$folder/base.new/$home/.config"
        copy "$HOME/.npmrc" "$folder/base.new/$home"
    done
    chroot "$folder/base.new" chown -R player: /home/player
    mv "$folder/base.new" "$folder/base"
}

# Runs a command on the machine of root or user ($1) and returns its exit status.
on_machine() {
    who=$1 machine=$folder/$1 command=$2
    [ -d "$folder/base" ] || { rm -rf --one-file-system "$folder/base.new"; make_base; }
    [ -d "$machine" ] || cp -a "$folder/base" "$machine"
    if [ "$who" = root ]; then name=root home=/root; else name=player home=/home/player; fi
    # Only tracked files are replaced: what was installed before stays, as it does after `git pull`.
    mkdir -p "$machine$home/vabanque"
    git archive HEAD | tar -x -C "$machine$home/vabanque" --no-same-owner
    chroot "$machine" chown -R "$name:" "$home/vabanque"
    # Folders of wheels on this machine that pip is told about.
    links=
    for place in ${PIP_FIND_LINKS:-}; do [ ! -d "$place" ] || links="$links $place"; done
    echo "== As $name: $command"
    LINKS=$links MACHINE=$machine unshare --mount --pid --fork --kill-child sh -c '
        set -eu
        mount -t proc proc "$MACHINE/proc"
        mount --rbind /dev "$MACHINE/dev"
        for place in $LINKS; do
            mkdir -p "$MACHINE$place"
            mount --bind -o ro "$place" "$MACHINE$place"
        done
        name=$1 home=$2 command=$3
        set --
        while IFS= read -r setting; do [ -z "$setting" ] || set -- "$@" "$setting"; done <<SETTINGS
$(env | grep -iE "^(pip_|npm_config_|node_extra_ca_certs=|ssl_cert_|(https?|no|all)_proxy=|ci=)" || true)
SETTINGS
        exec chroot --userspec="$name:" "$MACHINE" env -i "$@" HOME="$home" USER="$name" \
            PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 \
            sh -c "cd ~/vabanque && $command"
    ' sh "$name" "$home" "$command"
}

PLAY="python3 scripts/answers.py make play"

case "${1:-}" in
root | user) on_machine "$1" "$2" ;;
"")
    # In CI, what is missing fails: root can install it. An ordinary user cannot: tests are skipped, but none fails.
    CI=true on_machine root "$PLAY && make test"
    CI= on_machine user "$PLAY && make test"
    ;;
*)
    sed -n 's/^#   //p' "$0"
    exit 2
    ;;
esac
