import CommandLineTestSupport
import Foundation
import SystemTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import CommandLine
@testable import SwippyCLI

@Suite("An amount that is typed for a card of one’s own")
@MainActor
struct TypedAmountTests {
    /// Runs Swippy with cards in `folder`.
    private func run(
        _ line: [String], in folder: TemporaryFolder, _ console: ConsoleRecorder = ConsoleRecorder()
    ) async -> (code: ExitCode, console: ConsoleRecorder) {
        (await Program.swippy.run(line + ["--state", folder("state")], console: console.console), console)
    }

    private func folder(_ cards: [String]...) async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for card in cards { await same(run(["add"] + card, in: folder).code, .success) }
        return folder
    }

    @Test(
        "may have a decimal comma, in every currency",
        arguments: [
            ("EUR", "89,90", "89.9"), ("EUR", "1,5", "1.5"), ("INR", "89,90", "89.9"),
            ("USD", "1,5", "1.5"), ("INR", "1,500", "1500"), ("EUR", "1,500", nil), ("EUR", "1.500", nil),
        ] as [(String, String, String?)])
    func decimalComma(currency: String, typed: String, amount: String?) async throws {
        let folder = try await folder(["--title", "AMA", "--number", "1190", "--currency", currency])
        let (code, console) = await run(["bill", "1190", typed], in: folder)
        same(code, amount == nil ? .usage : .success)
        same(console.outputLines.first { $0.hasPrefix("amount\t") }, amount.map { "amount\t\($0)" })
        same(console.errors.contains("can mean"), amount == nil)
    }

    @Test(
        "is no card number, which is not repeated, and nothing is stored",
        arguments: ["4111111111111111", "4111 1111 1111 1111", "4111-1111-1111-1111"],
        [
            ["bill", "1190", "NUMBER"], ["bill", "1190", "--left", "NUMBER"],
            ["bill", "1190", "500", "--minimum", "NUMBER"], ["pay", "1190", "--amount", "NUMBER", "--yes"],
            ["add", "--title", "B", "--number", "1111", "--limit", "NUMBER"],
            ["edit", "1190", "--limit", "NUMBER"],
        ])
    func cardNumber(number: String, line: [String]) async throws {
        let folder = try await folder(["--title", "AMA", "--number", "1190", "--currency", "EUR"])
        for (language, words) in [("en", "an amount, not a card number"), ("uk", "сума, а не номер картки")] {
            let typed = line.map { $0 == "NUMBER" ? number : $0 }
            let (code, console) = await run(typed + ["--lang", language], in: folder)
            same(code, .usage)
            #expect(console.errors.contains(words), "\(console.errors)")
            #expect(!console.errors.contains("4111") && console.output.isEmpty, "\(console.errors)")
        }
        let changes = await run(["history", "--changes", "--plain"], in: folder).console
        same(changes.outputLines.count, 1)
    }

    @Test("has as many digits as a card number if its check digit is none")
    func longAmount() async throws {
        let folder = try await folder(["--title", "AMA", "--number", "1190", "--currency", "EUR"])
        let (code, console) = await run(["bill", "1190", "4111111111111112"], in: folder)
        same(code, .success)
        #expect(console.outputLines.contains("amount\t4111111111111112"))
    }

    @Test("is asked for again where it was a card number")
    func asked() async throws {
        let folder = try await folder(["--title", "AMA", "--number", "1190", "--currency", "EUR"])
        for number in ["4111111111111111", "4111-1111-1111-1111"] {
            let console = ConsoleRecorder(
                terminal: Size(columns: 80, rows: 24), lines: [number, "89,90", "n"])
            _ = await run(["bill", "1190", "--color", "never"], in: folder, console)
            same(console.errors.ranges(of: "Amount billed: ").count, 2, "\(console.errors)")
            #expect(console.errors.contains("not a card number") && !console.errors.contains("4111"))
        }
    }

    @Test("gives a card its currency where it is a limit, and must not contradict it")
    func limit() async throws {
        let folder = try await folder(["--title", "L1", "--number", "5155"])
        let added = await run(["add", "--title", "L3", "--number", "5156", "--limit", "€3000"], in: folder)
        #expect(added.console.outputLines.contains("currency\tEUR"), "\(added.console.output)")
        let edited = await run(["edit", "5155", "--limit", "₹3000"], in: folder)
        #expect(edited.console.outputLines.contains("currency\tINR"), "\(edited.console.output)")
        for line in [
            ["edit", "5155", "--limit", "€3000"], ["edit", "5156", "--limit", "₹3000"],
            ["add", "--title", "L4", "--number", "5157", "--limit", "€3000", "--currency", "INR"],
        ] {
            await same(run(line, in: folder).code, .usage, "\(line)")
        }
    }

    @Test(
        "An edit that gives a card the title and the digits of another one says so",
        arguments: [
            (["--title", "sbi", "--number", "8776"], true), (["--title", "SBI"], false),
            (["--number", "8776"], false), (["--note", "x"], false),
        ])
    func namesake(edit: [String], isTold: Bool) async throws {
        let folder = try await folder(
            ["--title", "SBI", "--number", "8776"], ["--title", "AMA", "--number", "1190"])
        let (code, console) = await run(["edit", "1190"] + edit, in: folder)
        same(code, .success)
        same(console.errors.contains("You have another card with this title"), isTold, "\(console.errors)")
        if isTold {
            let again = await run(["edit", "@2", "--note", "x"], in: folder)
            #expect(!again.console.errors.contains("another card"), "\(again.console.errors)")
        }
    }
}
