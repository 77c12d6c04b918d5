import Foundation
import Journaling
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@testable import PaymentCardsStore

/// Earlier versions could remove any card, and bring it back.
@Suite("What an earlier version removed")
struct EarlierRemovalsTests {
    private let world: StoreWorld
    private let cards: [PaymentCard] = .fixtures(3)

    init() throws { world = try StoreWorld() }

    /// Stores these lines as an earlier version did.
    private func store(_ lines: [String]) throws {
        _ = try CardStore.journal(in: world.store).begin().append(lines.map { Data($0.utf8) })
    }

    @Test(
        "of a source is listed, and can be paid on",
        arguments: [
            #"{"card":"2","kind":"removed","number":"4221 XXXX XXXX 1002"}"#,
            #"{"card":"2","kind":"removed","number":"4221 XXXX XXXX 1002","own":1}"#,
            #"{"card":"2","cur":"INR","due":"123243","kind":"removed","number":"4221 XXXX XXXX 1002","own":1,"v":4}"#,
            #"{"card":"2","kind":"removed","number":"4221 XXXX XXXX 1002","own":1,"v":4}"#,
        ])
    func ofSource(line: String) async throws {
        try store([line])
        let service = world.service(over: cards)
        try await same(service.cards(), cards)
        try await same(service.removedCards(), [])
        _ = try await service.pay(.fixture(500, on: cards[1]))
        try await same(world.service(over: cards).cards()[1].due?.rest.amount, 1000)
        try same(world.records().count, 2)
    }

    @Test("of the added cards is gone, unless it was brought back, which put it at the end")
    func added() async throws {
        func added(_ number: Int) -> String {
            #"{"bank":"HDFC","card":"added-\#(number)","holder":"ASHA RAO","kind":"added","network":"MASTERC","#
                + #""number":"555555XXXXXX000\#(number)","own":1,"title":"GOLD 000\#(number)"}"#
        }
        func changed(_ kind: String, _ number: Int, _ version: String = "") -> String {
            #"{"card":"added-\#(number)","kind":"\#(kind)","number":"555555XXXXXX000\#(number)","own":1\#(version)}"#
        }
        try store([
            added(1), added(2), added(3), changed("removed", 1), changed("restored", 1, #","v":2"#),
            changed("removed", 2),
        ])
        let service = world.service(over: cards)
        try await same(service.cards().map(\.id.feedID), ["1", "2", "3", "added-3", "added-1"])
        try await same(service.add(.fixture("0002")).id.feedID, "added-4")
    }
}
