import JSONFeed
import PaymentCardsEntity
import PaymentCardsTestSupport
import TestSupport
import Testing

@Suite("UnreadableField")
struct UnreadableFieldTests {
    /// Raw JSON of every kind of value, and what it is called.
    static let kinds: [(json: String?, kind: FieldKind)] = [
        (nil, .nothing), ("null", .null), ("true", .boolean), ("false", .boolean), ("12", .number),
        ("-1.5e3", .number),
        (#""text""#, .text), (#""""#, .text), ("[]", .list), (#"[1, "a"]"#, .list), ("{}", .object),
        (#"{ "a": [] }"#, .object), (#""\ud800""#, .brokenText), (#""a\udc00b""#, .brokenText),
        ("1e400", .inexactNumber),
        ("1e-400", .inexactNumber),
    ]

    /// What can't be in `field`. An id may be a number, and whatever number it may not be is that.
    private static func kinds(otherThanText field: String) -> [(json: String?, kind: FieldKind)] {
        kinds.filter { $0.kind != .text && !(field == "id" && $0.kind == .number) }
            .map { ($0, field == "id" && $1 == .inexactNumber ? .number : $1) }
    }

    @Test(
        "A number may be an id, of a card and of a due, and is the text of its digits",
        arguments: [
            "2", "0", "-7", "48822394455", "1234567890123456789012345678901234567",
            "1000000000000000000000000000000000000",
        ])
    func numericIDs(json: String) throws {
        let card = FeedText.card(["id": json, "due": FeedText.due(["id": json])])
        let feed = try FeedText.feed([card, FeedText.card(["id": "\"\(json)\""])])
        same(feed.cards.map(\.id), [CardID(feedID: json), CardID(feedID: json, occurrence: 2)])
        same(feed.cards.first?.due?.id, json)
        same(feed.cards.map(\.oddities), [[.numericID, .numericDueID], []])
    }

    @Test(
        "A text field of another kind is named with what was found",
        arguments: ["id", "title", "number", "card_holder_name", "type", "bank_name"])
    func texts(field: String) throws {
        for (json, kind) in Self.kinds(otherThanText: field) {
            try expect([field: json], path: field, expected: .text, found: kind)
        }
    }

    @Test("A text field of a due that is of another kind is named", arguments: ["id", "currency", "state"])
    func dueTexts(field: String) throws {
        let mayBeMissing = field != "currency"
        for (json, kind) in Self.kinds(otherThanText: field)
        where !(mayBeMissing && [.nothing, .null].contains(kind)) {
            try expect(
                ["due": FeedText.due([field: json])], path: "due.\(field)", expected: .text, found: kind)
        }
    }

    @Test("An amount that is not a number is named, and so is a text that only looks like one")
    func amount() throws {
        for (json, kind) in Self.kinds + [(#""242,33""#, .text)] where kind != .number {
            try expect(
                ["due": FeedText.due(["amount": json])], path: "due.amount", expected: .number, found: kind)
        }
    }

    @Test("A due that is not an object is named")
    func due() throws {
        for (json, kind) in Self.kinds where ![.object, .nothing, .null].contains(kind) {
            try expect(["due": json], path: "due", expected: .object, found: kind)
        }
    }

    @Test("Actions that are not a list are named, and so is an action that is not text, wherever it is")
    func actions() throws {
        for (json, kind) in Self.kinds where ![.list, .nothing, .null].contains(kind) {
            try expect(["actions": json], path: "actions", expected: .list, found: kind)
        }
        for case (let json?, let kind) in Self.kinds where kind != .text {
            try expect(["actions": "[\(json)]"], path: "actions[0]", expected: .text, found: kind)
            try expect(
                ["actions": #"["a", \#(json), "b", {}, 1]"#], path: "actions[1]", expected: .text, found: kind
            )
        }
    }

    @Test("A card that is not an object is named")
    func cards() throws {
        for case (let json?, let kind) in Self.kinds where kind != .object {
            let feed = try FeedText.feed([FeedText.card(), json, FeedText.card(["id": #""2""#])])
            same(feed.cards.map(\.id.feedID), ["48822393341", "2"])
            same(
                feed.unreadable,
                [
                    UnreadableCard(
                        index: 1, field: UnreadableField(path: "card[1]", expected: .object, found: kind))
                ])
        }
    }

    @Test("An id or a number with nothing in it is named; every other text may be empty")
    func empty() throws {
        for text in [#""""#, #""\u202e\ufeff""#] {
            try expect(["id": text], path: "id", expected: .text, found: .emptyText)
            try expect(["number": text], path: "number", expected: .text, found: .emptyText)
            let changes = ["title": text, "card_holder_name": text, "type": text, "bank_name": text]
            try same(FeedText.feed([FeedText.card(changes)]).cards.map(\.title), [""])
        }
    }

    @Test("An object whose key is not Unicode is a broken text")
    func brokenKey() throws {
        try expect(["due": #"{ "\ud800": 1 }"#], path: "due", expected: .object, found: .brokenText)
    }

    /// Expects the second of three cards to be skipped because of its field at `path`.
    private func expect(
        _ changes: [String: String?], path: String, expected: FieldKind, found: FieldKind,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let feed = try FeedText.feed([
            FeedText.card(["id": #""1""#]), FeedText.card(changes), FeedText.card(["id": #""3""#]),
        ])
        let field = UnreadableField(path: "card[1].\(path)", expected: expected, found: found)
        same(feed.unreadable, [UnreadableCard(index: 1, field: field)], sourceLocation: sourceLocation)
        same(feed.cards.map(\.id.feedID), ["1", "3"], sourceLocation: sourceLocation)
    }
}
