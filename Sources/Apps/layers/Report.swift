/// The violations in the sources, as text for people and editors.
struct Report {
    let violations: [(rule: Rule, breach: Breach)]
    private let files: Int
    private let targets: Int

    init(of tree: SourceTree) {
        violations = Rule.all.flatMap { rule in rule.breaches(tree).map { (rule, $0) } }
        targets = tree.targets.count(where: \.isProduct)
        files = tree.targets.reduce(0) { $0 + $1.files.count }
    }

    /// For each violation a line that editors can follow, `File.swift:LINE: …`, and below it the reason and the remedy.
    var text: String {
        guard !violations.isEmpty else {
            return "\(Set(Rule.all.map(\.name)).count) rules hold in \(files) files, \(targets) targets."
        }
        let lines = violations.map { rule, breach in
            """
            \(breach.path):\(breach.line): \(breach.fault)
                why: \(rule.reason)
                instead: \(breach.remedy ?? rule.remedy)
                more: Docs/Architecture.md#\(rule.name)
            """
        }
        return (lines + [violations.count == 1 ? "1 violation" : "\(violations.count) violations"])
            .joined(separator: "\n")
    }
}
