import TestSupport
import Testing

@testable import layers

@Suite("A rule for borders")
struct BorderRuleTests {
    private let presenter = "Features/Shop/Presenter/A.swift"

    @Test(
        "finds a presenter that owns its view or its output",
        arguments: [
            ("package var view: (any ViewInput<CartState>)?", 1),
            ("private let output: any Reporting<CartReport>", 1),
            ("private var output: (any Reporting<CartReport>)? { didSet { render() } }", 1),
            ("package weak var view: (any ViewInput<CartState>)?", 0),
            ("private weak var output: (any Reporting<CartReport>)?", 0),
            ("private let router: any Routing<CartRoute>", 0),
            ("init(output: (any Reporting<CartReport>)?) {", 0),
            ("// var view: any ViewInput<CartState>", 0),
        ])
    func owners(text: String, count: Int) {
        same(Rule.owners.lines(in: presenter, text).count, count)
        same(Rule.owners.lines(in: "Features/Shop/Builder/A.swift", text), [])
    }

    @Test("finds a router whose screens report to nobody, and says which one it is")
    func listeners() {
        func function(_ line: String) -> String {
            """
            func cart() {
                let router = router(on: navigator)
                \(line)
            }

            func other(router: Router) { router.output = presenter }
            """
        }
        func breaches(_ text: String) -> [Breach] {
            Rule.listeners.breaches(in: "Features/Shop/Builder/A.swift", text)
        }
        same(breaches(function("router.output = presenter")), [])
        same(breaches("let back = borders.backRouter(on: navigator)"), [])
        let found = breaches(function("return borders.screen(of: presenter)"))
        same(found.map(\.line), [2])
        #expect(found.first?.fault.hasPrefix("router has no output") == true)
    }

    @Test(
        "finds a task in a layer that waits for nothing",
        arguments: [
            ("Task { await load() }", 1), ("Task.detached { }", 1), ("let a = Task(priority: .low) { 1 }", 1),
            ("Task.isCancelled", 0), ("try await Task.sleep(for: .seconds(1))", 0),
            ("SubTask { }", 0), ("// Task { }", 0),
        ])
    func effects(text: String, count: Int) {
        for layer in ["Presenter", "View", "Interactor"] {
            same(Rule.effects.lines(in: "Features/Shop/\(layer)/A.swift", text).count, count)
        }
        same(Rule.effects.lines(in: "Features/Shop/Store/A.swift", text), [])
    }

    @Test(
        "finds a layer that reaches for the system by itself",
        arguments: [
            ("FileManager.default.fileExists(atPath: a)", 1),
            ("UserDefaults.standard.set(a, forKey: \"b\")", 1),
            ("let a = ProcessInfo.processInfo.environment", 1), ("let a: BundleOffer.Part", 0),
            ("// FileManager", 0),
        ])
    func system(text: String, count: Int) {
        same(Rule.system.lines(in: presenter, text).count, count)
        same(Rule.system.lines(in: "Features/Shop/Store/A.swift", text), [])
        same(Rule.system.lines(in: "Apps/shop/A.swift", text), [])
    }
}
