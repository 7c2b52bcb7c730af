# SPDX-License-Identifier: GPL-3.0-or-later
# Completion for fish: options and commands as --help of the program names them, else files.

function __mirabilia_help
    set -l words (commandline -opc)
    set -l help ($words[1] --help 2>/dev/null | string collect)
    set -l commands
    for word in $words[2..-1]
        if string match -qr '^[a-z]' -- $word; and string match -qr "Subcommands:[\s\S]*\n +$word " -- $help
            set -a commands $word
            set help ($words[1] $commands --help 2>/dev/null | string collect)
        end
    end
    echo $help
end

function __mirabilia_options
    __mirabilia_help | string replace -rf '^ +(?:-[a-zA-Z], ?)?(--[a-z-]+).*' '$1'
end

function __mirabilia_commands
    __mirabilia_help | awk '/^Subcommands:/ { on = 1; next } on && NF { print $1 }'
end

for program in mirabilia mirabilia-score mirabilia-cli mirabilia-server
    complete -c $program -a '(__mirabilia_commands)'
    complete -c $program -n 'string match -q -- "-*" (commandline -ct)' -a '(__mirabilia_options)'
end
