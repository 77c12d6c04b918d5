import Words

/// What has a value on the command line: an option or an argument.
protocol Parameter: Sendable {
    /// What sets it apart from the others of its command.
    var id: String { get }
}

/// One option of the command line: what it accepts and how it is explained.
struct Option: Parameter {
    /// Its long spelling without the dashes.
    let name: String
    /// The one-letter form, for the few that have one.
    let short: Character?
    let group: OptionGroup
    let kind: ValueKind
    /// What stands for the value in the help, as in `--file PATH`; none for a flag.
    let placeholder: LocalizedText?
    /// One sentence without a full stop. Choices and defaults are added from the other fields.
    let summary: LocalizedText
    /// What applies when the option is not given.
    let standard: LocalizedText?
    /// Where else the value may be set.
    let setting: Setting?
    /// Whether all its values count if it is given more than once; otherwise the last one does.
    let isRepeatable: Bool
    /// The names of options that cannot stand beside it; each says so of the other.
    let conflicts: [String]

    init(
        _ name: String, short: Character? = nil, group: OptionGroup, kind: ValueKind,
        placeholder: LocalizedText? = nil, en english: String, uk ukrainian: String,
        standard: LocalizedText? = nil, setting: Setting? = nil, isRepeatable: Bool = false,
        conflicts: [String] = []
    ) {
        (self.name, self.short, self.group, self.kind) = (name, short, group, kind)
        (self.placeholder, summary) = (placeholder, LocalizedText(en: english, uk: ukrainian))
        (self.standard, self.setting) = (standard, setting)
        (self.isRepeatable, self.conflicts) = (isRepeatable, conflicts)
    }

    /// As it is typed: `--per-page`.
    var spelling: String { Self.spelling(of: name) }

    var id: String { spelling }

    /// How it may be typed: `--file`, `-f`.
    var spellings: [String] { [spelling] + (short.map { ["-\($0)"] } ?? []) }

    static func spelling(of name: String) -> String { "--" + name }
}

/// The other places where an option's value may be set, from the strongest to the weakest.
struct Setting: Sendable {
    /// The environment variable.
    let variable: String
    /// The key in `$XDG_CONFIG_HOME/swippy/config.json`.
    let fileKey: String
    /// What the key is called in the configuration of the app that the cards come from, which is understood, too.
    var originalKey: String?

    /// Every key that may stand in the file for it.
    var fileKeys: [String] { [fileKey] + (originalKey.map { [$0] } ?? []) }
}

/// A heading under which the help lists options. It stands with the options that it is for.
struct OptionGroup: Equatable, Sendable {
    let title: LocalizedText
    /// Where the help has it: what only one command has comes first, with 0, and what every command has comes last.
    var rank = 0

    init(_ english: String, _ ukrainian: String, rank: Int = 0) {
        title = LocalizedText(en: english, uk: ukrainian)
        self.rank = rank
    }
}

extension [Option] {
    /// Their headings, in the order of the help.
    var groups: [OptionGroup] {
        reduce(into: []) { groups, option in
            if !groups.contains(option.group) { groups.append(option.group) }
        }
        .sorted { $0.rank < $1.rank }
    }
}
