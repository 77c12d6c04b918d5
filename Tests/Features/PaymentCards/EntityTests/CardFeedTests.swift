import JSONFeed
import PaymentCardsEntity
import PaymentCardsTestSupport
import TestSupport
import Testing

@Suite("CardFeed")
struct CardFeedTests {
    @Test("Cards that share an id are numbered in order")
    func repeatedIDs() throws {
        let ids = ["a", "b", "a", "a", "b", "a#2"]
        let feed = try FeedText.feed(ids.map { FeedText.card(["id": "\"\($0)\""]) })
        same(feed.cards.map(\.id.feedID), ids)
        same(feed.cards.map(\.id.occurrence), [1, 1, 2, 3, 2, 1])
        same(Set(feed.cards.map(\.id)).count, ids.count)
    }

    @Test("One unreadable card never hides the others, and takes no number")
    func unreadable() throws {
        let bad = FeedText.card(["number": "null"])
        let feed = try FeedText.feed([bad, FeedText.card(), "null", FeedText.card(), "7", "[[{}]]"])
        same(feed.cards.map(\.id.occurrence), [1, 2])
        same(feed.unreadable.map(\.index), [0, 2, 4, 5])
        same(feed.unreadable.map(\.field.path), ["card[0].number", "card[2]", "card[4]", "card[5]"])
    }

    @Test("A feed without cards is empty")
    func empty() throws {
        try same(FeedText.feed([]), CardFeed(entries: []))
        try same(FeedText.feed("[]"), CardFeed(entries: []))
    }

    @Test("A list of cards is a feed without an envelope, and each of its cards says so")
    func bareList() throws {
        let cards = ["1", FeedText.card(), FeedText.card(["number": "null"]), FeedText.card(["id": "2"])]
        let feed = try FeedText.feed("[\(cards.joined(separator: ","))]")
        let usual = try FeedText.feed(cards)
        same(feed.unreadable, usual.unreadable)
        same(feed.cards, usual.cards.map(\.inBareList))
        same(feed.cards.map(\.oddities), [[.inBareList], [.numericID, .inBareList]])
        same(feed.cards.map { $0.numbered(2).with(due: nil).oddities.last }, [.inBareList, .inBareList])
    }

    @Test(
        "What the envelope says about pages is not believed, nor need it make sense",
        arguments: [
            #""page": 7, "pages": 0, "perpage": -1, "total": 9999,"#,
            #""page": "x", "pages": null, "perpage": [], "total": {}, "stat": null,"#,
            #""page": 1e400, "pages": true, "perpage": "\ud800", "total": 1.5,"#,
            #""stat": "ok", "message": "fine","#,
        ])
    func envelope(fields: String) throws {
        let feed = try FeedText.feed([FeedText.card(), FeedText.card()], envelope: fields)
        same(feed.cards.count, 2)
        #expect(feed.refusal == nil)
    }

    @Test(
        "A feed that says it failed carries its own message",
        arguments: [
            (#"{ "stat": "fail", "message": "No such user" }"#, "No such user"),
            (#"{ "stat": "fail", "message": "\u001b[2Jgone", "card": [] }"#, "\u{FFFD}[2Jgone"),
            (#"{ "stat": "fail", "message": 12 }"#, "fail"), (#"{ "stat": "fail" }"#, "fail"),
            (#"{ "stat": "fail", "message": "" }"#, "fail"),
        ])
    func refusal(text: String, message: String) throws {
        try same(FeedText.feed(text), CardFeed(entries: [], refusal: message))
    }

    @Test(
        "An envelope that is not an object with a list of cards is not a feed",
        arguments: [
            ("{}", "card", .list, .nothing), (#"{ "card": null }"#, "card", .list, .null),
            (#"{ "card": {} }"#, "card", .list, .object), (#"{ "card": "x" }"#, "card", .list, .text),
            (#"{ "card": 1e400 }"#, "card", .list, .inexactNumber),
            ("[1]", "card[0]", .object, .number), (#"["a", null]"#, "card[0]", .object, .text),
            ("[[{}]]", "card[0]", .object, .list), (#"[{"sha": "1"}, 2]"#, "card[0].id", .text, .nothing),
            ("null", "", .object, .null), ("12", "", .object, .number), (#""x""#, "", .object, .text),
            ("true", "", .object, .boolean),
        ] as [(String, String, FieldKind, FieldKind)])
    func notAFeed(text: String, path: String, expected: FieldKind, found: FieldKind) {
        #expect(throws: UnreadableField(path: path, expected: expected, found: found)) {
            try FeedText.feed(text)
        }
    }

    @Test("A refusal without end is cut before anything is looked for in it, and shows no part of a number")
    func longRefusal() throws {
        for count in 4070...4096 {
            let message = String(repeating: "\u{200E}", count: 9) + String(repeating: "x", count: count - 27)
            let feed = try FeedText.feed(
                #"{ "stat": "fail", "message": "\#(message) 4111 1111 1111 1111 and on" }"#)
            let end = String(try #require(feed.refusal).trimmingPrefix { $0 == "x" })
            #expect(end.isEmpty || end.hasPrefix(" 4111 11XX XXXX 1111"))
        }
    }

    @Test("Text of a megabyte and NUL characters do no harm")
    func extremes() throws {
        let title = String(repeating: "e\u{301}", count: 350_000)
        let feed = try FeedText.feed([
            FeedText.card(["title": "\"\(title)\""]), FeedText.card(["title": #""a\u0000b""#]),
        ])
        same(feed.cards.map(\.title), [title, "a\u{FFFD}b"])
    }
}
