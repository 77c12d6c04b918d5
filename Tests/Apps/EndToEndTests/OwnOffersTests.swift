import Foundation
import SystemTestSupport
import Testing

@Suite("Offers of one’s own")
struct OwnOffersTests {
    private let swippy: Swippy

    init() throws {
        swippy = try Swippy(here: true)
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
        let run = try await swippy.program(["offers", "list", "--all"] + own).run()
        #expect(run.fields.map { $0[0] } == ["old", "tea", "ship"])
        #expect(
            run.errorLines == [
                "swippy: skipped offers.json:5:85: “Wrong”, offers[3].expires: expected a date such as 2026-11-20, found text"
            ])
        #expect(try await swippy("offers", "list", "--all", "--file", "own.json").output == "")
        let shown = try await swippy.run(["show", "7001", "--json"] + own)
        #expect(shown.output.contains("\"tea\"") && shown.errors.contains("offers.json:5:85"))
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
        #expect(try await swippy("offers", "keep", "cinema", "amazon").end == .exit(0))
        #expect(try await swippy("offers", "undo").end == .exit(0))
        // Of several, none is kept if one is unknown.
        #expect(try await swippy("offers", "keep", "amazon", "nonsuch").end == .exit(66))
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
            ("bad.json", 65 as Int32, "swippy: bad.json:1:13: unexpected “,”."),
            ("none.json", 66, "swippy: There is no file “none.json” with offers."),
            (".", 74, "swippy: The offers in “.” can’t be read: Is a directory."),
        ] {
            let run = try await swippy.program(["offers", "list", "--offers", path]).run()
            #expect(run.end == .exit(code) && run.errorLines.first == message)
        }
    }

    @Test("fit cards by the names of banks and networks, in any case, as the cards’ feed is read")
    func names() async throws {
        let offers = [
            ("a", #""banks": ["State Bank of India"]"#),
            ("b", #""banks": ["sbi card"], "networks": ["VISA"]"#),
            ("c", #""networks": ["american express"]"#), ("d", #""banks": ["MONO-BANK"]"#),
        ].map {
            #"{"id": "\#($0)", "title": "T", "merchant": "M", "category": "c", "expires": "2999-01-01", \#($1)}"#
        }
        try swippy.workspace.write("{\"offers\": [\(offers.joined(separator: ","))]}", to: "named.json")
        let cards = [("1", "SBI", "visa"), ("2", "mono bank", "AmEx")].map {
            #"{"id": "\#($0)", "title": "T", "number": "\#($0)", "card_holder_name": "M", "type": "\#($2)", "bank_name": "\#($1)"}"#
        }
        try swippy.workspace.write("{\"card\": [\(cards.joined(separator: ","))]}", to: "cards.json")
        let run = try await swippy(
            "offers", "list", "--file", "cards.json", "--offers", "named.json", "--card", "1")
        #expect(run.fields.map { $0[0] } == ["a", "b"], "\(run.output)")
        let other = try await swippy(
            "offers", "list", "--file", "cards.json", "--offers", "named.json", "--card", "2")
        #expect(other.fields.map { $0[0] } == ["c", "d"], "\(other.output)")
        let builtIn = try await swippy("offers", "list")
        #expect(builtIn.fields.count == 10 && builtIn.fields.contains { $0[0] == "coffee#2" })
    }

    @Test("are checked as cards are: everything wrong with its place, its title and the nearest right word")
    func check() async throws {
        let offer =
            #"{"id": "1", "title": "TEA", "merchant": "M", "category": "food", "expires": "2999-01-01"}"#
        let lines = [
            offer, offer.replacing("2999-01-01", with: "2999-02-30"),
            offer.replacing("merchant", with: "merchnt"),
            offer.replacing("}", with: #", "network": ["Visa"], "banks": ["Monobank", "SBI"]}"#), "5",
        ]
        try swippy.workspace.write("{\"offers\": [\n\(lines.joined(separator: ",\n"))\n]}", to: "wrong.json")
        let run = try await swippy("check", "--offers", "wrong.json")
        #expect(run.end == .exit(65))
        #expect(
            run.fields.map { [$0[0], $0[2], $0[3], $0[4], $0[7]] } == [
                ["error", "3", "77", "TEA", ""], ["error", "4", "1", "TEA", "merchnt"],
                ["warning", "5", "8", "TEA", ""], ["warning", "5", "91", "TEA", "networks"],
                ["error", "6", "1", "", ""],
            ], "\(run.output)")
        #expect(run.errorLines.first == "swippy: 2 offers, 3 offers could not be read")
        #expect(run.errors.contains("1 bank has no look of its own here: “Monobank”."))
        #expect(run.errors.contains("swippy help offers"))
        let json = try await swippy("check", "--offers", "wrong.json", "--json")
        #expect(json.output.contains("\"unreadableOffers\" : 3") && !json.output.contains("unreadableCards"))
        #expect(try await swippy("check", "--offers", "-", input: Data(offer.utf8)).end == .exit(65))
        #expect(
            try await swippy("check", "--offers", "-", input: Data("{\"offers\": []}".utf8)).end == .exit(0))
        #expect(try await swippy("check", "own.json", "--offers", "wrong.json").end == .exit(64))
        let broken = try await swippy("check", "--offers", "-", input: Data("{\"offers\": [5,]}".utf8))
        #expect(broken.fields.map { $0[3] } == ["13", "14"] && broken.end == .exit(65), "\(broken.output)")
    }

    @Test("are not taken for cards, nor cards for offers: the right check is named")
    func mistaken() async throws {
        for (arguments, message, command) in [
            (["check", "offers.json"], "“offers.json” has offers, not cards.", "check --offers offers.json"),
            (
                ["list", "-f", "offers.json"], "“offers.json” has offers, not cards.",
                "check --offers offers.json"
            ),
            (["check", "--offers", "own.json"], "“own.json” has cards, not offers.", "check own.json"),
        ] {
            let run = try await swippy.program(arguments).run()
            #expect(run.end == .exit(65) && run.output == "", "\(arguments)")
            #expect(run.errorLines.first == "swippy: \(message)", "\(run.errors)")
            #expect(run.errorLines.last?.hasSuffix(": swippy \(command)") == true, "\(run.errors)")
            let right = try await swippy.run(command.split(separator: " ").map(String.init))
            #expect(right.fields.allSatisfy { $0[0] != "" && $0[3] != "1" }, "\(right.output)")
        }
        let input = try await swippy("check", "-", input: Data("{\"offers\": []}".utf8))
        #expect(input.errors.hasPrefix("swippy: Standard input has offers"), "\(input.errors)")
        #expect(input.errors.contains("swippy check --offers -"))
    }

    @Test("that are for none of the cards are kept only with consent")
    func none() async throws {
        let asked = try await swippy.run(["offers", "keep", "ship"] + own)
        #expect(asked.end == .exit(64) && asked.errors.contains("--yes"))
        #expect(asked.errors.contains("is for none of your cards; confirmation is required"))
        #expect(try await swippy.run(["offers", "keep", "tea", "ship"] + own).end == .exit(64))
        #expect(try await swippy.run(["offers", "list", "--kept"] + own).output == "")
        #expect(try await swippy.run(["offers", "keep", "ship", "--yes"] + own).end == .exit(0))
        let several = try await swippy.run(["offers", "keep", "old", "tea", "--json"] + own)
        #expect(several.end == .exit(79) && several.output.contains("\"tea\""))
        #expect(several.errorLines.last?.contains("\"code\":79,") == true)
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
