/// Works in Bash 3.2, which macOS still ships, and without the bash-completion package.
enum BashCompletions {
    static var script: String {
        """
        # Completions of swippy for Bash.

        _swippy() {
            local current previous command='' position=0 index word reply skip=0
            COMPREPLY=()
            current="${COMP_WORDS[COMP_CWORD]}"
            previous="${COMP_WORDS[COMP_CWORD - 1]}"

            # Bash splits --format=js into three words.
            if [[ $current == '=' ]]; then
                current=''
            elif [[ $previous == '=' ]]; then
                previous="${COMP_WORDS[COMP_CWORD - 2]}"
            fi

            for ((index = 1; index < COMP_CWORD; index++)); do
                word="${COMP_WORDS[index]}"
                if ((skip)); then
                    [[ $word == '=' ]] || skip=0
                    continue
                fi
                case "$word" in
                    \(Completions.spellingsWithValue.joined(separator: "|"))) skip=1 ;;
                    -*) ;;
                    *) if [[ -z $command ]]; then command="$word"; else ((position += 1)); fi ;;
                esac
            done

            case "$command:$previous" in
        \(valueCases)
                \(Completions.spellingsWithValue.map { "*:\($0)" }.joined(separator: "|"))) return ;;
            esac

            case "$command" in
        \(commandCases)
            esac
        }

        _swippy_words() {
            local reply
            while IFS= read -r reply; do
                COMPREPLY+=("$reply")
            done < <(compgen -W "$1" -- "$current")
        }

        _swippy_files() {
            local reply
            compopt -o filenames 2>/dev/null
            while IFS= read -r reply; do
                COMPREPLY+=("$reply")
            done < <(compgen -f -- "$current")
        }

        complete -F _swippy swippy

        """
    }

    /// What each option of each command may be followed by.
    private static var valueCases: String {
        let general = CommandTable.topLevelOptions.compactMap { valueCase(of: $0, command: "") }
        let others = CommandTable.commands.flatMap { command in
            command.options.compactMap { valueCase(of: $0, command: command.name.rawValue) }
        }
        return (general + others).joined(separator: "\n")
    }

    private static func valueCase(of option: Option, command: String) -> String? {
        let pattern = Completions.spellings(of: option.key).map { "\(command):\($0)" }.joined(separator: "|")
        if case .path = option.kind {
            return "        \(pattern)) _swippy_files; return ;;"
        }
        let words = option.kind.completions
        guard !words.isEmpty else { return nil }
        return
            "        \(pattern)) _swippy_words \(Completions.quoted(words.joined(separator: " "))); return ;;"
    }

    /// What may stand where no value is due: the options, and the choices of the argument at this position.
    private static var commandCases: String {
        let first =
            "        '') _swippy_words \(list(CommandName.allCases.map(\.rawValue), CommandTable.topLevelOptions)) ;;"
        let others = CommandTable.commands.map { command in
            let positions = command.arguments.enumerated().filter { !$0.element.kind.completions.isEmpty }
            let lines = positions.map { position, argument in
                let words = argument.kind.completions.joined(separator: " ")
                return "            if ((position == \(position))) && [[ $current != -* ]]; then\n"
                    + "                _swippy_words \(Completions.quoted(words)); return\n            fi"
            }
            let options = "            _swippy_words \(list([], command.options))"
            return (["        \(command.name.rawValue))"] + lines + [options, "            ;;"])
                .joined(separator: "\n")
        }
        return ([first] + others).joined(separator: "\n")
    }

    private static func list(_ words: [String], _ options: [Option]) -> String {
        Completions.quoted(
            (words + options.flatMap { Completions.spellings(of: $0.key) }).joined(separator: " "))
    }
}
