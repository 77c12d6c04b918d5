import Words

/// One command: what it takes and how it is explained.
struct Command: Sendable {
    let name: CommandName
    var arguments: [Argument] = []
    /// Its own options, in the order of the help.
    let options: [Option]
    let examples: [Example]
    /// What its help explains beyond options.
    var topics: [Topic] = []

    /// The command in one line.
    var summary: LocalizedText { name.meaning }

    /// The command's own definition of an option; the same key may accept less in another command.
    func option(_ key: OptionKey) -> Option? {
        options.first { $0.key == key }
    }
}
