# shellcheck shell=bash
# Read by the commands `run` and `check`: finds and ends the processes of a folder, also those that
# left their session or cleaned their environment.

# stw_processes BINARIES FOLDER [MARK]: `pid command line` of each live process whose program lies
# below BINARIES, that works below FOLDER, or that was started with MARK in its environment.
stw_processes() {
    local binaries=$1 folder=$2 mark=${3:-} process link target pid
    {
        # Where the links lead; of a zombie or a thread of the kernel there is nothing to read.
        find /proc/[0-9]* -maxdepth 1 \( -name exe -o -name cwd \) -printf '%h %f %l\n' |
            while read -r process link target; do
                if [[ $link == exe && $target == "$binaries"/* ]] ||
                    [[ $link == cwd && ($target == "$folder" || $target == "$folder"/*) ]]; then
                    echo "${process#/proc/}"
                fi
            done
        if [ -n "$mark" ]; then
            grep -lzxF "$mark" /proc/[0-9]*/environ | cut -d / -f 3 || true # none has it
        fi
    } 2>/dev/null | sort -un | while read -r pid; do
        # Gone meanwhile, or this shell's own: the pipes above.
        if [ -r "/proc/$pid/exe" ] && [ "$pid" != "$$" ]; then
            echo "$pid $(tr '\0' ' ' <"/proc/$pid/cmdline")"
        fi
    done 2>/dev/null
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
