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
        let cards = "Features/PaymentCards"
        let broken = [
            (
                "\(cards)/View/A.swift", "import PaymentCardsEntity",
                "PaymentCardsView may not import PaymentCardsEntity"
            ),
            ("\(cards)/View/B.swift", "extension PaymentCard {}", "a view may not name PaymentCard"),
            ("\(cards)/View/C.swift", "let a: any CardsService", "a view may not name CardsService"),
            (
                "\(cards)/Presenter/A.swift", "import PaymentCardsInteractor",
                "PaymentCardsPresenter may not import PaymentCardsInteractor"
            ),
            (
                "Apps/swippy-movies/A.swift", "import StoriesEntity",
                "swippy-movies may not import the feature Stories"
            ),
        ]
        let found = Report(of: broken.reduce(tree) { $0.replacing("Sources/\($1.0)", with: $1.1) }).violations
        for (path, _, fault) in broken {
            #expect(found.contains { $0.breach.path == "Sources/\(path)" && $0.breach.fault == fault })
        }
    }

    @Test("has products that list what their libraries re-export, for the API check")
    func exports() async throws {
        let tree = try await Self.tree.value
        for product in try Manifest.read(in: PackageFolder.url).products {
            let library = tree.targets.first { $0.name == product.name }
            let exported = (library?.files ?? []).flatMap(\.lines).compactMap { line in
                line.hasPrefix("@_exported public import ")
                    ? line.split(separator: " ").last.map(String.init) : nil
            }
            guard library?.files.contains(where: { $0.path.contains("/Library/") }) == true else { continue }
            same(Set(product.targets), Set([product.name] + exported), "\(product.name)")
        }
    }

    @Test("has each module that the API of a product uses in a product, too: the API check sees no others")
    func compared() async throws {
        let tree = try await Self.tree.value
        let compared = Set(try Manifest.read(in: PackageFolder.url).products.flatMap(\.targets))
        for target in tree.targets where compared.contains(target.name) {
            for line in target.files.flatMap(\.lines) where line.hasPrefix("public import ") {
                let module = String(line.dropFirst("public import ".count))
                guard tree.targets.contains(where: { $0.name == module }) else { continue }
                #expect(compared.contains(module), "\(target.name) makes \(module) a part of its API")
            }
        }
    }

    @Test("says how many modules and names one import of the cards brings, give or take a twentieth")
    func names() async throws {
        let tree = try await Self.tree.value
        let modules = try #require(
            try Manifest.read(in: PackageFolder.url).products.first { $0.name == "PaymentCards" }
        ).targets
        let declaration =
            /(@\w+ )*(public|open) (final |indirect )?(struct|enum|class|actor|protocol|typealias|func|let|var) (?<name>\w+).*/
        let lines = tree.targets.filter { modules.contains($0.name) }.flatMap { target in
            target.files.flatMap(\.lines).compactMap { line in
                line.wholeMatch(of: declaration).map { "\(target.name).\($0.name)" }
            }
        }
        let page = try String(
            contentsOf: PackageFolder.url.appending(path: "Docs/Stability.md"), encoding: .utf8)
        let told = try #require(
            page.firstMatch(of: /import PaymentCards` brings (\d+) modules with about (\d+) names/))
        same(Int(told.output.1), modules.count)
        let (said, count) = (try #require(Int(told.output.2)), Set(lines).count)
        #expect(abs(said - count) <= count / 20, "there are \(count)")
    }

    @Test("uses all that its targets declare, and what a layer may import in one feature at least")
    func table() async throws {
        let targets = try await Self.tree.value.targets.filter(\.isProduct)
        func unused(of target: SourceTree.Target) -> Set<String> {
            target.siblings.subtracting(target.files.flatMap(Import.all(in:)).map(\.module))
        }
        for target in targets where target.layer == nil {
            same(unused(of: target), [], "\(target.name)")
        }
        for (layer, targets) in Dictionary(grouping: targets, by: \.layer) where layer != nil {
            let allowed = targets.map { $0.known($0.siblings) },
                idle = targets.map { $0.known(unused(of: $0)) }
            let used = zip(allowed, idle).reduce(into: Set()) { $0.formUnion($1.0.subtracting($1.1)) }
            same(allowed.reduce(Set()) { $0.union($1) }.subtracting(used), [], "\(layer ?? "")")
        }
    }

    @Test("says of its layers in Docs/Architecture.md what its manifest says")
    func page() async throws {
        let page = try String(
            contentsOf: PackageFolder.url.appending(path: "Docs/Architecture.md"), encoding: .utf8)
        let rows = page.matches(of: /\n\| (\w+) \| [^|]+ \| ([\w, ]+) \| [^|]+ \|/)
        let layers = try await Self.tree.value.targets.filter { $0.layer != nil && $0.isProduct }
        same(Set(layers.compactMap(\.feature)).count, 5)
        for (layer, targets) in Dictionary(grouping: layers, by: { $0.layer ?? "" }) {
            let row = try #require(rows.first { $0.output.1 == layer }, "\(layer)")
            let known = row.output.2.split(separator: ", ").map(String.init).filter { $0 != "nothing" }
            let siblings = targets.reduce(into: Set()) { $0.formUnion($1.known($1.siblings)) }
            same(siblings.sorted(), known.sorted(), "\(layer)")
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
        #expect(
            graph.text.contains(
                "\n  PaymentCardsView → ContentCards, Pages, PaymentCardsScreens, Pictures, Records, ScreenContract, ScreenView, SwipeKit, TerminalKit\n"
            ))
        #expect(graph.mermaid.hasPrefix("flowchart TD\n    subgraph Apps[\"Apps\"]\n"))
        #expect(graph.mermaid.contains("\n    PaymentCardsView --> TerminalKit\n"))
        #expect(graph.mermaid.contains("\n    subgraph FeaturesPaymentCards[\"Features/PaymentCards\"]\n"))
    }

    @Test("draws in Docs/Components.md what the cards consist of")
    func components() async throws {
        let file = PackageFolder.url.appending(path: "Docs/Components.md")
        var page = try String(contentsOf: file, encoding: .utf8)
        let block = try #require(page.firstMatch(of: /```mermaid\n([^`]*)```/))
        let drawn = Graph(of: try await Self.tree.value).components(of: "PaymentCards").mermaid
        page.replaceSubrange(block.output.1.startIndex..<block.output.1.endIndex, with: drawn + "\n")
        try KeptText(in: file, acceptedBy: "PackageTests").expect(page)
    }

    @Test("has in the graph of a feature just those arrows that don't follow from others")
    func reduced() async throws {
        let graph = Graph(of: try await Self.tree.value).components(of: "Counter").mermaid
        #expect(graph.contains("\n    CounterBuilder --> CounterPresenter\n"))
        #expect(!graph.contains("CounterBuilder --> CounterPorts"))
        #expect(!graph.contains("PaymentCards"))
    }

    private static let tree = Task { try await SourceTree.read(in: PackageFolder.url) }
}

extension SourceTree.Target {
    /// `targets` as the table has them: without the name of the feature.
    fileprivate func known(_ targets: Set<String>) -> Set<String> {
        Set(targets.map { $0.replacing(feature ?? "", with: "") })
    }
}
