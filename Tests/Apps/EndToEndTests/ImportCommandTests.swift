import Foundation
import Synchronization
import SystemTestSupport
import TestSupport
import Testing

@Suite("swippy import", .takesTurns, .endsIfItHangs)
struct ImportCommandTests {
    private let swippy: Swippy

    init() throws { swippy = try Swippy() }

    /// A file of a card with so many rows, and the last of them a payment.
    private func write(_ name: String, rows: Int, text: String = "SHOP") throws {
        let lines = (0..<rows).map { "2026-10-\(10 + $0 % 20),\(text) \($0),\(1 + $0 % 50).50" }
        let csv =
            "Date,Description,Amount,Card Number\n"
            + (lines + ["2026-10-12,PAYMENT - THANK YOU,-9.00"])
            .map { $0 + ",****1234\n" }.joined()
        try swippy.workspace.write(Data(csv.utf8), to: name)
    }

    private func imports() async throws -> Int {
        try await swippy("history", "--changes").fields.filter {
            $0.contains("imported") && $0.last == ""
        }.count
    }

    @Test("that is killed stores all of it or nothing, and what it leaves is in nobody’s way")
    func killed() async throws {
        try write("a.csv", rows: 3000)
        for delay in 0..<12 {
            let program = try swippy.program(["import", "a.csv", "--currency", "USD", "--yes"])
            let process = Mutex<pid_t>(0)
            async let end = program.run { identifier in process.withLock { $0 = identifier } }.end
            while process.withLock(\.self) == 0 { await Task.yield() }
            try await Task.sleep(for: .milliseconds(delay * 8))
            kill(process.withLock(\.self), SIGKILL)
            _ = try await end
            let count = try await imports()
            #expect(count == 0 || count == 1)
            let rows = try await swippy("import", "a.csv", "--dry-run").fields.first
            same(rows?[9], count == 0 ? "3001" : "0")
            if count == 1 {
                same(try await swippy("undo", "--yes").end, .exit(0))
            }
        }
        same(try await swippy("import", "a.csv", "--currency", "USD", "--yes").end, .exit(0))
        same(try await imports(), 1)
    }

    @Test("of one file by many programs at once stores it once")
    func races() async throws {
        try write("a.csv", rows: 50)
        let swippy = swippy
        let ends = try await withThrowingTaskGroup(of: ProgramRun.self) { group in
            for _ in 0..<8 {
                group.addTask { try await swippy("import", "a.csv", "--currency", "USD", "--yes") }
            }
            return try await group.reduce(into: []) { $0.append($1.end) }
        }
        #expect(ends.allSatisfy { $0 == .exit(0) })
        same(try await imports(), 1)
        same(try await swippy("list").fields.count, 1)
    }

    @Test(
        "reads a pipe that has a name, and says why a folder or a wallet can’t be used, before it stores anything"
    )
    func places() async throws {
        try write("a.csv", rows: 3)
        let piped = try await swippy.shell(
            "mkfifo p && (cat a.csv > p & swippy import p --currency USD --yes)")
        same([piped.end, piped.fields.first?[9] == "4" ? .exit(0) : .exit(1)], [.exit(0), .exit(0)])
        let folder = try await swippy("import", ".", "--yes")
        same(folder.end, .exit(74))
        let denied = try await swippy.shell(
            "mkdir -p d/wallet && chmod 777 d/wallet && swippy import a.csv --yes --state d")
        same(denied.end, .exit(77))
        same(try await swippy.shell("ls d/wallet").output, "")
        let other = try await swippy("import", "a.csv", "--file", Swippy.mockData)
        same(other.end, .exit(78))
    }

    /// A file in OFX of one transaction.
    private func write(_ name: String, amount: String, text: String) throws {
        let ofx =
            "<OFX><CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>USD<CCACCTFROM><ACCTID>XXXX1234</CCACCTFROM>"
            + "<BANKTRANLIST><DTSTART>20261001<DTEND>20261031<STMTTRN><TRNTYPE>OTHER<DTPOSTED>20261020<TRNAMT>"
            + "\(amount)<FITID>A1<NAME>\(text)</STMTTRN></BANKTRANLIST></CCSTMTRS></CCSTMTTRNRS>"
            + "</CREDITCARDMSGSRSV1></OFX>"
        try swippy.workspace.write(Data(ofx.utf8), to: name)
    }

