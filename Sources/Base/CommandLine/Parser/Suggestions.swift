import Values

/// Finds the words that a mistyped one may have meant.
package enum Suggestions {
    /// The maximum number of suggestions.
    private static let limit = 3

    /// At most three candidates that begin with `typed`, or are at most two typing errors away from it, nearest first; of up to
    /// four letters, at most one typing error. That is a letter too many, a missing or a wrong one, or two that changed places.
    package static func nearest(to typed: String, among candidates: [String]) -> [String] {
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
}

/// What people type who are used to other programs, and what to write instead.
package struct Habits: Sendable {
    /// Words for which people look where a command has another name.
    private let commands: [String: String]
    /// Names of options, without dashes.
    private let options: [String: String]
    /// Options whose value is any word, those first that find the most.
    private let searching: [String]

    package init(
        commands: [String: String] = [:], options: [String: String] = [:], searching: [String] = []
    ) {
        (self.commands, self.options, self.searching) = (commands, options, searching)
    }

    /// The commands that `typed`, which is none of `words`, may have meant.
    package func commands(for typed: String, among words: [String]) -> [String] {
        commands[typed.lowercased()].map { [$0] } ?? Suggestions.nearest(to: typed, among: words)
    }

    /// What to write instead of `typed`, an option with its dashes; empty if nothing is similar to one that is `allowed`.
    package func options(for typed: String, among allowed: [Option], of program: String) -> [String] {
        // Names are compared without their dashes, which would make any two short names similar.
        let wanted = String(typed.drop { $0 == "-" })
        if let habit = options[wanted] { return [habit] }
        let version = GeneralOptions.version.name
        let names = allowed.map(\.name).filter { $0 != version } + [version]
        let nearest =
            wanted.count == 1
            ? Array(names.filter { $0.hasPrefix(wanted) }.prefix(3))
            : Suggestions.nearest(to: wanted, among: names)
        // The version is asked for without a command.
        return nearest.map { $0 == version ? "\(program) --\(version)" : "--" + $0 }
    }

    /// How to write `word`, an argument too many, as the value of an option that takes any word; empty if there is none.
    package func options(taking word: String, among allowed: [Option]) -> [String] {
        guard !word.isEmpty, word.allSatisfy(\.isLetter),
            let name = searching.first(where: allowed.map(\.name).contains)
        else { return [] }
        return ["--\(name) \(word)"]
    }
}
