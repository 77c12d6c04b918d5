import Testing

@Suite("A forbidden import")
struct ForbiddenImportTests {
    @Test(
        "in any layer is reported with its file, its line and the rule",
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
        let path = "Sources/\(name)"
        let text = try SourceTree.package.get().text(of: path)
        #expect(try violations(in: text, at: path) == [])
        #expect(
            try violations(in: "// A harmless line.\nimport \(module)\n\(text)", at: path) == [
                "\(path):2: \(target) may not import \(module)"
            ])
    }

    private func violations(in text: String, at path: String) throws -> [String] {
        let target = try #require(LayerTable.target(of: path))
        return ImportRules.violations(in: SourceFile(path: path, text: text), of: target).map(\.description)
    }
}
