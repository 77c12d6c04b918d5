import Words

/// A command: what it is called, what it takes, how it is explained, and what it does. The parser, the help, the
/// completions and the reference all read it here.
protocol Command: SendableMetatype {
    /// As it is typed: a word, or the name of a group and a word, as in `offers swipe`.
    static var name: String { get }
    /// The command in one line.
    static var summary: LocalizedText { get }
    static var arguments: [Argument] { get }
    /// In the order of the help.
    static var options: [Option] { get }
    static var examples: [Example] { get }
    /// What its help explains beyond options.
    static var topics: [Topic] { get }

    /// The command as it was called.
    init(call: Call)
    @MainActor func run() async throws
}

extension Command {
    static var arguments: [Argument] { [] }
    static var topics: [Topic] { [] }

    /// The command's own definition of an option; another command may accept less for the same one.
    static func option(_ name: String) -> Option? { options.first { $0.name == name } }
}
