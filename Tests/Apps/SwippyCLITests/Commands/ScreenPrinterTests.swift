import CommandLineTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import CommandLine
@testable import SwippyCLI

@Suite("The printed screen")
@MainActor
struct ScreenPrinterTests {
    private static let terminal = Size(columns: 60, rows: 24)

    @Test("is a picture in a terminal, and lines of fields in a pipe")
    func standardForm() async {
        let (terminal, pipe) = (ConsoleRecorder(terminal: Self.terminal), ConsoleRecorder())
        await same(terminal.run("list"), .success)
        await same(pipe.run("list"), .success)
        #expect(terminal.output.contains("total due"))
        #expect(!pipe.output.contains("total due"))
        #expect(
            pipe.outputLines.allSatisfy {
                $0.split(separator: "\t", omittingEmptySubsequences: false).count == 15
            })
    }

    @Test(
        "is in the form asked for, wherever it goes",
        arguments: [
            ("plain", "\t"), ("json", "\"schema\""), ("svg", "<svg"), ("screen-reader", "Card 1 of 14"),
        ])
    func form(format: String, mark: String) async {
        for size in [nil, Self.terminal] {
            let recorder = ConsoleRecorder(terminal: size)
            await same(recorder.run("list", "--format", format), .success)
            #expect(recorder.output.contains(mark))
        }
    }

    @Test(
        "is dark or light as asked for; a file for readers who prefer one or the other has both where that is asked for",
        arguments: [
            ([], [:], [.dark]), (["--theme", "dark"], [:], [.dark]), (["--theme", "light"], [:], [.light]),
            (["--theme", "auto"], [:], [.dark, .light]), ([], ["SWIPPY_THEME": "auto"], [.dark, .light]),
            ([], ["COLORFGBG": "0;15"], [.light]),
        ] as [([String], [String: String], [Appearance])])
    func theme(options: [String], environment: [String: String], appearances: [Appearance]) async {
        let recorder = ConsoleRecorder(environment: environment)
        await same(
            Program.swippy.run(["show", "@1", "--format", "svg"] + options, console: recorder.console),
            .success)
        let shown = Appearance.allCases.filter {
            recorder.output.contains(Theme.standard(depth: .trueColor, appearance: $0).page.hex)
        }
        same(shown, appearances)
    }

    @Test(
        "has the terminal's width, unless another is asked for",
        arguments: [([], 60), (["--width", "30"], 30)] as [([String], Int)])
    func width(options: [String], columns: Int) async {
        let recorder = ConsoleRecorder(terminal: Self.terminal)
        await same(Program.swippy.run(["show", "@1"] + options, console: recorder.console), .success)
        let widths = recorder.outputLines.map {
            $0.replacing(/\u{1B}\[[0-9;]*m/, with: "").columns
        }
        #expect(widths.max() ?? 0 > columns - 10)
        #expect(widths.max() ?? 0 <= columns)
    }

    @Test(
        "has the terminal's colours, unless others are requested",
        arguments: [
            ([], ["TERM": "xterm-256color"], true), ([], ["TERM": "dumb"], false), ([], [:], false),
            ([], ["TERM": "xterm-256color", "NO_COLOR": "1"], false),
            (["--color", "never"], ["TERM": "xterm-256color"], false),
            (["--color", "always"], ["TERM": "dumb"], true),
        ] as [([String], [String: String], Bool)])
    func color(options: [String], environment: [String: String], isColored: Bool) async {
        let recorder = ConsoleRecorder(environment: environment, terminal: Self.terminal)
        await same(Program.swippy.run(["list"] + options, console: recorder.console), .success)
        same(recorder.output.contains(/\u{1B}\[[0-9;]*[34][0-8]/), isColored)
    }

    @Test(
        "is a table where the cards are too high for the terminal, unless the format is chosen",
        arguments: [
            ([], 24, true), ([], 200, false), (["--format", "cards"], 24, false),
            (["--format", "table"], 200, true), (["--per-page", "2"], 24, false),
            (["--per-page", "4"], 24, true),
        ] as [([String], Int, Bool)])
    func table(options: [String], rows: Int, isTable: Bool) async {
        for command in [["list"], []] {
            let arguments = command + options + ["--width", "80", "--no-pager"]
            let recorder = ConsoleRecorder(terminal: Size(columns: 80, rows: rows))
            await same(Program.swippy.run(arguments, console: recorder.console), .success)
            // A line with both is a card of the table.
            same(recorder.outputLines.contains { $0.contains("@1") && $0.contains("8776") }, isTable)
            #expect(recorder.output.contains("@2"))
        }
        let pipe = ConsoleRecorder()
        await same(Program.swippy.run(["list"] + options, console: pipe.console), .success)
        same(pipe.output.contains("@1"), options.contains("--format"))
    }

    @Test("of one swiped card is never a table")
    func swipe() async {
        let recorder = ConsoleRecorder(terminal: Size(columns: 80, rows: 10))
        await same(recorder.run("swipe", "@2"), .success)
        #expect(recorder.output.contains("pay now"))
        await same(recorder.run("swipe", "@2", "--format", "table"), .usage)
        await same(recorder.run("statement", "@2", "--format", "table"), .usage)
    }

    @Test("is the same picture as SVG, whatever colours the terminal has")
    func svg() async {
        let (dumb, pipe) = (
            ConsoleRecorder(environment: ["TERM": "dumb"]), ConsoleRecorder(environment: ["NO_COLOR": "1"])
        )
        await same(dumb.run("list", "--format", "svg"), .success)
        await same(pipe.run("list", "--format", "svg"), .success)
        same(dumb.output, pipe.output)
    }
}
