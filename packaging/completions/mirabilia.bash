# SPDX-License-Identifier: GPL-3.0-or-later
# Completion for bash: options and commands as --help of the program names them, else files.

_mirabilia() {
    local program=$1 word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
    local help commands=() i
    COMPREPLY=()
    help=$("$program" --help 2>/dev/null) || return
    for ((i = 1; i < COMP_CWORD; ++i)); do
        if grep -qE "^ +${COMP_WORDS[i]} " <<<"${help#*Subcommands:}" && [[ ${COMP_WORDS[i]} == [a-z]* ]]; then
            commands+=("${COMP_WORDS[i]}")
            help=$("$program" "${commands[@]}" --help 2>/dev/null) || return
        fi
    done
    case $previous in
    --new | --game) mapfile -t COMPREPLY < <(compgen -W 'classic duel dice' -- "$word") ;;
    *)
        if [[ $word == -* ]]; then
            mapfile -t COMPREPLY < <(compgen -W "$(sed -nE 's/^ +(-[a-zA-Z], ?)?(--[a-z-]+).*/\2/p' <<<"$help")" -- "$word")
        elif [[ $help == *Subcommands:* ]]; then
            mapfile -t COMPREPLY < <(compgen -W "$(awk '/^Subcommands:/ { on = 1; next } on { print $1 }' <<<"$help")" -- "$word")
        else
            mapfile -t COMPREPLY < <(compgen -f -- "$word")
        fi ;;
    esac
}
complete -o filenames -F _mirabilia mirabilia mirabilia-score mirabilia-cli mirabilia-server
