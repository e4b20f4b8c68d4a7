# shellcheck shell=bash
# Read by the commands `run` and `check`: finds and ends the processes of a folder, also those that
# left their session or cleaned their environment.

# stw_processes BINARIES FOLDER [MARK]: `pid command line` of each live process whose program lies
# below BINARIES, that works below FOLDER, or that was started with MARK in its environment.
stw_processes() {
    local binaries=$1 folder=$2 mark=${3:-} process pid program cwd
    for process in /proc/[0-9]*; do
        pid=${process#/proc/}
        [ "$pid" != "$$" ] || continue
        program=$(readlink "$process/exe" 2>/dev/null) || continue # A zombie, or the kernel's.
        cwd=$(readlink "$process/cwd" 2>/dev/null) || cwd=
        if [[ $program == "$binaries"/* || $cwd == "$folder" || $cwd == "$folder"/* ]] ||
            { [ -n "$mark" ] && grep -qzxF "$mark" "$process/environ" 2>/dev/null; }; then
            echo "$pid $(tr '\0' ' ' <"$process/cmdline" 2>/dev/null || true)"
        fi
    done
}

# Ends them: asked first, killed after a second for each round that leaves some.
stw_end_processes() {
    local signal left
    for signal in TERM KILL KILL; do
        left=$(stw_processes "$@")
        [ -n "$left" ] || return 0
        cut -d ' ' -f 1 <<<"$left" | xargs -r kill "-$signal" 2>/dev/null || true
        sleep 1
    done
    [ -z "$(stw_processes "$@")" ]
}
