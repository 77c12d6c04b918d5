import CommandLineTestSupport
import Foundation
import SystemTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import CommandLine
@testable import SwippyCLI

@Suite("The commands config get, set and unset")
@MainActor
struct ConfigChangesTests {
    private let folder: TemporaryFolder
    private let name = "swippy/config.json"

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("keep a setting in a folder and a file for the owner alone")
    func owner() async throws {
        await same(run("config", "set", "open-percentage", "40%").code, .success)
        try same(mode("swippy"), 0o700)
        try same(mode(name), 0o600)
    }

    @Test(
        "keep every kind of value",
        arguments: [
            ("reduced-motion", "yes", "true"), ("color", "NEVER", #""never""#), ("demo-swipe", "0.1", "0.1"),
            ("file", "/a \"b\".json", #""/a \"b\".json""#), ("file", "-", #""-""#),
            ("url", "HTTP://localhost:8080/v1", #""HTTP://localhost:8080/v1""#),
            ("openPercentage", "1", "1"), ("cardSwipeBehaviour", "credLike", #""cred-like""#),
        ])
    func kinds(key: String, value: String, written: String) async throws {
        await same(run("config", "set", key, value).code, .success)
        let setting = try #require(Program.swippy.settings.all.first { $0.keys.contains(key) })
        try same(folder.text(of: name), "{\n  \"\(setting.name)\": \(written)\n}\n")
    }

    @Test("complete a path, which is not read from the folder of a later command")
    func path() async throws {
        await same(run("config", "set", "token-file", "token").code, .success)
        let path = FileManager.default.currentDirectoryPath + "/token"
        await same(run("config", "get", "token-file").output, path + "\n")
    }

    @Test("leave the rest of the file as it is, and keep to the key that it has")
    func rest() async throws {
        let text = "{ \"future\" : [1.0, \"\\u0041\"],\r\n\t\"openPercentage\":\t0.50 , \"lang\": 7}"
        try folder.write(text, to: name)
        await same(run("config", "set", "open-percentage", "0.55").code, .success)
        try same(folder.text(of: name), text.replacing("0.50", with: "0.55"))
        await same(run("config", "set", "lang", "en").code, .success)
        try same(folder.text(of: name), text.replacing("0.50", with: "0.55").replacing("7", with: "\"en\""))
        await same(run("config", "unset", "open-percentage").code, .success)
        try same(folder.text(of: name), "{ \"future\" : [1.0, \"\\u0041\"] , \"lang\": \"en\"}")
    }

    @Test("leave one of two keys that contradict each other")
    func twoKeys() async throws {
        try folder.write(#"{"openPercentage": 0.5, "a": 1, "open-percentage": 0.4}"#, to: name)
        await same(run("config", "get", "open-percentage").code, .badData)
        await same(run("config", "set", "open-percentage", "0.3").code, .success)
        try same(folder.text(of: name), #"{"a": 1, "open-percentage": 0.3}"#)
    }

    @Test(
        "refuse what the option refuses, in its words, and change nothing",
        arguments: [
            ("color", "red", "“color” takes one of auto, always, never, truecolor, 256, 16, not “red”"),
            (
                "open-percentage", "7",
                "“open-percentage” takes a fraction such as 0.6 or 60%, greater than 0 and at most 1, not “7”"
            ),
            (
                "url", "https://user:secret@example.org/?token=abc",
                "“url” takes the address of a server, such as https://example.org/v1, not “…@example.org/…”"
            ),
            (
                "reduced-motion", "maybe",
                "“reduced-motion” takes one of true (on, yes, 1), false (off, no, 0), not “maybe”"
            ),
            ("lang", "", "VALUE must not be empty"),
            ("colour", "red", "There is no setting “colour”"),
            (
                "open-percentage", "0.05",
                "pan-threshold is 0.1, and must be greater than 0 and less than open-percentage (0.05)"
            ),
            ("url", "https://example.org", "“file” and “url” can’t both be set"),
        ])
    func refused(key: String, value: String, message: String) async throws {
        let text = #"{"file": "/cards.json"}"#
        let path = try folder.write(text, to: name)
        let run = await run("config", "set", key, value)
        same(run.code, .usage)
        same(
            run.errorLines.first.map { $0.replacing("\(path): ", with: "") }, "swippy: \(message).",
            "\(run.errors)")
        try same(folder.text(of: name), text)
    }

    @Test(
        "keep the permissions of a file, and follow a link to it, even if there is nothing yet",
        arguments: [true, false])
    func link(isThere: Bool) async throws {
        if isThere {
            try folder.write("{}", to: "dotfiles/config.json")
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o640], ofItemAtPath: folder("dotfiles/config.json"))
        } else {
            try folder.write("", to: "dotfiles/other")
        }
        try folder.write("", to: "swippy/other")
        try FileManager.default.createSymbolicLink(
            atPath: folder(name), withDestinationPath: "../dotfiles/config.json")
        await same(run("config", "set", "lang", "en").code, .success)
        try same(
            FileManager.default.destinationOfSymbolicLink(atPath: folder(name)), "../dotfiles/config.json")
        #expect(try folder.text(of: "dotfiles/config.json").contains(#""lang": "en""#))
        try same(mode("dotfiles/config.json"), isThere ? 0o640 : 0o600)
        try same(FileManager.default.contentsOfDirectory(atPath: folder("dotfiles")).count, isThere ? 1 : 2)
    }

    @Test("refuse a file that is read-only, and do without a home only to read")
    func unwritable() async throws {
        let path = try folder.write("{}", to: name)
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
        let protected = await run("config", "set", "lang", "en")
        same(protected.code, .notAllowed)
        same(protected.errorLines.first, "swippy: \(path) can’t be written.")
        #expect(protected.errorLines.last?.hasPrefix("The file is read-only: ") == true)
        try same(folder.text(of: name), "{}")

        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "config.json")
        await same(run("config", "set", "lang", "en").code, .inputOutput)
        try same(FileManager.default.destinationOfSymbolicLink(atPath: path), "config.json")

        try FileManager.default.removeItem(atPath: folder("swippy"))
        try folder.write("", to: "swippy")
        let blocked = await run("config", "set", "lang", "en")
        #expect(blocked.errorLines.first?.hasSuffix("/swippy can’t be written: File exists.") == true)
        same(blocked.errorLines.last, "Nothing was changed. Check the path.")

        let homeless = ConsoleRecorder()
        await same(homeless.run("config", "set", "lang", "en"), .inputOutput)
        same(homeless.errorLines.first, "swippy: HOME is not set to a full path.")
        await same(homeless.run("config", "get", "lang"), .success)
    }

    private func run(
        _ arguments: String..., environment: [String: String] = [:]
    ) async -> (code: ExitCode, output: String, errors: String, errorLines: [String]) {
        await run(arguments: arguments, environment: environment)
    }

    private func run(
        arguments: [String], environment: [String: String] = [:]
    ) async -> (code: ExitCode, output: String, errors: String, errorLines: [String]) {
        let recorder = ConsoleRecorder(
            environment: environment.merging(["XDG_CONFIG_HOME": folder.path]) { $1 })
        let code = await Program.swippy.run(arguments, console: recorder.console)
        return (code, recorder.output, recorder.errors, recorder.errorLines)
    }

    private func mode(_ name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: folder(name))[.posixPermissions] as? Int
    }
}
