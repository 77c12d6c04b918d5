import Foundation
import HTTPServerSupport
import PseudoTerminalSupport
import SystemTestSupport
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@Suite("A server that echoes secrets", .takesTurns, .endsIfItHangs, .blocksItsThread)
struct EchoingServerTests {
    private let swippy: Swippy
    private let tokenFile: String

    init() throws {
        swippy = try Swippy(here: true)
        tokenFile = try swippy.workspace.write(Data("\(CardsSite.token)\n".utf8), to: "token")
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: tokenFile)
    }

    private static let orders = [["pay", "7", "--amount", "1", "--yes"]]
    private static let commands =
        orders + [["list"], ["show", "7"], ["statement", "7"], ["swipe", "7"], ["undo", "SW-1", "--yes"]]

    private func options(_ server: HTTPServer) -> [String] {
        ["--url", server.url, "--token-file", tokenFile]
    }

    @Test(
        "reveals them neither on the screen nor on the disk, whatever is asked and however it is shown",
        arguments: EchoingSite.Mood.allCases)
    func told(mood: EchoingSite.Mood) async throws {
        let server = try EchoingSite.server(mood)
        let isAboutOrders = [.reusedKey, .unknownCode, .failure].contains(mood)
        for command in isAboutOrders ? Self.orders : Self.commands {
            // Errors are the same in every format but JSON's.
            for format in [.answers, .identities].contains(mood) ? Feed.formats : ["plain", "json"] {
                try await expectSilence(command + ["--format", format], server)
            }
        }
        if mood == .answers || mood == .identities {
            try await expectSilence(["statement", "7", "--csv"], server)
            try await expectSilence(["show", "nothing"], server)
            try await expectSilence(["show", "@3"], server)
            try await expectSilence(["swipe", "7", "--action", "nothing"], server)
        }
        // An answer is kept, and nothing else is.
        let isKept = mood == .answers || isAboutOrders
        try await expectSilence(["list"], server)
        try await expectSilence(["list", "--offline"], server)
        #expect(try files(below: ".cache/swippy").isEmpty != isKept)
        for path in try files(below: ".cache/swippy") { try expectSilence(in: path) }
    }

    @Test(
        "reveals them on no live screen and in no recording",
        arguments: [EchoingSite.Mood.answers, .refusal])
    func recorded(mood: EchoingSite.Mood) throws {
        let server = try EchoingSite.server(mood)
        let terminal = try PseudoTerminal(size: Size(columns: 100, rows: 40))
        let recording = swippy.workspace.directory.appending(path: "tour.jsonl").path
        let process = try TerminalProcess(
            PseudoTerminalSupport.Program(
                "swippy", ["--record", recording] + options(server),
                environment: ["HOME": swippy.workspace.directory.path, "LANG": "en_US.UTF-8"]), on: terminal)
        let last = mood == .answers ? "3 cards" : "The feed refused"
        #expect(terminal.wait { $0.emulator.text.contains(last) }, "\(terminal.emulator.text)")
        expectSilence(of: terminal.emulator.text, "the screen")
        terminal.send("q")
        #expect(process.waitForEnding() != nil)
        try expectSilence(in: recording)
    }

    private func expectSilence(_ arguments: [String], _ server: HTTPServer) async throws {
        let run = try await swippy.run(arguments + ["--verbose", "--timeout", "60s"] + options(server))
        #expect(!run.errors.isEmpty || run.end == .exit(64))
        expectSilence(of: run.output + run.errors, "\(arguments)")
    }

    private func expectSilence(in file: String) throws {
        let text = String(decoding: try Data(contentsOf: URL(filePath: file)), as: UTF8.self)
        let bodies = text.split(separator: "\"").compactMap { Data(base64Encoded: String($0)) }
            .map { String(decoding: $0, as: UTF8.self) }
        expectSilence(of: text + bodies.joined(), "\(file)")
    }

    private func expectSilence(of text: String, _ place: String) {
        for secret in ["s3cret", EchoingSite.number, "4111 1111 1111 1111"] {
            #expect(!text.localizedCaseInsensitiveContains(secret), "\(place): \(text)")
        }
    }

    private func files(below folder: String) throws -> [String] {
        let folder = swippy.workspace.directory.appending(path: folder).path
        guard FileManager.default.fileExists(atPath: folder) else { return [] }
        // What tells one time from another, or that an order is on its way, is no answer.
        return try FileManager.default.subpathsOfDirectory(atPath: folder)
            .filter { $0 != "epoch" && !$0.hasSuffix(".change") }.map { "\(folder)/\($0)" }
    }
}
