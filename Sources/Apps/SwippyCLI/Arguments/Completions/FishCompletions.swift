import Words

/// One `complete` line for each command, option and argument; two functions find the position of the cursor in the line.
struct FishCompletions {
    let commands: Commands

    var script: String {
        """
        # Completions of swippy for fish.

        # The command and its arguments so far, without options and their values.
        function __swippy_words
            set -l skip 0
            for word in (commandline -opc)[2..-1]
                if test $skip -eq 1
                    set skip 0
                    continue
                end
                switch $word
                    case \(commands.spellingsWithValue.joined(separator: " "))
                        set skip 1
                    case '-*'
                    case '*'
                        echo -- $word
                end
            end
        end

        function __swippy_at -a command count
            set -l words (__swippy_words)
            test (count $words) -gt 0; or return 1
            switch $words[1]
        \(aliases)
            end
            test "$words[1]" = "$command"; or return 1
            test -z "$count"; or test (count $words) -eq "$count"
        end

        # Asks the program what may be typed.
        function __swippy_ask -a subject
            set -l words (commandline -opc)
            set -l program (string replace -r '^~' -- $HOME $words[1])
            type -q -f -- $program; or set program swippy
            set -l typed (string replace -r '^--[a-z-]+=' '' -- (commandline -ct))
            set typed (string replace -r '^([\\'"])(.*?)\\\\1?$' '$2' -- $typed | string replace -ar '\\\\\\\\(.)' '$1')
            command $program complete $subject "$typed" -- $words[2..-1] 2>/dev/null </dev/null
        end

        complete -c swippy -f
        \(lines.joined(separator: "\n"))

        """
    }

    /// An alias is completed as its command is, and not offered beside it.
    private var aliases: String {
        commands.types.flatMap { command in
            command.aliases.map { "        case \($0)\n            set words[1] \(command.name)" }
        }.joined(separator: "\n")
    }

    private var lines: [String] {
        let start = "-n 'test (count (__swippy_words)) -eq 0'"
        let subjects = commands.subjects.filter(\.isOneWord).map { subject in
            "complete -c swippy \(start) -a \(subject.spelling) -d \(quoted(subject.meaning[.english]))"
        }
        let topLevel = Commands.topLevelOptions.map { line(of: $0, condition: start) }
        let members = commands.groups.flatMap { group in
            let choices = zip(group.words, group.members).map { Choice($0, $1.summary) }
            return [group.name, "\(HelpCommand.name) \(group.name)"].map { name in
                "complete -c swippy \(condition(name, count: 0)) -a \(described(choices))"
            }
        }
        return subjects + topLevel + members + commands.types.flatMap(lines)
    }

    private func lines(of command: any Command.Type) -> [String] {
        let arguments = commands.arguments(of: command).enumerated().compactMap {
            index, argument -> String? in
            if case .asked(let subject) = argument.kind {
                let question = quoted("(__swippy_ask \(subject.rawValue))")
                return "complete -c swippy \(condition(command.name, count: index)) -k -a \(question)"
            }
            guard case .choice(let choices) = argument.kind else { return nil }
            let words = described(choices.filter(\.isOneWord))
            return "complete -c swippy \(condition(command.name, count: index)) -a \(words)"
        }
        let values = command.settingValues.map { setting in
            let key = command.name.split(separator: " ").count + 1
            let condition = condition(
                command.name, count: 1, and: "contains \(setting.name) (__swippy_words)[\(key)]")
            return "complete -c swippy \(condition)\(value(of: setting.kind))"
        }
        return arguments + values + command.options.map { line(of: $0, condition: condition(command.name)) }
    }

    /// Whether the line begins with the words of `name`, followed by this many arguments.
    private func condition(_ name: String, count: Int? = nil, and other: String? = nil) -> String {
        let words = name.split(separator: " ")
        let total = count.map { " \($0 + words.count)" } ?? ""
        let second = words.dropFirst().map { "; and contains \($0) (__swippy_words)[2]" }.joined()
        let last = other.map { "; and \($0)" } ?? ""
        return "-n '__swippy_at \(words[0])\(total)\(second)\(last)'"
    }

    private func line(of option: Option, condition: String) -> String {
        let short = option.short.map { " -s \($0)" } ?? ""
        let summary = quoted(option.summary[.english])
        return
            "complete -c swippy \(condition) -l \(option.name)\(short)\(value(of: option.kind)) -d \(summary)"
    }

    /// What fish offers for a value.
    private func value(of kind: ValueKind) -> String {
        switch kind {
        case .flag, .shorthand: ""
        case .asked(let subject): " -x -k -a \(quoted("(__swippy_ask \(subject.rawValue))"))"
        case .path: " -r -F"
        case .server, .integer, .fraction, .duration, .days, .day, .amount, .command, .settingValue: " -x"
        case .month: " -x -a \(quoted(kind.completions.joined(separator: " ")))"
        case .text(let suggestions):
            suggestions.isEmpty ? " -x" : " -x -a \(quoted(suggestions.joined(separator: " ")))"
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
