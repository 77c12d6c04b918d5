import Foundation
import SystemTestSupport
import TestSupport
import Testing

@Suite("swippy init and swippy check")
struct CheckTests {
    private let swippy: Swippy

    init() throws { swippy = try Swippy() }

    private func card(_ id: Int, _ changes: String = "") -> String {
        #"{ "id": "\#(id)", "title": "CARD \#(id)", "number": "\#(1000 + id)", "card_holder_name": "ME", "#
            + #""type": "Visa", "bank_name": "HDFC Bank"\#(changes) }"#
    }

    @Test("names every wrong card of a file with its place, its title and the nearest right word")
    func own() async throws {
        var cards = (1...12).map { card($0) }
        cards[2] = card(3).replacing("Visa", with: "VSIA")
        cards[6] = card(7, #", "due": { "amount": "₹1,50", "date": "2030-01-01" }"#)
        cards[9] = card(10).replacing("card_holder_name", with: "card_holder")
        let path = try swippy.workspace.write(
            "{ \"card\": [\n\(cards.joined(separator: ",\n"))\n] }", to: "own.json")
        let run = try await swippy("check", path)
        same(run.end, .exit(65))
        same(
            run.fields.map { [$0[0], $0[2], $0[4], $0[7]] },
            [
                ["error", "8", "CARD 7", ""],
                ["error", "11", "CARD 10", "card_holder"],
            ])
        same(run.errorLines.first, "swippy: 10 cards, 2 cards could not be read")
        #expect(run.errors.contains("1 network has no mark of its own here: “VSIA” (4:85; nearest: VISA)."))
        let right = try await swippy("check", Swippy.mockData)
        same(right.end, .exit(0))
        let json = try await swippy("check", "-", "--json", input: Data(contentsOf: URL(filePath: path)))
        #expect(json.end == .exit(65) && json.output.contains("swippy.check/1"))
        let both = try await swippy("check", path, "--url", "http://127.0.0.1:1")
        same(both.end, .exit(64))
    }

    @Test("begins a file that is right, can't be paid on, and is read from then on; it never overwrites one")
    func begin() async throws {
        let first = try await swippy("init")
        same(first.end, .exit(0))
        let path = swippy.workspace.directory.appending(path: ".local/share/swippy/cards.json").path
        #expect(first.output.contains(path))
        let check = try await swippy("check")
        #expect(check.end == .exit(0) && check.output == "" && check.errors == "swippy: 2 cards\n")
        let help = try await swippy("help", "init")
        #expect(first.output.contains("“swippy help init”") && help.output.contains("card_holder_name"))
        let list = try await swippy("list")
        #expect(list.fields.count == 2 && list.errors == "")
        let pay = try await swippy("pay", "1111", "--yes")
        #expect(pay.end != .exit(0))
        let before = try Data(contentsOf: URL(filePath: path))
        let second = try await swippy("init")
        same(second.end, .exit(74))
        try same(Data(contentsOf: URL(filePath: path)), before)
        // What is set stays.
        let other = try await swippy("init", "other.json")
        #expect(other.end == .exit(0) && other.output.contains("--file"))
        try await same(swippy("config", "get", "file").output, path + "\n")
    }

    @Test("writes the feed to standard output, and names what can’t be written")
    func elsewhere() async throws {
        let feed = try await swippy("init", "-")
        #expect(feed.end == .exit(0) && feed.errors == "")
        try await same(swippy("config", "get", "file").output, "")
        let check = try await swippy("check", "-", input: Data(feed.output.utf8))
        #expect(check.end == .exit(0) && check.output == "")
        let folder = try await swippy("init", ".")
        #expect(folder.end == .exit(74) && folder.errorLines.first?.hasSuffix(" is a folder.") == true)
        let nowhere = try await swippy("init", "~/no-such-folder/cards.json")
        #expect(nowhere.end == .exit(74) && nowhere.errorLines.first?.contains("There is no folder ") == true)
        // Not even root can make a folder in /proc, or in / on a system without it.
        let folders = ["/proc/none": 77, "$PWD/own.file": 74]
        try swippy.workspace.write("", to: "own.file")
        for (folder, code) in folders {
            let run = try await swippy.shell("XDG_DATA_HOME=\(folder) swippy init 2>&1; echo $?")
            #expect(run.output.contains("/swippy can’t be made: "), "\(run.output)")
            same(run.lines.last, "\(code)", "\(run.output)")
        }
        // A file that was written is of use even if no setting can name it.
        try swippy.workspace.write("", to: "blocked")
        let unset = try await swippy.shell("XDG_CONFIG_HOME=$PWD/blocked swippy init own.json 2>&1")
        #expect(unset.output.contains("  swippy --file ") && unset.output.contains("own.json"))
        #expect(!unset.output.contains("Every command reads it"))
    }

    @Test("of several that begin the same file at once, one wins")
    func race() async throws {
        let run = try await swippy.shell(
            "for i in 1 2 3 4 5 6; do swippy init own.json >/dev/null 2>&1 && echo won & done; wait")
        same(run.lines, ["won"])
    }
}
