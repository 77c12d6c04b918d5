import CommandLineTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import CommandLine
@testable import SwippyCLI

@Suite("A pager")
@MainActor
struct PagerTests {
    private static let small = Size(columns: 80, rows: 12)
    private static let terminal = ["TERM": "xterm-256color"]

    @Test(
        "shows what is longer than the terminal, as every command prints it",
        arguments: [
            ["list"], ["list", "--format", "cards"], ["show", "6564"], ["statement", "6564"], ["help"],
            ["help", "list"], ["list", "--help"],
        ])
    func shows(arguments: [String]) async {
        let paged = ConsoleRecorder(environment: Self.terminal, terminal: Self.small)
        let direct = ConsoleRecorder(environment: Self.terminal, terminal: Self.small)
        let none = ConsoleRecorder(environment: Self.terminal, terminal: Self.small, hasPager: false)
        await same(Program.swippy.run(arguments, console: paged.console), .success)
        await same(Program.swippy.run(arguments + ["--no-pager"], console: direct.console), .success)
        await same(Program.swippy.run(arguments, console: none.console), .success)
        same(paged.pages.map(\.pager), ["less"])
        same(paged.output, "")
        #expect(direct.pages.isEmpty)
        same(paged.pages.first?.text, direct.output)
        same(none.output, direct.output)
        #expect(paged.errors == "" && none.errors == "")
    }

    @Test("is not for what fits, for a pipe, or for programs and screen readers")
    func notNeeded() async {
        for arguments in [
            ["list", "--format", "plain"], ["list", "--json"], ["list", "--csv"],
            ["list", "--format", "svg"],
            ["list", "--format", "screen-reader"], ["list", "--search", "nosuchcard"],
        ] {
            let recorder = ConsoleRecorder(environment: Self.terminal, terminal: Self.small)
            await same(Program.swippy.run(arguments, console: recorder.console), .success)
            #expect(recorder.pages.isEmpty && recorder.output != "", "\(arguments)")
        }
        let pipe = ConsoleRecorder(environment: Self.terminal)
        await same(pipe.run("list", "--format", "cards"), .success)
        #expect(pipe.pages.isEmpty && pipe.output != "")
        let large = ConsoleRecorder(environment: Self.terminal, terminal: Size(columns: 80, rows: 24))
        await same(large.run("list"), .success)
        #expect(large.pages.isEmpty && large.output.contains("@14"))
    }

    @Test(
        "is the one that the option, SWIPPY_PAGER or PAGER names, in this order",
        arguments: [
            ([], [:], "less"), ([], ["PAGER": "more"], "more"),
            ([], ["PAGER": "more", "SWIPPY_PAGER": "most -w"], "most -w"),
            (["--pager", "less -S"], ["PAGER": "more", "SWIPPY_PAGER": "most"], "less -S"),
            ([], ["PAGER": ""], nil), ([], ["PAGER": "cat"], nil),
            ([], ["PAGER": "more", "SWIPPY_PAGER": ""], nil), (["--no-pager"], ["SWIPPY_PAGER": "most"], nil),
            (["--pager", "cat"], ["PAGER": "more"], nil), ([], ["TERM": "dumb"], nil),
            ([], ["TERM": "dumb", "PAGER": "more"], "more"),
        ] as [([String], [String: String], String?)])
    func choice(options: [String], variables: [String: String], pager: String?) async {
        let environment = Self.terminal.merging(variables) { $1 }
        for command in ["list", "help"] {
            let recorder = ConsoleRecorder(environment: environment, terminal: Self.small)
            await same(Program.swippy.run([command] + options, console: recorder.console), .success)
            same(recorder.pages.map(\.pager), [pager].compactMap(\.self))
            same(recorder.output == "", pager != nil)
        }
    }

    @Test("can't be named and refused at once")
    func conflict() async {
        let recorder = ConsoleRecorder(environment: Self.terminal, terminal: Self.small)
        await same(recorder.run("list", "--pager", "less", "--no-pager"), .usage)
    }
}
