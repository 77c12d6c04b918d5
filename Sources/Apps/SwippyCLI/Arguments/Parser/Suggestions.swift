import Values

/// Finds the words that a mistyped one may have meant.
enum Suggestions {
    /// The maximum number of suggestions.
    private static let limit = 3

    /// At most three candidates that begin with `typed`, or are at most two typing errors away from it, nearest first; of up to
    /// four letters, at most one typing error. That is a letter too many, a missing or a wrong one, or two that changed places.
    static func nearest(to typed: String, among candidates: [String]) -> [String] {
        let wanted = typed.lowercased()
        guard !wanted.isEmpty else { return [] }
        let similarity = Similarity(to: wanted)
        let ranked = candidates.enumerated().compactMap {
            position, candidate -> (candidate: String, errors: Int, position: Int)? in
            let letters = candidate.lowercased()
            // With half of its letters wrong, a short word becomes almost any other: "init" is two errors away from "lsit".
            let tolerance = min(2, max(1, (letters.count - 1) / 2))
            let errors = similarity.errors(in: letters)
            if errors <= tolerance { return (candidate, errors, position) }
            return wanted.count > 1 && letters.hasPrefix(wanted)
                ? (candidate, tolerance + 1, position) : nil
        }
        return ranked.sorted { ($0.errors, $0.position) < ($1.errors, $1.position) }
            .prefix(limit).map(\.candidate)
    }

    /// Words for which people look where a command has another name, and what to write instead.
    private static let habits = [
        "calendar": "due --ics", "ical": "due --ics", "ics": "due --ics", "export": "due --ics",
        "bills": "due",
        "urgent": "due", "payments": "history", "transactions": "statement", "cards": "list",
        "search": "list --search TEXT", "find": "list --search TEXT", "settings": "config",
        "delete": "remove",
    ]

    /// The commands that `typed`, which is none, may have meant.
    static func commands(for typed: String, among candidates: [String]) -> [String] {
        habits[typed.lowercased()].map { [$0] } ?? nearest(to: typed, among: candidates)
    }
}

/// What a person may have meant by an option that doesn't exist.
struct OptionSuggestions {
    /// The options of the command.
    let allowed: [Option]

    /// Names used by other programs, and what to write instead.
    private static let habits = [
        "no-color": "--color never", "no-colour": "--color never", "monochrome": "--color never",
        "ical": "--ics", "calendar": "--ics",
    ]
    /// Options whose value is any word, those first that find the most.
    private static let searching = ["search", "category"]

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

    /// How to write `word`, an argument too many, as the value of an option that takes any word; empty if there is none.
    func options(taking word: String) -> [String] {
        guard !word.isEmpty, word.allSatisfy(\.isLetter),
            let name = Self.searching.first(where: allowed.map(\.name).contains)
        else { return [] }
        return ["--\(name) \(word)"]
    }
}
