import Foundation
import TestSupport
import Testing

@testable import layers

@Suite("This package")
struct PackageTests {
    @Test("keeps every rule")
    func rules() async throws {
        for (rule, breach) in Report(of: try await Self.tree.value).violations {
            let place = SourceLocation(
                fileID: breach.path, filePath: PackageFolder.url.appending(path: breach.path).path,
                line: breach.line, column: 1)
            Issue.record("\(breach.fault): \(rule.reason)", sourceLocation: place)
        }
    }

    @Test("is caught when a real file breaks a rule")
    func broken() async throws {
        let tree = try await Self.tree.value
        let folder = "Sources/Features/PaymentCards"
        let broken = [
            (
                "View/A.swift", "import PaymentCardsEntity",
                "PaymentCardsView may not import PaymentCardsEntity"
            ),
            ("View/B.swift", "extension PaymentCard {}", "a view may not name PaymentCard"),
            ("View/C.swift", "let a: any CardsService", "a view may not name CardsService"),
            (
                "Presenter/A.swift", "import PaymentCardsInteractor",
                "PaymentCardsPresenter may not import PaymentCardsInteractor"
            ),
        ]
        let found = Report(of: broken.reduce(tree) { $0.replacing("\(folder)/\($1.0)", with: $1.1) })
            .violations
        #expect(found.count == broken.count)
        for (path, _, fault) in broken {
            #expect(found.map(\.breach).contains(Breach(path: "\(folder)/\(path)", line: 1, fault: fault)))
        }
    }

    @Test("uses all that its layers declare, so that the table allows nothing more")
    func table() async throws {
        for target in try await Self.tree.value.targets where target.isProduct {
            let used = Set(target.files.flatMap(Import.all(in:)).map(\.module))
            #expect(target.siblings.subtracting(used) == [], "\(target.name)")
        }
    }

    @Test("says of its layers in Docs/Architecture.md what its manifest says")
    func page() async throws {
        let page = try String(
            contentsOf: PackageFolder.url.appending(path: "Docs/Architecture.md"), encoding: .utf8)
        let rows = page.matches(of: /\n\| (\w+) \| [^|]+ \| ([\w, ]+) \| [^|]+ \|/)
        let layers = try await Self.tree.value.targets.filter { $0.feature == "PaymentCards" && $0.isProduct }
        #expect(layers.count == 10)
        for target in layers {
            let row = try #require(rows.first { $0.output.1 == target.layer ?? "" }, "\(target.name)")
            let known = row.output.2.split(separator: ", ").map(String.init).filter { $0 != "nothing" }
            let siblings = target.siblings.map { $0.replacing("PaymentCards", with: "") }
            #expect(siblings.sorted() == known.sorted(), "\(target.name)")
        }
        for rule in Rule.all where !page.contains("\n### \(rule.name)\n") {
            Issue.record("no paragraph about the rule “\(rule.name)”")
        }
    }

    @Test("has no third-party packages")
    func packages() throws {
        let manifest = try String(
            contentsOf: PackageFolder.url.appending(path: "Package.swift"), encoding: .utf8)
        let code = SourceFile(path: "Package.swift", text: manifest).code
        #expect(!code.contains { $0.contains(/\.package\s*\(/) })
    }

    @Test("is drawn as it is: every target, in its house, with what it imports")
    func graph() async throws {
        let graph = Graph(of: try await Self.tree.value)
        #expect(graph.text.contains("\n  PaymentCardsView → PaymentCardsContract, TerminalKit\n"))
        #expect(graph.mermaid.hasPrefix("flowchart TD\n    subgraph Apps[\"Apps\"]\n"))
        #expect(graph.mermaid.contains("\n    PaymentCardsView --> TerminalKit\n"))
        #expect(graph.mermaid.contains("\n    subgraph FeaturesPaymentCards[\"Features/PaymentCards\"]\n"))
    }

    private static let tree = Task { try await SourceTree.read(in: PackageFolder.url) }
}
