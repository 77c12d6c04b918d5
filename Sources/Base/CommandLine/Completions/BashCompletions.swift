/// Works in Bash 3.2, which macOS still ships, and without the bash-completion package.
package struct BashCompletions {
    package let program: Program

    package var script: String {
        """
        # Completions of \(program.name) for Bash.

        _\(program.name)() {
            local current previous head command='' position=0 index word skip=0
            local -a words=()
            COMPREPLY=()
            _\(program.name)_join

            for ((index = 1; index < ${#words[@]} - 1; index++)); do
                word="${words[index]}"
                if ((skip)); then
                    skip=0
                    continue
                fi
                case "$word" in
                    \(program.spellingsWithValue.joined(separator: "|"))) skip=1 ;;
                    -*) ;;
                    *) if [[ -z $command ]]; then command="$word"; \(aliases)\(longerNames)else ((position += 1)); fi ;;
                esac
            done

            case "$command:$previous" in
        \(valueCases)
                \(program.spellingsWithValue.map { "*:\($0)" }.joined(separator: "|"))) return ;;
            esac

            case "$command" in
        \(commandCases)
            esac
        }

        _\(program.name)_words() {
            local reply
            while IFS= read -r reply; do
                COMPREPLY+=("$reply")
            done < <(compgen -W "$1" -- "$current")
        }

        _\(program.name)_files() {
            local reply
            compopt -o filenames 2>/dev/null
            while IFS= read -r reply; do
                COMPREPLY+=("${reply#"$head"}")
            done < <(compgen -f -- "$current")
        }

        \(BashQuestion.script(for: program.name))

        complete -F _\(program.name) \(program.name)

        """
    }

    /// An alias is completed as its command is, and not offered beside it.
    private var aliases: String {
        let cases = program.commands.flatMap { command in
            command.aliases.map { "\($0)) command='\(command.name)' ;; " }
        }
        return cases.isEmpty ? "" : "case \"$command\" in \(cases.joined())esac; "
    }

    /// The second word of a command's name is not an argument.
    private var longerNames: String {
        let names = program.groups.flatMap { ["help \($0.name)"] + $0.members.map { $0.name } }
        guard !names.isEmpty else { return "" }
        let tests = names.map { "$command\\ $word == \(pattern($0))" }.joined(separator: " || ")
        return "elif [[ \(tests) ]]; then command+=\" $word\"; "
    }

    /// The name as a shell pattern.
    private func pattern(_ name: String) -> String { name.replacing(" ", with: #"\ "#) }

    /// The values that each option of each command may take.
    private var valueCases: String {
        let general = program.topLevelOptions.compactMap { valueCase(of: $0.kind, after: $0.spellings, "") }
        let others = program.commands.flatMap { command in
            let name = pattern(command.name)
            return program.options(of: command).compactMap {
                valueCase(of: $0.kind, after: $0.spellings, name)
            }
                + program.settingValues(of: command).compactMap {
                    valueCase(of: $0.kind, after: [$0.name], name)
                }
        }
        return (general + others).joined(separator: "\n")
    }

    private func valueCase(of kind: ValueKind, after names: [String], _ command: String) -> String? {
        let pattern = names.map { "\(command):\($0)" }.joined(separator: "|")
        if case .path = kind {
            return "        \(pattern)) _\(program.name)_files; return ;;"
        }
        if case .asked(let subject) = kind {
            return "        \(pattern)) _\(program.name)_ask \(subject.name); return ;;"
        }
        let words = kind.completions
        guard !words.isEmpty else { return nil }
        return
            "        \(pattern)) _\(program.name)_words \(Completions.quoted(words.joined(separator: " "))); return ;;"
    }

    /// What can be typed if no value is expected: the options, and the choices of the argument at this position.
    private var commandCases: String {
        let first =
            "        '') _\(program.name)_words \(list(program.firstWords, program.topLevelOptions)) ;;"
        let groups = program.groups.map { group in
            let options = program[group.name].map(program.options) ?? []
            return "        \(group.name)) _\(program.name)_words \(list(group.words, options)) ;;\n"
                + "        help\\ \(group.name)) _\(program.name)_words \(list(group.words, [])) ;;"
        }
        let others = program.commands.filter { program.group($0.name) == nil }.map { command in
            let lines = program.arguments(of: command).enumerated().compactMap { position, argument in
                offer(of: argument.kind).map { offer in
                    "            if ((position == \(position))) && [[ $current != -* ]]; then\n"
                        + "                \(offer); return\n            fi"
                }
            }
            let options = "            _\(program.name)_words \(list([], program.options(of: command)))"
            return (["        \(pattern(command.name)))"] + lines + [options, "            ;;"])
                .joined(separator: "\n")
        }
        return ([first] + groups + others).joined(separator: "\n")
    }

    /// The call that offers the values of an argument; `nil` if none are known.
    private func offer(of kind: ValueKind) -> String? {
        if case .asked(let subject) = kind { return "_\(program.name)_ask \(subject.name)" }
        let words = kind.completions
        return words.isEmpty
            ? nil : "_\(program.name)_words \(Completions.quoted(words.joined(separator: " ")))"
    }

    private func list(_ words: [String], _ options: [Option]) -> String {
        Completions.quoted((words + options.flatMap(\.spellings)).joined(separator: " "))
    }
}
