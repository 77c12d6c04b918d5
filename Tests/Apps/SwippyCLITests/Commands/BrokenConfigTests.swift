import CommandLineTestSupport
import Foundation
import SystemTestSupport
import TestSupport
import Testing
import Words

@testable import CommandLine
@testable import SwippyCLI

@Suite("The commands config set and unset, where the file is broken,")
@MainActor
struct BrokenConfigTests {
    private let folder: TemporaryFolder
    private let name = "swippy/config.json"

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("set aside a file that is no JSON object, and begin a new one")
    func broken() async throws {
        for (text, line) in [
            ("[]", ["set", "lang", "uk"]), ("{\"lang\": }", ["set", "lang", "uk"]), ("", ["unset", "lang"]),
            ("{", ["unset", "lang"]),
        ] {
            let path = try folder.write(text, to: name)
            let parent = URL(filePath: path).deletingLastPathComponent().path
            let run = await run(["config"] + line)
            same(run.code, .success)
            #expect(try folder.text(of: name).hasPrefix("{\n"))
            let kept = try FileManager.default.contentsOfDirectory(atPath: parent)
                .filter { $0.hasPrefix("config.json.kept-") }
            same(kept.count, text.isEmpty ? 0 : 1)
            for file in kept {
                try same(String(contentsOfFile: parent + "/" + file, encoding: .utf8), text)
                let fault = text == "[]" ? " is not a JSON object of values" : ":1:"
                same(run.errorLines.count, 1)
                #expect(run.errorLines[0].hasPrefix("swippy: \(path)\(fault)"))
                #expect(run.errorLines[0].hasSuffix(". The file is now \(parent)/\(file)."))
                #expect(!run.errors.contains(".."))
                try FileManager.default.removeItem(atPath: parent + "/" + file)
            }
        }
    }

    @Test("set aside as many broken files as there are, also within one second")
    func brokenAgain() async throws {
        let path = try folder.write("{", to: name)
        let file = ConfigFile(path: path)
        let errors = SettingsError(program: .swippy, voice: Voice(.english))
        var aside: [String] = []
        for text in ["{", "[]", "{"] {
            try text.write(toFile: path, atomically: true, encoding: .utf8)
            _ = try file.changed(
                errors, now: { Date(timeIntervalSince1970: 0) }, isAside: { aside.append($1) }
            ) { _ throws(CommandStop) in }
        }
        same(aside, ["", "-2", "-3"].map { "\(path).kept-19700101T000000Z\($0)" })
        try same(aside.map { try String(contentsOfFile: $0, encoding: .utf8) }, ["{", "[]", "{"])
    }

    @Test("leave a broken file alone that can’t be replaced, and say nothing of another")
    func protected() async throws {
        let path = try folder.write("{", to: name)
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
        let run = await run(["config", "set", "lang", "uk"])
        #expect(run.code == .notAllowed && !run.errors.contains("kept-"))
        try same(FileManager.default.contentsOfDirectory(atPath: folder("swippy")), ["config.json"])
        try same(folder.text(of: name), "{")
    }

    private func run(_ arguments: [String]) async -> (
        code: ExitCode, errors: String, errorLines: [String]
    ) {
        let recorder = ConsoleRecorder(environment: ["XDG_CONFIG_HOME": folder.path])
        let code = await Program.swippy.run(arguments, console: recorder.console)
        return (code, recorder.errors, recorder.errorLines)
    }
}
