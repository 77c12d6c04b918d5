public import Words

/// A command: its name, its options and arguments, its explanation, and what it does. This is the single source for the
/// parser, the help, the completions and the reference.
public protocol Command: SendableMetatype {
    /// The name as it is typed: a word, or the name of a group and a word, as in `config get`.
    static var name: String { get }
    /// Shorter names that mean the same.
    static var aliases: [String] { get }
    /// What people want when they use it.
    static var intention: Intention { get }
    /// Whether people use it in the course of a month, so that the overview of the help names it.
    static var isEveryday: Bool { get }
    /// The command in one line.
    static var summary: LocalizedText { get }
    static var arguments: [Argument] { get }
    /// The options, in the order of the help, without those that every command has.
    static var options: [Option] { get }
    /// The options in `program`, for a command whose options depend on it.
    static func options(in program: Program) -> [Option]
    /// The names of the options that the short help shows, if the command has them; see `Program.commonOptions(of:)`.
    static var commonOptions: [String]? { get }
    static var examples: [Example] { get }
    /// What the help explains besides options.
    static var topics: [Topic] { get }
    /// The topics in `program`, for a command whose topics depend on it.
    static func topics(in program: Program) -> [Topic]
    /// Whether it runs despite invalid settings, because it explains or repairs them, or needs none.
    static var runsWithInvalidSettings: Bool { get }

    /// The command for a parsed command line.
    init(call: Call)
    @MainActor func run() async throws
}

extension Command {
    /// None.
    public static var aliases: [String] { [] }
    /// Yes.
    public static var isEveryday: Bool { true }
    /// By default, the only heading of a program that doesn't group its commands.
    public static var intention: Intention { .use }
    /// None.
    public static var arguments: [Argument] { [] }
    /// None.
    public static var options: [Option] { [] }
    /// By default, its own first options, then those that most command lines have.
    public static var commonOptions: [String]? { nil }
    /// None.
    public static var examples: [Example] { [] }
    /// None.
    public static var topics: [Topic] { [] }
    /// No.
    public static var runsWithInvalidSettings: Bool { false }

    /// The same in every program.
    public static func options(in program: Program) -> [Option] { options }
    /// The same in every program.
    public static func topics(in program: Program) -> [Topic] { topics }

    /// Its name, then its aliases.
    package static var spellings: [String] { [name] + aliases }
}

/// A command that makes the program one's own: it explains or repairs settings, or needs none.
package protocol SetUpCommand: Command {}

extension SetUpCommand {
    package static var intention: Intention { .setUp }
    package static var runsWithInvalidSettings: Bool { true }
}

/// One positional argument of a command.
public struct Argument: Parameter {
    package var kind: ValueKind
    /// The placeholder in the help, as in `swippy show CARD`, unique within the command.
    package let placeholder: LocalizedText
    package let summary: LocalizedText
    /// The default if the argument is omitted.
    package let standard: LocalizedText?
    package let isRequired: Bool
    /// Whether several can be given; only for the last argument of a command.
    package var isRepeatable: Bool

    /// An argument with a placeholder in both languages; see the properties of the same names.
    public init(
        _ english: String, _ ukrainian: String, kind: ValueKind, en summary: String,
        uk summaryInUkrainian: String,
        standard: LocalizedText? = nil, isRequired: Bool = true, isRepeatable: Bool = false
    ) {
        placeholder = LocalizedText(en: english, uk: ukrainian)
        self.summary = LocalizedText(en: summary, uk: summaryInUkrainian)
        (self.kind, self.standard) = (kind, standard)
        (self.isRequired, self.isRepeatable) = (isRequired, isRepeatable)
    }

    /// The English placeholder.
    public var id: String { placeholder[.english] }
}

extension [Argument] {
    /// The one that the word at a place after the command's name is for, from 0; `nil` for a word too many.
    func at(_ place: Int) -> Argument? {
        place < count ? self[place] : last.flatMap { $0.isRepeatable ? $0 : nil }
    }
}

/// An option or an argument: something that can have a value on the command line.
public protocol Parameter: Sendable {
    /// An identifier that is unique within the command.
    var id: String { get }
}

