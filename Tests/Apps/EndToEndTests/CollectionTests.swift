import Foundation
import SystemTestSupport
import TestSupport
import Testing

/// Cards that were added, from one run of the program to the next.
@Suite("Added cards")
struct CollectionTests {
    private let swippy: Swippy

    init() throws {
        swippy = try Swippy(here: true)
    }

    @Test("stand at the end of the list, are named by their id and last four, and come under every form")
    func added() async throws {
        try await add("1111", "ONE")
        try await add("0005", "TWO")
        let list = try await swippy("list")
        same(
            list.fields.map { Array($0.prefix(3)) },
            [
                ["card-1", "ONE", "XXXX XXXX XXXX 1111"], ["card-2", "TWO", "XXXX XXXX XXXX 0005"],
            ])
        for name in ["card-2", "0005", "@2"] {
            #expect(try await swippy("show", name).lines.contains("title\tTWO"), "\(name)")
        }
        for format in Feed.formats {
            #expect(try await swippy("list", "--format", format).output.contains("TWO"))
        }
    }

    @Test("are all there when they are added at once, and edits of one card by two programs are both kept")
    func atOnce() async throws {
        let swippy = swippy
        func ends(_ lines: [[String]]) async throws -> [ProgramRun.End] {
            try await withThrowingTaskGroup(of: ProgramRun.End.self) { group in
                for line in lines { group.addTask { try await swippy.run(line).end } }
                return try await group.reduce(into: []) { $0.append($1) }
            }
        }
        let added = try await ends((1...8).map { ["add", "--title", "C\($0)", "--number", "100\($0)"] })
        same(added, Array(repeating: .exit(0), count: 8))
        try await same(Set(swippy.run(["list"]).fields.map { $0[0] }), Set((1...8).map { "card-\($0)" }))
        let edits = [["--bank", "hdfc"], ["--network", "visa"], ["--holder", "ASHA RAO"]]
        try await same(ends(edits.map { ["edit", "1001"] + $0 }), Array(repeating: .exit(0), count: 3))
        let values = try await swippy.run(["show", "1001"]).values
        same(["holder", "bank", "network"].map { values[$0] }, ["ASHA RAO", "HDFC", "VISA"])
    }

    private func add(_ number: String, _ title: String) async throws {
        let run = try await swippy("add", "--title", title, "--number", number)
        same(run.end, .exit(0), "\(run.errors)")
    }
}
