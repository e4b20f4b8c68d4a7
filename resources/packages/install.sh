# shellcheck shell=bash
# Read by the commands `run` and `check`: stw_install LIST… installs what the lists in this folder
# name and is missing. Quick and silent when nothing is. Never asks.

# Lines of the lists without comments.
stw_packages() {
    local list
    for list in "$@"; do
        sed -e 's/#.*//' -e '/^[[:space:]]*$/d' "$(dirname "${BASH_SOURCE[0]}")/$list.txt"
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

stw_apt() {
    local -a as_root=()
    if [ "$(id -u)" -ne 0 ]; then
        as_root=(sudo)
        [ -z "${CI:-}" ] || as_root=(sudo -n)
    fi
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive UCF_FORCE_CONFFOLD=1 \
        apt-get -q -y -o DPkg::Lock::Timeout=300 -o Acquire::Retries=3 \
        -o Dpkg::Use-Pty=0 -o Dpkg::Options::=--force-confold "$@" </dev/null
}

# While it installs, postgresql-15 makes no cluster and starts no server: the tests make their own.
stw_without_cluster() {
    local -a as_root=()
    local setting=/etc/postgresql-common/createcluster.d/stellwerk-check.conf
    [ "$(id -u)" -eq 0 ] || as_root=(sudo)
    "${as_root[@]}" mkdir -p "${setting%/*}"
    echo 'create_main_cluster = false' | "${as_root[@]}" tee "$setting" >/dev/null
    local status=0
    "$@" || status=$?
    "${as_root[@]}" rm -f "$setting"
    return "$status"
}

stw_install() {
    local -a wanted missing
    mapfile -t wanted < <(stw_packages "$@")
    mapfile -t missing < <(stw_missing "${wanted[@]}")
    [ "${#missing[@]}" -gt 0 ] || return 0
    echo "== installing ${missing[*]}"
    if ! command -v apt-get >/dev/null; then
        echo "This machine has no apt-get; install the packages above by other means." >&2
        return 1
    fi
    if [ "$(id -u)" -ne 0 ] && ! command -v sudo >/dev/null; then
        echo "Neither root nor sudo. As root: apt-get install ${missing[*]}" >&2
        return 1
    fi
    # libboost1.81-dev conflicts with Debian's default version: apt replaces that one. Anything
    # else that would have to go stops the installation instead.
    local -a removal=(--no-remove)
    if [[ " ${missing[*]} " == *" libboost1.81-dev "* ]] &&
        dpkg-query -W -f '${db:Status-Status}\n' libboost1.74-dev 2>/dev/null | grep -qx installed; then
        echo "== libboost1.81-dev takes the place of libboost1.74-dev"
        removal=()
    fi
    stw_apt update
    stw_without_cluster stw_apt install --no-install-recommends "${removal[@]}" "${missing[@]}"
}
