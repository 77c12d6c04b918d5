import Foundation
import HTTPServerSupport
import PseudoTerminalSupport
import Synchronization
import SystemTestSupport
import TestSupport
import TerminalTestSupport
import Testing

@Suite("An order that was paid, and of which the person has not been told", .takesTurns, .endsIfItHangs)
struct UntoldOrderTests {
    private let swippy: Swippy
    private let site = LossySite()
    private let server: HTTPServer

    init() throws {
        swippy = try Swippy()
        server = try site.server()
    }

    private func run(_ arguments: String...) async throws -> ProgramRun {
        try await swippy.run(arguments + ["--url", server.url])
    }

    /// Pays, and loses the answer.
    private func lose(_ loss: LossySite.Loss = .reset, _ arguments: String...) async throws {
        site.lose(loss)
        let run = try await swippy.run(["pay", "--yes", "--url", server.url] + arguments)
        #expect(run.end == .exit(69) && run.errors.contains("may or may not have been made"))
        site.lose(nil)
    }

    @Test(
        "is told before as much is paid once more, whatever was lost",
        arguments: [LossySite.Loss.reset, .half, .failure])
    func told(loss: LossySite.Loss) async throws {
        try await lose(loss, "1", "--amount", "40")
        let first = try await run("pay", "1", "--amount", "40", "--yes")
        #expect(first.end == .exit(80) && first.output == "")
        #expect(
            first.errorLines.first?.hasPrefix("swippy: An earlier order was paid: ₹40.00, SW-1, 20 Nov")
                == true)
        #expect(first.errors.contains("--again or a new --idempotency-key"))
        #expect(site.paid.map(\.amount) == [40])
        // The person knows now; twice as much is what they want.
        #expect(try await run("pay", "1", "--amount", "40", "--yes").end == .exit(0))
        #expect(try await run("pay", "1", "--amount", "40", "--yes").end == .exit(0))
        #expect(site.paid.map(\.amount) == [40, 40, 40])
    }

    @Test("is told as data and in Ukrainian, too, and nothing is noted by a dry run")
    func forms() async throws {
        try await lose(.reset, "1", "--amount", "40")
        for _ in 1...2 {
            let plan = try await run("pay", "1", "--amount", "40", "--dry-run")
            #expect(plan.end == .exit(80) && plan.errors.contains("SW-1"))
        }
        let run = try await run("pay", "1", "--amount", "40", "--yes", "--json", "--lang", "uk")
        #expect(run.end == .exit(80))
        #expect(
            run.errors.contains(#""name":"alreadyPaid""#)
                && run.errors.contains("Попереднє доручення виконано"))
        #expect(site.paid.count == 1)
    }

    @Test("is paid once more with --again, which tells it, or a key of its own")
    func again() async throws {
        try await lose(.reset, "1", "--amount", "40")
        let own = try await run("pay", "1", "--amount", "40", "--yes", "--idempotency-key", "k")
        #expect(own.end == .exit(0) && site.paid.count == 2)
        let again = try await run("pay", "1", "--amount", "40", "--yes", "--again")
        #expect(again.end == .exit(0) && again.errors.contains("SW-1") && site.paid.count == 3)
    }

    @Test("is told if all was paid, or if the server still shows what was due", arguments: [false, true])
    func full(isStale: Bool) async throws {
        if isStale { site.goStale() }
        try await lose(.half, "1")
        for _ in 1...2 where !isStale {
            // With another amount, too, since nothing is left.
            #expect(try await run("pay", "1", "--amount", "7", "--dry-run").end == .exit(80))
        }
        #expect(try await run("pay", "1", "--full", "--yes").end == .exit(80))
        #expect(site.paid.count == 1)
        #expect(try await run("pay", "1", "--full", "--yes").end == .exit(isStale ? 0 : 79))
    }

    @Test("is told by pay --all-due, which pays the others and once more only with --again")
    func allDue() async throws {
        site.goStale()
        try await lose(.reset, "--all-due")
        let run = try await run("pay", "--all-due", "--yes")
        #expect(run.end == .exit(80) && run.fields.map { $0[0] } == ["repeated"])
        #expect(run.errors.contains("An earlier order was paid: ₹1,000.00, SW-1") && site.paid.count == 1)
        #expect(try await self.run("pay", "--all-due", "--yes").fields.map { $0[0] } == ["paid"])
        try await lose(.reset, "--all-due")
        let again = try await self.run("pay", "--all-due", "--yes", "--again")
        #expect(
            again.end == .exit(0) && again.errors.contains("SW-3") && again.fields.map { $0[0] } == ["paid"])
        #expect(site.paid.count == 4)
    }

    @Test(
        "is told by what prints it, and by nothing else",
        arguments: [
            (["show", "1"], 0), (["show", "1", "--json"], 0), (["history"], 0), (["list"], 80),
            (["history", "--until", "2026-11-01"], 80), (["due"], 80), (["statement", "1"], 80),
        ] as [([String], Int32)])
    func others(arguments: [String], code: Int32) async throws {
        try await lose(.reset, "1", "--amount", "40")
        _ = try await swippy.run(arguments + ["--url", server.url])
        #expect(try await run("pay", "1", "--amount", "40", "--yes").end == .exit(code))
        #expect(site.paid.count == (code == 0 ? 2 : 1))
    }

    @Test("is told on a terminal before it asks whether to pay as much again", arguments: [true, false])
    func asked(agrees: Bool) async throws {
        try await lose(.reset, "1", "--amount", "40")
        let terminal = try PseudoTerminal()
        let program = PseudoTerminalSupport.Program(
            "swippy", ["pay", "1", "--amount", "40", "--url", server.url],
            environment: ["HOME": swippy.workspace.directory.path])
        let process = try TerminalProcess(program, on: terminal)
        let isAsked = terminal.wait { terminal in
            let text = terminal.emulator.text.filter { !$0.isWhitespace }
            return text.contains("SW-1") && text.contains("oncemore?")
        }
        #expect(isAsked, "\(terminal.emulator.text)")
        terminal.send(agrees ? "y\n" : "n\n")
        #expect(process.waitForEnding() == .code(agrees ? 0 : 130))
        #expect(site.paid.count == (agrees ? 2 : 1))
    }

    @Test("is told again if its receipt could not be written")
    func unwritten() async throws {
        let lost = try await swippy.shell(
            "swippy pay 1 --amount 40 --yes --url \(server.url) >/dev/full 2>/dev/full")
        #expect(lost.end == .exit(74))
        #expect(try await run("pay", "1", "--amount", "40", "--yes").end == .exit(80))
        #expect(site.paid.count == 1)
    }

    @Test("is told first to two programs at once")
    func together() async throws {
        try await lose(.reset, "1", "--amount", "40")
        async let one = run("pay", "1", "--amount", "40", "--dry-run")
        async let other = run("pay", "1", "--amount", "40", "--dry-run")
        #expect(try await [one.end, other.end] == [.exit(80), .exit(80)])
        #expect(site.paid.count == 1)
    }
}

