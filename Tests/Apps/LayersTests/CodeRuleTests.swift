import TestSupport
import Testing

@testable import layers

@Suite("A rule for code")
struct CodeRuleTests {
    private let path = "Features/Shop/Interactor/A.swift"

    @Test(
        "finds a promise without a proof, and accepts one with it",
        arguments: [
            ("fatalError(\"no\")", 1), ("let a = try! b()", 1), ("let a = b as! C", 1),
            ("unowned let a: B", 1), ("preconditionFailure()", 1),
            ("final class A: @unchecked Sendable {}", 1), ("nonisolated(unsafe) var a = 1", 1),
            ("try! b() // because b never throws", 0), ("// Proof: b is a C.\nlet a = b as! C", 0),
            ("// because\n\nfatalError()", 1), ("let because = try! b()", 1), ("// fatalError()", 0),
            ("let text = \"try! again\"", 0), ("try? a()", 1), ("try a()", 0),
            ("let a: Entry?", 0), ("a(try? b())", 1),
        ])
    func promises(text: String, count: Int) {
        same(Rule.promises.lines(in: path, text).count, count)
    }

    @Test(
        "finds what is public without a comment, but for initializers, what is overridden, and what a record's fields say",
        arguments: [
            ("public struct A {}", 1), ("/// A thing.\npublic struct A {}", 0),
            ("/// A thing.\n@MainActor\npublic final class A {}", 0), ("    public static let a = 1", 1),
            ("public private(set) var a = 1", 1), ("public init(a: Int) {}", 0), ("package struct A {}", 0),
            ("public override func a() {}", 0), ("public import Values", 0), ("extension A {}", 0),
            ("// A thing.\npublic func a() {}", 1), ("public mutating func a() {}", 1),
            ("public subscript(a: Int) -> Int { a }", 1),
            (
                "public let a, b: Int\npublic static let fields: [Field<A>] = [.json(\"a\", \\.a), .json(\"b\", \\.b)]",
                0
            ),
            ("public let a, b: Int\npublic static let fields: [Field<A>] = [.json(\"a\", \\.a)]", 1),
            ("public let a: Int\nlet b = c.map(\\.a)", 1),
        ])
    func documentation(text: String, count: Int) {
        same(Rule.documentation.lines(in: path, text).count, count)
    }

    @Test("finds a screen that grows over its number, in whichever layers, and a number that is too high")
    func screens() {
        func breaches(_ screen: String, lines: Int, feature: String = "Shop") -> [Breach] {
            let text = String(repeating: "\n", count: lines - 1)
            return Rule.screenSize.breaches(
                sampleTree(
                    ("Features/\(feature)/View/\(screen)/A.swift", text),
                    ("Features/\(feature)/Presenter/\(screen)/B.swift", "\n"),
                    ("Features/\(feature)/View/C.swift", text)))
        }
        func faults(_ screen: String, lines: Int) -> [String] {
            breaches(screen, lines: lines).map(\.fault)
        }
        same(faults("Cart", lines: Rule.largestAnswer), [])
        same(
            faults("Cart", lines: Rule.largestAnswer + 1),
            [
                "the screen Shop/Cart has 601 lines, and may have 600"
            ])
        let shrunk = breaches("CardDues", lines: 10, feature: "PaymentCards")
        same(shrunk.map(\.remedy), ["lower its number in ScreenRules.swift, so that it can’t grow again."])
    }

    @Test("keeps a number for each screen that is larger than others may be")
    func ceilings() {
        #expect(Rule.ceilings.allSatisfy { $0.value > Rule.largestAnswer && $0.value.isMultiple(of: 10) })
    }

    @Test("finds a type that has the name of a target, and no other")
    func namesakes() {
        same(Rule.namesakes.lines(in: path, "public enum TerminalKit {}"), [1])
        same(Rule.namesakes.lines(in: path, "enum TerminalKitError {}\nextension TerminalKit {}"), [])
    }

    @Test("finds a file that is one line too long")
    func files() {
        let longest = String(repeating: "\n", count: Rule.longestFile)
        same(Rule.fileLength.lines(in: path, longest), [])
        same(Rule.fileLength.lines(in: path, longest + "\n"), [Rule.longestFile + 1])
    }

    @Test("counts the extensions of a type, in whichever file of its target they are")
    func types() {
        func text(_ head: String, lines: Int) -> String {
            "// first\n\(head) {\n" + String(repeating: "    let a = 1\n", count: lines - 2) + "}\n"
        }
        func breaches(_ type: String, _ other: String, in folder: String = "Interactor") -> [Breach] {
            Rule.typeLength.breaches(
                sampleTree((path, type), ("Features/Shop/\(folder)/B.swift", other)))
        }
        let type = text("struct A", lines: 200)
        same(breaches(type, text("extension A", lines: 100)), [])
        same(
            breaches(type, text("extension A", lines: 101)),
            [
                Breach(
                    path: "Sources/\(path)", line: 2,
                    fault: "A has 301 lines with its extensions, and may have 300")
            ])
        same(breaches(type, text("extension B", lines: 101)), [])
        same(breaches(type, text("extension A", lines: 101), in: "Entity"), [])
        same(breaches("// Longer than most: a table.\n" + type, text("extension A", lines: 300)), [])
    }

    @Test("knows where types begin and end, whatever stands between")
    func declarations() {
        let file = SourceFile(
            path: "A.swift",
            text: """
                struct A<B: C> where B.D == E {
                    class func f() { if a { b() } }
                    enum F { case g }
                    let h = "} struct I {"
                }
                extension A.F: J {
                }
                final class K {}
                """)
        same(
            file.declarations,
            [
                Declaration(name: "A.F", isExtension: false, lines: 3...3, kind: "enum"),
                Declaration(name: "A", isExtension: false, lines: 1...5, kind: "struct"),
                Declaration(name: "A.F", isExtension: true, lines: 6...7, kind: "extension"),
                Declaration(name: "K", isExtension: false, lines: 8...8, kind: "class"),
            ])
    }
}