    @Test("says what is corrected, how many a file has, and that a payment stays though its record is undone")
    func words() async throws {
        try write("a.ofx", amount: "-25.00", text: "FUEL")
        try write("b.ofx", amount: "-31.20", text: "FUEL")
        try write("c.ofx", amount: "300.00", text: "PAYMENT RECEIVED")
        same(try await swippy("import", "a.ofx", "--yes").end, .exit(0))
        let plan = try await swippy("import", "b.ofx", "-n", "--format=cards").output
        #expect(plan.contains("1 corrected transaction") && !plan.contains("0 new transactions"))
        let record = try await swippy("import", "b.ofx", "-n", "--json").output
        #expect(record.replacing(" ", with: "").contains("\"corrected\":1"))
        #expect(
            try await swippy("import", "b.ofx", "--yes", "--format=cards").output.contains("is corrected."))
        let changes = try await swippy("history", "--changes", "--format=cards").output
        #expect(changes.contains("a file with 1 transaction was imported"))

        same(try await swippy("import", "c.ofx", "--yes").end, .exit(0))
        same(try await swippy("pay", "1234", "--amount", "300", "--on", "2026-10-19", "--yes").end, .exit(0))
        #expect(try await swippy("undo", "--yes", "--format=cards").output.contains("The bank’s file has"))
    }

    @Test("names a recorded payment that the files should have, in a dry run, too")
    func unmatched() async throws {
        same(
            try await swippy("add", "--title", "GOLD", "--number", "1234", "--currency", "USD").end, .exit(0))
        same(try await swippy("pay", "1234", "--amount", "77", "--on", "2026-10-05", "--yes").end, .exit(0))
        try write("a.ofx", amount: "-25.00", text: "FUEL")
        let plain = try await swippy("import", "a.ofx", "-n", "--plain")
        #expect(plain.errors.contains("77"))
        let record = try await swippy("import", "a.ofx", "-n", "--json").output
        #expect(record.contains("\"unmatched\"") && record.contains("2026-10-05"))
    }

    @Test("shows texts and names of files without what could run, and without whole card numbers")
    func hostile() async throws {
        let name = "4111111111111111=cmd.csv"
        try write(name, rows: 2, text: "\u{1B}[2J=1+1 4111 1111 1111 1111")
        for form in ["--json", "--csv", "--plain", "--format=cards"] {
            let run = try await swippy("import", "./" + name, "-n", form)
            same(run.end, .exit(0))
            #expect(!run.output.contains("4111111111111111") && !run.output.contains("\u{1B}"))
        }
        let stored = try await swippy("import", "./" + name, "--currency", "USD", "--yes")
        same(stored.end, .exit(0))
        let kept = try await swippy.shell("cat .local/share/swippy/wallet .local/share/swippy/imports/*")
        #expect(kept.output.contains("=1+1") && !kept.output.contains("1111 1111 1111"))
    }

    @Test("leaves a wallet from before as it was until the first import, and then reads all of it")
    func elderWallet() async throws {
        try write("a.csv", rows: 3)
        same(
            try await swippy("add", "--title", "GOLD", "--number", "1234", "--currency", "USD").end, .exit(0))
        let before = try await swippy.shell("cat .local/share/swippy/wallet").output
        same(try await swippy("import", "a.csv", "-n").end, .exit(0))
        same(try await swippy("import", "a.csv").end, .exit(79))
        same(try await swippy.shell("cat .local/share/swippy/wallet").output, before)
        same(try await swippy("import", "a.csv", "--currency", "USD", "--yes").end, .exit(0))
        let after = try await swippy.shell("cat .local/share/swippy/wallet").output
        #expect(after.hasPrefix(before) && !before.contains("\"v\":2") && after.contains("\"v\":2"))
        same(try await swippy("list").fields.first?[1], "GOLD")
    }
}
