import TestSupport
import Testing

@testable import layers

@Suite("The reader of imports")
struct ImportTests {
    @Test(
        "finds an import however it is written",
        arguments: [
            "import PaymentCardsEntity", "public import PaymentCardsEntity",
            "@testable import PaymentCardsEntity",
            "import struct PaymentCardsEntity.Money", "import func PaymentCardsEntity.name",
            "@preconcurrency public import PaymentCardsEntity", "  import\tPaymentCardsEntity // why",
            "@_spi(Secrets) import PaymentCardsEntity", "/* why */ import PaymentCardsEntity",
            "import Foundation; import PaymentCardsEntity", "import `PaymentCardsEntity`",
            "#if canImport(PaymentCardsEntity)\nimport PaymentCardsEntity\n#endif",
            "#if os(Windows)\n    private import PaymentCardsEntity\n#endif",
            "@testable\nimport PaymentCardsEntity",
        ])
    func found(text: String) {
        let imports = Import.all(in: SourceFile(path: "A.swift", text: text))
        #expect(imports.map(\.module).contains("PaymentCardsEntity"))
    }

    @Test(
        "is not taken in by what only looks like an import",
        arguments: [
            "// import PaymentCardsEntity", "/* a\nimport PaymentCardsEntity\n/* b */ import Other\n*/",
            "let text = \"\"\"\n    import PaymentCardsEntity\n    \"\"\"", "let important = 1",
            "let text = #\"\\\"; import PaymentCardsEntity\"#", "\"\\(\"; import A\")\"", "importer.run()",
        ])
    func ignored(text: String) {
        same(Import.all(in: SourceFile(path: "A.swift", text: text)), [])
    }

    @Test("names the line, counted from 1")
    func line() {
        let file = SourceFile(path: "A.swift", text: "// one\n\"\"\"\ntwo\n\"\"\"\nimport B")
        same(Import.all(in: file), [Import(line: 5, module: "B")])
    }
}
