/// What a person may have meant by an option that doesn't exist.
struct OptionSuggestions {
    /// The options of the command.
    let allowed: [Option]

    /// Names used by other programs, and what to write instead.
    private static let habits = [
        "no-color": "--color never", "no-colour": "--color never", "monochrome": "--color never",
        "V": versionLine,
    ]

    private static let version = GeneralOptions.version.name
    /// This option is used without a command.
    private static let versionLine = "swippy --version"

    /// What to write instead of `typed`, an option with its dashes; empty if nothing is similar.
    func suggestions(for typed: String) -> [String] {
        // Names are compared without their dashes, which would make any two short names similar.
        let name = String(typed.drop { $0 == "-" })
        if let habit = Self.habits[name] { return [habit] }
        let names = allowed.map(\.name).filter { $0 != Self.version } + [Self.version]
        let nearest =
            name.count == 1
            ? Array(names.filter { $0.hasPrefix(name) }.prefix(3))
            : Suggestions.nearest(to: name, among: names)
        return nearest.map { $0 == Self.version ? Self.versionLine : "--" + $0 }
    }
}
