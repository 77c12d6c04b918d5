import Words

/// One `complete` line for each command, option and argument; two functions tell where on the line the cursor is.
enum FishCompletions {
    static var script: String {
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
                    case \(Completions.spellingsWithValue.joined(separator: " "))
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
            test "$words[1]" = "$command"; or return 1
            test -z "$count"; or test (count $words) -eq "$count"
        end

        complete -c swippy -f
        \(lines.joined(separator: "\n"))

        """
    }

    private static var lines: [String] {
        let start = "-n 'test (count (__swippy_words)) -eq 0'"
        let commands = CommandTable.commands.map { command in
            "complete -c swippy \(start) -a \(command.name.rawValue) -d \(quoted(command.summary[.english]))"
        }
        let topLevel = CommandTable.topLevelOptions.map { line(of: $0, condition: start) }
        return commands + topLevel + CommandTable.commands.flatMap(lines)
    }

    private static func lines(of command: Command) -> [String] {
        let name = command.name.rawValue
        let arguments = command.arguments.enumerated().compactMap { position, argument -> String? in
            guard case .choice(let choices) = argument.kind else { return nil }
            let condition = "-n '__swippy_at \(name) \(position + 1)'"
            return "complete -c swippy \(condition) -a \(described(choices))"
        }
        return arguments + command.options.map { line(of: $0, condition: "-n '__swippy_at \(name)'") }
    }

    private static func line(of option: Option, condition: String) -> String {
        let short = option.key.short.map { " -s \($0)" } ?? ""
        let value =
            switch option.kind {
            case .flag, .shorthand: ""
            case .path: " -r -F"
            case .integer, .fraction, .duration, .amount: " -x"
            case .text(let suggestions):
                suggestions.isEmpty ? " -x" : " -x -a \(quoted(suggestions.joined(separator: " ")))"
            case .choice(let choices): " -x -a \(described(choices))"
            }
        let summary = quoted(option.summary[.english])
        return "complete -c swippy \(condition) -l \(option.key.rawValue)\(short)\(value) -d \(summary)"
    }

    /// Choices with their meaning. Fish reads the whole as a command line of its own, so the tabulator between the two
    /// is written as an escape and the meaning has quotes inside the quotes.
    private static func described(_ choices: [Choice]) -> String {
        quoted(choices.map { $0.spelling + #"\t"# + quoted($0.meaning[.english]) }.joined(separator: " "))
    }

    /// Fish knows two escapes inside single quotes.
    private static func quoted(_ text: String) -> String {
        var result = "'"
        for character in text {
            if character == "'" || character == "\\" { result += "\\" }
            result.append(character)
        }
        return result + "'"
    }
}
