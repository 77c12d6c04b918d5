import Words

/// A command: its name, its options and arguments, its explanation, and what it does. This is the single source for the
/// parser, the help, the completions and the reference.
protocol Command: SendableMetatype {
    /// The name as it is typed: a word, or the name of a group and a word, as in `offers swipe`.
    static var name: String { get }
    /// The command in one line.
    static var summary: LocalizedText { get }
    static var arguments: [Argument] { get }
    /// The options, in the order of the help.
    static var options: [Option] { get }
    static var examples: [Example] { get }
    /// What the help explains besides options.
    static var topics: [Topic] { get }

    /// The command for a parsed command line.
    init(call: Call)
    @MainActor func run() async throws
}

extension Command {
    static var arguments: [Argument] { [] }
    static var topics: [Topic] { [] }

    /// The command's own definition of an option; another command may accept fewer words for the same option.
    static func option(_ name: String) -> Option? { options.first { $0.name == name } }
}
