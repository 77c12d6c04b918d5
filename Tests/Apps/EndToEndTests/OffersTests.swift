import Foundation
import SystemTestSupport
import Testing

@Suite("swippy offers")
struct OffersTests {
    private let swippy: Swippy

    init() throws { swippy = try Swippy(here: true) }

    private struct Document: Decodable {
        struct Offer: Decodable {
            let name, id, title, status: String
            let cards: [String]
        }
        let changed: Bool?
        let offers: [Offer]
    }

    private func document(_ run: ProgramRun) throws -> Document {
        try JSONDecoder().decode(Document.self, from: Data(run.output.utf8))
    }

    private func names(_ arguments: String...) async throws -> [String] {
        try document(try await swippy.run(["offers", "list", "--json"] + arguments)).offers.map(\.name)
    }

    @Test("says once that the last decision was cut off, and calls a link in the place of its file one")
    func damaged() async throws {
        _ = try await swippy("offers", "keep", "cinema")
        _ = try await swippy("offers", "keep", "amazon")
        let file = try #require(
            FileManager.default.enumerator(atPath: swippy.workspace.directory.path)?.compactMap {
                $0 as? String
            }
            .first { $0.hasSuffix("/offers") })
        let path = swippy.workspace.directory.appending(path: file)
        try Data(contentsOf: path).dropLast(4).write(to: path)
        let cut = try await swippy("offers", "list", "--kept", "--json")
        #expect(try document(cut).offers.map(\.name) == ["cinema"])
        #expect(
            cut.errorLines.count == 1 && cut.errors.contains("was cut off and is ignored"), "\(cut.errors)")
        let other = path.deletingLastPathComponent().appending(path: "elsewhere")
        try FileManager.default.moveItem(at: path, to: other)
        try FileManager.default.createSymbolicLink(at: path, withDestinationURL: other)
        let linked = try await swippy("offers", "keep", "amazon")
        #expect(linked.end == .exit(65) && linked.errors.contains("is a symbolic link"), "\(linked.errors)")
    }

    @Test("lists, keeps, passes and undoes offers; the next run knows")
    func story() async throws {
        let open = try await names()
        #expect(open.first == "coffee#1" && open.count == 10 && !open.contains("yacht"))
        #expect(try await swippy("offers").fields.map { $0[0] } == open)
        let first = try await swippy("offers", "keep", "cinema", "--json")
        #expect(try document(first).changed == true)
        #expect(try document(first).offers.map(\.status) == ["kept"])
        let second = try await swippy("offers", "keep", "CINEMA", "--json")
        #expect(try document(second).changed == false && second.end == .exit(0))
        #expect(try await swippy("offers", "pass", "every fifth").end == .exit(0))
        #expect(try await names("--kept") == ["cinema"])
        #expect(try await names("--passed") == ["coffee#1"])
        #expect(try await names("--all").count == 12)
        #expect(try await names("--category", "TRAVEL") == ["lounge", "rail"])
        #expect(
            try await names("--card", "48822394455") == [
                "amazon", "coffee#2", "flowers", "fitness", "groceries", "rail",
            ])
        #expect(try await swippy("offers", "undo").output.contains("status\topen"))
        #expect(try await names("--passed") == [])
        #expect(try await swippy("reset", "--yes").output == "Forgotten. Offers kept or passed: 1.\n")
        #expect(try await names("--kept") == [])
    }

    @Test(
        "tells why something can't be done, in either language",
        arguments: [
            (["keep", "9999"], 66, "No offer is called “9999”."),
            (["keep", "cinma"], 66, "cinema"),
            (["show", "coffee"], 66, "coffee#2"),
            (["keep", "umbrella"], 79, "The offer “umbrella” ended on "),
            (["undo"], 66, "There is nothing to undo."),
            (["undo", "--lang", "uk"], 66, "Немає чого скасовувати."),
            (["list", "--card", "nothing at all"], 66, "nothing at all"),
            (["list", "--kept", "--all"], 64, "--all"),
            (["list", "--file", "/nowhere.json"], 66, "/nowhere.json"),
            (["kep", "cinema"], 64, "offers keep"),
        ] as [([String], Int32, String)])
    func refused(arguments: [String], code: Int32, text: String) async throws {
        let run = try await swippy.run(["offers"] + arguments)
        #expect(run.end == .exit(code))
        #expect(run.errors.contains(text), "\(run.errors)")
        #expect(run.output == "")
    }

    @Test("sixteen at once that keep, pass and undo: each change counts once")
    func manyUndos() async throws {
        let all = try await names("--all")
        let open = try await Array(names().suffix(4))
        for name in all where !open.contains(name) { _ = try await swippy("offers", "pass", name) }
        let runs = try await withThrowingTaskGroup(of: (String, ProgramRun).self) { group in
            for (index, name) in (open + open).enumerated() {
                let choice = index % 2 == 0 ? "keep" : "pass"
                group.addTask {
                    (choice, try await swippy.program(["offers", choice, name, "--json"]).run())
                }
            }
            for _ in 1...8 {
                group.addTask { ("undo", try await swippy.program(["offers", "undo", "--json"]).run()) }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(runs.count == 16)
        for (_, run) in runs { #expect(run.end == .exit(0), "\(run.errors)") }
        let changes = try runs.filter { try $0.0 != "undo" && document($0.1).changed == true }.count
        let (kept, passed) = (try await names("--kept"), try await names("--passed"))
        let standing = kept + passed
        // Each name is always said the same, so that a change makes one decision more, and each undo one less.
        #expect(changes >= 4 && standing.count == Set(standing).count)
        #expect(standing.count == 8 + changes - 8)
        #expect(try await swippy("doctor").end == .exit(0))
        for _ in standing { #expect(try await swippy("offers", "undo").end == .exit(0)) }
        #expect(try await swippy("offers", "undo").end == .exit(66))
        #expect(Set(try await names()).isSuperset(of: open))
    }

    @Test("is read by screen readers, and drawn as cards, a table or a picture")
    func forms() async throws {
        #expect(
            try await swippy("offers", "show", "cinema", "--format", "screen-reader").output
                .contains("Two cinema tickets for one.\nRegal Screens · leisure.\n"))
        #expect(try await swippy("offers", "list", "--format", "table").output.contains("cinema  "))
        #expect(try await swippy("offers", "list", "--format", "cards").output.contains("REGAL SCREENS"))
        #expect(try await swippy("offers", "list", "--format", "svg").output.hasPrefix("<svg"))
        #expect(try await swippy("offers", "list", "--csv").output.hasPrefix("name,title,merchant"))
    }
}
