import Words

/// One positional argument of a command.
struct Argument: Parameter {
    var kind: ValueKind
    /// The placeholder in the help, as in `swippy show CARD`, unique within the command.
    let placeholder: LocalizedText
    let summary: LocalizedText
    /// The default if the argument is omitted.
    let standard: LocalizedText?
    let isRequired: Bool

    init(
        _ english: String, _ ukrainian: String, kind: ValueKind, en summary: String,
        uk summaryInUkrainian: String,
        standard: LocalizedText? = nil, isRequired: Bool = true
    ) {
        placeholder = LocalizedText(en: english, uk: ukrainian)
        self.summary = LocalizedText(en: summary, uk: summaryInUkrainian)
        (self.kind, self.standard, self.isRequired) = (kind, standard, isRequired)
    }

    var id: String { placeholder[.english] }
}
