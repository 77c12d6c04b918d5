import Foundation
import PseudoTerminalSupport
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@Suite("swippy doctor", .serialized, .blocksItsThread)
struct DoctorTests {
    @Test("reports the answers of a terminal that answers everything, and leaves no trace of the questions")
    func complete() throws {
        let run = try DoctorRun(answers: DoctorRun.complete)
        same(run.process.waitForEnding(), .code(0))
        #expect(run.text.contains("Terminal     Emulator 1.0, DA1 "))
        #expect(run.text.contains("(the terminal’s background is #F0E0D0)"))
        #expect(run.text.contains("Modes        yes: synchronized output"))
        #expect(run.text.contains(/Widths       all \d+ samples agree/))
        #expect(!run.text.contains("Swippy says"))
        run.expectRestored()
        same(run.terminal.emulator.errors, [])
    }

    @Test("counts the colours that the terminal says it shows, unless an option says how many")
    func colors() throws {
        let answer = { (query: String, cursor: Point) -> String? in
            query == "P+q524742" ? "\u{1B}P1+r524742=38\u{1B}\\" : DoctorRun.complete(query, cursor)
        }
        let run = try DoctorRun(answers: answer)
        same(run.process.waitForEnding(), .code(0))
        #expect(run.text.contains(/Colours +RGB \(the terminal’s answer, on live screens\)/))
        run.expectRestored()
    }

    @Test("does without the answers that a terminal does not give")
    func some() throws {
        let run = try DoctorRun { query, _ in query == "c" ? "\u{1B}[?1;2c" : nil }
        same(run.process.waitForEnding(), .code(0))
        #expect(run.text.contains("Terminal     no name, DA1 1;2, "))
        #expect(run.text.contains("did not say where its cursor is"))
        run.expectRestored()
    }

    @Test("waits no longer than a second for one that does not answer")
    func silent() throws {
        let run = try DoctorRun { _, _ in nil }
        same(run.process.waitForEnding(), .code(0))
        #expect(run.text.contains("did not answer within a second"))
        run.expectRestored()
    }

    @Test("swallows answers that come late")
    func late() throws {
        // A busy machine may be later still with some of the answers, which is another case.
        let areSwallowed = try (0..<20).contains { _ in
            let run = try lateRun()
            guard run.text.contains("background is #F0E0D0") else { return false }
            run.terminal.work(for: .milliseconds(700))
            return run.isRestored
        }
        #expect(areSwallowed)
    }

    /// One that has ended, on a terminal that took more than half of the time that answers may take.
    private func lateRun() throws -> DoctorRun {
        let run = try DoctorRun(delay: .milliseconds(600), answers: DoctorRun.complete)
        same(run.process.waitForEnding(), .code(0))
        return run
    }

    @Test(
        "gives the terminal back when a signal or control-C ends it", arguments: [SIGINT, SIGTERM, SIGHUP, 0])
    func interrupted(signal: Int32) throws {
        let run = try DoctorRun { _, _ in nil }
        run.terminal.wait { $0.attributes.isRaw && !$0.emulator.queries.isEmpty }
        if signal > 0 { run.process.signal(signal) } else { run.terminal.send([3]) }
        same(run.process.waitForEnding(), .signal(signal > 0 ? signal : SIGINT))
        run.expectRestored()
        same(run.text, "")
    }

    @Test("asks no terminal that can't understand, and says so")
    func dumb() throws {
        let run = try DoctorRun(environment: ["TERM": "dumb"], answers: DoctorRun.complete)
        same(run.process.waitForEnding(), .code(0))
        same(run.terminal.emulator.queries, [])
        #expect(run.text.contains("Not asked: TERM is missing or dumb."))
        #expect(!run.text.contains("\u{1B}"))
    }

    @Test("says without a terminal what could not be asked, and succeeds")
    func piped() async throws {
        let swippy = try Swippy()
        let environment = ["LANG": "uk_UA.UTF-8", "TERM_PROGRAM": "4539 1488 0343 6467"]
        let run = try await swippy("doctor", environment: environment)
        same(run.end, .exit(0))
        same(run.errors, "")
        #expect(run.output.contains("Не запитано"))
        #expect(!run.output.contains("0343"))
        #expect(!run.output.contains("\u{1B}"))
    }
}
