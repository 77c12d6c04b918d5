import CommandLineTestSupport
import Foundation
import SystemTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import CommandLine
@testable import SwippyCLI

@Suite("The reset command")
@MainActor
struct ResetCommandTests {
    private let folder: TemporaryFolder
    private let recorder: ConsoleRecorder

    init() throws {
        folder = try TemporaryFolder()
        recorder = ConsoleRecorder(
            environment: ["XDG_STATE_HOME": folder.path], terminal: Size(columns: 80, rows: 24))
    }

    private var journal: String { folder.path + "/swippy/demo/journal" }

    /// Runs a command in a terminal in which this is typed.
    private func run(_ arguments: String..., typing answer: String? = nil) async -> ExitCode {
        var console = recorder.console
        console.isErrorTerminal = true
        console.readLine = { answer }
        return await Program.swippy.run(arguments, console: console)
    }

    /// Writes a feed of the person's own, with a card that can be paid.
    private func ownFile() throws -> String {
        try folder.write(
            """
            {"card": [{"id": "7001", "title": "OWN", "number": "4221 XXXX XXXX 8776", "type": "VISA",
            "card_holder_name": "ASHA RAO", "bank_name": "SBI", "actions": ["pay_now"],
            "due": {"id": "d", "amount": 5, "currency": "INR", "state": "due today"}}]}
            """, to: "own.json")
        return folder.path + "/own.json"
    }

    private func payTwice() async throws {
        for amount in ["1", "2"] {
            await same(run("pay", "6564", "--amount", amount, "--yes", "--plain"), .success)
        }
    }

    @Test("says so if there is nothing, and asks nothing")
    func nothing() async {
        await same(run("reset"), .success)
        same(recorder.output, "Nothing is kept in \(folder.path)/swippy/demo.\n")
        same(recorder.errors, "")
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/swippy"))
        let homeless = ConsoleRecorder()
        await same(homeless.run("reset", "--lang", "uk"), .success)
        same(homeless.output, "Нічого не збережено: HOME не задано повним шляхом.\n")
    }

