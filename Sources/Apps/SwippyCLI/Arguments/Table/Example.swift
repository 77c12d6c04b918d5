import Words

/// A command line that works as written with the built-in cards, and what it is for.
struct Example: Sendable {
    let commandLine: String
    let meaning: LocalizedText
}
