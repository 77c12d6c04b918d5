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

/// Words and options that people know from other programs, and what to write instead.
package struct Habits: Sendable {
    /// The words that people try for a command with another name.
    private let commands: [String: String]
    /// Names of options, without dashes.
    private let options: [String: String]
    /// Options that accept any word, broadest search first.
    private let searching: [String]
    /// The option that reads a file.
    private let reading: String?

    package init(
        commands: [String: String] = [:], options: [String: String] = [:], searching: [String] = [],
        reading: String? = nil
    ) {
        (self.commands, self.options, self.searching) = (commands, options, searching)
        self.reading = reading
    }

    /// The commands that may have been meant by `typed`, which isn't among `words`.
    package func commands(for typed: String, among words: [String]) -> [String] {
        commands[typed.lowercased()].map { [$0] } ?? Suggestions.nearest(to: typed, among: words)
    }

    /// What to write instead of `typed`, an option with its dashes; empty if no `allowed` option is similar.
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
        // The version is requested without a command.
        return nearest.map { $0 == version ? "\(program) --\(version)" : "--" + $0 }
    }

    /// How to write `word`, a surplus argument, as the value of an option that takes any word; empty if there is none.
    package func options(taking word: String, among allowed: [Option]) -> [String] {
        let file = options(takingFile: word, among: allowed)
        guard file.isEmpty else { return file }
        guard !word.isEmpty, word.allSatisfy(\.isLetter),
            let name = searching.first(where: allowed.map(\.name).contains)
        else { return [] }
        return ["--\(name) \(word)"]
    }

    /// What to write if `word` is a file in JSON, which one of these options reads.
    package func options(takingFile word: String, among allowed: [Option]) -> [String] {
        guard let reading, allowed.contains(where: { $0.name == reading }),
            word.wholeMatch(of: /[\p{L}\p{N}._\/-]*\.jsonl?/) != nil
        else { return [] }
        return ["--\(reading) \(word.withMaskedNames)"]
    }
}
