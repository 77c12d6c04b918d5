import CommandLineTestSupport
import Foundation
import TerminalKit
import TestSupport
import Testing

@testable import CommandLine
@testable import showroom

@MainActor
@Suite("The printed showroom")
struct SampleCommandsTests {
    @Test("prints every state of every component, or of one")
    func all() async {
        let console = ConsoleRecorder()
        await same(console.run(), .success)
        let states = ComponentKind.allCases.flatMap { kind in
            kind.samples.map { "\(kind.rawValue)\t\($0.name)\t" }
        }
        same(Set(states).count, states.count)
        for state in states { #expect(console.output.contains(state)) }
        let one = ConsoleRecorder()
        await same(one.run("media-card"), .success)
        #expect(one.outputLines.count > 6)
        #expect(one.outputLines.allSatisfy { $0.hasPrefix("media-card\t") })
        await same(ConsoleRecorder().run("credit-card"), .usage)
    }

    @Test("draws as many side by side as fit, in both languages", arguments: [20, 40, 80, 104, 160])
    func drawn(columns: Int) async {
        for language in ["en", "uk"] {
            let terminal = ConsoleRecorder(terminal: Size(columns: columns, rows: 24))
            await same(terminal.run("--format", "cards", "--color", "never", "--lang", language), .success)
            #expect(terminal.outputLines.allSatisfy { $0.columns <= columns })
            #expect(terminal.output.contains(language == "en" ? "Welcome" : "Вітаємо"))
            let captions = terminal.outputLines.map { $0.ranges(of: "-card ·").count }
            same(captions.max(), max(1, (columns - (columns < 24 ? 0 : 4) + 3) / 51))
        }
    }

    @Test("has the same as JSON, and as sentences that say what is a button")
    func forms() async throws {
        struct Document: Decodable {
            struct Sample: Decodable {
                struct Part: Decodable {
                    let element: String
                    let words: [String]
                    let isButton: Bool
                }
                let name, state, title: String
                let parts: [Part]
            }
            let schema: String
            let components: [Sample]
        }
        let json = ConsoleRecorder()
        await same(json.run("highlighted-card", "--json"), .success)
        let document = try JSONDecoder().decode(Document.self, from: Data(json.output.utf8))
        same(document.schema, "swippy.components/1")
        let action = try #require(document.components.first { $0.state == "action" })
        same(action.parts.map(\.element), ["card", "button", "close"])
        same(action.parts.map(\.isButton), [false, true, true])
        let reader = ConsoleRecorder()
        await same(
            reader.run(
                "highlighted-card", "--format", "screen-reader", "--lang", "uk"), .success)
        #expect(reader.outputLines.contains("Закрити, кнопка"))
        let busy = ConsoleRecorder()
        await same(busy.run("data-card", "--format", "screen-reader"), .success)
        #expect(busy.outputLines.contains("Paying…, busy"))
        let svg = ConsoleRecorder()
        await same(svg.run("data-card", "--format", "svg"), .success)
        #expect(svg.output.hasPrefix("<svg"))
    }
}
