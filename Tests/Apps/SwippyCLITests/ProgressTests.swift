import CommandLineTestSupport
import TerminalKit
import TestSupport
import Testing
import Words

@testable import CommandLine
@testable import ScreenProgram
@testable import SwippyCLI

/// What somebody sees who waits; the clock is the test's.
@MainActor
@Suite("A wait", .endsIfItHangs)
struct ProgressTests {
    private let clock = StepClock()
    private let terminal = Size(columns: 80, rows: 24)

    private func recorder(_ terminal: Size?, kind: String = "xterm") -> ConsoleRecorder {
        ConsoleRecorder(environment: ["TERM": kind], terminal: terminal, clock: clock)
    }

    private func start(_ line: [String], on recorder: ConsoleRecorder) -> Task<ExitCode, Never> {
        let console = recorder.console
        let line = line + ["--no-state", "--mock-delay", "10s"]
        return Task { await Program.swippy.run(line, console: console) }
    }

    @Test(
        "of more than 300 ms shows a line that disappears when it is over",
        arguments: [
            (["list"], "Fetching your cards…"), (["list", "--json"], "Fetching your cards…"),
            (["show", "@1", "--lang", "uk"], "Отримуємо ваші картки…"),
            (["pay", "6564", "--dry-run"], "Fetching your cards…"),
        ])
    func slow(line: [String], text: String) async {
        let recorder = recorder(terminal)
        let task = start(line, on: recorder)
        await clock.untilAsleep(2)
        clock.advance(by: .milliseconds(299))
        same(recorder.errors, "")
        clock.advance(by: .milliseconds(1))
        await recorder.untilSaid(text)
        same(recorder.errors, text)
        same(recorder.output, "")
        clock.advance(by: .seconds(10))
        _ = await task.value
        #expect(recorder.errors.hasPrefix(text + "\r\u{1B}[K"))
    }

    @Test("that is short shows nothing")
    func quick() async {
        let recorder = recorder(terminal)
        await same(recorder.run("list"), .success)
        same(recorder.errors, "")
        #expect(clock.sleeps.allSatisfy { $0 == ProgressLine.patience })
    }

    @Test("shows nothing if standard error is not a terminal")
    func pipe() async {
        let recorder = recorder(nil)
        let task = start(["list"], on: recorder)
        await clock.untilAsleep(1)
        clock.advance(by: .seconds(10))
        await same(task.value, .success)
        same(clock.sleeps, [.seconds(10)])
        same(recorder.errorLines.count { !$0.contains("Demonstration") }, 0)
    }

    @Test("is shown in one line, however narrow the terminal")
    func narrow() async {
        let recorder = recorder(Size(columns: 12, rows: 5))
        let task = start(["list"], on: recorder)
        await clock.untilAsleep(2)
        clock.advance(by: ProgressLine.patience)
        await recorder.untilSaid("…")
        same(recorder.errors, "Fetching y…")
        clock.advance(by: .seconds(10))
        _ = await task.value
    }

    @Test("is shown in a line that stays if the terminal can't erase it", arguments: ["dumb", ""])
    func dumb(kind: String) async {
        let recorder = recorder(terminal, kind: kind)
        let task = start(["list"], on: recorder)
        await clock.untilAsleep(2)
        clock.advance(by: ProgressLine.patience)
        await recorder.untilSaid("\n")
        clock.advance(by: .seconds(10))
        await same(task.value, .success)
        same(recorder.errors, "Fetching your cards…\n")
    }

    @Test("makes room for whatever else is said")
    func makesRoom() async {
        let recorder = recorder(terminal)
        let console = recorder.console.showingProgress(of: "swippy", in: .english)
        console.progress?.begin(.answer)
        await clock.untilAsleep(1)
        clock.advance(by: ProgressLine.patience)
        await recorder.untilSaid("…")
        console.progress?.setStoreLocked(true)
        console.writeError("swippy: something\n")
        console.progress?.end()
        same(
            recorder.errors,
            "Waiting for the answer…\r\u{1B}[KWaiting for another swippy to finish…\r\u{1B}[Kswippy: something\n"
        )
    }

    @Test("for another program that has the store is shown only until that is over")
    func locked() async {
        let recorder = recorder(terminal)
        let console = recorder.console.showingProgress(of: "swippy", in: .english)
        console.progress?.begin(.answer)
        await clock.untilAsleep(1)
        console.progress?.setStoreLocked(true)
        clock.advance(by: ProgressLine.patience)
        await recorder.untilSaid("…")
        console.progress?.setStoreLocked(false)
        console.progress?.end()
        same(
            recorder.errors,
            "Waiting for another swippy to finish…\r\u{1B}[KWaiting for the answer…\r\u{1B}[K")
    }

    @Test("for what the person types begins with how to end it")
    func typed() {
        let recorder = recorder(terminal)
        let console = recorder.console.showingProgress(of: "swippy", in: .english)
        console.progress?.begin(.input)
        console.progress?.end()
        same(recorder.errors, "Paste the cards, then press Ctrl-D.\n")
        #expect(clock.sleeps.isEmpty)
    }

    @Test(
        "for a slow service is waited once, however often it is asked",
        arguments: [
            ["list"], ["list", "--json"], ["list", "--sort", "amount"], ["list", "--format", "cards"],
            ["show", "6564"], ["swipe", "6564"], ["swipe", "6564", "--action", "pay now"],
            ["statement", "6564"], ["pay", "6564", "--dry-run"], ["pay", "6564", "--minimum", "--yes"],
            ["show", "no such card"],
        ])
    func once(line: [String]) async {
        let clock = StepClock(isHasty: true)
        let recorder = ConsoleRecorder(clock: clock)
        let line = line + ["--no-state", "--mock-delay", "500ms"]
        _ = await Program.swippy.run(line, console: recorder.console)
        same(clock.sleeps, [.milliseconds(500)])
    }
}
