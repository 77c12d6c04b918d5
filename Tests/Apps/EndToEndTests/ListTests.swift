import Foundation
import TerminalKit
import TestSupport
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("The drawing of swippy list")
struct ListTests {
    private let swippy: Swippy

    init() throws {
        swippy = try Swippy(here: true)
    }

    @Test("draws within the width asked for", arguments: [20, 40, 80, 200], ["never", "always"])
    func width(columns: Int, color: String) async throws {
        let run = try await swippy(
            "list", "--format", "cards", "--width", "\(columns)", "--color", color,
            environment: ["TERM": "xterm-256color"])
        same(run.end, .exit(0))
        let codes = /\u{1B}\[[0-9;:]*m/
        let longest = run.lines.map { $0.replacing(codes, with: "").columns }.max() ?? 0
        #expect(longest > 0)
        #expect(longest <= columns)
    }

    @Test(
        "draws for 80 columns if the environment gives no usable width", arguments: ["0", "abc", "-5", ""])
    func unusableColumns(columns: String) async throws {
        let usual = try await swippy("list", "--format", "cards")
        let run = try await swippy(
            "list", "--format", "cards", environment: ["COLUMNS": columns, "LINES": columns])
        same(run.output, usual.output)
    }

    @Test(
        "survives any size that the environment claims",
        arguments: ["1", "5", "999999", "99999999999999999999"])
    func absurdSize(size: String) async throws {
        let run = try await swippy(
            "list", "--format", "cards", environment: ["COLUMNS": size, "LINES": size])
        same(run.end, .exit(0))
    }

    @Test("gives the picture as one SVG document")
    func svg() async throws {
        let run = try await swippy("list", "--format", "svg")
        #expect(run.output.hasPrefix("<svg xmlns="))
        #expect(run.output.hasSuffix("</svg>\n"))
        let parser = XMLParser(data: run.outputBytes)
        #expect(parser.parse())
    }
}
