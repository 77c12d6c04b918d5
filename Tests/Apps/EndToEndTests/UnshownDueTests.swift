import Foundation
import HTTPServerSupport
import SystemTestSupport
import TestSupport
import Testing

@Suite(
    "A due that a server goes on showing after it was paid", .takesTurns, .endsIfItHangs, .blocksItsThread)
struct UnshownDueTests {
    private let swippy: Swippy
    private let site = LossySite()
    private let server: HTTPServer

    init() throws {
        swippy = try Swippy(here: true)
        server = try site.server()
        site.goStale()
    }

    private func pay(_ arguments: String...) async throws -> ProgramRun { try await pay(arguments) }

    private func pay(_ arguments: [String]) async throws -> ProgramRun {
        try await swippy.run(["pay", "--yes", "--url", server.url] + arguments)
    }

    /// Pays, and loses the answer.
    private func lose(_ arguments: String...) async throws {
        site.lose(.reset)
        let run = try await pay(arguments)
        #expect(run.end == .exit(69) && run.errors.contains("may or may not have been made"))
        site.lose(nil)
    }

    @Test("is paid once by itself, until that is told and wanted", arguments: [[], ["--full"]])
    func one(options: [String]) async throws {
        try await lose("1")
        #expect(try await pay("1").errors.contains("This is paid already: ₹1,000.00, SW-1"))
        try swippy.onTerminal(["show", "1", "--url", server.url])
        for _ in 1...3 {
            let told = try await pay(["1"] + options)
            #expect(told.end == .exit(80) && told.output == "")
            #expect(told.errors.contains("This is paid already: ₹1,000.00, SW-1"))
            #expect(told.errors.contains("add --again or a new --idempotency-key to the command"))
        }
        same(site.paid.count, 1)
        #expect(try await pay("1", "--again").end == .exit(0) && site.paid.count == 2)
        #expect(try await pay("1", "--idempotency-key", "k").end == .exit(0) && site.paid.count == 3)
        // An amount that is named is meant.
        #expect(try await pay("1", "--amount", "7").end == .exit(0) && site.paid.count == 4)
    }

    @Test("is paid once by pay --all-due, and once more only with --again")
    func allDue() async throws {
        try await lose("--all-due")
        for _ in 1...2 {
            let run = try await pay("--all-due")
            #expect(run.end == .exit(80) && run.fields.map { $0[8] } == ["repeated"])
            #expect(run.errors.contains("This is paid already: ₹1,000.00, SW-1"))
            #expect(run.errors.contains("add --again to the command") && site.paid.count == 1)
        }
        try swippy.onTerminal(["history", "--url", server.url])
        // The person knows; the server still shows what was due before.
        for _ in 1...2 {
            let known = try await pay("--all-due")
            #expect(known.end == .exit(80) && known.fields.map { $0[8] } == ["repeated"])
            #expect(known.errors.contains("This is paid already: ₹1,000.00, SW-1"))
            same(site.paid.count, 1)
        }
        try await lose("--all-due", "--again")
        let again = try await pay("--all-due", "--again")
        #expect(
            again.end == .exit(0) && again.errors.contains("SW-2") && again.fields.map { $0[8] } == ["paid"])
        same(site.paid.count, 3)
    }
}
