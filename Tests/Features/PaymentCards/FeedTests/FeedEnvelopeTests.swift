import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import TestSupport
import Testing

@testable import PaymentCardsFeed

@Suite("A feed's envelope")
struct FeedEnvelopeTests {
    private static let members = [
        ("card", "[]"), ("card", "{}"), ("card", "null"), ("stat", #""ok""#), ("stat", #""fail""#),
        ("stat", "1"),
        ("message", #""No!""#), ("statement", "[]"), ("statement", "{}"), ("page", "1"),
    ]

    /// All choices of up to three of the members, in every order.
    private static var choices: [[(String, String)]] {
        let pairs = members.flatMap { first in members.map { [first, $0] } }
        return [[]] + members.map { [$0] } + pairs + pairs.flatMap { pair in members.map { pair + [$0] } }
    }

    @Test("is what a decoder of whole feeds says of it, whatever its members are")
    func members() {
        for choice in Self.choices {
            var envelope = FeedEnvelope()
            for (key, value) in choice {
                envelope.add(key: key, written: Array("\"\(key)\"".utf8)[...], value: Array(value.utf8)[...])
            }
            // The rest is optional, and left out.
            let needed = choice.filter { $0.0 != "page" }.map { "\"\($0.0)\":\($0.1)" }
            let object = Data("{\(needed.joined(separator: ","))}".utf8)
            let expected = Result { () throws(CardsError) in try CardFeedDecoder(source: "f").feed(of: object)
            }
            let found = Result { () throws(CardsError) in try envelope.feed(source: "f") }
            same(found, expected, "\(choice)")
        }
    }
}
