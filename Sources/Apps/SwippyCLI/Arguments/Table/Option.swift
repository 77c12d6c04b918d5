import Words

/// One option of the command line: what it accepts and how it is explained.
struct Option: Sendable {
    let key: OptionKey
    let group: OptionGroup
    let kind: ValueKind
    /// What stands for the value in the help, as in `--file PATH`; none for a flag.
    var placeholder: LocalizedText?
    /// One sentence without a full stop. Choices and defaults are added from the other fields.
    let summary: LocalizedText
    /// What applies when the option is not given.
    var standard: LocalizedText?
    /// Where else the value may be set.
    var setting: Setting?
    /// Whether all its values count if it is given more than once; otherwise the last one does.
    var isRepeatable = false
    /// Options that cannot stand beside it; each says so of the other.
    var conflicts: [OptionKey] = []
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
