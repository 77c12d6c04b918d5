import Words

/// One positional argument of a command.
struct Argument: Parameter {
    var kind: ValueKind
    /// What stands for it in the help, as in `swippy show CARD`; no other argument of the command has the same.
    let placeholder: LocalizedText
    let summary: LocalizedText
    /// What applies when it is left out.
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