/// One option of the command line: what it accepts and how it is explained.
public struct Option: Parameter {
    /// The name without the dashes.
    package let name: String
    /// The one-letter form, if there is one.
    package let short: Character?
    package private(set) var group: OptionGroup
    package private(set) var kind: ValueKind
    /// The placeholder for the value in the help, as in `--file PATH`; `nil` for a flag.
    package let placeholder: LocalizedText?
    /// A value that it takes, where its kind doesn't say what is valid.
    private let example: String?
    /// One sentence without a full stop. Choices and defaults are added from the other properties.
    package let summary: LocalizedText
    /// The default if the option is not given.
    package let standard: LocalizedText?
    /// Whether all values count if it is repeated; otherwise the last one does.
    package var isRepeatable: Bool
    /// The names of options that can't be combined with it; each of them lists this one, too.
    package let conflicts: [String]
    /// What it has no effect without; `nil` for nothing.
    package private(set) var companion: Companion?

    /// An option; see the properties of the same names.
    public init(
        _ name: String, short: Character? = nil, group: OptionGroup = .own, kind: ValueKind,
        placeholder: LocalizedText? = nil, example: String? = nil, en english: TextTemplate,
        uk ukrainian: TextTemplate,
        standard: LocalizedText? = nil, isRepeatable: Bool = false, conflicts: [String] = []
    ) {
        (self.name, self.short, self.group, self.kind) = (name, short, group, kind)
        (self.placeholder, self.example) = (placeholder, example)
        summary = LocalizedText(en: english, uk: ukrainian)
        (self.standard, self.isRepeatable, self.conflicts) = (standard, isRepeatable, conflicts)
    }

    /// The same option under another heading.
    package func grouped(_ group: OptionGroup) -> Option {
        var option = self
        option.group = group
        return option
    }

    /// The same, which is refused where its companion isn't given: it would have no effect.
    public func only(with companion: Companion) -> Option {
        var option = self
        option.companion = companion
        return option
    }

    /// What is to be said to a person who has given it no value.
    package var wanted: WantedValue {
        let problem = kind.problem(with: "")
        return WantedValue(
            placeholder: placeholder, rule: problem == .empty ? nil : problem,
            example: example ?? kind.completions.first)
    }

    /// Whether it can't be repeated, because it names a place: of two files, the first would be ignored.
    package var isGivenOnce: Bool {
        switch kind {
        case .path, .server: !isRepeatable
        default: false
        }
    }

    /// The spelling on the command line: `--per-page`.
    package var spelling: String { Self.spelling(of: name) }

    /// The spelling.
    public var id: String { spelling }

    /// All spellings: `--file`, `-f`.
    package var spellings: [String] { [spelling] + (short.map { ["-\($0)"] } ?? []) }

    package static func spelling(of name: String) -> String { "--" + name }
}

/// What an option has no effect without.
public enum Companion: Equatable, Sendable {
    /// The option of this name, given or set.
    case option(String)
    /// One of these forms of output. The first is named to the person.
    case form([String])

    /// What to add to the command line.
    package var spelling: String {
        switch self {
        case .option(let name): Option.spelling(of: name)
        case .form(let forms): Option.spelling(of: forms.first ?? "")
        }
    }
}

/// A heading for options in the help. It is defined together with the options below it.
public struct OptionGroup: Equatable, Sendable {
    package let title: LocalizedText
    /// The position in the help: 0 comes first, for options of a single command, and options of every command come last.
    package var rank = 0

    /// Whether many commands share its options, so that the help explains them once.
    package var isShared: Bool { rank > 1 }

    /// For options that show how a program works inside, or make it fail on purpose. They have a page of the help to themselves.
    package static let developers = OptionGroup("For developers", "Для розробників", rank: 7)

    /// For the options of a single command.
    public static let own = OptionGroup("Options", "Параметри")

    /// A heading in both languages.
    public init(_ english: String, _ ukrainian: String, rank: Int = 0) {
        title = LocalizedText(en: english, uk: ukrainian)
        self.rank = rank
    }
}

extension [Option] {
    /// These options, then the `others` with different names.
    package func completed(with others: [Option]) -> [Option] {
        self + others.filter { option in !contains { $0.name == option.name } }
    }

    /// The options' headings, in the order of the help.
    public var groups: [OptionGroup] {
        reduce(into: []) { groups, option in
            if !groups.contains(option.group) { groups.append(option.group) }
        }
        .sorted { $0.rank < $1.rank }
    }
}
