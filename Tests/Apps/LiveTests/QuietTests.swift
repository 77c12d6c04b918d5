import Foundation
import PseudoTerminalSupport
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@Suite("While nothing happens, and while nothing can", .serialized, .blocksItsThread)
struct QuietTests {
    @Test(
        "Nothing is written and nothing computed while nothing happens",
        arguments: [[], ["--reduced-motion"]])
    func idle(arguments: [String]) throws {
        let run = try LiveRun(arguments)
        if arguments.isEmpty {
            run.wait("the hint should play") { _ in run.column(of: "SBI REWARDZ") ?? 0 > LiveRun.title.column
            }
        }
        run.wait("the hint should be over") { _ in run.column(of: "SBI REWARDZ") == LiveRun.title.column }
        #expect(run.comesToRest(costing: 100))
        run.quit()
    }

    @Test("Nothing is written on the details screen either")
    func details() throws {
        let run = try LiveRun()
        run.send(Keys.enter)
        run.wait(for: "Card details")
        #expect(run.terminal.comesToRest(for: .milliseconds(500)))
        run.send("q")
        run.wait(for: "14 cards")
        run.quit()
    }

    @Test("A terminal that takes nothing for a while gets the newest picture then")
    func stalled() throws {
        let run = try LiveRun(size: .large)
        run.terminal.isStalled = true
        for _ in 0..<150 {
            // Keys, since a mouse means what is under it by then, and a flick how fast it is.
            run.send("hlhlhlhl", Mouse.wheelDown, Mouse.wheelUp, Mouse.wheelUp, "x")
            run.terminal.work(for: .milliseconds(5))
        }
        let written = run.terminal.transcript.count
        run.send(Keys.end)
        run.terminal.isStalled = false
        run.wait(for: "–14 · 14 cards", "YES PREMIA")
        // The rest of a frame, the newest, and a few that came while this was being watched.
        let bytes = run.terminal.transcript.count - written
        #expect(bytes < 20 * 120 * 40 * 8, "\(bytes) bytes")
        if let peak = run.process.peakKilobytes { #expect(peak < 300_000, "\(peak) KB") }
        run.quit()
    }

    @Test("It ends while the terminal takes nothing", arguments: WayOut.allCases)
    func endsStalled(way: WayOut) throws {
        let run = try LiveRun(size: .large)
        run.terminal.isStalled = true
        for _ in 0..<20 {
            run.send(Keys.end, Keys.home)
            run.terminal.work(for: .milliseconds(20))
        }
        way.take(run)
        // What it is asked on the way out it would answer to the shell, if it came back to life much later.
        run.terminal.answer = TerminalManners.silent
        run.expect(way.ending)
    }
}

extension LiveRun {
    /// Waits until the screen has not changed for a while, as it does when everything has settled.
    func settle() {
        #expect(terminal.comesToRest(for: .milliseconds(300)) { !process.wantsToRun })
    }

    /// Waits for a second in which nothing is written, and which costs less than so many milliseconds of processor time.
    fileprivate func comesToRest(costing milliseconds: Int) -> Bool {
        var time = processorTime ?? 0
        return terminal.comesToRest(for: .seconds(1)) {
            defer { time = processorTime ?? 0 }
            return (processorTime ?? 0) - time < milliseconds
        }
    }

    /// How much processor time the program has taken, in milliseconds; `nil` where the system does not tell by a file.
    fileprivate var processorTime: Int? {
        guard let stat = FileManager.default.contents(atPath: "/proc/\(process.identifier)/stat") else {
            return nil
        }
        // The name, in brackets, may hold anything. Source: proc(5), fields 14 and 15.
        let fields =
            String(decoding: stat, as: UTF8.self).split(separator: ")").last?.split(separator: " ") ?? []
        guard fields.count > 12, let user = Int(fields[11]), let system = Int(fields[12]) else { return nil }
        return (user + system) * 1000 / sysconf(Int32(_SC_CLK_TCK))
    }
}
