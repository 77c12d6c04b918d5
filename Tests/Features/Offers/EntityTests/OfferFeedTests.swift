import Foundation
import JSONFeed
import OffersEntity
import OffersTestSupport
import TestSupport
import Testing
import Values

@Suite("Offers as they are read")
struct OfferFeedTests {
    private static let whole =
        #""id":"a","title":"T","merchant":"M","category":"food","expires":"2026-12-31""#

    private func read(_ elements: String...) throws -> OfferFeed {
        let text = "{\"offers\":[\(elements.map { "{\($0)}" }.joined(separator: ","))]}"
        return try ExactJSON(idKeys: ["id"]).decode(OfferFeed.self, from: Data(text.utf8))
    }

    @Test("The least that an offer needs")
    func least() throws {
        let offer = try #require(try read(Self.whole).offers.first)
        #expect(
            offer
                == Offer(
                    id: OfferID(feedID: "a"), title: "T", merchant: "M", category: "food",
                    expires: .day("2026-12-31")))
    }

    @Test(
        "A field that an offer can't do without is named, and the others are read",
        arguments: [
            ("id", #""id":1"#, nil as String?), ("id", #""id":"""#, "id"), ("id", #""id":1.5"#, "id"),
            ("id", #""id":null"#, "id"),
            ("title", #""title":"""#, "title"), ("title", #""title":7"#, "title"),
            ("merchant", #""merchant":[]"#, "merchant"),
            ("category", #""category":null"#, "category"), ("expires", #""expires":"2026-13-01""#, "expires"),
            ("expires", #""expires":"2026-12-31T10:00:00Z""#, "expires"),
            ("expires", #""expires":20261231"#, "expires"),
            ("banks", #""banks":"sbi""#, "banks"), ("banks", #""banks":[1]"#, "banks[0]"),
            ("cards", #""cards":{}"#, "cards"),
        ])
    func required(key: String, field: String, path: String?) throws {
        let others = Self.whole.split(separator: ",").filter { !$0.hasPrefix("\"\(key)\"") }
        let feed = try read((others + [Substring(field)]).joined(separator: ","), Self.whole)
        #expect(feed.unreadable.map(\.index) == (path == nil ? [] : [0]))
        #expect(feed.unreadable.first.map { $0.field.path.hasSuffix(path ?? "") } ?? true)
        #expect(feed.offers.count == (path == nil ? 2 : 1))
        let element = "{\((others + [Substring(field)]).joined(separator: ","))}"
        let inspection = try ExactJSON.offers.decode(OfferInspection.self, from: Data(element.utf8))
        #expect(inspection.faults.map(\.path) == (path.map { [$0] } ?? []))
        #expect((inspection.offer == nil) == (path != nil))
    }

    @Test(
        "What only adds to an offer is left out where it can't be read",
        arguments: [
            #""text":5"#, #""picture":{}"#, #""text":null,"picture":null"#, #""stars":[{"deep":[[]]}]"#,
        ])
    func lenient(field: String) throws {
        let offer = try #require(try read(Self.whole + "," + field).offers.first)
        #expect(offer.text == "" && offer.picture == nil)
    }

    @Test("Two with one id are told apart by their order")
    func shared() throws {
        #expect(try read(Self.whole, Self.whole).offers.map(\.id.occurrence) == [1, 2])
    }

    @Test("Texts are made safe to show")
    func safe() throws {
        let offer = try #require(
            try read(Self.whole.replacing("\"T\"", with: #""T\u001b[2J\u202Ex""#)).offers.first)
        #expect(offer.title.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\u{202E}" })
    }

    @Test("A card number in any text is masked; ids of cards and URLs stay what they are")
    func masked() throws {
        let number = "4111 1111 1111 1111"
        let element = #"""
            "id":"a","title":"For \#(number)","text":"Only \#(number).","merchant":"M \#(number)",\#
            "category":"\#(number)","expires":"2026-12-31","cards":["4111111111111111"],\#
            "picture":"https://example.org/4111111111111111.png"
            """#
        let offer = try #require(try read(element).offers.first)
        let shown = "4111 11XX XXXX 1111"
        #expect(offer.title == "For \(shown)" && offer.text == "Only \(shown).")
        #expect(offer.merchant == "M \(shown)" && offer.category == shown)
        #expect(offer.audience.cards == ["4111111111111111"])
        #expect(offer.picture == "https://example.org/4111111111111111.png")
    }

    @Test("What is no list of offers is refused", arguments: ["{}", "[]", #"{"offers":{}}"#, "7"])
    func noFeed(text: String) {
        #expect(throws: UnreadableField.self) {
            try ExactJSON(idKeys: ["id"]).decode(OfferFeed.self, from: Data(text.utf8))
        }
    }

    @Test("An offer is for the cards that every list has")
    func audience() {
        let card = HeldCard.fixture("1", bank: "SBI", network: "Visa")
        let includes = { (banks: [String], networks: [String], cards: Set<String>) in
            OfferAudience(banks: banks, networks: networks, cards: cards).includes(card)
        }
        #expect(includes([], [], []))
        #expect(includes(["icici", "Sbi"], [], []))
        #expect(includes(["sbi"], ["VISA"], ["1"]))
        #expect(!includes(["sbi"], ["mastercard"], []))
        #expect(!includes(["sbi"], [], ["2"]))
        #expect(!includes(["hdfc"], ["visa"], ["1"]))
    }

    @Test("The last day still counts")
    func lastDay() {
        let offer = Offer.fixture("a", expires: "2026-11-20")
        #expect(!offer.isExpired(on: .day("2026-11-20")))
        #expect(offer.isExpired(on: .day("2026-11-21")))
    }
}
