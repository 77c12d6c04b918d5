import Words

/// A command: its name, its options and arguments, its explanation, and what it does. This is the single source for the
/// parser, the help, the completions and the reference.
protocol Command: SendableMetatype {
    /// The name as it is typed: a word, or the name of a group and a word, as in `offers swipe`.
    static var name: String { get }
    /// Shorter names that mean the same.
    static var aliases: [String] { get }
    /// What people want who use it.
    static var intention: Intention { get }
    /// The command in one line.
    static var summary: LocalizedText { get }
    static var arguments: [Argument] { get }
    /// The options, in the order of the help, without those that every command has.
    static var options: [Option] { get }
    /// The same in this program, for a command whose options depend on that.
    static func options(in program: Program) -> [Option]
    /// The names of the options that the short help shows, if the command has them; see ``Program/commonOptions(of:)``.
    static var commonOptions: [String]? { get }
    static var examples: [Example] { get }
    /// What the help explains besides options.
    static var topics: [Topic] { get }
    /// The same in this program, for a command that explains what depends on it.
    static func topics(in program: Program) -> [Topic]
    /// Whether it runs even if a setting of its options is invalid, because it explains or repairs them, or needs none.
    static var runsWithInvalidSettings: Bool { get }

    /// The command for a parsed command line.
    init(call: Call)
    @MainActor func run() async throws
}

extension Command {
    static var aliases: [String] { [] }
    static var intention: Intention { .use }
    static var arguments: [Argument] { [] }
    static var options: [Option] { [] }
    static var commonOptions: [String]? { nil }
    static var examples: [Example] { [] }
    static var topics: [Topic] { [] }
    static var runsWithInvalidSettings: Bool { false }

    static func options(in program: Program) -> [Option] { options }
    static func topics(in program: Program) -> [Topic] { topics }

    /// Its name, and then the shorter ones.
    static var spellings: [String] { [name] + aliases }
}

/// One positional argument of a command.
struct Argument: Parameter {
    var kind: ValueKind
    /// The placeholder in the help, as in `swippy show CARD`, unique within the command.
    let placeholder: LocalizedText
    let summary: LocalizedText
    /// The default if the argument is omitted.
    let standard: LocalizedText?
    let isRequired: Bool
    /// Whether several can be given; only for the last argument of a command.
    var isRepeatable: Bool

    init(
        _ english: String, _ ukrainian: String, kind: ValueKind, en summary: String,
        uk summaryInUkrainian: String,
        standard: LocalizedText? = nil, isRequired: Bool = true, isRepeatable: Bool = false
    ) {
        placeholder = LocalizedText(en: english, uk: ukrainian)
        self.summary = LocalizedText(en: summary, uk: summaryInUkrainian)
        (self.kind, self.standard) = (kind, standard)
        (self.isRequired, self.isRepeatable) = (isRequired, isRepeatable)
    }

    var id: String { placeholder[.english] }
}

/// An option or an argument, which can have a value on the command line.
protocol Parameter: Sendable {
    /// An identifier that is unique within the command.
    var id: String { get }
}

/// One option of the command line: what it accepts and how it is explained.
struct Option: Parameter {
    /// The name without the dashes.
    let name: String
    /// The one-letter form, if there is one.
    let short: Character?
    let group: OptionGroup
    let kind: ValueKind
    /// The placeholder for the value in the help, as in `--file PATH`; `nil` for a flag.
    let placeholder: LocalizedText?
    /// One sentence without a full stop. Choices and defaults are added from the other properties.
    let summary: LocalizedText
    /// The default if the option is not given.
    let standard: LocalizedText?
    /// Whether all values count if it is repeated; otherwise the last one does.
    var isRepeatable: Bool
    /// The names of options that can't be combined with it; each of those lists this one, too.
    let conflicts: [String]

    init(
        _ name: String, short: Character? = nil, group: OptionGroup, kind: ValueKind,
        placeholder: LocalizedText? = nil, en english: String, uk ukrainian: String,
        standard: LocalizedText? = nil, isRepeatable: Bool = false, conflicts: [String] = []
    ) {
        (self.name, self.short, self.group, self.kind) = (name, short, group, kind)
        (self.placeholder, summary) = (placeholder, LocalizedText(en: english, uk: ukrainian))
        (self.standard, self.isRepeatable, self.conflicts) = (standard, isRepeatable, conflicts)
    }

    /// The spelling on the command line: `--per-page`.
    var spelling: String { Self.spelling(of: name) }

    var id: String { spelling }

    /// All spellings: `--file`, `-f`.
    var spellings: [String] { [spelling] + (short.map { ["-\($0)"] } ?? []) }

    static func spelling(of name: String) -> String { "--" + name }
}

/// A heading for options in the help. It is defined together with the options below it.
struct OptionGroup: Equatable, Sendable {
    let title: LocalizedText
    /// The position in the help: 0 comes first, for options of a single command, and options of every command come last.
    var rank = 0

    init(_ english: String, _ ukrainian: String, rank: Int = 0) {
        title = LocalizedText(en: english, uk: ukrainian)
        self.rank = rank
    }
}

extension [Option] {
    /// The options' headings, in the order of the help.
    var groups: [OptionGroup] {
        reduce(into: []) { groups, option in
            if !groups.contains(option.group) { groups.append(option.group) }
        }
        .sorted { $0.rank < $1.rank }
    }
}
