import Foundation
import SystemTestSupport
import TestSupport
import Testing

@Suite("What swippy keeps")
struct StateTests {
    private let swippy: Swippy

    init() throws {
        swippy = try Swippy(here: true)
    }

    private var home: URL { swippy.workspace.directory }
    private var journal: URL { home.appending(path: ".local/share/swippy/wallet") }

    private func add(_ options: String..., environment: [String: String] = [:]) async throws -> ProgramRun {
        try await swippy.run(
            ["add", "--title", "GOLD", "--number", "4444"] + options, environment: environment)
    }

    private func titles(_ options: String..., environment: [String: String] = [:]) async throws -> [String] {
        try await swippy.run(["list", "--all", "--plain"] + options, environment: environment).fields.map {
            $0[1]
        }
    }

    private func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: home.appending(path: path).path)
    }

    @Test("is nothing when it only looks")
    func looking() async throws {
        for arguments in [["list"], ["show", "@1"], ["swipe", "@1"], ["reset"]] {
            try await same(swippy.run(arguments).end, .exit(0))
        }
        try same(FileManager.default.contentsOfDirectory(atPath: home.path), [])
    }

    @Test("is there for the next run, in a file that only the owner can read")
    func nextRun() async throws {
        try await same(add().end, .exit(0))
        try await same(titles(), ["GOLD"])
        #expect(try await swippy("show", "4444").output.contains("XXXX XXXX XXXX 4444"))
        let text = try String(contentsOf: journal, encoding: .utf8)
        #expect(text.contains("[\"4444\"]"))
        let folder = journal.deletingLastPathComponent()
        for (path, permissions) in [(journal.path, 0o600), (folder.path, 0o700)] {
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            #expect(attributes[.posixPermissions] as? Int == permissions)
        }
    }

    @Test("is in $XDG_DATA_HOME, unless that is not an absolute path, or where --state says")
    func place() async throws {
        _ = try await add(environment: ["XDG_DATA_HOME": home.appending(path: "absolute").path])
        #expect(exists("absolute/swippy/wallet") && !exists(".local"))
        _ = try await add(environment: ["XDG_DATA_HOME": "relative"])
        #expect(exists(".local/share/swippy/wallet") && !exists("relative"))
        let there = swippy.workspace("here/there")
        _ = try await add("--state", there)
        #expect(exists("here/there/wallet/wallet"))
        try await same(titles("--state", there).last, "GOLD")
        #expect(try await titles("--state", swippy.workspace("nowhere")).last != "GOLD")
        #expect(!exists("nowhere"))
    }

    @Test("is nothing with --no-state, and what was kept isn't looked at")
    func noState() async throws {
        let added = try await add("--no-state")
        #expect(added.end == .exit(0) && added.output.contains("GOLD"))
        #expect(!exists(".local"))
        _ = try await add()
        #expect(try await titles("--no-state").last != "GOLD")
    }

    @Test("isn't claimed to be stored without a place to store it")
    func noHome() async throws {
        try await same(titles(environment: ["HOME": ""]).count, 14)
        let run = try await add(environment: ["HOME": ""])
        same(run.end, .exit(74))
        same(run.errorLines.first, "swippy: There is no place to store this: HOME is not set to a full path.")
    }

    @Test("doesn't change how a recording is played")
    func replay() async throws {
        let line = "swippy --replay Docs/tour.jsonl --format plain"
        let before = try await swippy.shell(line)
        same(before.end, .exit(0))
        _ = try await swippy("remove", "@1", "--yes")
        try await same(swippy.shell(line).output, before.output)
    }

    @Test("that was cut off is skipped, which is reported in one line")
    func torn() async throws {
        _ = try await add()
        let whole = try Data(contentsOf: journal)
        try (whole + Data(".00000".utf8)).write(to: journal)
        let run = try await swippy("list", "--all", "--plain")
        same(run.end, .exit(0))
        same(run.fields.last?[1], "GOLD")
        same(
            run.errorLines,
            [
                "swippy: the last entry of \(journal.path) was cut off and is ignored; "
                    + "it may never have been confirmed (bytes: 6)"
            ])
        let ukrainian = try await swippy("list", "--lang", "uk")
        #expect(
            ukrainian.errorLines.first?.hasPrefix("swippy: останній запис у \(journal.path) обірвано") == true
        )
        try await same(swippy("remove", "4444", "--yes").end, .exit(0))
        try await same(swippy("list").errors, "")
    }

    @Test("that was changed is refused, and swippy reset is the way out")
    func damaged() async throws {
        _ = try await add()
        var bytes = try Data(contentsOf: journal)
        bytes[bytes.count - 10] ^= 1
        try bytes.write(to: journal)
        for run in [try await swippy("list"), try await add(), try await swippy("show", "@1")] {
            same(run.end, .exit(65))
            #expect(run.output == "" && run.errorLines.count == 2)
            #expect(run.errorLines[0].hasPrefix("swippy: \(journal.path): record 1, at byte "))
        }
        try same(Data(contentsOf: journal), bytes)
        let reset = try await swippy("reset", "--yes")
        same(reset.end, .exit(0))
        #expect(reset.output.hasPrefix("The file is now \(journal.path).kept-"))
        try await same(add().end, .exit(0))
    }

    @Test(
        "that was changed is set aside by the very command that the advice names",
        arguments: ["", " --state 'a b'"])
    func advised(place: String) async throws {
        try swippy.workspace.write(Feed.of([Feed.card]), to: "own.json")
        for file in ["", " --file own.json"] {
            try await same(swippy.shell("swippy remove @1 --yes\(file)\(place)").end, .exit(0))
        }
        let folder = place.isEmpty ? ".local/state/swippy/" : "a b/"
        let (own, demo) = (
            swippy.workspace.path + "/\(folder)journal", swippy.workspace.path + "/\(folder)demo/journal"
        )
        let healthy = try Data(contentsOf: URL(filePath: demo))
        var bytes = try Data(contentsOf: URL(filePath: own))
        bytes[bytes.count - 10] ^= 1
        try bytes.write(to: URL(filePath: own))
        let run = try await swippy.shell("swippy list --file own.json\(place)")
        same(run.end, .exit(65))
        let command = try #require(run.errorLines.last?.firstMatch(of: /run (swippy .*), which/)?.1)
        same(command, "swippy reset --file own.json\(place)")
        #expect(try await swippy.shell("\(command) --yes").output.hasPrefix("The file is now "))
        try await same(swippy.shell("swippy list --file own.json\(place)").end, .exit(0))
        try same(Data(contentsOf: URL(filePath: demo)), healthy)
    }

    @Test("isn't anything if a file is in the way")
    func inTheWay() async throws {
        let file = try swippy.workspace.write("a file", to: "file")
        let list = try await swippy("list", "--state", file)
        same(list.end, .exit(74))
        same(list.errorLines.first, "swippy: The store “\(file)/wallet” can’t be read: Not a directory.")
        let added = try await add("--state", file + "/folder")
        #expect(added.end == .exit(74) && added.errorLines.count == 2)
    }
}
