import Words

/// One positional argument of a command.
struct Argument: Sendable {
    let key: ArgumentKey
    let kind: ValueKind
    /// What stands for it in the help, as in `swippy show CARD`.
    let placeholder: LocalizedText
    let summary: LocalizedText
    /// What applies when it is left out.
    var standard: LocalizedText?
    var isRequired = true
}

/// Every positional argument by name.
enum ArgumentKey: Sendable {
    case card
    case reference
    case direction
    case shell
    case topic
}