    @Test(
        "asks, naming what there is, and keeps it if the answer isn't yes",
        arguments: ["n", "", "что", nil])
    func refused(answer: String?) async throws {
        try await payTwice()
        await same(run("reset", typing: answer), .interrupted)
        #expect(
            recorder.asked.contains(
                "Forget what is kept in \(folder.path)/swippy/demo? Payments: 2, cards added: 0. "))
        #expect(recorder.asked.hasSuffix("[y/N] swippy: Nothing was changed. "))
        #expect(FileManager.default.fileExists(atPath: journal))
    }

    @Test("says that orders to servers stay recorded, and the doctor counts them")
    func servers() async throws {
        let server = folder.path + "/swippy/servers/example.org"
        try FileManager.default.createDirectory(atPath: server, withIntermediateDirectories: true)
        let file = try ownFile()
        await same(run("pay", "7001", "--amount", "1", "--yes", "--state", server, "--file", file), .success)
        await same(run("reset", "--yes"), .success)
        await same(run("reset", "--yes", "--file", file), .success)
        let counts = "servers: 1, payments: 1, in doubt or not shown yet: 0"
        #expect(
            recorder.errors.contains(
                "orders to servers stay recorded in \(folder.path)/swippy/servers: \(counts)"))
        #expect(FileManager.default.fileExists(atPath: server + "/journal"))
        await same(run("doctor"), .success)
        #expect(recorder.output.contains(counts))
    }

    @Test("says that paid dues come back, and breaks no word at the edge of the terminal")
    func dues() async throws {
        try await payTwice()
        await same(run("reset", typing: "n"), .interrupted)
        #expect(
            recorder.asked.contains(
                "Payments: 2, cards added: 0. What was paid becomes due again. [y/N] "))
        // The answer ends the line of the question: a terminal shows the Return that was typed.
        let lines = recorder.errorLines.map { $0.replacing("swippy: Nothing was changed.", with: "") }
        same(lines.filter { $0.columns > 80 }, [])
        #expect(recorder.errorLines.count > 1)
    }

    @Test("calls a damaged store damaged, and no newer version's")
    func damaged() async throws {
        try await payTwice()
        try Data().write(to: URL(filePath: journal))
        await same(run("reset", typing: "n"), .interrupted)
        #expect(recorder.asked.contains("\(journal) is damaged. Set it aside and start over? [y/N] "))
        await same(run("pay", "6564", "--yes"), .badData)
    }

    @Test("ends where what is damaged is not what would be deleted, and sets nothing aside")
    func damagedElsewhere() async throws {
        try await payTwice()
        let own = folder.path + "/swippy/journal"
        try Data().write(to: URL(filePath: own))
        await same(run("reset", "--demo", "--yes"), .badData)
        #expect(
            recorder.errors.contains(
                "\(own) was emptied, or its beginning was changed, since it was written."))
        try same(Data(contentsOf: URL(filePath: own)), Data())
        #expect(FileManager.default.fileExists(atPath: journal))
    }

    @Test("deletes it if the answer is yes, in either language")
    func agreed() async throws {
        try await payTwice()
        await same(run("reset", "--lang", "uk", typing: "так"), .success)
        same(recorder.outputLines.last, "Забуто. Платежів: 2, доданих карток: 0.")
        try same(FileManager.default.contentsOfDirectory(atPath: folder.path + "/swippy/demo"), [])
    }

    @Test("asks again if something is stored while it waits for the answer")
    func meanwhile() async throws {
        await same(run("pay", "6564", "--amount", "1", "--yes", "--plain"), .success)
        let before = try Data(contentsOf: URL(filePath: journal))
        await same(run("pay", "6564", "--amount", "2", "--yes", "--plain"), .success)
        let after = try Data(contentsOf: URL(filePath: journal))
        try before.write(to: URL(filePath: journal))
        var console = recorder.console
        console.isErrorTerminal = true
        let questions = Watched(0)
        console.readLine = { [journal] in
            if questions.change({ count in
                count += 1; return count
            }) == 1 {
                _ = FileManager.default.createFile(atPath: journal, contents: after)
            }
            return "y"
        }
        await same(Program.swippy.run(["reset"], console: console), .success)
        same(questions.value, 2)
        #expect(recorder.errors.contains("swippy: what is kept has changed meanwhile\nForget "))
        same(recorder.outputLines.last, "Forgotten. Payments: 2, cards added: 0.")
        #expect(!FileManager.default.fileExists(atPath: journal))
    }

    @Test("needs --yes without a terminal to ask on")
    func nobody() async throws {
        try await payTwice()
        let pipe = ConsoleRecorder(environment: ["XDG_STATE_HOME": folder.path])
        await same(pipe.run("reset"), .unanswered)
        same(pipe.errorLines.last, "Add --yes to confirm in advance.")
        await same(pipe.run("reset", "--yes"), .success)
        #expect(!FileManager.default.fileExists(atPath: journal))
    }

    @Test(
        "renames a file that can't be read, of the demonstration or the person's own",
        arguments: ["swippy.state 1 0123456789abcdef 00000000\n", "swippy.state 2 what comes later\n"],
        ["swippy/demo", "swippy"])
    func putAside(text: String, place: String) async throws {
        let (option, card) = try place == "swippy" ? ("--file=\(ownFile())", "7001") : ("--lang=en", "6564")
        let path = "\(folder.path)/\(place)"
        try folder.write(text, to: "\(place)/journal")
        await same(run("pay", card, option, "--yes"), .badData)
        await same(run("reset", option, typing: "n"), .interrupted)
        let problem = text.hasPrefix("swippy.state 1") ? "damaged" : "from a newer version"
        #expect(recorder.asked.contains("\(path)/journal is \(problem)."))
        await same(run("reset", option, typing: "y"), .success)
        let names = try FileManager.default.contentsOfDirectory(atPath: path)
        #expect(names.count == 1 && names[0].hasPrefix("journal.kept-"))
        same(recorder.outputLines.last, "The file is now \(path)/\(names[0]).")
        await same(run("list", option), .success)
    }

    @Test("leaves another’s file alone", arguments: ["swippy/demo", "swippy"])
    func foreign(place: String) async throws {
        let options = try place == "swippy" ? ["--file=\(ownFile())"] : []
        let path = "\(folder.path)/\(place)/journal"
        try folder.write("shopping list\n", to: "\(place)/journal")
        let end = await Program.swippy.run(["reset", "--yes"] + options, console: recorder.console)
        same(end, .badData)
        same(recorder.errorLines.first, "swippy: \(path) is not a swippy store.")
        #expect(FileManager.default.fileExists(atPath: path))
    }
}

extension ConsoleRecorder {
    /// What was asked, without the line breaks that the terminal's width made.
    fileprivate var asked: String { errors.replacing("\n", with: " ") }
}
