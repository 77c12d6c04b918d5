import Words

/// Written for `_arguments`, which takes one specification for each option and argument.
package struct ZshCompletions {
    package let program: Program

    package var script: String {
        """
        #compdef \(program.name)
        # Completions of \(program.name) for Zsh.

        _\(program.name)() {
            local curcontext="$curcontext" context state state_descr line
            local -a typed_words=("${(@)words[1,CURRENT-1]}")
            typeset -A opt_args

        \(choosing(among: program.subjects.filter(\.isOneWord), program.topLevelOptions, then: commandCases))
        }

        \(question)

        if [[ "${funcstack[1]}" == _\(program.name) ]]; then
            _\(program.name) "$@"
        else
            compdef _\(program.name) \(program.name)
        fi

        """
    }

    /// Asks the program what may be typed, and offers it with what it means. Words that contain what is typed match, too.
    private var question: String {
        #"""
        _\#(program.name)_ask() {
            local program="${${(Q)typed_words[1]}/#\~/$HOME}" line display
            integer width=0
            local -a found meanings shown open openshown
            whence -p -- "$program" >/dev/null || program=\#(program.name)
            for line in "${(@f)$("$program" complete "$1" "${(Q)PREFIX}" -- "${(@Q)typed_words[2,-1]}" 2>/dev/null </dev/null)}"; do
                [[ -n $line ]] || continue
                found+=("${line%%$'\t'*}")
                meanings+=("${line#*$'\t'}")
                (( ${(m)#found[-1]} > width && ${(m)#found[-1]} <= 30 )) && width=${(m)#found[-1]}
            done
            integer index
            for (( index = 1; index <= $#found; index++ )); do
                display="$found[index]"
                (( ${(m)#display} < width )) && display="${(mr:$width:)display}"
                [[ -n $meanings[index] ]] && display+="  -- $meanings[index]"
                if [[ $found[index] == *= ]]; then
                    open+=("$found[index]")
                    openshown+=("$display")
                else
                    shown+=("$display")
                fi
            done
            found=("${(@)found:#*=}")
            local -a match=(-M 'm:{[:lower:][:upper:]}={[:upper:][:lower:]} l:|=* r:|=*' -l -V \#(program.name))
            (( $#found )) && compadd "$match[@]" -d shown -a found
            (( $#open )) && compadd "$match[@]" -S '' -d openshown -a open
        }
        """#
    }

    /// Offers the first word, and then what can follow it.
    private func choosing(among choices: [Choice], _ options: [Option], then cases: String) -> String {
        let list = choices.map { choice in
            "                "
                + Completions.quoted("\(choice.spelling):\(escaped(choice.meaning[.english]))")
        }.joined(separator: "\n")
        let specifications = options.isEmpty ? "" : specifications(of: options, indent: 8) + " \\\n"
        return """
                _arguments -C \\
            \(specifications)        '(-): :->command' \\
                    '(-)*:: :->argument'

                case "$state" in
                    command)
                        local -a commands=(
            \(list)
                        )
                        _describe 'command' commands
                        ;;
                    argument)
                        case "${words[1]}" in
            \(cases)
                        esac
                        ;;
                esac
            """
    }

    private var commandCases: String {
        let groups = program.groups.map { group in
            let choices = zip(group.words, group.members).map { Choice($0, $1.summary) }
            let cases = zip(group.words, group.members).map(commandCase).joined(separator: "\n")
            let options = program[group.name].map(program.options) ?? []
            let member = choosing(among: choices, options, then: cases)
            return "                \(group.name))\n\(member)\n                    ;;"
        }
        let others = program.commands.filter { !$0.name.contains(" ") && program.group($0.name) == nil }
            .map { commandCase($0.spellings.joined(separator: "|"), $0) }
        return (groups + others).joined(separator: "\n")
    }

    private func commandCase(_ word: String, _ command: any Command.Type) -> String {
        let arguments = program.arguments(of: command).enumerated().map { position, argument in
            let colons = argument.isRequired ? ":" : "::"
            let place = argument.isRepeatable ? "*" : "\(position + 1)"
            let words =
                "\(place)\(argument.isRepeatable ? ":" : colons)\(argument.placeholder[.english].lowercased())"
            let action =
                if case .settingValue = argument.kind { settingAction } else { action(of: argument.kind) }
            return "                        " + Completions.quoted(words + action)
        }
        let all = ([specifications(of: program.options(of: command), indent: 24)] + arguments).joined(
            separator: " \\\n")
        return "                \(word))\n                    _arguments \\\n\(all)\n                    ;;"
    }

    private func specifications(of options: [Option], indent: Int) -> String {
        options.map { option in
            String(repeating: " ", count: indent) + specification(of: option)
        }.joined(separator: " \\\n")
    }

    /// `'(--width -w)'{--width=,-w+}'[summary]:columns:'`; the specification of a repeatable option begins with a star.
    private func specification(of option: Option) -> String {
        let taken =
            option.isRepeatable
            ? [] : option.spellings + option.conflicts.map { Option.spelling(of: $0) }
        let exclusions = option.isRepeatable ? "'*'" : Completions.quoted("(\(taken.joined(separator: " ")))")
        let names = option.spellings.map { name in
            guard option.kind.takesValue else { return name }
            return name + (name.hasPrefix("--") ? "=" : "+")
        }
        let name = names.count > 1 ? "{\(names.joined(separator: ","))}" : names.joined()
        let value = option.placeholder.map { ":" + $0[.english].lowercased() + action(of: option.kind) } ?? ""
        return exclusions + name + Completions.quoted("[\(escaped(option.summary[.english]))]" + value)
    }

    /// What `_arguments` runs to offer the values of the setting that the word before names.
    private var settingAction: String {
        let cases = program.settings.all.compactMap { setting in
            if case .path = setting.kind { return "\(setting.name)) _files;;" }
            let words = setting.kind.completions.joined(separator: " ")
            return words.isEmpty ? nil : "\(setting.name)) compadd -- \(words);;"
        }
        return ":{case ${words[CURRENT-1]} in \(cases.joined(separator: " ")) esac}"
    }

    /// What `_arguments` offers for a value.
    private func action(of kind: ValueKind) -> String {
        if case .path = kind { return ":_files" }
        if case .asked(let subject) = kind { return ":{_\(program.name)_ask \(subject.name)}" }
        let words = kind.completions
        return words.isEmpty ? ": " : ":(\(words.map(escaped).joined(separator: " ")))"
    }

    /// Brackets and colons have a special meaning in a specification.
    private func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            if "[]:\\".contains(character) { result += "\\" }
            result.append(character)
        }
        return result
    }
}
