import Foundation
import Testing

@Suite("A forbidden import")
struct ForbiddenImportTests {
    @Test(
        "in a copy of the sources is reported with its file, its line and the rule",
        arguments: [
            ("PaymentCards/View/CardList/CardListView.swift", "PaymentCardsView", "PaymentCardsEntity"),
            (
                "PaymentCards/Presenter/CardList/CardListPresenter.swift", "PaymentCardsPresenter",
                "TerminalKit"
            ),
            ("PaymentCards/Entity/Money.swift", "PaymentCardsEntity", "PaymentCardsContract"),
            ("TerminalKit/Canvas/Canvas.swift", "TerminalKit", "Foundation"),
        ])
    func reported(name: String, target: String, module: String) throws {
        let copy = try copyOfSources()
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: copy.root) } }
        #expect(try violations(in: copy) == [])

        let path = "Sources/\(name)"
        let file = copy.root.appending(path: path)
        let text = try String(contentsOf: file, encoding: .utf8)
        try Data("// A harmless line.\nimport \(module)\n\(text)".utf8).write(to: file)

        #expect(
            try violations(in: copy).map(\.description) == [
                "\(path):2: \(target) may not import \(module)"
            ])
    }

    private func violations(in tree: SourceTree) throws -> [Violation] {
        try tree.files(in: "Sources").flatMap { file in
            ImportRules.violations(in: file, of: try #require(LayerTable.target(of: file.path)))
        }
    }

    /// The files' text only: to copy a folder is to copy its owner too, which not everybody may do.
    private func copyOfSources() throws -> SourceTree {
        let root = FileManager.default.temporaryDirectory.appending(path: "swippy-\(UUID().uuidString)")
        for file in try SourceTree.package.files(in: "Sources") {
            let copy = root.appending(path: file.path)
            try FileManager.default.createDirectory(
                at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(file.lines.joined(separator: "\n").utf8).write(to: copy)
        }
        return SourceTree(root: root)
    }
}
