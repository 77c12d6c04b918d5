import Words

/// Written for `_arguments`, which wants one specification for each option and argument.
enum ZshCompletions {
    static var script: String {
        """
        #compdef swippy
        # Completions of swippy for Zsh.

        _swippy() {
            local curcontext="$curcontext" context state state_descr line
            typeset -A opt_args

            _arguments -C \\
        \(specifications(of: CommandTable.topLevelOptions, indent: 8)) \\
                '(-): :->command' \\
                '(-)*:: :->argument'

            case "$state" in
                command)
                    local -a commands=(
        \(commandList)
                    )
                    _describe 'command' commands
                    ;;
                argument)
                    case "${words[1]}" in
        \(commandCases)
                    esac
                    ;;
            esac
        }

        if [[ "${funcstack[1]}" == _swippy ]]; then
            _swippy "$@"
        else
            compdef _swippy swippy
        fi

        """
    }

    private static var commandList: String {
        CommandTable.commands.map { command in
            "                "
                + Completions.quoted("\(command.name.rawValue):\(escaped(command.summary[.english]))")
        }.joined(separator: "\n")
    }

    private static var commandCases: String {
        CommandTable.commands.map { command in
            let arguments = command.arguments.enumerated().map { position, argument in
                let colons = argument.isRequired ? ":" : "::"
                let words = "\(position + 1)\(colons)\(argument.placeholder[.english].lowercased())"
                return "                        " + Completions.quoted(words + action(of: argument.kind))
            }
            let all = ([specifications(of: command.options, indent: 24)] + arguments).joined(
                separator: " \\\n")
            return
                "                \(command.name.rawValue))\n                    _arguments \\\n\(all)\n                    ;;"
        }.joined(separator: "\n")
    }

    private static func specifications(of options: [Option], indent: Int) -> String {
        options.map { option in
            String(repeating: " ", count: indent) + specification(of: option)
        }.joined(separator: " \\\n")
    }

    /// `'(--width -w)'{--width=,-w+}'[summary]:columns:'`; one that may be repeated begins with a star.
    private static func specification(of option: Option) -> String {
        let taken =
            option.isRepeatable
            ? [] : Completions.spellings(of: option.key) + option.conflicts.map(\.spelling)
        let exclusions = option.isRepeatable ? "'*'" : Completions.quoted("(\(taken.joined(separator: " ")))")
        let names = Completions.spellings(of: option.key).map { name in
            guard option.kind.takesValue else { return name }
            return name + (name.hasPrefix("--") ? "=" : "+")
        }
        let name = names.count > 1 ? "{\(names.joined(separator: ","))}" : names.joined()
        let value = option.placeholder.map { ":" + $0[.english].lowercased() + action(of: option.kind) } ?? ""
        return exclusions + name + Completions.quoted("[\(escaped(option.summary[.english]))]" + value)
    }

    /// What `_arguments` shall offer for a value.
    private static func action(of kind: ValueKind) -> String {
        if case .path = kind { return ":_files" }
        let words = kind.completions
        return words.isEmpty ? ": " : ":(\(words.map(escaped).joined(separator: " ")))"
    }

    /// Brackets and colons have a meaning of their own in a specification.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            if "[]:\\".contains(character) { result += "\\" }
            result.append(character)
        }
        return result
    }
}
