/// What must hold in the sources, and what to say where it does not.
struct Rule: Sendable {
    /// The word by which Docs/Architecture.md has a paragraph about it.
    let name: String
    /// Why it exists.
    let reason: String
    /// What to do instead.
    let remedy: String
    /// The places that break it.
    let breaches: @Sendable (SourceTree) -> [Breach]

    /// Every rule, in the order in which they are reported.
    static let all: [Rule] = [
        .imports, .features, .viewsDrawOnly, .entitiesDoNotFormat, .valuesOnly, .presentersDoNotDraw,
        .typeLength,
        .fileLength, .promises, .namesakes,
    ]
}

/// A line that breaks a rule.
struct Breach: Equatable, Sendable {
    let path: String
    /// Counted from 1.
    let line: Int
    /// What is wrong there.
    let fault: String
}

extension SourceTree.Target {
    /// The lines of code in which `fault` finds one.
    func breaches(_ fault: (_ code: String) -> String?) -> [Breach] {
        files.flatMap { file in
            file.code.enumerated().compactMap { index, code in
                fault(code).map { Breach(path: file.path, line: index + 1, fault: $0) }
            }
        }
    }
}
