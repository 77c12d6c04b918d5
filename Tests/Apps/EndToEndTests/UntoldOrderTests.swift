import Foundation
import HTTPServerSupport
import PseudoTerminalSupport
import SystemTestSupport
import TestSupport
import TerminalTestSupport
import Testing

@Suite(
    "An order that was paid, and of which the person has not been told", .takesTurns, .endsIfItHangs,
    .blocksItsThread)
struct UntoldOrderTests {
    private let swippy: Swippy
    private let site = LossySite()
    private let server: HTTPServer

    init() throws {
        swippy = try Swippy(here: true)
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
        // Nobody is asked, so that nobody may have read it, however often it is said.
        for _ in 1...3 {
            let retry = try await run("pay", "1", "--amount", "40", "--yes")
            #expect(retry.end == .exit(80) && retry.output == "")
            #expect(
                retry.errorLines.first?.hasPrefix("swippy: An earlier order was paid: ₹40.00, SW-1, 20 Nov")
                    == true)
            #expect(retry.errors.contains("add --again or a new --idempotency-key to it"))
        }
        same(site.paid.map(\.amount), [40])
        // The person knows now; twice as much is what they want.
        try await same(run("pay", "1", "--amount", "40", "--yes", "--again").end, .exit(0))
        try await same(run("pay", "1", "--amount", "40", "--yes").end, .exit(0))
        same(site.paid.map(\.amount), [40, 40, 40])
    }

    @Test("is told as data and in Ukrainian, too, and nothing is noted by a dry run")
    func forms() async throws {
        try await lose(.reset, "1", "--amount", "40")
        for _ in 1...2 {
            let plan = try await run("pay", "1", "--amount", "40", "--dry-run")
            #expect(plan.end == .exit(80) && plan.errors.contains("SW-1"))
        }
        let run = try await run("pay", "1", "--amount", "40", "--yes", "--json", "--lang", "uk")
        same(run.end, .exit(80))
        #expect(
            run.errors.contains(#""name":"alreadyPaid""#)
                && run.errors.contains("Попереднє доручення виконано"))
        same(site.paid.count, 1)
    }

    @Test("is paid once more with --again, which tells it, or a key of its own")
    func again() async throws {
        try await lose(.reset, "1", "--amount", "40")
        let own = try await run("pay", "1", "--amount", "40", "--yes", "--idempotency-key", "k")
        #expect(own.end == .exit(0) && own.errors.contains("SW-1") && site.paid.count == 2)
        try await same(run("pay", "1", "--amount", "40", "--yes").end, .exit(80))
        let again = try await run("pay", "1", "--amount", "40", "--yes", "--again")
        #expect(again.end == .exit(0) && again.errors.contains("SW-1") && site.paid.count == 3)
    }

    @Test(
        "is told by its receipt if its key is given once more, with or without its amount",
        arguments: [[], ["--amount", "40"]])
    func sameKey(amount: [String]) async throws {
        try await lose(.reset, "1", "--amount", "40", "--idempotency-key", "k")
        let other = try await run("pay", "1", "--amount", "41", "--yes", "--idempotency-key", "k")
        same(other.end, .exit(79))
        let again = try await swippy.run(
            ["pay", "1", "--yes", "--idempotency-key", "k", "--url", server.url] + amount)
        #expect(again.end == .exit(0) && again.output.contains("SW-1") && site.paid.count == 1)
        try await same(run("pay", "1", "--amount", "40", "--yes").end, .exit(0))
    }

    @Test("is told if all was paid")
    func full() async throws {
        try await lose(.half, "1")
        // With another amount, too, since nothing is left.
        for _ in 1...2 { try await same(run("pay", "1", "--amount", "7", "--dry-run").end, .exit(80)) }
        for _ in 1...2 { try await same(run("pay", "1", "--full", "--yes").end, .exit(80)) }
        same(site.paid.count, 1)
        try swippy.onTerminal(["show", "1", "--url", server.url])
        try await same(run("pay", "1", "--full", "--yes").end, .exit(79))
    }

    @Test(
        "is told by pay --all-due, and by naming several cards, when nothing is due any more",
        arguments: [["--all-due"], ["--all-due", "--within", "7d"], ["1", "@1"]])
    func nothingDue(arguments: [String]) async throws {
        try await lose(.reset, "--all-due")
        for options in [["--dry-run"], ["--yes"], ["--yes"]] {
            let run = try await swippy.run(["pay", "--url", server.url] + arguments + options)
            #expect(run.end == .exit(80) && run.fields.map { $0[8] } == ["repeated"])
            #expect(run.errors.contains("An earlier order was paid: ₹1,000.00, SW-1"))
        }
        same(site.paid.count, 1)
        if arguments.contains("--all-due") {
            let again = try await swippy.run(["pay", "--yes", "--again", "--url", server.url] + arguments)
            #expect(again.end == .exit(0) && again.output == "" && again.errors.contains("SW-1"))
            try await same(run("pay", "--all-due", "--yes").errors, "")
        } else {
            try swippy.onTerminal(["show", "1", "--url", server.url])
            let told = try await swippy.run(["pay", "--yes", "--url", server.url] + arguments)
            #expect(told.end == .exit(0) && told.fields.map { $0[8] } == ["repeated"])
        }
        same(site.paid.count, 1)
    }

    @Test(
        "can't be found without a record, so nothing is sent, except with --no-state",
        arguments: ["en", "uk"])
    func unrecorded(language: String) async throws {
        // A file where a folder should be: nothing can be written below it, not even by root.
        let file = try swippy.workspace.write(Data(), to: "file")
        func pay(_ arguments: [String]) async throws -> ProgramRun {
            try await swippy.run(
                ["pay", "--yes", "--url", server.url, "--lang", language] + arguments,
                environment: ["XDG_STATE_HOME": file])
        }
        for arguments in [["1", "--amount", "40"], ["--all-due"]] {
            let run = try await pay(arguments)
            same(run.end, .exit(74))
            #expect(run.errors.contains(file) && run.errors.contains("--no-state"))
            #expect(
                run.errors.contains(language == "en" ? "The order was not sent" : "Доручення не надіслано"))
        }
        #expect(!server.record.requests.contains { $0.method == "POST" })
        let unkept = try await pay(["1", "--amount", "40", "--no-state"])
        #expect(unkept.end == .exit(0) && unkept.errors == "" && site.paid.count == 1)
    }

    @Test(
        "is told by what shows it to a person on a terminal, and by nothing else",
        arguments: [
            (["show", "1"], 0), (["show", "1", "--json"], 80), (["history"], 0),
            (["history", "--plain"], 80),
            (["history", "--format", "screen-reader"], 0), (["list"], 80),
            (["history", "--until", "2026-11-01"], 80), (["due"], 80), (["statement", "1"], 80),
        ] as [([String], Int32)])
    func others(arguments: [String], code: Int32) async throws {
        try await lose(.reset, "1", "--amount", "40")
        try swippy.onTerminal(arguments + ["--url", server.url])
        try await same(run("pay", "1", "--amount", "40", "--yes").end, .exit(code))
        same(site.paid.count, code == 0 ? 2 : 1)
    }

    @Test(
        "is told by nothing that goes into a pipe, which says how to pay there",
        arguments: [
            ["show", "1"], ["show", "1", "--json"], ["history"], ["history", "--format", "cards"],
            ["history", "--csv"],
        ])
    func piped(arguments: [String]) async throws {
        try await lose(.reset, "1", "--amount", "40")
        #expect(try await swippy.run(arguments + ["--url", server.url]).output.contains("SW-1"))
        let run = try await run("pay", "1", "--amount", "40", "--yes")
        #expect(run.end == .exit(80) && site.paid.count == 1)
        #expect(run.errors.contains("only on a terminal, seeing the payment first is enough"))
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
        same(process.waitForEnding(), .code(agrees ? 0 : 130))
        same(site.paid.count, agrees ? 2 : 1)
    }

    @Test(
        "is told in a line by a payment of another amount",
        arguments: [["1", "--amount", "7"], ["1"], ["--all-due"]])
    func otherAmount(arguments: [String]) async throws {
        try await lose(.reset, "1", "--amount", "40")
        for options in [["--dry-run"], ["--yes"]] {
            let paid = try await swippy.run(["pay", "--url", server.url] + arguments + options)
            #expect(paid.end == .exit(0) && paid.errors.contains("An earlier order was paid: ₹40.00, SW-1"))
        }
        same(site.paid.count, 2)
        // Nobody was asked.
        try await same(run("pay", "1", "--amount", "40", "--yes").end, .exit(80))
    }

    @Test("is told again if its receipt could not be written")
    func unwritten() async throws {
        let lost = try await swippy.shell(
            "swippy pay 1 --amount 40 --yes --url \(server.url) >/dev/full 2>/dev/full")
        same(lost.end, .exit(74))
        try await same(run("pay", "1", "--amount", "40", "--yes").end, .exit(80))
        same(site.paid.count, 1)
    }

    @Test("is told again if the trace that was asked for could not be written")
    func untraced() async throws {
        let line = ["pay", "1", "--amount", "40", "--yes", "--url", server.url]
        let lost = try await swippy.run(line + ["--trace", "text", "--trace-file", "/dev/full"])
        #expect(lost.end == .exit(74) && lost.errors.contains("The payment was made: SW-1"))
        try await same(swippy.run(line).end, .exit(80))
        same(site.paid.count, 1)
        _ = try await swippy("history", "--url", server.url)
        #expect(try await swippy.run(line).end == .exit(80) && site.paid.count == 1)
        try swippy.onTerminal(["history", "--url", server.url])
        try await same(swippy.run(line).end, .exit(0))
        same(site.paid.count, 2)
    }

    @Test("is told first to two programs at once")
    func together() async throws {
        try await lose(.reset, "1", "--amount", "40")
        let plan = try swippy.program(["pay", "1", "--amount", "40", "--dry-run", "--url", server.url])
        async let one = plan.run()
        async let other = plan.run()
        try await same([one.end, other.end], [.exit(80), .exit(80)])
        same(site.paid.count, 1)
    }
}
