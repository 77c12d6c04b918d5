// Longer than most: a list of rules, each beside its reason and its remedy.
/// A rule for the sources, and the message if it is broken.
struct Rule: Sendable {
    /// The name under which Docs/Architecture.md describes it.
    let name: String
    /// Why the rule exists.
    let reason: String
    /// What to do instead.
    let remedy: String
    /// Finds the places that break it.
    let breaches: @Sendable (SourceTree) -> [Breach]

    /// Every rule, in the order of the report. Those with the same name count as one.
    static let all: [Rule] = [
        .imports, .features, .viewsDrawOnly, .entitiesDoNotFormat, .valuesOnly, .presentersDoNotDraw,
        .owners, .listeners, .effects, .clocks, .system, .output, .typeLength, .fileLength, .screenSize,
        .promises, .namesakes, .documentation,
    ]
}

/// A line that breaks a rule.
struct Breach: Equatable, Sendable {
    let path: String
    /// The line, counted from 1.
    let line: Int
    /// What is wrong there.
    let fault: String
    /// What to do instead in this place; `nil` for what the rule says.
    var remedy: String?
}

extension SourceTree.Target {
    /// A breach for each line of code, or of another part of the files, in which `fault` finds one.
    func breaches(
        in part: KeyPath<SourceFile, [String]> = \.code, _ fault: (_ code: String) -> String?
    ) -> [Breach] {
        files.flatMap { file in
            file[keyPath: part].enumerated().compactMap { index, code in
                fault(code).map { Breach(path: file.path, line: index + 1, fault: $0) }
            }
        }
    }
}
