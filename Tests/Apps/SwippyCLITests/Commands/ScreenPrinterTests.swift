import TerminalKit
import Testing

@testable import SwippyCLI

@Suite("The printed screen")
@MainActor
struct ScreenPrinterTests {
    private static let terminal = Size(columns: 60, rows: 24)

    @Test("is a picture in a terminal, and lines of fields in a pipe")
    func standardForm() async {
        let (terminal, pipe) = (ConsoleRecorder(terminal: Self.terminal), ConsoleRecorder())
        #expect(await terminal.run("list") == .success)
        #expect(await pipe.run("list") == .success)
        #expect(terminal.output.contains("total due"))
        #expect(!pipe.output.contains("total due"))
        #expect(
            pipe.outputLines.allSatisfy {
                $0.split(separator: "\t", omittingEmptySubsequences: false).count == 13
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
            #expect(await recorder.run("list", "--format", format) == .success)
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
        #expect(
            await CommandLineTool.run(["show", "@1", "--format", "svg"] + options, console: recorder.console)
                == .success)
        let shown = Appearance.allCases.filter {
            recorder.output.contains(Theme.standard(depth: .trueColor, appearance: $0).page.hex)
        }
        #expect(shown == appearances)
    }

    @Test(
        "has the terminal's width, unless another is asked for",
        arguments: [([], 60), (["--width", "30"], 30)] as [([String], Int)])
    func width(options: [String], columns: Int) async {
        let recorder = ConsoleRecorder(terminal: Self.terminal)
        #expect(await CommandLineTool.run(["show", "@1"] + options, console: recorder.console) == .success)
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
        #expect(await CommandLineTool.run(["list"] + options, console: recorder.console) == .success)
        #expect(recorder.output.contains(/\u{1B}\[[0-9;]*[34][0-8]/) == isColored)
    }

    @Test("is the same picture as SVG, whatever colours the terminal has")
    func svg() async {
        let (dumb, pipe) = (
            ConsoleRecorder(environment: ["TERM": "dumb"]), ConsoleRecorder(environment: ["NO_COLOR": "1"])
        )
        #expect(await dumb.run("list", "--format", "svg") == .success)
        #expect(await pipe.run("list", "--format", "svg") == .success)
        #expect(dumb.output == pipe.output)
    }
}
