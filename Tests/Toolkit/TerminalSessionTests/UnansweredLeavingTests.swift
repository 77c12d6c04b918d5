import Foundation
import PseudoTerminalSupport
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@testable import TerminalSession

@Suite("A terminal that has stopped answering", .serialized, .blocksItsThread)
struct UnansweredLeavingTests {
    private func mute(_ arguments: String...) throws -> DemoRun {
        let run = try DemoRun(["--mute"] + arguments)
        run.waitForText("background #F0E0D0")
        run.terminal.answer = TerminalManners.silent
        return run
    }

    private func expectLeft(_ run: DemoRun, but attributes: (TerminalAttributes) -> Bool) {
        #expect(
            run.terminal.wait { $0.emulator.modes == TerminalEmulator.Modes() && attributes($0.attributes) })
        #expect(!run.process.hasEnded())
    }

    @Test("is restored, although its answer would be waited for for an hour")
    func restored() throws {
        let run = try mute()
        run.terminal.send("q")
        expectLeft(run) { $0 == run.before }
        run.process.signal(SIGTERM)
        run.expect(.signal(SIGTERM))
    }

    @Test(
        "echoes nothing as long as an answer is likely, which is not left to the shell",
        arguments: ["q", "\u{3}"])
    func late(key: String) throws {
        let run = try mute("--hushed")
        run.terminal.send(key)
        expectLeft(run) { !$0.echoes && !$0.isRaw }
        run.terminal.send("\u{1B}]11;rgb:0/0/0\u{7}\u{1B}[?62c")
        run.expect(key == "q" ? .code(0) : .signal(SIGINT))
        #expect(!run.terminal.emulator.text.contains("rgb"))
    }

    @Test("is left at once with a second control-C or signal", arguments: [[], ["--hushed"]], ["\u{3}", ""])
    func twice(arguments: [String], key: String) throws {
        let run = try DemoRun(["--mute"] + arguments)
        run.waitForText("background #F0E0D0")
        run.terminal.answer = TerminalManners.silent
        run.terminal.send("q")
        expectLeft(run) { !$0.isRaw }
        if key.isEmpty { run.process.signal(SIGTERM) } else { run.terminal.send(key) }
        run.expect(.signal(key.isEmpty ? SIGTERM : SIGINT))
    }

    @Test("is waited for three times as long as it took before, and a quick one a quarter of a second")
    func patience() {
        var query = StartQuery()
        let start = ContinuousClock.Instant.now
        query.begin(at: start)
        same(query.echoDeadline, start + .seconds(1))
        same(query.lastDeadline, start + .seconds(1))
        #expect(!query.isAwaited(at: start + .seconds(1)))
        query.note(.primaryAttributes([62]), at: start + .milliseconds(2))
        query.begin(at: start)
        same(query.echoDeadline, start + .milliseconds(250))
        same(query.lastDeadline, start + .seconds(1))
        query.note(.primaryAttributes([62]), at: start + .milliseconds(800))
        #expect(!query.isAwaited(at: start))
        query.begin(at: start)
        same(query.echoDeadline, start + .milliseconds(2400))
        same(query.lastDeadline, start + .milliseconds(2400))
        #expect(query.isAwaited(at: start))
    }
}
