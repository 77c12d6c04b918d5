/// Works in Bash 3.2, which macOS still ships, and without the bash-completion package.
struct BashCompletions {
    let commands: Commands

    var script: String {
        """
        # Completions of swippy for Bash.

        _swippy() {
            local current previous head command='' position=0 index word skip=0
            local -a words=()
            COMPREPLY=()
            _swippy_join

            for ((index = 1; index < ${#words[@]} - 1; index++)); do
                word="${words[index]}"
                if ((skip)); then
                    skip=0
                    continue
                fi
                case "$word" in
                    \(commands.spellingsWithValue.joined(separator: "|"))) skip=1 ;;
                    -*) ;;
                    *) if [[ -z $command ]]; then command="$word"; \(aliases)\(longerNames)else ((position += 1)); fi ;;
                esac
            done

            case "$command:$previous" in
        \(valueCases)
                \(commands.spellingsWithValue.map { "*:\($0)" }.joined(separator: "|"))) return ;;
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
                COMPREPLY+=("${reply#"$head"}")
            done < <(compgen -f -- "$current")
        }

        \(BashQuestion.script)

        complete -F _swippy swippy

        """
    }

    /// An alias is completed as its command is, and not offered beside it.
    private var aliases: String {
        let cases = commands.types.flatMap { command in
            command.aliases.map { "\($0)) command='\(command.name)' ;; " }
        }
        return cases.isEmpty ? "" : "case \"$command\" in \(cases.joined())esac; "
    }

    /// The second word of a command's name is not an argument.
    private var longerNames: String {
        let names = commands.groups.flatMap { ["help \($0.name)"] + $0.members.map { $0.name } }
        guard !names.isEmpty else { return "" }
        let tests = names.map { "$command\\ $word == \(pattern($0))" }.joined(separator: " || ")
        return "elif [[ \(tests) ]]; then command+=\" $word\"; "
    }

    /// The name as a shell pattern.
    private func pattern(_ name: String) -> String { name.replacing(" ", with: #"\ "#) }

    /// The values that each option of each command may take.
    private var valueCases: String {
        let general = Commands.topLevelOptions.compactMap { valueCase(of: $0.kind, after: $0.spellings, "") }
        let others = commands.types.flatMap { command in
            let name = pattern(command.name)
            return command.options.compactMap { valueCase(of: $0.kind, after: $0.spellings, name) }
                + command.settingValues.compactMap { valueCase(of: $0.kind, after: [$0.name], name) }
        }
        return (general + others).joined(separator: "\n")
    }

    private func valueCase(of kind: ValueKind, after names: [String], _ command: String) -> String? {
        let pattern = names.map { "\(command):\($0)" }.joined(separator: "|")
        if case .path = kind {
            return "        \(pattern)) _swippy_files; return ;;"
        }
        if case .asked(let subject) = kind {
            return "        \(pattern)) _swippy_ask \(subject.rawValue); return ;;"
        }
        let words = kind.completions
        guard !words.isEmpty else { return nil }
        return
            "        \(pattern)) _swippy_words \(Completions.quoted(words.joined(separator: " "))); return ;;"
    }

    /// What can be typed if no value is expected: the options, and the choices of the argument at this position.
    private var commandCases: String {
        let first = "        '') _swippy_words \(list(commands.firstWords, Commands.topLevelOptions)) ;;"
        let groups = commands.groups.map { group in
            let options = commands[group.name]?.options ?? []
            return "        \(group.name)) _swippy_words \(list(group.words, options)) ;;\n"
                + "        help\\ \(group.name)) _swippy_words \(list(group.words, [])) ;;"
        }
        let others = commands.types.filter { commands.group($0.name) == nil }.map { command in
            let lines = commands.arguments(of: command).enumerated().compactMap { position, argument in
                offer(of: argument.kind).map { offer in
                    "            if ((position == \(position))) && [[ $current != -* ]]; then\n"
                        + "                \(offer); return\n            fi"
                }
            }
            let options = "            _swippy_words \(list([], command.options))"
            return (["        \(pattern(command.name)))"] + lines + [options, "            ;;"])
                .joined(separator: "\n")
        }
        return ([first] + groups + others).joined(separator: "\n")
    }

    /// The call that offers the values of an argument; `nil` if none are known.
    private func offer(of kind: ValueKind) -> String? {
        if case .asked(let subject) = kind { return "_swippy_ask \(subject.rawValue)" }
        let words = kind.completions
        return words.isEmpty ? nil : "_swippy_words \(Completions.quoted(words.joined(separator: " ")))"
    }

    private func list(_ words: [String], _ options: [Option]) -> String {
        Completions.quoted((words + options.flatMap(\.spellings)).joined(separator: " "))
    }
}
