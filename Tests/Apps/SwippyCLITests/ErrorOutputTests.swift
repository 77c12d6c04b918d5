import CommandLineTestSupport
import Foundation
import TerminalKit
import TestSupport
import Testing
import Words

@testable import CommandLine
@testable import SwippyCLI

@Suite("Errors")
@MainActor
struct ErrorOutputTests {
    private struct Document: Decodable {
        struct Fault: Decodable {
            struct Candidate: Decodable {
                let name: String
                let number: String?
                let title: String?
            }

            let code: Int
            let name: String
            let message: String
            let advice: String?
            let candidates: [Candidate]
            let details: [String]
        }

        let schema: String
        let error: Fault
    }

    @Test(
        "are JSON in one line where the output is, a wrong command line included",
        arguments: [
            (["show", "6565", "--json"], 66, "notFound"),
            (["--format", "json", "show", "nobody"], 66, "notFound"),
            (["lsit", "--json"], 64, "usage"), (["list", "--json", "--plain"], 64, "usage"),
            (["list", "--format=json", "--page", "0"], 64, "usage"),
            (["pay", "6564", "--json"], 64, "usage"),
            (["list", "--json", "--mock-fail", "offline"], 69, "unavailable"),
            (["list", "--json", "--file", "/nowhere"], 66, "notFound"),
        ])
    func json(line: [String], code: Int, name: String) async throws {
        for language in Language.allCases {
            let recorder = ConsoleRecorder(terminal: nil)
            let exit = await Program.swippy.run(
                line + ["--lang", language.rawValue], console: recorder.console)
            same(Int(exit.rawValue), code)
            same(recorder.output, "")
            same(recorder.errorLines.count, 1)
            let document = try JSONDecoder().decode(Document.self, from: Data(recorder.errors.utf8))
            same(document.schema, "swippy.error/1")
            #expect(document.error.code == code && document.error.name == name)
            #expect(!document.error.message.isEmpty && document.error.advice?.isEmpty == false)
            same(document.error.message.hasCyrillic, language == .ukrainian)
        }
    }

    @Test("have in their JSON what may have been meant")
    func candidates() async throws {
        func candidates(_ line: String...) async throws -> [Document.Fault.Candidate] {
            let recorder = ConsoleRecorder()
            _ = await Program.swippy.run(line + ["--json"], console: recorder.console)
            return try JSONDecoder().decode(Document.self, from: Data(recorder.errors.utf8)).error.candidates
        }
        try await same(candidates("lsit").map(\.name), ["list"])
        try await same(candidates("list", "--serch", "a").map(\.name), ["--search"])
        try await same(candidates("config", "gte", "lang").map(\.name), ["config get"])
        let cards = try await candidates("show", "48822402258")
        #expect(cards.count == 2 && cards.allSatisfy { $0.name.hasPrefix("48822402258#") })
        #expect(cards.allSatisfy { $0.number != nil && $0.title != nil })
    }

    @Test("list candidates in columns")
    func columns() {
        let stop = CommandStop(
            exitCode: .notFound, message: "Which?",
            candidates: [
                .init(name: "1", number: "•••• 1", title: "A"), .init(name: "картка", number: "•••• 6564"),
                .init(name: "中", number: "", title: "C"),
            ], details: ["and 2 more"], advice: "Name one.")
        same(
            stop.lines,
            [
                "swippy: Which?", "  1       •••• 1     A", "  картка  •••• 6564", "  中                 C",
                "  and 2 more", "Name one.",
            ])
    }

    @Test("are in colour on a terminal that has colours")
    func colors() async {
        let size = Size(columns: 80, rows: 24)
        for (environment, line, start) in [
            (
                ["TERM": "xterm-256color"], ["show", "q!"],
                "\u{1B}[1;38;5;167mswippy:\u{1B}[0m \u{1B}[1mNo card"
            ),
            (["TERM": "xterm-256color", "NO_COLOR": "1"], ["show", "q!"], "\u{1B}[1mswippy:\u{1B}[0m"),
            (["TERM": "dumb"], ["show", "q!"], "swippy: No card"),
            (["TERM": "xterm-256color"], ["show", "q!", "--json"], "{\"error\":{"),
        ] as [([String: String], [String], String)] {
            let recorder = ConsoleRecorder(environment: environment, terminal: size)
            _ = await Program.swippy.run(line, console: recorder.console)
            #expect(recorder.errors.contains(start), "\(recorder.errors.debugDescription)")
        }
        let pipe = ConsoleRecorder(environment: ["TERM": "xterm-256color"])
        _ = await pipe.run("show", "x")
        #expect(!pipe.errors.contains("\u{1B}"))
    }
}
