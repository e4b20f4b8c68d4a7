# shellcheck shell=bash
# Read by the commands `run` and `check`: stw_install LIST… installs what the lists in
# resources/packages name and is missing. Quick and silent when nothing is. Never asks.

# Lines of the lists without comments.
stw_packages() {
    local list folder
    folder=$(dirname "${BASH_SOURCE[0]}")/../packages
    for list in "$@"; do
        sed -e 's/#.*//' -e '/^[[:space:]]*$/d' "$folder/$list.txt"
    done
}

stw_missing() {
    local installed package
    # dpkg-query fails for a name it does not know; the lines it prints are what counts.
    installed=$(dpkg-query -W -f '${Package} ${db:Status-Status}\n' "$@" 2>/dev/null || true)
    for package in "$@"; do
        grep -qxF "$package installed" <<<"$installed" || echo "$package"
    done
}

# Runs apt-get as root. What it says is kept for when it fails: nobody reads it otherwise.
stw_apt() {
    local log status=0
    log=$(mktemp)
    "${stw_as_root[@]}" env DEBIAN_FRONTEND=noninteractive UCF_FORCE_CONFFOLD=1 \
        apt-get -q -y -o DPkg::Lock::Timeout=300 -o Acquire::Retries=3 \
        -o Dpkg::Use-Pty=0 -o Dpkg::Options::=--force-confold "$@" </dev/null >"$log" 2>&1 ||
        status=$?
    [ "$status" -eq 0 ] || cat "$log" >&2
    rm -f "$log"
    return "$status"
}

# While it installs, postgresql-15 makes no cluster and starts no server: the tests make their own.
stw_without_cluster() {
    local setting=/etc/postgresql-common/createcluster.d/stellwerk-check.conf status=0
    "${stw_as_root[@]}" mkdir -p "${setting%/*}"
    echo 'create_main_cluster = false' | "${stw_as_root[@]}" tee "$setting" >/dev/null
    "$@" || status=$?
    "${stw_as_root[@]}" rm -f "$setting"
    return "$status"
}

stw_install() {
    local -a wanted missing removal=(--no-remove)
    mapfile -t wanted < <(stw_packages "$@")
    mapfile -t missing < <(stw_missing "${wanted[@]}")
    [ "${#missing[@]}" -gt 0 ] || return 0
    echo "== installing ${missing[*]}"
    if ! command -v apt-get >/dev/null; then
        echo "This machine has no apt-get; install the packages above by other means." >&2
        return 1
    fi
    stw_as_root=()
    if [ "$(id -u)" -ne 0 ]; then
        if ! command -v sudo >/dev/null; then
            echo "Neither root nor sudo. As root: apt-get install ${missing[*]}" >&2
            return 1
        fi
        stw_as_root=(sudo)
        # Nobody is there to type a password; with one, sudo asks it on the terminal.
        [ -z "${CI:-}" ] || stw_as_root=(sudo -n)
    fi
    # libboost1.81-dev conflicts with Debian's default version: apt replaces that one. Anything
    # else that would have to go stops the installation instead.
    if [[ " ${missing[*]} " == *" libboost1.81-dev "* ]] && dpkg-query -W \
        -f '${db:Status-Status}\n' libboost1.74-dev 2>/dev/null | grep -qx installed; then
        echo "== libboost1.81-dev takes the place of libboost1.74-dev"
        removal=()
    fi
    stw_apt update || return
    stw_without_cluster stw_apt install --no-install-recommends "${removal[@]}" "${missing[@]}"
}
