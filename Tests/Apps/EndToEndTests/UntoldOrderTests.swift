import Foundation
import HTTPServerSupport
import PseudoTerminalSupport
import SystemTestSupport
import TestSupport
import TerminalTestSupport
import Testing

@Suite("An order that was paid, and whose answer was lost", .takesTurns, .endsIfItHangs, .blocksItsThread)
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
        "is told before as much is paid once more on that day, whatever was lost and however often",
        arguments: [LossySite.Loss.reset, .half, .failure])
    func told(loss: LossySite.Loss) async throws {
        try await lose(loss, "1", "--amount", "40")
        for _ in 1...3 {
            let retry = try await run("pay", "1", "--amount", "40", "--yes")
            #expect(retry.end == .exit(80) && retry.output == "")
            #expect(retry.errorLines.first?.hasPrefix("swippy: This is paid already: ₹40.00, SW-1, ") == true)
            #expect(retry.errors.contains("add --again or a new --idempotency-key to the command"))
        }
        same(site.paid.map(\.amount), [40])
        let again = try await run("pay", "1", "--amount", "40", "--yes", "--again")
        #expect(again.end == .exit(0) && again.errors.contains("SW-1"))
        same(site.paid.map(\.amount), [40, 40])
    }

    @Test("is told as data and in Ukrainian, too, and by a dry run")
    func forms() async throws {
        try await lose(.reset, "1", "--amount", "40")
        let plan = try await run("pay", "1", "--amount", "40", "--dry-run")
        #expect(plan.end == .exit(80) && plan.errors.contains("SW-1"))
        let run = try await run("pay", "1", "--amount", "40", "--yes", "--json", "--lang", "uk")
        same(run.end, .exit(80))
        #expect(run.errors.contains(#""name":"alreadyPaid""#) && run.errors.contains("Це вже сплачено"))
        same(site.paid.count, 1)
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
        let own = try await run("pay", "1", "--amount", "40", "--yes", "--idempotency-key", "k2")
        #expect(own.end == .exit(0) && site.paid.count == 2)
    }

    @Test("is told where nothing is due any more", arguments: [["1"], ["--all-due"], ["1", "@1"]])
    func nothingDue(arguments: [String]) async throws {
        try await lose(.half, "1")
        let told = try await swippy.run(["pay", "--yes", "--url", server.url] + arguments)
        #expect(told.end == .exit(80) && told.errors.contains("This is paid already: ₹1,000.00, SW-1"))
        let known = try await swippy.run(["pay", "--yes", "--url", server.url] + arguments)
        same(known.end, .exit(arguments == ["--all-due"] ? 0 : arguments.count > 1 ? 80 : 79))
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
        "stays paid if its receipt or its trace could not be written",
        arguments: [
            "> /dev/full 2> /dev/full", "--trace text --trace-file /dev/full",
        ])
    func unwritten(loss: String) async throws {
        let lost = try await swippy.shell("swippy pay 1 --amount 40 --yes --url \(server.url) \(loss)")
        same(lost.end, .exit(74))
        try await same(run("pay", "1", "--amount", "40", "--yes").end, .exit(80))
        same(site.paid.count, 1)
    }

    @Test("is told first to two programs at once, or sent by one")
    func together() async throws {
        try await lose(.reset, "1", "--amount", "40")
        let plan = try swippy.program(["pay", "1", "--amount", "40", "--yes", "--url", server.url])
        async let one = plan.run()
        async let other = plan.run()
        try await same([one.end, other.end], [.exit(80), .exit(80)])
        same(site.paid.count, 1)
    }
}
