import CommandLineTestSupport
import Foundation
import SystemTestSupport
import TerminalKit
import TestSupport
import Testing
import Words

@testable import CommandLine
@testable import SwippyCLI

@MainActor
@Suite("What earlier versions left")
struct LeftoverTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func run(
        _ line: String, environment: [String: String] = [:], typing answer: String? = nil
    ) async -> (code: ExitCode, console: ConsoleRecorder) {
        let recorder = ConsoleRecorder(
            environment: environment.merging(["XDG_STATE_HOME": folder.path, "XDG_CONFIG_HOME": folder.path])
            {
                $1
            }, terminal: answer == nil ? nil : Size(columns: 2000, rows: 24))
        var console = recorder.console
        console.isErrorTerminal = answer != nil
        console.readLine = { answer }
        return (
            await Program.swippy.run(line.split(separator: " ").map(String.init), console: console), recorder
        )
    }

    @Test(
        "A command or an option for offers is told that there are none, and where the deck is",
        arguments: [
            "offers", "offers list --card 6564", "offers keep cinema --yes", "offers --help", "help offers",
            "help offers list", "--json offers", "check --offers a.json", "reset --offers=a.json",
            "show 6564 --offers a.json", "--offers a.json", "config get offers", "config set offers a.json",
        ], ["en", "uk"])
    func told(line: String, language: String) async {
        let (code, console) = await run(line + " --lang \(language)")
        #expect(code == .usage && console.output == "")
        #expect(console.errors.contains("0.12.0") && console.errors.contains("showroom"))
    }

    @Test(
        "A setting or a variable for offers stops and troubles no command",
        arguments: [
            "list --plain", "show 6564 --plain", "due --plain", "config", "check", "reset --yes", "help list",
        ])
    func setting(line: String) async throws {
        let plain = await run(line)
        try folder.write(#"{"offers": ["no", "path"]}"#, to: "swippy/config.json")
        let left = await run(line, environment: ["SWIPPY_OFFERS": "\u{1}"])
        #expect(left.code == plain.code && left.console.output == plain.console.output)
        same(left.console.errors, plain.console.errors)
    }

    @Test("They are named by doctor, which says what to do, and no path")
    func doctor() async throws {
        #expect(await !run("doctor").console.output.contains("Left over"))
        #expect(await !run("doctor --json").console.output.contains("leftovers"))
        try folder.write(#"{"offers": "/home/a/offers.json", "lang": "en"}"#, to: "swippy/config.json")
        for name in ["offers", "own-offers", "demo/offers", "offers.kept-20261129T120000Z"] {
            try folder.write("swippy.offers 1\n", to: "swippy/\(name)")
        }
        let report = await run("doctor", environment: ["SWIPPY_OFFERS": "b.json"]).console
        same(report.errors, "")
        let lines = report.outputLines.filter { $0.hasPrefix("Left over") }
        same(lines.count, 6)
        for words in [
            "the variable SWIPPY_OFFERS, without effect since 0.12.0: unset it",
            "“offers” in config.json, without effect since 0.12.0: swippy config unset offers",
            "the file demo/offers beside the journal, without effect since 0.12.0: swippy reset",
            "the file own-offers ", "the file offers ", "the file offers.kept-20261129T120000Z ",
        ] {
            #expect(lines.contains { $0.contains(words) }, "\(report.output)")
        }
        #expect(!report.output.contains(folder.path) && !report.output.contains("/home/a"))
        let json = await run("doctor --json").console.output
        #expect(json.contains("leftovers") && json.contains("\"own-offers\""))
        #expect(await run("doctor --lang uk").console.output.contains("Зайве"))
        await same(run("config unset offers").console.output, "")
        try same(folder.text(of: "swippy/config.json"), #"{"lang": "en"}"#)
    }

    @Test(
        "Files are deleted by reset, once that is agreed to, and nothing else is",
        arguments: ["", " --file a.json"])
    func files(options: String) async throws {
        for name in [
            "offers", "own-offers", "demo/offers", "demo/offers.new", "offers.txt", "servers/offers",
        ] {
            try folder.write("anything\n", to: "swippy/\(name)")
        }
        let names = "demo/offers, demo/offers.new, offers, own-offers."
        let refused = await run("reset" + options, typing: "n")
        same(refused.code, .interrupted)
        #expect(
            refused.console.errors.contains(
                "Delete what earlier versions left, without effect? \(names)"))
        await same(run("reset" + options).code, .usage)
        try same(folder.text(of: "swippy/own-offers"), "anything\n")
        let agreed = await run("reset --yes" + options)
        same(agreed.code, .success)
        same(agreed.console.output, "Deleted what earlier versions left: \(names)\n")
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path + "/swippy")
        same(files.sorted(), ["demo", "offers.txt", "servers", "servers/offers"])
        #expect(await run("reset --yes" + options).console.output.hasPrefix("Nothing is kept in "))
    }

    @Test("Files go along with what else is forgotten, and payments on one’s own cards stay")
    func besides() async throws {
        let file = try folder.write(
            """
            {"card": [{"id": "7001", "title": "OWN", "number": "4221 XXXX XXXX 8776", "type": "VISA",
            "card_holder_name": "ASHA RAO", "bank_name": "SBI", "actions": ["pay_now"],
            "due": {"id": "d", "amount": 5, "currency": "INR", "state": "due today"}}]}
            """, to: "own.json")
        await same(run("pay 7001 --yes --file \(file)").code, .success)
        await same(run("remove @1 --yes").code, .success)
        try folder.write("swippy.offers 1\n", to: "swippy/offers")
        let refused = await run("reset", typing: "n")
        #expect(
            refused.code == .interrupted
                && refused.console.errors.contains("without effect, is deleted, too: offers."))
        await same(run("list --plain").console.outputLines.count, 13)
        let reset = await run("reset --yes").console
        same(
            reset.outputLines,
            [
                "Forgotten. Payments: 0, cards added: 0, cards removed: 1.",
                "Deleted what earlier versions left: offers.",
            ])
        await same(run("history --plain --file \(file)").console.outputLines.count, 1)
    }

    @Test(
        "Shells with completions of earlier versions get no words for offers, and no error",
        arguments: ["offer", "line"])
    func completions(subject: String) async {
        for line in ["offers show", "offers keep --offers", "reset --offers"] {
            let answer = await run("complete \(subject) c -- \(line)")
            #expect(
                answer.code == .success && answer.console.output == "" && answer.console.errors == "",
                "\(line)")
        }
    }
}
