/// The place at the end of a command line that is still being typed, and what can be typed there.
struct LinePlace {
    /// The kind of value expected there; `nil` for nothing.
    let kind: ValueKind?
    /// The part of it that is already typed.
    let typed: String
    /// The text before it in the same word, such as `--format=`.
    let head: String

    /// The place after the words of `line`, in a word that begins with `typed`.
    init(after line: [String], typed: String, in program: Program) {
        let tokens = ArgumentScanner(program: program).tokens(of: line)
        let words = tokens.compactMap { if case .word(let word) = $0 { word } else { nil } }
        let command = Self.command(of: words, in: program)
        let options = command.map { program.options(of: $0) } ?? program.topLevelOptions
        func kind(of spelling: String) -> ValueKind? {
            let option = options.first { $0.spellings.contains(spelling) }
            return option.flatMap { $0.kind.takesValue ? $0.kind : nil }
        }
        if case .bareOption(_, let option, nil)? = tokens.last {
            (self.kind, self.typed, head) = (kind(of: option), typed, "")
        } else if typed.hasPrefix("-"), !line.contains("--") {
            if let equals = typed.firstIndex(of: "=") {
                (self.kind, head) = (kind(of: String(typed[..<equals])), String(typed[...equals]))
                self.typed = String(typed[typed.index(after: equals)...])
            } else {
                let given = tokens.compactMap { if case .option(let name, _, _) = $0 { name } else { nil } }
                (self.kind, self.typed, head) = (.choice(options.choices(after: given)), typed, "")
            }
        } else {
            (self.kind, self.typed, head) = (Self.kind(after: words, of: command, in: program), typed, "")
        }
    }

    /// The command that the words begin with.
    static func command(of words: [String], in program: Program) -> (any Command.Type)? {
        guard let first = words.first else { return program.standardCommand }
        return words.count > 1 ? program["\(first) \(words[1])"] ?? program[first] : program[first]
    }

    /// What may follow the words of a line: a command, the second word of its name, or an argument.
    private static func kind(
        after words: [String], of command: (any Command.Type)?, in program: Program
    ) -> ValueKind? {
        guard let first = words.first else {
            return .choice(
                program.subjects + program.neighbours.map { Choice($0.word, $0.summary) })
        }
        var named = words[...]
        if first == HelpCommand.name { named = HelpCommand.named(by: words.dropFirst()) }
        if named.count == 1, let name = named.first, let group = program.group(name) {
            return .choice(zip(group.words, group.members).map { Choice($0, $1.summary) })
        }
        guard let command, first != HelpCommand.name || named.isEmpty else { return nil }
        let place = words.count - command.name.split(separator: " ").count
        guard let argument = program.arguments(of: command).at(place) else { return nil }
        switch argument.kind {
        case .settingValue: return program.settings.all.first { $0.name == words.last }?.kind
        case .choice(let choices) where argument.isRepeatable:
            return .choice(choices.filter { !words.contains($0.spelling) })
        default: return argument.kind
        }
    }
}

extension [Option] {
    /// The choices that can follow those with these names.
    fileprivate func choices(after given: [String]) -> [Choice] {
        filter { option in
            (option.isRepeatable || !given.contains(option.name))
                && !given.contains(where: option.conflicts.contains)
        }
        .flatMap { option in option.spellings.map { Choice($0, option.summary) } }
    }
}
