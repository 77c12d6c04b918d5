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
        _ = try await swippy("pay", "6564", "--yes")
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

    @Test(
        "that was changed is shown as far as it is whole, and repaired by the very command that is named",
        arguments: ["", " --state 'a b'"])
    func damaged(place: String) async throws {
        for digits in ["4444", "5555", "6666"] {
            try await same(swippy.shell("swippy add --title A --number \(digits)\(place)").end, .exit(0))
        }
        let wallet = home.appending(path: place.isEmpty ? ".local/share/swippy/wallet" : "a b/wallet/wallet")
        var bytes = try Data(contentsOf: wallet)
        let place55 = try #require(bytes.range(of: Data("5555".utf8)))
        bytes[place55.lowerBound] ^= 1
        try bytes.write(to: wallet)
        let list = try await swippy.shell("swippy list\(place)")
        same(list.end, .exit(0))
        same(list.fields.map { $0[2].suffix(4) }, ["4444", "6666"])
        same(list.errorLines.count, 1)
        let add = try await swippy.shell("swippy add --title B --number 7777\(place)")
        same(add.end, .exit(65))
        try same(Data(contentsOf: wallet), bytes)
        let command = try #require(list.errors.firstMatch(of: /run: (swippy .*)/)?.1)
        same(command, "swippy repair\(place)")
        #expect(add.errors.contains("run \(command), which"))
        let repair = try await swippy.shell("\(command) --yes")
        same(repair.end, .exit(0))
        let kept = try #require(repair.output.firstMatch(of: /now (.*)\.\n/)?.1)
        try same(
            Data(contentsOf: place.isEmpty ? URL(filePath: String(kept)) : home.appending(path: kept)), bytes)
        try await same(swippy.shell("swippy add --title B --number 7777\(place)").end, .exit(0))
        let after = try await swippy.shell("swippy list\(place)")
        #expect(after.errors == "" && after.fields.count == 3)
    }

    @Test("is nothing if a link to nowhere is in the way, which is named")
    func link() async throws {
        try FileManager.default.createDirectory(
            at: home.appending(path: ".local/share"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: home.appending(path: ".local/share/swippy").path, withDestinationPath: "/mnt/none")
        let told = "swippy: \(home.path)/.local/share/swippy is a link to /mnt/none, which doesn’t exist."
        for run in [try await swippy("list"), try await add(), try await swippy("due")] {
            same(run.end, .exit(65))
            same(run.errorLines.first, told)
        }
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
