import Foundation
import SystemTestSupport
import TestSupport
import Testing

@Suite("Scenes that were read and accepted")
struct KeptScenesTests {
    private let folder: TemporaryFolder
    private let file: URL

    init() throws {
        folder = try TemporaryFolder()
        file = folder.directory.appending(path: "Transcripts/Shop.txt")
    }

    private func scenes(_ names: String..., accepting: Bool = false) -> KeptScenes {
        KeptScenes(
            in: file, of: names, acceptedBy: "ShopTests",
            environment: accepting ? [KeptText.acceptance: "1"] : [:])
    }

    private var text: String { get throws { try String(contentsOf: file, encoding: .utf8) } }

    @Test("Each is accepted by itself, in whatever order they are played, and leaves the others as they are")
    func accepting() throws {
        let scenes = scenes("One", "Two", "Three", accepting: true)
        try scenes.expect("> c\n", of: "Three")
        try scenes.expect("> a\n    x = 1\n", of: "One")
        try scenes.expect("> b\n", of: "Two")
        try same(text, "# One\n> a\n    x = 1\n\n# Two\n> b\n\n# Three\n> c\n")
        try self.scenes("One", "Two", "Three").expect("> b\n", of: "Two")
        try withKnownIssue {
            try self.scenes("One", "Two", "Three").expect("> other\n", of: "Two")
        } matching: {
            $0.description.contains("-> b\n+> other") && $0.description.contains("--filter ShopTests")
        }
        try scenes.expect("> new\n", of: "Three")
        #expect(try text.hasSuffix("# Two\n> b\n\n# Three\n> new\n"))
    }

    @Test("A scene that is no longer played, or not in its place, is told of with the first one, and once")
    func stale() throws {
        let old = scenes("Gone", "Two", "One", accepting: true)
        for name in ["Gone", "Two", "One"] { try old.expect("> \(name)", of: name) }
        let now = scenes("One", "Two")
        try now.expect("> Two", of: "Two")
        try withKnownIssue {
            try now.expect("> One", of: "One")
        } matching: {
            $0.description.contains("-# Gone")
        }
        try scenes("One", "Two", accepting: true).expect("> One", of: "One")
        try same(text, "# One\n> One\n\n# Two\n> Two\n")
    }

    @Test("Two scenes of one name, and one that tells nothing, are faults, and never accepted")
    func faults() throws {
        let scenes = scenes("One", "Two", "Two", accepting: true)
        for (text, name, fault) in [
            ("> a", "Two", "is the name of two scenes"), ("\n", "One", "tells nothing"),
        ] {
            try withKnownIssue {
                try scenes.expect(text, of: name)
            } matching: {
                $0.description.contains(fault)
            }
        }
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }
}

@Suite("What a value consists of")
struct PartsTests {
    private struct Row: Equatable {
        var id = "1"
        var amount: Decimal? = 5.50
        var isOpen = false
        var share = 0.1 + 0.2
        var names: [String: Int] = ["y": 2, "x": 1]
        var kinds: Set<String> = ["b", "a"]
    }

    private enum Event {
        case moved(by: Int), chose(Int?), ended, both(Int, String)
    }

    private func line(_ value: Any) -> String { Parts(of: value, isShort: true).line }

    @Test(
        "Of what is read, sets and dictionaries are sorted, fractions rounded, and what is nothing is left out"
    )
    func short() {
        same(line(Row()), #"(id: "1", amount: 5.5, share: 0.3, names: (x: 1, y: 2), kinds: {a, b})"#)
        same(Parts(of: 0.1 + 0.2).line, "0.30000000000000004")
        same([-0.0, -Double.infinity, 1e300].map(line), ["0.0", "-inf", "1e+300"])
    }

    @Test("An event says what happens, and by how much, even if that is nothing")
    func events() {
        let events: [Event] = [.moved(by: 0), .chose(nil), .chose(3), .ended, .both(1, "a")]
        same(events.map(line), ["moved(by: 0)", "chose(nil)", "chose(3)", "ended", #"both(1, "a")"#])
    }

    @Test("A closure, a reference and a picture are told by what they are, not by what is in them")
    func opaque() {
        final class Cell {}
        let closure: @Sendable () -> Void = {}
        same(line(closure as Any), "(Function)")
        #expect(line(Cell()).hasSuffix("Cell"))
        same(line(["pixels": [UInt8](repeating: 0, count: 4000)]), "(pixels: 4000 numbers)")
        same(line(Data(count: 9)), "9 bytes")
    }

    @Test("A change is told with its path; a row that comes, goes or moves leaves the others alone")
    func changes() {
        func changes(_ old: [Row], _ new: [Row]) -> [String] {
            Parts(of: new, isShort: true).changes(since: Parts(of: old, isShort: true), at: "rows")
        }
        let rows = ["1", "2", "3"].map { Row(id: $0) }
        same(changes(rows, rows), [])
        same(changes(rows, Array(rows.dropFirst())), ["rows[0] is gone"])
        same(changes(rows, [rows[2], rows[0], rows[1]]), ["rows[0] was [2]"])
        var changed = rows
        (changed[1].isOpen, changed[1].amount) = (true, nil)
        same(changes(rows, changed), ["rows[1]: amount = nil, isOpen = true"])
        changed.insert(Row(id: "9", amount: nil, names: [:], kinds: []), at: 0)
        same(
            changes(rows, changed),
            [#"rows[0] is new: (id: "9", share: 0.3)"#, "rows[2]: amount = nil, isOpen = true"])
        same(changes(rows, []), ["rows = []"])
    }

    @Test("What comes back as it was isn’t told again")
    func back() {
        let rows = ["1", "2"].map { Row(id: $0) }
        var memory = Parts.Memory()
        var known: Parts?
        let told = [rows, [], rows, [rows[1]], rows].map { rows in
            let now = Parts(of: ["rows": rows], isShort: true)
            defer { known = now }
            return now.changes(since: known, &memory)
        }
        same(
            told[1...].map(\.self),
            [["rows = []"], ["rows is back as it was"], ["rows[0] is gone"], ["rows[0] is back"]])
    }

    @Test("What changes in a set or a dictionary is told whatever order these have")
    func unordered() {
        func changes(_ change: (inout Row) -> Void) -> [String] {
            var row = Row()
            change(&row)
            return Parts(of: row).changes(since: Parts(of: Row()))
        }
        same(changes { $0.kinds.insert("0") }, ["kinds = {0, a, b}"])
        same(changes { $0.names["x"] = nil }, ["names: x is gone"])
        same(changes { $0.names["z"] = 3 }, ["names: z = 3"])
    }
}
