import PseudoTerminalSupport
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@Suite("A dark or a light screen", .serialized, .blocksItsThread)
struct ThemeTests {
    @Test("is what the terminal's background is")
    func background() throws {
        let light = try LiveRun(environment: Self.colors)
        light.waitForPage(.light)
        light.quit()
        let dark = try LiveRun(environment: Self.colors) { $0.answer = Self.dark }
        dark.waitForPage(.dark)
        dark.quit()
    }

    @Test(
        "is dark where the terminal doesn't say, unless a variable or an option knows better",
        arguments: [
            ([], [:], .dark), ([], ["COLORFGBG": "0;15"], .light), (["--theme", "light"], [:], .light),
            ([], ["SWIPPY_THEME": "light"], .light),
        ] as [([String], [String: String], Appearance)])
    func silent(options: [String], environment: [String: String], appearance: Appearance) throws {
        let run = try LiveRun(options, environment: Self.colors.merging(environment) { $1 }) {
            $0.answer = TerminalManners.plain
        }
        run.waitForPage(appearance)
        run.quit()
    }

    @Test("follows a late answer, a second one, and a terminal that changes")
    func changes() throws {
        let run = try LiveRun(environment: Self.colors) { $0.answer = TerminalManners.silent }
        run.waitForPage(.dark)
        run.send(run.terminal.emulator.queries.compactMap { TerminalManners.complete($0)?.bytes }.joined())
        run.waitForPage(.light)
        run.terminal.answer = Self.dark
        run.send("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\", "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\")
        run.waitForPage(.dark)
        run.terminal.answer = TerminalManners.complete
        run.send("\u{1B}[?997;2n")
        run.waitForPage(.light)
        run.quit()
    }

    @Test("stays as the option says, whatever the terminal says")
    func chosen() throws {
        let run = try LiveRun(["--theme", "dark"], environment: Self.colors)
        run.waitForPage(.dark)
        run.expectStill { run.send("\u{1B}[?997;2n") }
        run.waitForPage(.dark)
        run.quit()
    }

    @Test("has all colours where the terminal answers that it shows them, unless somebody wants fewer")
    func raised() throws {
        let run = try LiveRun { $0.answer = Self.trueColor }
        run.waitForPage(.light)
        run.quit()
        for (options, environment) in [
            (["--color", "16"], [:]), (["--color", "256"], [:]), ([], ["NO_COLOR": "1"]),
            // It would write the question on its screen.
            ([], ["TERM": "screen-256color"]), ([], ["STY": "1.pts"]),
        ] as [([String], [String: String])] {
            let run = try LiveRun(options, environment: environment) { $0.answer = Self.trueColor }
            run.expectStill {}
            #expect(!run.terminal.emulator.queries.contains("P$qm"))
            if case .rgb = run.terminal.emulator.screen[0][0].pen.background {
                Issue.record("\(options) \(environment) should not have been overruled")
            }
            run.quit()
        }
    }

    private static func trueColor(_ query: String) -> (bytes: String, delay: Duration)? {
        query == "P$qm" ? ("\u{1B}P1$r0;48:2::1:2:3m\u{1B}\\", .zero) : TerminalManners.complete(query)
    }

    private static let colors = ["COLORTERM": "truecolor"]

    private static func dark(_ query: String) -> (bytes: String, delay: Duration)? {
        query == "]11;?" ? ("\u{1B}]11;rgb:1010/1010/1010\u{7}", .zero) : TerminalManners.complete(query)
    }
}

extension LiveRun {
    /// Waits until the page's first cell is dark or light.
    fileprivate func waitForPage(_ appearance: Appearance, location: SourceLocation = #_sourceLocation) {
        let page = Theme.standard(depth: .trueColor, appearance: appearance).page
        wait("the page should be \(appearance)", location) { _ in
            terminal.emulator.screen[0][0].pen.background == .rgb(page)
        }
    }
}
