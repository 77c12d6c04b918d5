/// What a person may have meant who typed an option that does not exist.
struct OptionSuggestions {
    /// The options of the command.
    let allowed: [Option]

    /// What other programs call something that has another name here, and what to write instead.
    private static let habits = [
        "no-color": "--color never", "no-colour": "--color never", "monochrome": "--color never",
        "V": versionLine,
    ]

    private static let version = GeneralOptions.version.name
    /// It is used without a command.
    private static let versionLine = "swippy --version"

    /// What to write instead of `typed`, an option with its dashes; nothing if nothing is near.
    func suggestions(for typed: String) -> [String] {
        // Names are compared without their dashes, or the dashes alone would make two short names alike.
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
