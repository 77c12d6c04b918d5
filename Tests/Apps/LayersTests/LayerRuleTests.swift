import TestSupport
import Testing

@testable import layers

@Suite("A rule for layers")
struct LayerRuleTests {
    @Test(
        "finds an import that the table does not give, and accepts one that it does",
        arguments: [
            ("Features/Shop/View/V.swift", "import ShopScreens\nimport ShopEntity", [2]),
            ("Features/Shop/Presenter/P.swift", "import ShopEntity\n// why\nimport TerminalKit", [3]),
            ("Features/Shop/Presenter/P.swift", "import ShopInteractor", [1]),
            ("Features/Shop/View/V.swift", "import Foundation\nimport Dispatch", [2]),
            ("Features/Shop/Interactor/I.swift", "import Glibc\nimport FoundationNetworking", [1, 2]),
            ("Toolkit/TerminalKit/T.swift", "import Foundation", [1]),
            ("Toolkit/Pictures/P.swift", "import Foundation", [1]),
            ("Toolkit/TerminalKit/T.swift", "import Synchronization", []),
            ("Features/Shop/View/V.swift", "import TerminalKit\n@testable import ShopView", []),
        ] as [(String, String, [Int])])
    func imports(path: String, text: String, lines: [Int]) {
        same(Rule.imports.lines(in: path, text), lines)
    }

    @Test("finds one feature that imports another, even where the manifest lets it")
    func features() {
        let breaches = Rule.features.breaches(
            in: "Features/Offer/View/V.swift", "import TerminalKit\nimport ShopView")
        same(
            breaches,
            [
                Breach(
                    path: "Sources/Features/Offer/View/V.swift", line: 2,
                    fault: "the feature Offer may not import the feature Shop")
            ])
    }

    @Test(
        "finds an entity, a service or a presenter in a view, with and without an import",
        arguments: [
            ("extension Order { var mark: String { \"\" } }", [1]), ("let a = 1\nlet b: [Order] = []", [2]),
            ("let service: any OrderService", [1]), ("let a: ShopPresenter", [1]),
            ("// Order\nlet text = \"Order\"", []), ("let a: ShopRow.Order", []),
            ("let router: any Routing<Route>", [1]), ("weak var navigator: (any Navigator)?", [1]),
            ("private struct Order {}\nlet a: Order", []), ("let orderly: Orders", []),
        ] as [(String, [Int])])
    func views(text: String, lines: [Int]) {
        same(Rule.viewsDrawOnly.lines(in: "Features/Shop/View/V.swift", text), lines)
    }

    @Test(
        "finds a formatter in an entity or an interactor",
        arguments: [
            ("let a = NumberFormatter()", 1), ("a.formatted(.number)", 1), ("String(format: \"%d\", 1)", 1),
            ("let style: Date.FormatStyle", 1), ("NumberFormatter.localizedString(from: a)", 1),
            ("Decimal.FormatStyle.currency", 1), ("let formatters: Formatters", 0), ("let format = 1", 0),
            ("// NumberFormatter", 0),
        ])
    func formatters(text: String, count: Int) {
        for layer in ["Entity", "Interactor"] {
            same(Rule.entitiesDoNotFormat.lines(in: "Features/Shop/\(layer)/A.swift", text).count, count)
        }
        same(Rule.entitiesDoNotFormat.lines(in: "Features/Shop/Presenter/A.swift", text), [])
    }

    @Test(
        "finds a class, an actor and a shared variable in a layer of values",
        arguments: [
            ("final class A {}", 1), ("final class A: Sendable {", 0),
            ("final class A: @unchecked Sendable {", 1), ("actor B {}", 1), ("protocol C: AnyObject {}", 0),
            ("static var a = 1", 1), ("static var a: Int = { 1 }()", 1), ("var shared = 1", 1),
            ("private var shared: [Int] = []", 1), ("static var a: Int { 1 }", 0), ("static let a = 1", 0),
            ("    var a = 1", 0), ("var a: Int {", 0),
        ])
    func values(text: String, count: Int) {
        for layer in ["Entity", "Screens", "Ports", "Interactor"] {
            same(Rule.valuesOnly.lines(in: "Features/Shop/\(layer)/A.swift", text).count, count)
        }
        same(Rule.valuesOnly.lines(in: "Features/Shop/View/A.swift", text), [])
    }

    @Test("finds what an interactor remembers, and not what it computes or counts meanwhile")
    func memories() {
        let text = """
            struct PayInteractor {
                private var last: Int?
                let service: Int
                var isReady: Bool { true }
                func sum() { var sum = 0 }
                func count() {
                    var count = 0
                }
            }
            struct Sum {
                var total = 0
            }
            """
        same(Rule.valuesOnly.lines(in: "Features/Shop/Interactor/A.swift", text), [2])
    }

