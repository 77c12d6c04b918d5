import Foundation
import SystemTestSupport
import TestSupport
import Testing

@Suite("A translation")
struct TranslationTests {
    @Test(
        "made from what “messages” prints is spoken by the live screens, to the last word",
        arguments: [
            "? esc enter ? esc esc", "p enter esc esc", "g esc s esc a esc r", "o right ? u f esc esc esc",
            "f end enter esc esc f end up enter down enter", "space down space p esc d esc esc",
            "/ zzzz enter",
        ])
    func live(keys: String) async throws {
        let swippy = try Swippy()
        let template = try await swippy("messages", BracketLanguage.code).output
        try swippy.workspace.write(
            try BracketLanguage.file(from: template),
            to: ".config/swippy/languages/\(BracketLanguage.code).json")
        func said(_ language: String) async throws -> String {
            let lines = keys.split(separator: " ").joined(separator: "\n")
            let options = ["live", "--format", "screen-reader", "--lang", language]
            return try await swippy.run(options, input: Data(lines.utf8)).output
        }
        let (brackets, ukrainian) = (try await said(BracketLanguage.code), try await said("uk"))
        #expect(brackets.count { $0 == "⟦" } > 10)
        #expect(BracketLanguage.untranslated(in: brackets, ukrainian: ukrainian) == [])
    }

    @Test("begun as the page about it shows is spoken, and has nothing that can't be used")
    func page() async throws {
        let page = try String(
            contentsOf: PackageFolder.url.appending(path: "Docs/Contributing.md"), encoding: .utf8)
        let json = try #require(page.firstMatch(of: /```json\n(?<text>[^`]+)```/)?.text)
        let swippy = try Swippy()
        try swippy.workspace.write(Data(json.utf8), to: ".config/swippy/languages/de.json")
        let messages = try await swippy("messages", "de")
        #expect(messages.errors.hasPrefix("de: 3 of "), "\(messages.errors)")
        let list = try await swippy("list", "--lang", "de", "--format", "screen-reader")
        #expect(list.output.hasPrefix("Deine Karten, 14 Karten\n"), "\(list.output.prefix(100))")
    }
}
