import CommandLineTestSupport
import Foundation
import SystemTestSupport
import TestSupport
import Testing

@testable import CommandLine
@testable import SwippyCLI

@MainActor
@Suite("A file that is written")
struct OutputFilesTests {
    private let folder: TemporaryFolder
    private let feed: String

    init() throws {
        folder = try TemporaryFolder()
        feed = folder.path + "/own.json"
        try folder.write("[]", to: "own.json")
    }

    private func run(_ arguments: [String]) async -> (ExitCode, [String]) {
        let recorder = ConsoleRecorder(
            environment: ["XDG_STATE_HOME": folder.path, "HOME": folder.path])
        let code = await Program.swippy.run(arguments, console: recorder.console)
        return (code, recorder.errorLines)
    }

    @Test("is never the feed that is read, by whatever path it is named")
    func feedItself() async throws {
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: feed)
        try FileManager.default.linkItem(atPath: feed, toPath: folder.path + "/hard")
        for path in [feed, folder.path + "/./own.json", folder.path + "/link", folder.path + "/hard"] {
            let (code, errors) = await run(["list", "--file", feed, "--trace", "text", "--trace-file", path])
            same(code, .usage)
            same(
                errors,
                [
                    "swippy: --trace-file would write over \(path), which --file names, too.",
                    "Name another file.",
                ])
        }
        let (code, _) = await run(["check", feed, "--trace", "text", "--trace-file", feed])
        same(code, .usage)
        let (recording, _) = await run(["--file", feed, "--record", feed, "--force"])
        same(recording, .usage)
        try same(String(contentsOfFile: feed, encoding: .utf8), "[]")
    }

    @Test(
        "is never one that keeps what the person did, even one that is yet to be made",
        arguments: ["journal", "demo/journal", "servers/x/journal"])
    func kept(name: String) async throws {
        let path = folder.path + "/swippy/" + name
        for options in [["--trace", "text", "--trace-file", path], ["--record", path, "--force"]] {
            let command = options[0] == "--trace" ? ["list"] : []
            let (code, errors) = await run(command + options)
            #expect(code == .usage && errors.first?.hasSuffix("where what you did is kept.") == true)
        }
        let (code, _) = await run([
            "list", "--state", folder.path, "--trace", "text", "--trace-file", folder.path + "/" + name,
        ])
        same(code, .usage)
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/swippy"))
    }

    @Test("may be any other, in the folder of the store, too, and a device may be read and written")
    func others() async {
        for path in [folder.path + "/trace", "/dev/null"] {
            let line = ["list", "--state", folder.path, "--trace", "text", "--trace-file", path]
            await same(run(line).0, .success)
        }
        let line = ["list", "--file", "/dev/null", "--trace", "text", "--trace-file", "/dev/null"]
        #expect(await run(line).0 != .usage)
    }

    @Test("is not written twice")
    func twice() async {
        let path = folder.path + "/both"
        let (code, _) = await run(["--record", path, "--trace", "text", "--trace-file", path])
        same(code, .usage)
        #expect(!FileManager.default.fileExists(atPath: path))
    }
}
