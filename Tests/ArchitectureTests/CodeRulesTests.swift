import Testing

@Suite("The rules for code")
struct CodeRulesTests {
    private let tree: SourceTree

    init() throws {
        tree = try SourceTree.package.get()
    }

    @Test("let nothing end the program or escape the compiler without a proof")
    func promises() {
        tree.expectNone(tree.files(in: "Sources").flatMap(CodeRules.unprovenPromises))
    }

    @Test("keep every file short enough to read", arguments: ["Sources", "Tests"])
    func lengths(folder: String) {
        tree.expectNone(tree.files(in: folder).flatMap(CodeRules.length))
    }

    @Test("give no type the name of a target")
    func namesakes() {
        let targets = Set(LayerTable.targets.map(\.name))
        tree.expectNone(tree.files(in: "Sources").flatMap { CodeRules.namesakes(in: $0, of: targets) })
    }

    @Test("keep entities and contracts free of classes", arguments: ["Entity", "Contract"])
    func classes(layer: String) {
        tree.expectNone(tree.files(in: "Sources/PaymentCards/\(layer)").flatMap(CodeRules.classes))
    }

    @Test("let no view name a presenter")
    func presenters() {
        tree.expectNone(tree.files(in: "Sources/PaymentCards/View").flatMap(CodeRules.presenters))
    }

    @Test("keep third-party packages out of the manifest")
    func packages() throws {
        let manifest = SourceFile(path: "Package.swift", text: try tree.text(of: "Package.swift"))
        #expect(!manifest.code.contains { $0.contains(/\.package\s*\(/) })
    }

    @Test(
        "find a promise without a proof, and accept one with it",
        arguments: [
            ("fatalError(\"no\")", 1), ("let a = try! b()", 1), ("let a = b as! C", 1),
            ("unowned let a: B", 1),
            ("final class A: @unchecked Sendable {}", 1), ("nonisolated(unsafe) var a = 1", 1),
            ("try! b() // because b never throws", 0), ("// Proof: b is a C.\nlet a = b as! C", 0),
            ("// because\n\nfatalError()", 1), ("let because = try! b()", 1), ("// fatalError()", 0),
            ("let text = \"try! again\"", 0), ("try? a()", 1), ("try a()", 0),
            ("let a: Entry?", 0), ("a(try? b())", 1),
        ])
    func promiseSamples(text: String, count: Int) {
        #expect(CodeRules.unprovenPromises(in: sample(text)).count == count)
    }

    @Test("find a namesake, a class, an actor and a presenter")
    func otherSamples() {
        #expect(
            CodeRules.namesakes(in: sample("public enum TerminalKit {}"), of: ["Networking", "TerminalKit"])
                .count == 1)
        #expect(
            CodeRules.namesakes(in: sample("enum TerminalKitError {}"), of: ["Networking", "TerminalKit"])
                == [])
        #expect(
            CodeRules.classes(in: sample("final class A {}\nactor B {}\nprotocol C: AnyObject {}")).count == 2
        )
        #expect(
            CodeRules.presenters(in: sample("let a: CardListPresenter\n// a Presenter")).map(\.line) == [1])
    }

    @Test("find a file that is one line too long")
    func lengthSamples() {
        let longest = String(repeating: "\n", count: CodeRules.longestFile)
        #expect(CodeRules.length(of: sample(longest)) == [])
        #expect(CodeRules.length(of: sample(longest + "\n")).count == 1)
    }

    private func sample(_ text: String) -> SourceFile { SourceFile(path: "Sample.swift", text: text) }
}