    @Test(
        "finds an escape sequence in a presenter",
        arguments: [
            (#"let a = "\u{1B}[1m""#, 1), (#"let a = "\u{001b}]8;;""#, 1), (#"let a = "[1m""#, 0),
            (#"// "\u{1B}""#, 0),
        ])
    func escapes(text: String, count: Int) {
        same(Rule.presentersDoNotDraw.lines(in: "Features/Shop/Presenter/A.swift", text).count, count)
        same(Rule.presentersDoNotDraw.lines(in: "Features/Shop/View/A.swift", text), [])
    }

    @Test(
        "finds a key's name in a presenter, however it is written, and takes no other word for one",
        arguments: [
            (#"let a = "Esc leaves""#, 1), (#"let a = "hit esc.""#, 1), (#"let a = "⏎""#, 1),
            (#"let a = "\u{23CE}""#, 1), (##"let a = #"\#u{2191}"#"##, 1), (#"let a = "PgUp PgDn""#, 1),
            ("let a = \"\"\"\n    Tab: next\n    \"\"\"", 1), (#"let a = "^L""#, 1),
            (#"let a = "Ctrl-C""#, 1),
            (#"let a = "Press x.""#, 1), (#"let a = "натисніть x""#, 1), (#"Hint(key: "x", "hide")"#, 1),
            (#"Hint(shortKey: "x")"#, 1), (#"Hint(key: key, meaning: "hide")"#, 0), ("// Esc leaves", 0),
            (#"let a = "describe the table, enter it, compress the rest""#, 0),
            (#"let a = escape("an escape")"#, 0), (#"coder.decode(forKey: "a")"#, 0),
            (#"let a = "press {}""#, 0), (#"let a = "натисніть {}""#, 0),
            (#"let a = "the idempotency key""#, 0), (#"let a = "2^32""#, 0), (#"let a = "Express""#, 0),
        ])
    func keys(text: String, count: Int) {
        for layer in ["Presenter", "Screens"] {
            same(Rule.presentersDoNotDraw.lines(in: "Features/Shop/\(layer)/A.swift", text).count, count)
        }
        same(Rule.presentersDoNotDraw.lines(in: "Features/Shop/View/A.swift", text), [])
    }

    @Test(
        "finds what is to be typed in a presenter: a program's name, or an option",
        arguments: [
            (#"let a = "Run shop buy.""#, 1), (#"let a = "shop: buy""#, 1), (#"let a = "with --state""#, 1),
            (#"let a = "(--full)""#, 1), (#"let a = "the workshop, shop-like -- a dash""#, 0),
            (#"let a = "an {option}""#, 0), ("// shop --state", 0), ("let shop = 1", 0),
        ])
    func typed(text: String, count: Int) {
        same(Rule.presentersDoNotDraw.lines(in: "Features/Shop/Presenter/A.swift", text).count, count)
        same(Rule.presentersDoNotDraw.lines(in: "Features/Shop/View/A.swift", text), [])
    }

    @Test("says what to do instead in the layer that imports what it may not")
    func remedies() {
        func remedy(_ layer: String) -> String? {
            Rule.imports.breaches(
                in: "Features/Shop/\(layer)/A.swift", "import TerminalSession\nimport Glibc"
            ).first?
            .remedy
        }
        #expect(remedy("Interactor")?.contains("a value of the ports") == true)
        #expect(remedy("View")?.contains("view state") == true)
        #expect(remedy("Presenter") != remedy("Entity"))
        #expect(
            Rule.imports.breaches(in: "Toolkit/TerminalKit/A.swift", "import Foundation").first?.remedy == nil
        )
    }

    @Test(
        "finds a clock that is read in place, and accepts the default of one that is passed in",
        arguments: [
            ("let day = Date()", 1), ("let day = Date.now", 1),
            ("let day: Date = .now", 1), ("let start = ContinuousClock.now", 1), ("time = state.now", 0),
            ("let a = Date(timeIntervalSince1970: 0)", 0),
            ("init(now: @escaping () -> Date = { Date() })", 0), ("// Date()", 0), ("let now: Date", 0),
            ("let day = DayClock().today", 1), ("init(days: DayClock = DayClock())", 0),
        ])
    func clocks(text: String, count: Int) {
        same(Rule.clocks.lines(in: "Features/Shop/Presenter/A.swift", text).count, count)
        same(Rule.clocks.lines(in: "Apps/shop/A.swift", text).count, count)
        same(Rule.clocks.lines(in: "Features/Shop/Store/A.swift", text), [])
    }

    @Test(
        "finds what prints in a library, and accepts it in a program",
        arguments: [
            ("print(1)", 1), ("    debugPrint(a)", 1), ("printer.print(a)", 0),
            ("func print(_ a: Int) {}", 0),
            ("blueprint(a)", 0), ("// print(1)", 0),
        ])
    func output(text: String, count: Int) {
        same(Rule.output.lines(in: "Toolkit/TerminalKit/A.swift", text).count, count)
        same(Rule.output.lines(in: "Apps/shop/A.swift", text), [])
    }
}
