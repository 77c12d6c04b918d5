import Words

/// One `complete` line for each command, option and argument; two functions find the position of the cursor in the line.
package struct FishCompletions {
    package let program: Program

    package var script: String {
        """
        # Completions of \(program.name) for fish.

        # The command and its arguments so far, without options and their values.
        function __\(program.name)_words
            set -l skip 0
            for word in (commandline -opc)[2..-1]
                if test $skip -eq 1
                    set skip 0
                    continue
                end
                switch $word
                    case \(program.spellingsWithValue.joined(separator: " "))
                        set skip 1
                    case '-*'
                    case '*'
                        echo -- $word
                end
            end
        end

        function __\(program.name)_at -a command count
            set -l words (__\(program.name)_words)
            test (count $words) -gt 0; or return 1
            switch $words[1]
        \(aliases)
            end
            test "$words[1]" = "$command"; or return 1
            test -z "$count"; or test (count $words) -eq "$count"
        end

        # Asks the program what may be typed.
        function __\(program.name)_ask -a subject
            set -l words (commandline -opc)
            set -l program (string replace -r '^~' -- $HOME $words[1])
            type -q -f -- $program; or set program \(program.name)
            set -l typed (string replace -r '^--[a-z-]+=' '' -- (commandline -ct))
            set typed (string replace -r '^([\\'"])(.*?)\\\\1?$' '$2' -- $typed | string replace -ar '\\\\\\\\(.)' '$1')
            command $program complete $subject "$typed" -- $words[2..-1] 2>/dev/null </dev/null
        end

        complete -c \(program.name) -f
        \(lines.joined(separator: "\n"))

        """
    }

    /// An alias is completed as its command is, and not offered beside it.
    private var aliases: String {
        program.commands.flatMap { command in
            command.aliases.map { "        case \($0)\n            set words[1] \(command.name)" }
        }.joined(separator: "\n")
    }

    private var lines: [String] {
        let start = "-n 'test (count (__\(program.name)_words)) -eq 0'"
        let subjects = program.subjects.filter(\.isOneWord).map { subject in
            "complete -c \(program.name) \(start) -a \(subject.spelling) -d \(quoted(subject.meaning[.english]))"
        }
        let topLevel = program.topLevelOptions.map { line(of: $0, condition: start) }
        let members = program.groups.flatMap { group in
            let choices = zip(group.words, group.members).map { Choice($0, $1.summary) }
            return [group.name, "\(HelpCommand.name) \(group.name)"].map { name in
                "complete -c \(program.name) \(condition(name, count: 0)) -a \(described(choices))"
            }
        }
        return subjects + topLevel + members + program.commands.flatMap(lines)
    }

    private func lines(of command: any Command.Type) -> [String] {
        let arguments = program.arguments(of: command).enumerated().compactMap {
            index, argument -> String? in
            if case .asked(let subject) = argument.kind {
                let question = quoted("(__\(program.name)_ask \(subject.name))")
                return
                    "complete -c \(program.name) \(condition(command.name, count: index)) -k -a \(question)"
            }
            guard case .choice(let choices) = argument.kind else { return nil }
            let words = described(choices.filter(\.isOneWord))
            return "complete -c \(program.name) \(condition(command.name, count: index)) -a \(words)"
        }
        let values = program.settingValues(of: command).map { setting in
            let key = command.name.split(separator: " ").count + 1
            let condition = condition(
                command.name, count: 1, and: "contains \(setting.name) (__\(program.name)_words)[\(key)]")
            return "complete -c \(program.name) \(condition)\(value(of: setting.kind))"
        }
        return arguments + values
            + program.options(of: command).map { line(of: $0, condition: condition(command.name)) }
    }

    /// Whether the line begins with the words of `name`, followed by this many arguments.
    private func condition(_ name: String, count: Int? = nil, and other: String? = nil) -> String {
        let words = name.split(separator: " ")
        let total = count.map { " \($0 + words.count)" } ?? ""
        let second = words.dropFirst().map { "; and contains \($0) (__\(program.name)_words)[2]" }.joined()
        let last = other.map { "; and \($0)" } ?? ""
        return "-n '__\(program.name)_at \(words[0])\(total)\(second)\(last)'"
    }

    private func line(of option: Option, condition: String) -> String {
        let short = option.short.map { " -s \($0)" } ?? ""
        let summary = quoted(option.summary[.english])
        return
            "complete -c \(program.name) \(condition) -l \(option.name)\(short)\(value(of: option.kind)) -d \(summary)"
    }

    /// What fish offers for a value.
    private func value(of kind: ValueKind) -> String {
        switch kind {
        case .flag, .shorthand: ""
        case .asked(let subject): " -x -k -a \(quoted("(__\(program.name)_ask \(subject.name))"))"
        case .path: " -r -F"
        case .server, .integer, .fraction, .duration, .days, .amount, .command, .setting, .settingValue: " -x"
        case .text, .form:
            kind.completions.isEmpty ? " -x" : " -x -a \(quoted(kind.completions.joined(separator: " ")))"
        case .choice(let choices): " -x -a \(described(choices))"
        }
    }

    /// Choices with their meaning. Fish parses the whole text as a command line, so the tab between the two is escaped and the
    /// meaning has quotes inside the quotes.
    private func described(_ choices: [Choice]) -> String {
        quoted(choices.map { $0.spelling + #"\t"# + quoted($0.meaning[.english]) }.joined(separator: " "))
    }

    /// Fish supports two escapes inside single quotes.
    private func quoted(_ text: String) -> String {
        var result = "'"
        for character in text {
            if character == "'" || character == "\\" { result += "\\" }
            result.append(character)
        }
        return result + "'"
    }
}
