import Foundation
import HTTPServerSupport
import Synchronization
import SystemTestSupport
import TestSupport
import Testing

/// A person who pays the same amounts again and again over a server that loses answers, while programs are killed and other
/// commands run, and who knows the references that programs printed in their answers.
@Suite("What a server has paid over lost answers", .takesTurns, .endsIfItHangs, .blocksItsThread)
struct LostAnswerModelTests {
    private static let amounts = [20, 30]

    @Test("is what the person was told, but for one payment of an amount at most", arguments: 1...3)
    func model(seed: Int) async throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let person = try Person()
        for _ in 1...14 {
            let amount = Self.amounts.randomElement(using: &random) ?? 20
            switch Int.random(in: 0...9, using: &random) {
            case 0...2: try await person.pay(amount, losing: Self.loss(&random))
            case 3, 4:
                let losses = (1...Int.random(in: 1...4, using: &random)).map { _ in Self.loss(&random) }
                try await person.retry(amount, losing: losses)
            case 5: try await person.pay(amount, losing: nil, "--again")
            case 6: try await person.killPayment(of: amount)
            case 7: try person.see("show", "1")
            case 8: try person.see("history", "--in-doubt")
            default: try person.see(Bool.random(using: &random) ? "list" : "history")
            }
            for amount in Self.amounts { #expect(person.untold(amount).count <= 1, "seed \(seed)") }
        }
        try person.see("show", "1")
        for amount in Self.amounts {
            try await person.pay(amount, losing: nil)
            same(person.untold(amount), [], "seed \(seed)")
        }
    }

    @Test("is all that was due, once, and all of it was told when the command succeeds", arguments: 1...3)
    func allDue(seed: Int) async throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let person = try Person(billed: 100)
        for _ in 1...12 {
            switch Int.random(in: 0...6, using: &random) {
            case 0, 1: try await person.payAll(losing: Self.loss(&random))
            case 2, 3:
                for _ in 1...Int.random(in: 2...4, using: &random) {
                    try await person.payAll(losing: Self.loss(&random))
                }
            case 4: try await person.killPaymentOfAll()
            case 5: try person.see(Bool.random(using: &random) ? "list" : "history")
            default: person.bill(50)
            }
        }
        try await person.payAll(losing: nil)
        try person.see("show", "1")
        for _ in 1...2 { try await person.payAll(losing: nil) }
        #expect(person.isPaid, "seed \(seed)")
    }

    /// What is lost of an answer; the time to wait for none would be too long.
    private static func loss(_ random: inout SeededGenerator) -> LossySite.Loss? {
        guard Bool.random(using: &random) else { return nil }
        let loss = LossySite.Loss.allCases.randomElement(using: &random)
        return loss == .silence ? .reset : loss
    }

    private final class Person {
        private let swippy: Swippy
        private let site: LossySite
        private let server: HTTPServer
        private var told: Set<String> = []

        init(billed: Int = 1_000_000) throws {
            swippy = try Swippy(here: true)
            site = LossySite(billed: billed)
            server = try site.server()
        }

        /// Whether all that was billed is paid, each payment once, and told.
        var isPaid: Bool { site.rest == 0 && site.paid.allSatisfy { told.contains($0.reference) } }

        func bill(_ amount: Int) { site.bill(amount) }

        /// Pays everything that is due. When that succeeds, every payment that the server has made has been told.
        func payAll(losing loss: LossySite.Loss?) async throws {
            site.lose(loss)
            let run = try await run("pay", "--all-due", "--yes", "--again")
            note(run.errors)
            site.lose(nil)
            #expect(site.rest >= 0)
            guard run.end == .exit(0) else { return }
            #expect(site.paid.allSatisfy { told.contains($0.reference) }, "\(run.errors)")
        }

        /// Kills the payment of everything that is due, before its answer is there.
        func killPaymentOfAll() async throws {
            guard site.rest > 0 else { return }
            // What is told first would be all that the program does.
            try see("show", "1")
            try await kill(["pay", "--all-due", "--yes", "--again"], sendsOrder: true)
        }

        /// The payments of `amount` that no program has printed as an answer.
        func untold(_ amount: Int) -> [String] {
            site.paid.filter { $0.amount == amount && !told.contains($0.reference) }.map(\.reference)
        }

        /// Runs a command on a terminal.
        func see(_ arguments: String...) throws {
            note(try swippy.onTerminal(arguments + ["--url", server.url]))
        }

        @discardableResult
        func run(_ arguments: String...) async throws -> ProgramRun { try await run(arguments) }

        private func run(_ arguments: [String]) async throws -> ProgramRun {
            let run = try await swippy.run(arguments + ["--url", server.url])
            note(run.output)
            return run
        }

        private func note(_ text: String) {
            told.formUnion(text.matches(of: /SW-[0-9]+/).map { String($0.output) })
        }

        @discardableResult
        func pay(
            _ amount: Int, losing loss: LossySite.Loss?, _ options: String...
        ) async throws -> ProgramRun {
            let count = site.paid.count
            site.lose(loss)
            let run = try await run(["pay", "1", "--amount", "\(amount)", "--yes"] + options)
            site.lose(nil)
            #expect(site.paid.count <= (run.end == .exit(80) ? count : count + 1))
            // Who pays again knows what is said.
            if !options.isEmpty { note(run.errors) }
            // Who is told of a payment without --again has not made another one.
            if run.end == .exit(0) { same(untold(amount), []) }
            return run
        }

        /// Pays until it worked, as scripts do, while these answers are lost: that pays once at most.
        func retry(_ amount: Int, losing losses: [LossySite.Loss?]) async throws {
            let count = site.paid.count
            for loss in losses where try await pay(amount, losing: loss).end == .exit(0) { break }
            #expect(site.paid.count <= count + 1)
        }

        /// Kills a payment that the server has made, or repeated, before its answer is there.
        func killPayment(of amount: Int) async throws {
            // A program that tells first sends no order, and ends by itself.
            try await kill(
                ["pay", "1", "--amount", "\(amount)", "--yes"],
                sendsOrder: !site.paid.contains { $0.amount == amount })
        }

        private func kill(_ arguments: [String], sendsOrder: Bool) async throws {
            site.lose(.silence)
            let orders = server.record.requests.count { $0.method == "POST" }
            let program = try swippy.program(arguments + ["--url", server.url])
            let process = Mutex<pid_t>(0)
            async let end = program.run { identifier in process.withLock { $0 = identifier } }
            if sendsOrder {
                await server.wait { $0.requests.count { $0.method == "POST" } > orders }
                Foundation.kill(process.withLock { $0 }, SIGKILL)
            }
            note(try await end.output)
            site.lose(nil)
        }
    }
}
