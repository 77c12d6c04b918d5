import Foundation
import JSONFeed
import OffersEntity
import OffersFeed
import OffersPorts
import OffersTestSupport
import Testing
import Values

@Suite("The offers that are built in")
struct BuiltInOffersTests {
    @Test(
        "They are twelve, of every kind that a person may meet, on any day",
        arguments: ["2026-11-20", "2031-02-28"])
    func kinds(day: String) async throws {
        let feed = try await BuiltInOffers(days: .at(day)).offers()
        #expect(feed.offers.count == 12)
        #expect(feed.unreadable.isEmpty)
        #expect(feed.offers.count { $0.isExpired(on: .day(day)) } == 1)
        #expect(feed.offers.count { $0.id.occurrence == 2 } == 1)
        #expect(feed.offers.contains { $0.title.contains("українські") })
        #expect(feed.offers.contains { $0.title.count > 100 })
        #expect(feed.offers.count { $0.picture == nil } == 1)
        #expect(!feed.offers.contains { $0.picture == "builtin:missing" })
        #expect(feed.offers.count { $0.audience.banks == ["riviera"] } == 1)
    }

    @Test("What is skipped is told with its place and its title, after a byte order mark, too")
    func places() throws {
        let text =
            "{\"x\":1, \"offers\": [7,\n  {\"title\": \"Чай\", \"id\": \"a\"},\n{\"id\":\"b\",\"title\":5}]}"
        for bytes in [Data(text.utf8), Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8)] {
            let feed = try OfferFeedDecoder(source: "x.json").decode(bytes)
            #expect(feed.unreadable.map(\.title) == [nil, "Чай", nil])
            #expect(
                feed.unreadable.map(\.place) == [
                    OfferFeed.Place(line: 1, column: 20), OfferFeed.Place(line: 2, column: 3),
                    OfferFeed.Place(line: 3, column: 19),
                ])
        }
    }

    @Test("Only as many places are looked for as are named")
    func many() throws {
        let list = Array(repeating: "7", count: OfferFeed.namedLimit + 5).joined(separator: ",\n")
        let feed = try OfferFeedDecoder(source: "x.json").decode(Data("{\"offers\":[\(list)]}".utf8))
        #expect(feed.unreadable.count == OfferFeed.namedLimit + 5)
        #expect(feed.unreadable.count { $0.place != nil } == OfferFeed.namedLimit)
        #expect(feed.unreadable[OfferFeed.namedLimit - 1].place?.line == OfferFeed.namedLimit)
    }

    @Test("Bytes that are no offers are refused with their place")
    func faults() {
        let decoder = OfferFeedDecoder(source: "x.json")
        #expect(throws: OffersError.malformed(source: "x.json", line: 2, column: 1, problem: .endsEarly)) {
            try decoder.decode(Data("{\"offers\":[\n".utf8))
        }
        #expect(throws: OffersError.self) { try decoder.decode(Data("{\"cards\":[]}".utf8)) }
    }
}