/// A person who pays the same amounts again and again over a server that loses answers, while programs are killed and other
/// commands run, and who remembers every reference that a program printed.
@Suite("What a server has paid over lost answers", .takesTurns, .endsIfItHangs)
struct LostAnswerModelTests {
    private static let amounts = [20, 30]

    @Test("is what the person was told, but for one payment of an amount at most", arguments: 1...3)
    func model(seed: Int) async throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let person = try Person()
        for _ in 1...14 {
            let amount = Self.amounts.randomElement(using: &random) ?? 20
            switch Int.random(in: 0...9, using: &random) {
            case 0...4:
                let loss =
                    Bool.random(using: &random) ? nil : LossySite.Loss.allCases.randomElement(using: &random)
                try await person.pay(amount, losing: loss == .silence ? .reset : loss)
            case 5: try await person.pay(amount, losing: nil, "--again")
            case 6: try await person.killPayment(of: amount)
            case 7: try await person.run("show", "1")
            case 8: try await person.run("history", "--in-doubt")
            default: try await person.run(Bool.random(using: &random) ? "list" : "history")
            }
            for amount in Self.amounts { #expect(person.untold(amount).count <= 1, "seed \(seed)") }
        }
        // Each amount is asked for until it is answered.
        for amount in Self.amounts {
            try await person.pay(amount, losing: nil)
            #expect(person.untold(amount) == [], "seed \(seed)")
        }
    }

    private final class Person {
        private let swippy: Swippy
        private let site = LossySite(billed: 1_000_000)
        private let server: HTTPServer
        private var told: Set<String> = []

        init() throws {
            swippy = try Swippy()
            server = try site.server()
        }

        /// The payments of `amount` that no program has printed.
        func untold(_ amount: Int) -> [String] {
            site.paid.filter { $0.amount == amount && !told.contains($0.reference) }.map(\.reference)
        }

        @discardableResult
        func run(_ arguments: String...) async throws -> ProgramRun { try await run(arguments) }

        private func run(_ arguments: [String]) async throws -> ProgramRun {
            let run = try await swippy.run(arguments + ["--url", server.url])
            note(run)
            return run
        }

        private func note(_ run: ProgramRun) {
            told.formUnion((run.output + run.errors).matches(of: /SW-[0-9]+/).map { String($0.output) })
        }

        func pay(_ amount: Int, losing loss: LossySite.Loss?, _ options: String...) async throws {
            let count = site.paid.count
            site.lose(loss)
            let run = try await run(["pay", "1", "--amount", "\(amount)", "--yes"] + options)
            site.lose(nil)
            #expect(site.paid.count <= (run.end == .exit(80) ? count : count + 1))
            // Who is told of a payment without --again has not made another one.
            if run.end == .exit(0) { #expect(untold(amount) == []) }
        }

        /// Kills a payment that the server has made, or repeated, before its answer is there.
        func killPayment(of amount: Int) async throws {
            site.lose(.silence)
            let orders = server.record.requests.count { $0.method == "POST" }
            let program = try swippy.program(
                ["pay", "1", "--amount", "\(amount)", "--yes", "--url", server.url])
            let process = Mutex<pid_t>(0)
            async let end = program.run { identifier in process.withLock { $0 = identifier } }
            // A program that tells first sends no order, and ends by itself.
            if untold(amount).isEmpty {
                await server.wait { $0.requests.count { $0.method == "POST" } > orders }
                kill(process.withLock { $0 }, SIGKILL)
            }
            note(try await end)
            site.lose(nil)
        }
    }
}
