import Foundation
import SystemTestSupport
import Testing

@Suite("Offers of one’s own")
struct OwnOffersTests {
    private let swippy: Swippy

    init() throws {
        swippy = try Swippy()
        try swippy.workspace.write(Feed.of([Feed.card]), to: "own.json")
        try swippy.workspace.write(
            """
            {"offers": [
              {"id": "tea", "title": "Tea", "merchant": "M", "category": "food", "expires": "2999-01-01", "banks": ["sbi"]},
              {"id": "ship", "title": "Ship", "merchant": "M", "category": "travel", "expires": "2999-01-01", "banks": ["none"]},
              {"id": "old", "title": "Old", "merchant": "M", "category": "food", "expires": "2000-01-01"},
              {"id": "wrong", "title": "Wrong", "merchant": "M", "category": "food", "expires": "soon"}]}
            """, to: "offers.json")
    }

    private let own = ["--file", "own.json", "--offers", "offers.json"]

    @Test(
        "come from a file, which names what was skipped; the built-in ones don’t come beside one’s own cards")
    func file() async throws {
        let run = try await swippy.run(["offers", "list", "--all"] + own)
        #expect(run.fields.map { $0[0] } == ["old", "tea", "ship"])
        #expect(
            run.errorLines == [
                "swippy: skipped offers.json: offers[3].expires"
            ])
        #expect(try await swippy("offers", "list", "--all", "--file", "own.json").output == "")
        #expect(try await swippy.run(["show", "7001", "--json"] + own).output.contains("\"tea\""))
        #expect(try await swippy("config", "set", "offers", "offers.json").end == .exit(0))
        #expect(try await swippy("offers", "list", "--file", "own.json").fields.map { $0[0] } == ["tea"])
        let input = try await swippy.run(
            ["offers", "list", "--file", "own.json", "--offers", "-"],
            input: Data("{\"offers\": []}".utf8))
        #expect(input.end == .exit(0) && input.output == "")
    }

    @Test("and cards can’t both come from standard input")
    func input() async throws {
        for (line, first) in [
            (["offers", "list", "--file", "-"], "--file -"), (["live", "--file", "-"], "--file -"),
        ] {
            let run = try await swippy.run(line + ["--offers", "-"], input: Data("{}".utf8))
            #expect(run.end == .exit(64) && run.output == "", "\(line)")
            #expect(run.errors.contains("“\(first)” and “--offers -”"), "\(run.errors)")
        }
    }

    @Test(
        "that can’t be found tell no card number",
        arguments: ["", " ", "/", "\u{A0}", "%20", "-", "\u{200B}"])
    func masked(separator: String) async throws {
        let number = Array(repeating: "4111", count: 4).joined(separator: separator)
        let run = try await swippy("offers", "list", "--offers", number)
        #expect(run.end == .exit(66) && !run.errors.contains(number), "\(run.errors)")
    }

    @Test("are forgotten alone, beside the demonstration or not")
    func reset() async throws {
        let mine = ["--offers", "offers.json"]
        #expect(try await swippy.run(["offers", "keep", "tea", "--yes"] + mine).end == .exit(0))
        #expect(try await swippy("offers", "keep", "cinema").end == .exit(0))
        #expect(try await swippy("remove", "@1", "--yes").end == .exit(0))
        let run = try await swippy.run(["reset", "--yes"] + mine)
        #expect(run.output == "Forgotten. Offers kept or passed: 1.\n" && run.end == .exit(0))
        #expect(try await swippy.run(["offers", "list", "--kept"] + mine).output == "")
        #expect(try await swippy("offers", "list", "--kept").fields.map { $0[0] } == ["cinema"])
        #expect(try await swippy("list").fields.count == 13)
        #expect(try await swippy.run(["reset", "--yes"] + mine).output.hasPrefix("Nothing is kept in "))
    }

    @Test("that can’t be read are an error with its place")
    func unreadable() async throws {
        try swippy.workspace.write("{\"offers\": [,]}", to: "bad.json")
        for (path, code, message) in [
            ("bad.json", 65 as Int32, "swippy: bad.json:1:13: this is not JSON."),
            ("none.json", 66, "swippy: There is no file “none.json” with offers."),
            (".", 74, "swippy: The offers in “.” can’t be read: Is a directory"),
        ] {
            let run = try await swippy("offers", "list", "--offers", path)
            #expect(run.end == .exit(code) && run.errorLines.first == message)
        }
    }

    @Test("that are for none of the cards are kept only with consent")
    func none() async throws {
        let asked = try await swippy.run(["offers", "keep", "ship"] + own)
        #expect(asked.end == .exit(64) && asked.errors.contains("--yes"))
        #expect(asked.errors.contains("is for none of your cards; confirmation is required"))
        #expect(try await swippy.run(["offers", "list", "--kept"] + own).output == "")
        #expect(try await swippy.run(["offers", "keep", "ship", "--yes"] + own).end == .exit(0))
        #expect(try await swippy.run(["offers", "keep", "tea"] + own).end == .exit(0))
        #expect(
            try await swippy.run(["offers", "list", "--kept"] + own).fields.map { $0[0] } == ["tea", "ship"])
        #expect(try await swippy("offers", "list", "--kept").output == "")
    }

    @Test("that have ended are not offered to be typed")
    func completions() async throws {
        let line = ["complete", "offer", "", "--", "offers", "keep"]
        let words = try await swippy.run(line + own).fields.map { $0[0] }
        #expect(words == ["tea", "ship"])
        let builtIn = try await swippy.run(line).fields.map { $0[0] }
        #expect(builtIn.contains("cinema") && !builtIn.contains("umbrella"))
    }
}
