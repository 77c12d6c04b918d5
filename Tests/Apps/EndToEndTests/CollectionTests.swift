import Foundation
import SystemTestSupport
import TestSupport
import Testing

/// Cards that were added and removed, from one run of the program to the next.
@Suite("Added and removed cards")
struct CollectionTests {
    private let swippy: Swippy

    init() throws {
        swippy = try Swippy(here: true)
    }

    @Test("stand at the end of the list, are named by their id and last four, and come under every form")
    func added() async throws {
        try await add("4111111111111111", "ONE")
        try await add("378282246310005", "TWO")
        let list = try await swippy("list")
        same(
            list.fields.map { Array($0.prefix(3)) },
            [
                ["added-1", "ONE", "4111 11XX XXXX 1111"], ["added-2", "TWO", "3782 8XXXXX X0005"],
            ])
        for name in ["added-2", "0005", "@2"] {
            #expect(try await swippy("show", name).lines.contains("title\tTWO"), "\(name)")
        }
        for format in Feed.formats {
            #expect(try await swippy("list", "--format", format).output.contains("TWO"))
        }
    }

    @Test("are distinguished from one that is added again, with any mask")
    func twice() async throws {
        try await add("4111111111111111", "ONE")
        let again = try await swippy.run(
            ["add", "--holder", "ASHA", "--title", "TWO"], input: Data("4111-1111-1111-1111".utf8))
        same(again.end, .exit(79))
        same(again.errorLines.last, "Its name is “added-1”.")
        try await same(swippy("list").lines.count, 1)
    }

    @Test("stay away, until reset brings those of the feed back", arguments: [true, false])
    func removed(isFile: Bool) async throws {
        if isFile { try await add("4111111111111111", "ONE") }
        let file = isFile ? ["--file", PackageFolder.url.appending(path: "MockData.json").path] : []
        try await same(swippy.run(["remove", "6564", "--yes"] + file).end, .exit(0))
        let list = try await swippy.run(["list"] + file)
        same(list.lines.count, 13)
        #expect(!list.output.contains("6564") && !list.output.contains("added-1"))
        try await same(swippy.run(["remove", "6564", "--yes"] + file).end, .exit(66))
        try await same(swippy.run(["reset", "--yes"] + file).end, .exit(0))
        try await same(swippy.run(["list"] + file).lines.count, 14)
    }

    @Test("leave no number anywhere in the home folder")
    func secrecy() async throws {
        try await add("4111111111111111", "ONE")
        _ = try await swippy("remove", "added-1", "--yes")
        let folder = swippy.workspace.directory
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        #expect(files.contains { $0.contains("swippy/") })
        for file in files where !file.hasPrefix("input-") {
            let bytes = FileManager.default.contents(atPath: folder.appending(path: file).path) ?? Data()
            let text = String(decoding: bytes, as: UTF8.self).filter { !" -".contains($0) }
            #expect(!text.contains("4111111111111111"))
        }
    }

    private func add(_ number: String, _ title: String) async throws {
        let run = try await swippy.run(
            ["add", "--holder", "ASHA RAO", "--title", title], input: Data(number.utf8))
        same(run.end, .exit(0), "\(run.errors)")
    }
}
