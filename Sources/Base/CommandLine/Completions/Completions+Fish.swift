extension Completions {
    static let fish = #"""
        # Completions of PROGRAM for fish.

        function __PROGRAM_complete
            set -l words (commandline -opc)
            set -l program (string replace -r '^~' -- $HOME $words[1])
            type -q -f -- $program; or set program PROGRAM
            set -l typed (string replace -r '^([\'"])(.*?)\\1?$' '$2' -- (commandline -ct) | string replace -ar '\\\\(.)' '$1')
            set -l answer (command $program QUESTION "$typed" -- $words[2..-1] 2>/dev/null </dev/null)
            if test "$answer[1]" = FILES
                set -l head (string match -r '^--[^=]*=' -- $typed)
                for path in (__fish_complete_path (string replace -r '^--[^=]*=' '' -- "$typed"))
                    echo -- "$head"$path
                end
            else
                string join -- \n $answer
            end
        end

        complete -c PROGRAM -f -k -a '(__PROGRAM_complete)'

        """#
}
