import Words

/// One positional argument of a command.
struct Argument: Parameter {
    var kind: ValueKind
    /// What stands for it in the help, as in `swippy show CARD`; no other argument of the command has the same.
    let placeholder: LocalizedText
    let summary: LocalizedText
    /// What applies when it is left out.
    var standard: LocalizedText?
    var isRequired = true

    var id: String { placeholder[.english] }
}
