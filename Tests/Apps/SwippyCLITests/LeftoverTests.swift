import CommandLineTestSupport
import Foundation
import SystemTestSupport
import TerminalKit
import TestSupport
import Testing

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
        await same(run("reset" + options).code, .unanswered)
        try same(folder.text(of: "swippy/own-offers"), "anything\n")
        let agreed = await run("reset --yes" + options)
        same(agreed.code, .success)
        same(agreed.console.output, "Deleted what earlier versions left: \(names)\n")
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path + "/swippy")
        same(files.sorted(), ["demo", "offers.txt", "servers", "servers/offers"])
        #expect(await run("reset --yes" + options).console.output.hasPrefix("Nothing is kept in "))
    }
}
